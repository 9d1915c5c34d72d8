public import Foundation

extension String {
    /// A text to be looked up: its key, and the values that are put into it.
    ///
    /// - Source: developer.apple.com/documentation/swift/string/localizationvalue
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        /// The key, with a specifier in place of each value.
        let key: String
        fileprivate let arguments: [any CVarArg]

        /// Makes a text without values.
        public init(_ value: String) { (key, arguments) = (value, []) }
        /// Makes a text without values.
        public init(stringLiteral value: String) { self.init(value) }
        /// Makes a text with values.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// Collects the parts of a text.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [any CVarArg] = []

            /// Begins a text.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Adds characters, of which a percent sign stands for itself.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }
            /// Adds a whole number.
            public mutating func appendInterpolation<Value: SignedInteger & CVarArg>(_ value: Value) { add("%lld", Int64(value)) }
            /// Adds a whole number.
            public mutating func appendInterpolation<Value: UnsignedInteger & CVarArg>(_ value: Value) {
                add("%llu", UInt64(value))
            }
            /// Adds a number.
            public mutating func appendInterpolation(_ value: Double) { add("%lf", value) }
            /// Adds a number.
            public mutating func appendInterpolation(_ value: Float) { add("%f", value) }
            /// Adds a text.
            public mutating func appendInterpolation(_ value: String) { add("%@", value as NSString) }
            /// Adds the description of a value.
            public mutating func appendInterpolation<Value>(_ value: Value) { add("%@", "\(value)" as NSString) }
            /// Adds a number by a specifier of its own.
            public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) { add(specifier, value) }

            private mutating func add(_ specifier: String, _ value: any CVarArg) {
                key += specifier
                arguments.append(value)
            }
        }
    }

    /// The text of a key in a table of a bundle, with values put in.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, else: keyAndValue, table, bundle, locale)
    }

    /// The text of a key in a table of a bundle, or another where there is none, with values put in.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init("\(key)", else: defaultValue, table, bundle, locale)
    }

    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) {
        self.init(resource.key, else: resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
    }

    private init(
        _ key: String, else value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
    ) {
        let format = (bundle ?? .main).localizedText(forKey: key, value: value.key, table: table)
        let arguments = value.arguments
        self =
            arguments.isEmpty
            ? format : Self(format: PluralRules.expanded(format, arguments), locale: locale, arguments: arguments)
    }
}
