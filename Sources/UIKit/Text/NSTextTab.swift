/// A place on a line that a tab moves to.
///
/// - Source: developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = FoundationTypeMark()

    /// A key of ``NSTextTab/options``.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstexttab/optionkey
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Makes a key with a name; options with other names are kept, without effect.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a key with a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// A `CharacterSet`; text up to the first of its characters ends at a right-aligned tab, as numbers aligned by their decimal
        /// separator do. Characters of general punctuation and below are read.
        public static let columnTerminators = OptionKey("NSTabColumnTerminatorsAttributeName")
    }

    /// Makes a tab for text at its leading side, at the beginning of the line.
    public convenience override init() { self.init(textAlignment: .natural, location: 0, options: [:]) }

    /// Which part of the text after the tab stands at the location.
    public let alignment: NSTextAlignment
    /// Points from the leading edge of the text's container.
    public let location: CGFloat
    /// What else was given.
    public let options: [NSTextTab.OptionKey: Any]

    /// Makes a tab stop.
    ///
    /// - Parameters:
    ///   - alignment: ``NSTextAlignment/natural`` and ``NSTextAlignment/justified`` count as left.
    ///   - loc: Points from the leading edge of the text's container.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// Whether archives that ask for classes can hold tab stops.
    open class var supportsSecureCoding: Bool { true }

    /// Writes location, alignment and terminators of columns; other options are left out.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(location), forKey: Key.location)
        coder.encode(alignment.rawValue, forKey: Key.alignment)
        if let terminators { coder.encode(terminators.bitmapRepresentation as NSData, forKey: Key.terminators) }
    }

    /// Reads a tab stop of an archive.
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

    /// The decimal separator of a locale; nil stands for the system's.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// Tab stops with the same location and alignment are equal; other options are not compared.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return location == other.location && alignment == other.alignment && terminators == other.terminators
    }
    open override var hash: Int { location.hashValue }
    /// Returns the stop itself, because stops do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }
}
