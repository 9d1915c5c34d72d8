public import Foundation

/// A text that is looked up later: its key, the values that are put into it, and where it is looked up.
///
/// - Source: developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: ExpressibleByStringInterpolation, @unchecked Sendable {
    /// The bundle in which a text is looked up.
    public enum BundleDescription {
        /// The bundle of the program.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle of a folder.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key by which the text is looked up.
    public let key: String
    /// The text where none is found.
    public let defaultValue: String.LocalizationValue
    /// The table in which the text is looked up; nil for `Localizable`.
    public let table: String?
    /// The locale of the values that are put in.
    public var locale: Locale
    let bundle: BundleDescription

    /// Makes a resource whose key is the text itself.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        (key, defaultValue) = (keyAndValue.key, keyAndValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Makes a resource with a key and a text.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue) = ("\(key)", defaultValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Makes a resource of a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// Makes a resource of a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
