/// An XML document: its bytes and the spans of its elements and attributes.
///
/// Nothing is copied out of the source, so that serialising the tree returns the original bytes. Elements are stored in
/// an array in document order, each followed by its descendants.
public final class MarkupTree: Sendable {
    /// The bytes of the document, including its byte order mark and original line ends.
    public let source: [UInt8]
    let elements: [Element]
    let attributes: [Attribute]
    private let nameTable: MarkupNameTable
    /// The elements of outlets by the ids that they lead to, in document order.
    private let outlets: [String: [Int32]]
    private let lines: LineTable

    /// An element: its span in the source, and its relatives in the tree.
    struct Element: Sendable {
        let name: Int32
        let parent: Int32
        /// The index after the element's last descendant.
        var subtreeEnd: Int32
        let firstAttribute: Int32
        var attributesEnd: Int32
        /// The offset of `<`.
        let start: Int32
        /// The offset after the start tag's `>`.
        var contentStart: Int32
        /// The offset of the end tag's `<`; `contentStart` for an empty-element tag.
        var contentEnd: Int32
        /// The offset after the end tag's `>`.
        var end: Int32
    }

    /// The spans of an attribute: the name from `start` up to `nameEnd`, the value between its quotes.
    struct Attribute: Sendable {
        let name: Int32
        let start: Int32
        let nameEnd: Int32
        let valueStart: Int32
        let valueEnd: Int32
    }

    init(source: [UInt8], elements: [Element], attributes: [Attribute], names: MarkupNameTable, lines: LineTable) {
        self.source = source
        self.elements = elements
        self.attributes = attributes
        nameTable = names
        self.lines = lines
        outlets = Self.outlets(source, elements, attributes, names)
    }

    private static func outlets(
        _ source: [UInt8], _ elements: [Element], _ attributes: [Attribute], _ names: MarkupNameTable
    ) -> [String: [Int32]] {
        func id(_ name: String) -> Int32? { source.withUnsafeBufferPointer { names.number(of: name, in: $0) } }
        let (kinds, destination) = (["outlet", "outletCollection"].compactMap(id), id("destination"))
        var found: [String: [Int32]] = [:]
        for (index, element) in elements.enumerated() where kinds.contains(element.name) {
            let own = attributes[Int(element.firstAttribute)..<Int(element.attributesEnd)]
            guard let attribute = own.first(where: { $0.name == destination }) else { continue }
            let id = MarkupText.attributeValue(source, Int(attribute.valueStart)..<Int(attribute.valueEnd))
            found[id, default: []].append(Int32(index))
        }
        return found
    }

    /// The root element.
    public var root: MarkupElement { MarkupElement(tree: self, index: 0) }

    /// The elements of the outlets that lead to an object, in document order.
    func outlets(to id: String) -> [MarkupElement] { (outlets[id] ?? []).map { MarkupElement(tree: self, index: $0) } }

    /// The number of elements.
    public var elementCount: Int { elements.count }

    /// The names of elements and attributes in the document, by their ids.
    var names: [String] { nameTable.names }

    /// The id of a name in the document; nil if it does not occur.
    func nameID(_ name: String) -> Int32? {
        source.withUnsafeBufferPointer { nameTable.number(of: name, in: $0) }
    }

    /// Whether an attribute has a value, compared without creating a string if the source has no entities.
    func isValue(of attribute: MarkupAttribute, _ text: String) -> Bool {
        let span = source[attribute.valueSpan]
        if span.elementsEqual(text.utf8) { return true }
        return span.contains(where: MarkupText.isDecoded) && attribute.value == text
    }

    /// The line and column of an offset. O(log lines + length of the line).
    public func position(of offset: Int) -> SourcePosition {
        source.withUnsafeBufferPointer { lines.position(of: offset, in: $0) }
    }
}
