import TextLayout

/// A text for layout and drawing by Core Text.
struct CoreTextContent {
    /// The text with its original attributes.
    let given: AttributedText
    /// The same runs with the attributes that Core Text reads, under the names that the layout knows.
    let drawn: AttributedText

    init(_ string: CFAttributedString) { self.init(AttributedText(string)) }

    init(_ text: AttributedText) {
        given = text
        drawn = text.readByCoreText()
    }

    /// The length in UTF-16 code units.
    var length: Int { given.length }

    /// A part of the text, by a range of UTF-16 code units.
    func part(_ range: Range<Int>) -> CoreTextContent { CoreTextContent(given.part(NSRange(range))) }

    /// The part of a Core Text range: length 0 means everything from the location on.
    func clamped(_ range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), length)
        return range.length == 0 ? start..<length : start..<min(max(start, range.location + range.length), length)
    }

    /// The text for the typesetter.
    func styled() -> StyledText {
        StyledText(
            drawn, defaultFont: NSAttributedString.fontOfPlainText, paragraphStyle: .ofPlainText,
            room: AttachmentRoom(lineWidth: .infinity))
    }

    /// Whether a paragraph begins at an offset.
    func beginsParagraph(at offset: Int) -> Bool {
        guard offset > 0 else { return true }
        return Self.terminators.contains((given.string as NSString).character(at: offset - 1))
    }

    /// The width of the text on a single line, including trailing white space, in points.
    func width() -> Double { TextMeasurer.shared.measure(styled(), in: TextContainer()).width }

    /// The code units that end a paragraph.
    static let terminators: Set<UInt16> = [0x0A, 0x0D, 0x2028, 0x2029]
}

extension AttributedText {
    /// The text with the attributes that Core Text reads: its own attributes are renamed to those of the layout, and
    /// those that only UIKit draws are removed.
    fileprivate func readByCoreText() -> AttributedText {
        var text = self
        var units = Array(string.utf16)
        for run in runs where run.attributes[.runDelegate] is CTRunDelegate {
            for index in run.range { units[index] = UInt16(NSTextAttachment.character) }
        }
        text.replaceUnits(with: units)
        text.changeAttributes { $0 = $0.readByCoreText() }
        return text
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate func readByCoreText() -> [NSAttributedString.Key: Any] {
        var result = self
        for key in Self.drawnByUIKitAlone { result[key] = nil }
        if let color = self[.coreTextColor] as? CGColor { result[.foregroundColor] = UIColor(cgColor: color) }
        if let color = self[.coreTextUnderlineColor] as? CGColor { result[.underlineColor] = UIColor(cgColor: color) }
        if let delegate = self[.runDelegate] as? CTRunDelegate { result[.attachment] = RunDelegateRoom(delegate) }
        return result
    }

    private static var drawnByUIKitAlone: [NSAttributedString.Key] {
        [.attachment, .backgroundColor, .link, .shadow, .strikethroughStyle]
    }
}

/// The extent that a run delegate gives each of its characters.
private final class RunDelegateRoom: NSTextAttachment, @unchecked Sendable {
    private let delegate: CTRunDelegate

    init(_ delegate: CTRunDelegate) {
        self.delegate = delegate
        super.init(data: nil, ofType: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        CGRect(x: 0, y: -delegate.descent, width: delegate.width, height: delegate.ascent + delegate.descent)
    }
}
