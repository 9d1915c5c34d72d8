/// A list in a text, with its markers.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlist
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
    /// The format of the markers.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlist/markerformat-swift.struct
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// A string in which a word in braces is replaced by the marker.
        public let rawValue: String
        /// Makes a format from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a format from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A box.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A circle.
        public static let circle = MarkerFormat("{circle}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat("{square}")
        /// The decimal number.
        public static let decimal = MarkerFormat("{decimal}")
        /// Lower-case letters.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Upper-case letters.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Lower-case letters.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// Upper-case letters.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Lower-case Roman numerals.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Upper-case Roman numerals.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// The octal number.
        public static let octal = MarkerFormat("{octal}")
        /// The hexadecimal number, in lower case.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// The hexadecimal number, in upper case.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    }

    /// The format of the markers.
    public let markerFormat: MarkerFormat
    /// The number of the first item.
    open var startingItemNumber: Int
    /// Whether the items are numbered.
    open var isOrdered: Bool { Self.mark(1, markerFormat.rawValue) != Self.mark(2, markerFormat.rawValue) }

    /// Makes a list with a marker format.
    public init(markerFormat: MarkerFormat, options: Int = 0) {
        (self.markerFormat, startingItemNumber) = (markerFormat, 1)
        super.init()
    }

    /// Whether secure coding is supported: true.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the format and the first number.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: Key.format)
        coder.encode(startingItemNumber, forKey: Key.start)
    }

    /// Makes a list from an archive; nil if it contains none.
    public required init?(coder: NSCoder) {
        guard let format = coder.decodeText(forKey: Key.format) else { return nil }
        (markerFormat, startingItemNumber) = (MarkerFormat(rawValue: format), coder.decodeInteger(forKey: Key.start))
        super.init()
    }

    private enum Key {
        static let format = "NSMarkerFormat"
        static let start = "NSStartingItemNumber"
    }

    /// Returns a list with the same markers.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSTextList(markerFormat: markerFormat)
        copy.startingItemNumber = startingItemNumber
        return copy
    }

    /// The marker of the item with a number.
    open func marker(forItemNumber itemNum: Int) -> String { Self.mark(itemNum, markerFormat.rawValue) }

    private static func mark(_ number: Int, _ format: String) -> String {
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return format }
        return format[..<open] + symbol(number, String(format[format.index(after: open)..<close]))
            + format[format.index(after: close)...]
    }

    private static let symbols = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "disc": "\u{2022}", "diamond": "\u{25C6}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static func symbol(_ number: Int, _ name: String) -> String {
        switch name {
        case "decimal": "\(number)"
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number)
        case "upper-roman": roman(number).uppercased()
        default: symbols[name] ?? ""
        }
    }

    /// a to z, then aa, ab and so on.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return "\(number)" }
        let last = String(UnicodeScalar(UInt8(97 + (number - 1) % 26)))
        return number > 26 ? letters((number - 1) / 26) + last : last
    }

    private static func roman(_ number: Int) -> String {
        guard number > 0, number < 4000 else { return "\(number)" }
        let parts = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"),
            (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, text) = (number, "")
        for (value, letters) in parts { while rest >= value { (rest, text) = (rest - value, text + letters) } }
        return text
    }
}
