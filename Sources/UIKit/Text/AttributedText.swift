/// A text with its attributes, as a value.
///
/// UIKit's classes hold and measure this. Foundation on Linux never frees the list of runs that each `NSAttributedString` has, so one is
/// made only for a program that asks for it.
struct AttributedText {
    let string: String
    /// Ascending, without gaps; none for an empty text.
    private(set) var runs: [AttributeRun]
    /// The same text for programs, if it was given by one or asked for.
    private var object: NSAttributedString?

    /// Makes a text with the same attributes throughout.
    init(_ string: String = "", attributes: [NSAttributedString.Key: Any] = [:]) {
        self.string = string
        runs = string.isEmpty ? [] : [AttributeRun(range: 0..<string.utf16.count, attributes: attributes)]
    }

    init(_ string: NSAttributedString) {
        self.string = string.string
        runs = string.attributeRuns
        object = string.copy() as? NSAttributedString
    }

    /// Makes a text of pieces with attributes; empty pieces are left out.
    init(_ pieces: [(text: String, attributes: [NSAttributedString.Key: Any])]) {
        string = pieces.map(\.text).joined()
        runs = []
        for piece in pieces where !piece.text.isEmpty {
            let start = length
            runs.append(AttributeRun(range: start..<start + piece.text.utf16.count, attributes: piece.attributes))
        }
    }

    /// In UTF-16 units.
    var length: Int { runs.last?.range.upperBound ?? 0 }

    // MARK: Changes

    /// Changes the attributes of every run.
    mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        object = nil
        for index in runs.indices { change(&runs[index].attributes) }
    }

    /// The text with a part replaced by another text.
    ///
    /// - Parameter range: In UTF-16 units.
    func replacing(_ range: NSRange, with text: AttributedText) -> AttributedText {
        AttributedText(pieces(in: 0..<range.location) + text.pieces + pieces(in: range.location + range.length..<length))
    }

    private var pieces: [(text: String, attributes: [NSAttributedString.Key: Any])] { pieces(in: 0..<length) }

    private func pieces(in range: Range<Int>) -> [(text: String, attributes: [NSAttributedString.Key: Any])] {
        runs.filter { $0.range.overlaps(range) }.map { run in
            let part = run.range.clamped(to: range)
            let text = (string as NSString).substring(with: NSRange(location: part.lowerBound, length: part.count))
            return (text, run.attributes)
        }
    }

    // MARK: For programs

    /// The text as an object, made at the first call.
    mutating func attributedString() -> NSAttributedString {
        if let object { return object }
        let made = NSMutableAttributedString(string: "")
        for piece in pieces { made.appendRun(piece.text, piece.attributes) }
        object = made
        return made
    }
}

/// A run of an attributed text with the same attributes throughout.
struct AttributeRun {
    /// In UTF-16 units.
    var range: Range<Int>
    var attributes: [NSAttributedString.Key: Any]
}

extension NSAttributedString {
    /// The string's runs of equal attributes, in order, in UTF-16 units.
    fileprivate var attributeRuns: [AttributeRun] {
        var runs: [AttributeRun] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            runs.append(AttributeRun(range: range.location..<(range.location + range.length), attributes: attributes))
        }
        return runs
    }
}
