/// Detects links, email addresses and phone numbers in text. Dates, postal addresses and flight numbers are not
/// supported.
///
/// On Apple's platforms the class is a subclass of `NSRegularExpression`, whose methods cannot be overridden in
/// Foundation on Linux: the methods here have the same names and results.
///
/// - Source: developer.apple.com/documentation/foundation/nsdatadetector
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types of data to detect.
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private var kinds: NSTextCheckingResult.CheckingType { NSTextCheckingResult.CheckingType(rawValue: checkingTypes) }

    /// Creates a detector of some types of data. Throws if there are none.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        guard checkingTypes != 0 else {
            throw NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue)
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// The matches in a range of a text, in order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        if kinds.contains(.links) { found += Self.links(in: string, range) }
        if kinds.contains(.phoneNumbers) {
            found += Self.phoneNumbers(in: string, range).filter { number in
                !found.contains { NSIntersectionRange($0.range, number.range).length > 0 }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// The first match in a range of a text; nil for none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// The number of matches in a range of a text.
    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// The range of the first match in a range of a text; its location is `NSNotFound` for none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each match in a range of a text, until it sets its last argument.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isDone = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !isDone.boolValue { block(match, [], &isDone) }
    }

    // MARK: Rules

    private static let address = expression("[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\\.[A-Z0-9-]+)*\\.[A-Z]{2,}")
    private static let link = expression(
        "\\b(?:[A-Z][A-Z0-9+.-]*://[^\\s<>\"]+"
            + "|(?:www\\.[A-Z0-9-]+(?:\\.[A-Z0-9-]+)+|[A-Z0-9-]+(?:\\.[A-Z0-9-]+)*\\.(?:\(domains)))"
            + "(?::[0-9]+)?(?:[/?#][^\\s<>\"]*)?(?![A-Z0-9@-]))")
    /// The top-level domains of names that need no scheme.
    private static let domains =
        "com|org|net|edu|gov|int|info|io|dev|app|co|me|tv|ai|de|fr|uk|it|es|nl|ch|at|eu|jp|cn|in|br|ru|au|ca|us"
    private static let phoneNumber = expression("(?<![\\w./-])\\+?\\(?[0-9](?:[ ()./-]{0,2}[0-9]){6,14}(?![\\w/-])")

    private static func expression(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }

    private static func links(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        let addresses = (address?.matches(in: string, range: range) ?? []).map { match in
            DetectedData(match.range, url: URL(string: "mailto:" + text.substring(with: match.range)))
        }
        let others = (link?.matches(in: string, range: range) ?? []).compactMap { match -> DetectedData? in
            guard !addresses.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) else { return nil }
            let found = withoutPunctuation(text.substring(with: match.range))
            let url = URL(string: found.contains("://") ? found : "http://" + found)
            return url.map { DetectedData(NSRange(location: match.range.location, length: (found as NSString).length), url: $0) }
        }
        return addresses + others
    }

    /// A link without the punctuation that ends its sentence, and without a closing bracket that was opened before it.
    private static func withoutPunctuation(_ text: String) -> String {
        var text = Substring(text)
        while let last = text.last, ".,;:!?'".contains(last) || last == ")" && !text.contains("(") { text.removeLast() }
        return String(text)
    }

    private static func phoneNumbers(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return (phoneNumber?.matches(in: string, range: range) ?? []).map {
            DetectedData($0.range, phoneNumber: text.substring(with: $0.range))
        }
    }
}

/// A match of a detector.
private final class DetectedData: NSTextCheckingResult {
    private let place: NSRange
    let link: URL?
    let number: String?

    init(_ place: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
        (self.place, link, number) = (place, url, phoneNumber)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var resultType: NSTextCheckingResult.CheckingType { link != nil ? .links : .phoneNumbers }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    /// The detected link; nil for other results.
    public var url: URL? { (self as? DetectedData)?.link }
    /// The detected phone number; nil for other results.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
}

extension NSTextCheckingResult.CheckingType {
    /// `link`, which Foundation on Linux marks as unavailable.
    fileprivate static let links = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    /// `phoneNumber`, which it marks likewise.
    fileprivate static let phoneNumbers = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}
