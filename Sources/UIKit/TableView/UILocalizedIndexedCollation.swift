/// Sorts objects into the sections of an index by their names.
///
/// There are the sections of the English index: the letters from A to Z, and a last one for everything else.
///
/// - Source: developer.apple.com/documentation/uikit/uilocalizedindexedcollation
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

    /// The collation for the user's language; the English one here.
    open class func current() -> Self { shared as! Self }

    public required override init() { super.init() }

    /// The titles of the sections, in their order.
    open var sectionTitles: [String] { Self.letters.map(String.init) + ["#"] }

    /// The titles of the index beside a table, in their order.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section that a title of the index stands for.
    ///
    /// - Parameter indexTitleIndex: From 0 to the number of titles less one.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section in which an object belongs.
    ///
    /// - Parameters:
    ///   - object: An object with a stored property of the selector's name.
    ///   - selector: The name of a property that holds the object's name as text.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let name = name(of: object, selector)
        let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil).uppercased()
        guard let first = plain.first, let index = Self.letters.firstIndex(of: first) else { return Self.letters.count }
        return Self.letters.distance(from: Self.letters.startIndex, to: index)
    }

    /// Objects in the order of their names, without regard to case and accents.
    ///
    /// - Complexity: O(n log n).
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let named = array.map { (object: $0, name: name(of: $0, selector)) }
        return named.enumerated().sorted { one, other in
            let order = one.element.name.localizedStandardCompare(other.element.name)
            return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
        }.map(\.element.object)
    }

    /// The text in the stored property of the selector's name; the object's description where it has none.
    private func name(of object: Any, _ selector: Selector) -> String {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let text = current.children.first(where: { $0.label == "\(selector)" })?.value as? String { return text }
            mirror = current.superclassMirror
        }
        return "\(object)"
    }
}
