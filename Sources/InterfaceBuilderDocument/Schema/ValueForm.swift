/// The form of an attribute's values in documents.
enum ValueForm: Hashable, Sendable {
    /// Any text.
    case text
    /// `YES` or `NO`.
    case flag
    /// A number of any size.
    case number
    /// A whole number.
    case integer
    /// A whole number that is not negative.
    case count
    /// A number from 0 to 1.
    case share
    /// A number above 0.
    case positive
    /// A length or coordinate in points.
    case length
    /// A length in points that is not negative.
    case extent
    /// A length in points that is not negative, or -1 for one that is found by the contents.
    case extentOrAutomatic
    /// A length in points, or `infinite`.
    case lengthOrInfinite
    /// A number such as `0.5`, or a ratio such as `16:9`.
    case ratio
    /// A layout priority: above 0, and at most 1000.
    case priority
    /// One of some words.
    case words([String])
    /// The name of a class, module or property: words of letters, digits and underscores, with points between.
    case name
    /// The id of an object: a text without spaces.
    case identifier
    /// The id of an object that the document has.
    case reference

    /// Whether a value has the form. Whether an object has a referenced id is for the document to say.
    func accepts(_ text: String) -> Bool {
        switch self {
        case .text: true
        case .flag: text == "YES" || text == "NO"
        case .number: DocumentNumber.parse(text) != nil
        case .integer: Int(text) != nil
        case .count: Int(text).map { $0 >= 0 } ?? false
        case .share: DocumentNumber.parse(text).map { (0...1).contains($0) } ?? false
        case .positive: DocumentNumber.parse(text).map { $0 > 0 } ?? false
        case .length: DocumentNumber.parseLength(text) != nil
        case .extent: DocumentNumber.parseLength(text).map { $0 >= 0 } ?? false
        case .extentOrAutomatic: DocumentNumber.parseLength(text).map { $0 >= 0 || $0 == -1 } ?? false
        case .lengthOrInfinite: text == "infinite" || DocumentNumber.parseLength(text) != nil
        case .ratio: DocumentNumber.parseRatio(text) != nil
        case .priority: DocumentNumber.parse(text).map { $0 > 0 && $0 <= 1000 } ?? false
        case .words(let words): words.contains(text)
        case .name: text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isWord)
        case .identifier, .reference: !text.isEmpty && !text.contains(where: \.isWhitespace)
        }
    }

    /// Whether a text names something in Swift or Objective-C.
    private static func isWord(_ text: Substring) -> Bool {
        let others: Set<Character> = ["_", "$"]
        guard let first = text.first, first.isLetter || others.contains(first) else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || others.contains($0) }
    }

    /// A description of the values that are valid.
    var expectation: String {
        switch self {
        case .text: "a text"
        case .flag: "YES or NO"
        case .number: "a number"
        case .integer: "a whole number"
        case .count: "a whole number from 0"
        case .share: "a number from 0 to 1"
        case .positive: "a number above 0"
        case .length: "a number of points"
        case .extent: "a number of points from 0"
        case .extentOrAutomatic: "a number of points from 0, or -1 for automatic"
        case .lengthOrInfinite: "a number of points, or infinite"
        case .ratio: "a number such as 0.5, or a ratio such as 16:9"
        case .priority: "a priority above 0 and at most 1000"
        case .words(let words): words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))"
        case .name: "a name of letters, digits and underscores that begins with no digit"
        case .identifier: "an id without spaces"
        case .reference: "the id of an object in the document"
        }
    }
}
