/// An attributed string as a value type.
///
/// UIKit's classes store and measure text in this form. Foundation on Linux never frees the list of runs of an
/// `NSAttributedString`, so one is created only for a program that requests it.
struct AttributedText {
    private(set) var string: String
    /// The runs in ascending order, without gaps; empty for an empty text.
    private(set) var runs: [AttributeRun]
    /// The text as an object, if a program set or requested it.
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

    /// Reads a string only through its primitive methods, as subclasses require.
    init(reading string: NSAttributedString) {
        self.string = string.string
        runs = string.attributeRuns
    }

    /// Makes a text from pieces with attributes; empty pieces are omitted.
    init(_ pieces: [(text: String, attributes: [NSAttributedString.Key: Any])]) {
        string = pieces.map(\.text).joined()
        runs = []
        for piece in pieces where !piece.text.isEmpty {
            let start = length
            runs.append(AttributeRun(range: start..<start + piece.text.utf16.count, attributes: piece.attributes))
        }
    }

    /// The length in UTF-16 units.
    var length: Int { runs.last?.range.upperBound ?? 0 }

    /// Whether the text contains attachments, so that its layout depends on the line width in which they are measured.
    var hasAttachments: Bool { runs.contains { $0.attributes[.attachment] is NSTextAttachment } }

    // MARK: Changes

    /// Changes the attributes of every run.
    mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        object = nil
        for index in runs.indices { change(&runs[index].attributes) }
    }

    /// Replaces the text by an equal number of other UTF-16 units.
    mutating func replaceUnits(with units: [UInt16]) {
        object = nil
        string = String(decoding: units, as: UTF16.self)
    }

    /// The text with a range replaced by another text.
    ///
    /// - Parameter range: The range in UTF-16 units.
    func replacing(_ range: NSRange, with text: AttributedText) -> AttributedText {
        AttributedText(pieces(in: 0..<range.location) + text.pieces + pieces(in: range.location + range.length..<length))
    }

    /// A part of the text, in UTF-16 units.
    func part(_ range: NSRange) -> AttributedText {
        AttributedText(pieces(in: range.location..<range.location + range.length))
    }

    /// The text with adjacent runs of equal attributes merged if they touch a range.
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

    // MARK: Objects

    /// The text as an object, created at the first call.
    mutating func attributedString() -> NSAttributedString {
        if let object { return object }
        let made = NSMutableAttributedString(string: "")
        for piece in pieces { made.append(NSAttributedString(string: piece.text, attributes: piece.attributes)) }
        object = made
        return made
    }
}

/// A run of text with the same attributes throughout.
struct AttributeRun {
    /// The range in UTF-16 units.
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
    /// The runs of equal attributes, in order, in UTF-16 units; read only through the primitive method, which
    /// subclasses override.
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
