import TextLayout

/// A text as Core Text lays it out and draws it.
struct CoreTextContent {
    /// The text with the attributes that it was given.
    let given: AttributedText
    /// The same runs with the attributes that Core Text reads, under the names that the layout knows.
    let drawn: AttributedText

    init(_ string: CFAttributedString) { self.init(AttributedText(string)) }

    init(_ text: AttributedText) {
        given = text
        drawn = text.readByCoreText()
    }

    /// In UTF-16 units.
    var length: Int { given.length }

    /// A part of the text, in UTF-16 units.
    func part(_ range: Range<Int>) -> CoreTextContent { CoreTextContent(given.part(NSRange(range))) }

    /// The part that a range of Core Text means: without a length, everything from the location on.
    func clamped(_ range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), length)
        return range.length == 0 ? start..<length : start..<min(max(start, range.location + range.length), length)
    }

    /// The text for the module that lays it out.
    func styled() -> StyledText {
        StyledText(
            drawn, defaultFont: NSAttributedString.fontOfPlainText, paragraphStyle: .ofPlainText,
            room: AttachmentRoom(lineWidth: .infinity))
    }

    /// Whether a paragraph ends before an offset, or the text begins there.
    func beginsParagraph(at offset: Int) -> Bool {
        guard offset > 0 else { return true }
        return Self.terminators.contains((given.string as NSString).character(at: offset - 1))
    }

    /// The width of the text on one line, white space at its end included, in points.
    func width() -> Double { TextMeasurer.shared.measure(styled(), in: TextContainer()).width }

    /// The code units that end a paragraph.
    static let terminators: Set<UInt16> = [0x0A, 0x0D, 0x2028, 0x2029]
}

extension AttributedText {
    /// The text with what Core Text reads of it: its own names of attributes are those of the layout, and what only
    /// UIKit draws is left out.
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

/// The room that the delegate of a run takes for each of its characters.
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
