/// A text with its attributes, as a value.
///
/// UIKit's classes hold and measure this. Foundation on Linux never frees the list of runs that each `NSAttributedString` has, so one is
/// made only for a program that asks for it.
struct AttributedText {
    private(set) var string: String
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
        if let storage = string as? NSTextStorage {
            self = storage.content
        } else {
            self.init(reading: string)
            object = string.copy() as? NSAttributedString
        }
    }

    /// Reads a string through its primitive methods, as those of subclasses.
    init(reading string: NSAttributedString) {
        self.string = string.string
        runs = string.attributeRuns
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

    /// Whether pictures are part of the text, so that its layout depends on the width they are measured in.
    var hasAttachments: Bool { runs.contains { $0.attributes[.attachment] is NSTextAttachment } }

    // MARK: Changes

    /// Changes the attributes of every run.
    mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        object = nil
        for index in runs.indices { change(&runs[index].attributes) }
    }

    /// Puts other UTF-16 units, as many, in the places of the text's.
    mutating func replaceUnits(with units: [UInt16]) {
        object = nil
        string = String(decoding: units, as: UTF16.self)
    }

    /// The text with a part replaced by another text.
    ///
    /// - Parameter range: In UTF-16 units.
    func replacing(_ range: NSRange, with text: AttributedText) -> AttributedText {
        AttributedText(pieces(in: 0..<range.location) + text.pieces + pieces(in: range.location + range.length..<length))
    }

    /// A part of the text, in UTF-16 units.
    func part(_ range: NSRange) -> AttributedText {
        AttributedText(pieces(in: range.location..<range.location + range.length))
    }

    /// The text with neighbouring runs of equal attributes made one where they touch a range.
    func coalesced(around range: NSRange) -> AttributedText {
        var result = self
        result.runs = []
        for run in runs {
            let touches = run.range.upperBound >= range.location && run.range.lowerBound <= range.location + range.length
            if touches, let last = result.runs.last, last.hasAttributes(of: run) {
                result.runs[result.runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
            } else {
                result.runs.append(run)
            }
        }
        return result
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
        for piece in pieces { made.append(NSAttributedString(string: piece.text, attributes: piece.attributes)) }
        object = made
        return made
    }
}

/// A run of an attributed text with the same attributes throughout.
struct AttributeRun {
    /// In UTF-16 units.
    var range: Range<Int>
    var attributes: [NSAttributedString.Key: Any]

    /// Whether another run has the same attributes with equal values.
    func hasAttributes(of other: AttributeRun) -> Bool {
        attributes.count == other.attributes.count && attributes.keys.allSatisfy { hasValue(of: $0, as: other) }
    }

    /// Whether an attribute has equal values here and in another run, or none in both.
    func hasValue(of key: NSAttributedString.Key, as other: AttributeRun) -> Bool {
        switch (attributes[key], other.attributes[key]) {
        case (nil, nil): true
        case (let own?, let its?): (own as? AnyHashable).map { $0 == its as? AnyHashable } ?? false
        default: false
        }
    }
}

extension NSAttributedString {
    /// The string's runs of equal attributes, in order, in UTF-16 units; read by the primitive method alone, which subclasses override.
    fileprivate var attributeRuns: [AttributeRun] {
        var runs: [AttributeRun] = []
        let length = string.utf16.count
        while case let start = runs.last?.range.upperBound ?? 0, start < length {
            var range = NSRange(location: start, length: length - start)
            let attributes = attributes(at: start, effectiveRange: &range)
            runs.append(
                AttributeRun(range: start..<min(length, max(start + 1, range.location + range.length)), attributes: attributes))
        }
        return runs
    }
}
