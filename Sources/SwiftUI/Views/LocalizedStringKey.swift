/// The key of a text, which a table of a bundle translates; values in it are put into the translation.
///
/// - Source: developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    private let key: String
    private let arguments: [Argument]

    /// A value, with the text by which it is compared.
    fileprivate struct Argument: Equatable {
        let value: any CVarArg
        let text: String
        static func == (a: Argument, b: Argument) -> Bool { a.text == b.text }
    }

    /// Makes a key without values.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Makes a key of what a source says.
    public init(stringLiteral value: String) { self.init(value) }
    /// Makes a key of pieces with values between them.
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// The pieces of a key that is written with values in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        /// Begins a key.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a piece of the key.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
        /// Adds a value.
        public mutating func appendInterpolation(_ string: String) { append("%@", string as NSString, string) }
        /// Adds a value.
        public mutating func appendInterpolation(_ value: Int) { append("%lld", value, "\(value)") }
        /// Adds a value.
        public mutating func appendInterpolation(_ value: Double) { append("%lf", value, "\(value)") }
        /// Adds a value in a format.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, value, "\(value)")
        }
        /// Adds a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { appendInterpolation("\(value)" as String) }

        private mutating func append(_ specifier: String, _ value: any CVarArg, _ text: String) {
            key += specifier
            arguments.append(Argument(value: value, text: text))
        }
    }

    /// The translation in a table of a bundle; the key where there is none.
    func text(in table: String?, of bundle: Bundle?) -> String {
        let format = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
        if arguments.isEmpty { return format == key ? key.replacingOccurrences(of: "%%", with: "%") : format }
        return String(format: format, locale: .current, arguments: arguments.map(\.value))
    }
}
