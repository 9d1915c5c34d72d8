/// The marks of a list in a text.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlist
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
    /// What the marks are.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlist/markerformat-swift.struct
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// A text in which a word in braces stands for the mark.
        public let rawValue: String
        /// Makes a format of a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a format of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A box.
        public static let box = MarkerFormat("{box}")
        /// A tick.
        public static let check = MarkerFormat("{check}")
        /// A ring.
        public static let circle = MarkerFormat("{circle}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A lozenge.
        public static let diamond = MarkerFormat("{diamond}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat("{square}")
        /// The number.
        public static let decimal = MarkerFormat("{decimal}")
        /// Small letters.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Capital letters.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Small letters.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// Capital letters.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Small Roman numerals.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Capital Roman numerals.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// The number in base 8.
        public static let octal = MarkerFormat("{octal}")
        /// The number in base 16, in small letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// The number in base 16, in capital letters.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    }

    /// What the marks are.
    public let markerFormat: MarkerFormat
    /// The number of the first item.
    open var startingItemNumber: Int
    /// Whether the items are numbered.
    open var isOrdered: Bool { Self.mark(1, markerFormat.rawValue) != Self.mark(2, markerFormat.rawValue) }

    /// Makes a list of marks.
    public init(markerFormat: MarkerFormat, options: Int = 0) {
        (self.markerFormat, startingItemNumber) = (markerFormat, 1)
        super.init()
    }

    /// Whether archives that ask for classes can hold lists.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the format and the first number.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: Key.format)
        coder.encode(startingItemNumber, forKey: Key.start)
    }

    /// Reads a list of an archive; nil where it has none.
    public required init?(coder: NSCoder) {
        guard let format = coder.decodeText(forKey: Key.format) else { return nil }
        (markerFormat, startingItemNumber) = (MarkerFormat(rawValue: format), coder.decodeInteger(forKey: Key.start))
        super.init()
    }

    private enum Key {
        static let format = "NSMarkerFormat"
        static let start = "NSStartingItemNumber"
    }

    /// Returns a list with the same marks.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSTextList(markerFormat: markerFormat)
        copy.startingItemNumber = startingItemNumber
        return copy
    }

    /// The mark of an item of a number.
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
