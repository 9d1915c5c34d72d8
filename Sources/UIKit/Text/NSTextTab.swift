/// A tab stop.
///
/// - Source: developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = FoundationTypeMark()

    /// A key of ``NSTextTab/options``.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstexttab/optionkey
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        /// The key's string.
        public let rawValue: String

        /// Makes a key from a string; unknown options are stored, without effect.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a key from a string.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// A `CharacterSet`: text up to the first of its characters ends at a right-aligned tab stop, as for numbers
        /// that are aligned by their decimal separator. Characters up to general punctuation are considered.
        public static let columnTerminators = OptionKey("NSTabColumnTerminatorsAttributeName")
    }

    /// Makes a tab stop of natural alignment at the start of the line.
    public convenience override init() { self.init(textAlignment: .natural, location: 0, options: [:]) }

    /// The alignment of the text after the tab at the location.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge of the container, in points.
    public let location: CGFloat
    /// The options.
    public let options: [NSTextTab.OptionKey: Any]

    /// Makes a tab stop.
    ///
    /// - Parameters:
    ///   - alignment: ``NSTextAlignment/natural`` and ``NSTextAlignment/justified`` count as left.
    ///   - loc: The distance from the leading edge of the container, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// Whether secure coding is supported: true.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes location, alignment and column terminators; other options are omitted.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(location), forKey: Key.location)
        coder.encode(alignment.rawValue, forKey: Key.alignment)
        if let terminators { coder.encode(terminators.bitmapRepresentation as NSData, forKey: Key.terminators) }
    }

    /// Makes a tab stop from an archive.
    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
        location = coder.decodeLength(forKey: Key.location)
        let terminators: NSData? = coder.decodeValue(of: [NSData.self], forKey: Key.terminators)
        options = terminators.map { [.columnTerminators: CharacterSet(bitmapRepresentation: $0 as Data)] } ?? [:]
        super.init()
    }

    private enum Key {
        static let location = "NSLocation"
        static let alignment = "NSAlignment"
        static let terminators = "NSColumnTerminators"
    }

    /// The decimal separator of a locale; nil for the system's.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// Tab stops are equal if location, alignment and column terminators are; other options are not compared.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return location == other.location && alignment == other.alignment && terminators == other.terminators
    }
    open override var hash: Int { location.hashValue }
    /// Returns the tab stop itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }
}
