import TextLayout

/// Lays a text out in containers, tells where its characters are, and draws it.
///
/// A glyph stands for each UTF-16 unit of the text here, so that glyphs and characters have the same indices. All of the text is laid out
/// when something about it is first asked for.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutmanager
open class NSLayoutManager: NSObject {
    /// How characters without attributes look; set by the view that shows the text.
    var look = TextLook() {
        didSet { if (look.ownFont, look.isRightToLeft) != (oldValue.ownFont, oldValue.isRightToLeft) { invalidate() } }
    }
    private var laidOut: [LaidOutContainer]?
    /// What the delegate made of the glyphs; nil while it left all as they are.
    var givenProperties: [GlyphProperty]?
    /// Whether the delegate is asked for glyphs, so that nothing may ask for the layout.
    var isGeneratingGlyphs = false

    /// Makes a layout manager without text and containers.
    public override init() { super.init() }

    /// Makes a layout manager without text and containers; archives hold nothing of it.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Text, containers and delegate

    /// The text; setting it adds the layout manager to the text's.
    open weak var textStorage: NSTextStorage? {
        get { storage }
        set {
            if let newValue { newValue.addLayoutManager(self) } else { storage?.removeLayoutManager(self) }
        }
    }
    private weak var storage: NSTextStorage?

    /// Called by the storage, which holds the layout manager.
    func attach(to storage: NSTextStorage?) {
        self.storage = storage
        invalidate()
    }

    /// Takes part in layout.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    /// The containers, which are filled one after the other.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    /// Adds a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        invalidate()
    }

    /// Removes the container at an index.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Lays the text out anew; a container calls this when it changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    // MARK: Options

    /// Whether white space is drawn as symbols. Stored; it never is.
    open var showsInvisibleCharacters = false
    /// Whether control characters are drawn as symbols. Stored; they never are.
    open var showsControlCharacters = false
    /// Whether fonts' own distance of lines counts. Stored; it always does.
    open var usesFontLeading = true
    /// Whether parts of the text may be laid out alone. Stored; all of it is.
    open var allowsNonContiguousLayout = false
    /// Always false: all of the text is laid out at once.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether words are hyphenated. Stored; they never are.
    open var usesDefaultHyphenation = false
    /// Whether the layout of very long lines is limited. Stored; it is not.
    open var limitsLayoutForSuspiciousContents = false

    // MARK: Invalidation

    /// Called by the storage after a change: lays the text out anew and tells those who show it.
    ///
    /// - Parameters:
    ///   - newCharRange: In UTF-16 units of the changed text.
    ///   - invalidatedCharRange: What attributes were fixed in.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
        for container in textContainers { container.changed() }
    }

    /// Lays the text out anew; all of it, whatever the range.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = NSRange(0..<numberOfGlyphs)
        invalidate()
    }

    /// Makes the glyphs and the layout anew; all of them, whatever the range.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }

    /// Places a line. Nothing calls it: lines are placed together.
    open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {}

    /// Draws the text again where it is shown.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in textContainers { container.changed() }
    }

    /// Draws the text again where it is shown.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    private func invalidate() {
        guard laidOut != nil else { return }
        laidOut = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: Layout

    /// The lines of every container.
    var containers: [LaidOutContainer] {
        if let laidOut { return laidOut }
        let new = layOut()
        laidOut = new
        tellDelegate(of: new)
        return new
    }

    private func layOut() -> [LaidOutContainer] {
        let content = contentWithGivenGlyphs(storage?.content ?? AttributedText())
        var result: [LaidOutContainer] = []
        var start = 0
        for container in textContainers {
            let rest = start == 0 ? content : content.part(NSRange(start..<content.length))
            let room = AttachmentRoom(container.textLayoutContainer(isRightToLeft: false), container: container)
            let frame =
                start > 0 && rest.length == 0
                ? TextFrame(lines: [], width: 0)
                : typesetter(
                    rest, room: room, from: start, continuesParagraph: start > 0 && !content.endsParagraph(before: start),
                    in: container.textLayoutContainer(isRightToLeft: look.isRightToLeft)
                ).frame()
            let end = start + (frame.lines.map(\.range.upperBound).max() ?? 0)
            result.append(LaidOutContainer(container: container, range: start..<end, frame: frame, text: rest, room: room))
            start = end
        }
        return result
    }

    private func tellDelegate(of layouts: [LaidOutContainer]) {
        let isComplete = layouts.last?.range.upperBound == numberOfGlyphs
        for (index, layout) in layouts.enumerated() {
            delegate?.layoutManager(
                self, didCompleteLayoutFor: layout.container, atEnd: isComplete && index == layouts.count - 1)
        }
        if !isComplete { delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
    }

    /// - Parameters:
    ///   - start: The offset of the text in the whole text.
    ///   - continuesParagraph: Whether the text begins within a paragraph, so that its first line is indented like the others.
    private func typesetter(
        _ text: AttributedText, room: AttachmentRoom, from start: Int, continuesParagraph: Bool, in container: TextContainer
    ) -> Typesetter {
        var styled = StyledText(text, defaultFont: look.font, paragraphStyle: .ofPlainText, room: room)
        if continuesParagraph { styled = styled.continuingParagraph() }
        return Typesetter(styled, in: container, recordsAdvances: true, addedSpacing: addedSpacing(from: start))
    }

    /// What the delegate adds below lines; nil without a delegate.
    private func addedSpacing(from start: Int) -> ((Range<Int>) -> Double)? {
        guard let delegate else { return nil }
        return { [unowned self] range in
            let last = start + max(range.lowerBound, range.upperBound - 1)
            return Double(delegate.layoutManager(self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: .zero))
        }
    }

    /// The size of the text in one container of some width without padding.
    func measure(in container: TextContainer, room: AttachmentRoom) -> TextMeasurement {
        let content = contentWithGivenGlyphs(storage?.content ?? AttributedText())
        let typesetter = typesetter(content, room: room, from: 0, continuesParagraph: false, in: container)
        return TextMeasurement(typesetter.measure())
    }

    // MARK: Drawing

    /// Draws the backgrounds of glyphs into the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: Runs of equal attributes that it touches are drawn whole, if they lie in one container.
    ///   - origin: The container's top left corner, in the context's points.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { drawing, place, _ in fillBackgrounds(drawing, at: place, from: glyphsToShow.location) }
    }

    /// Draws glyphs, pictures and lines under and through text into the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: Runs of equal attributes that it touches are drawn whole, if they lie in one container.
    ///   - origin: The container's top left corner, in the context's points.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { $0.drawGlyphs(at: $1, in: $2) }
    }
    // MARK: What subclasses draw in another way

    /// Fills rectangles behind characters of one background colour, one for each line. They are in the points of the current context.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        color.setFill()
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { UIGraphicsGetCurrentContext()?.fill(rect) }
    }
    /// Draws glyphs of one font in the fill colour of the context.
    ///
    /// - Parameters:
    ///   - positions: Where each begins on its baseline, before the matrix: (x, -y) for a point (x, y) of the context.
    ///   - textMatrix: Turns places with y up into those of the context.
    ///   - attributes: Those of the text.
    /// - Source: developer.apple.com/documentation/uikit/nslayoutmanager/showcgglyphs(_:positions:count:font:textmatrix:attributes:in:)
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
    ) {
        CGContext.drawGlyphs(
            Array(UnsafeBufferPointer(start: glyphs, count: glyphCount)),
            at: UnsafeBufferPointer(start: positions, count: glyphCount).map { $0.applying(textMatrix) },
            face: font.textFont.typeface.face, size: font.pointSize)
    }
    /// Draws a line below glyphs.
    ///
    /// - Parameters:
    ///   - glyphRange: Runs of equal attributes that it touches have their whole line.
    ///   - underlineVal: Not read: the text's own attribute says how the line looks.
    ///   - baselineOffset: Points from the line to the baseline above it. Not read: the font says where the line lies.
    ///   - containerOrigin: The container's top left corner, in the context's points.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { drawStrokes(in: glyphRange, areThrough: false, containerOrigin) }
    /// Draws lines below the words of a line, by ``drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal,
            baselineOffset: strokeDistance(in: glyphRange, isThrough: false), lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    /// Draws a line through glyphs.
    ///
    /// - Parameters:
    ///   - glyphRange: Runs of equal attributes that it touches have their whole line.
    ///   - strikethroughVal: Not read: the text's own attribute says how the line looks.
    ///   - baselineOffset: Points from the line down to the baseline, negative. Not read: the font says where the line lies.
    ///   - containerOrigin: The container's top left corner, in the context's points.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { drawStrokes(in: glyphRange, areThrough: true, containerOrigin) }
    /// Draws lines through the words of a line, by ``drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
            baselineOffset: strokeDistance(in: glyphRange, isThrough: true), lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws backgrounds and glyphs.
    ///
    /// - Parameter changes: Attributes that all of the text has in place of its own.
    func draw(_ range: NSRange, at origin: CGPoint, changing changes: [NSAttributedString.Key: Any]) {
        draw(range, at: origin, changing: changes) { drawing, place, _ in
            fillBackgrounds(drawing, at: place, from: range.location)
        }
        draw(range, at: origin, changing: changes) { $0.drawGlyphs(at: $1, in: $2) }
    }

    private func draw(
        _ range: NSRange, at origin: CGPoint, changing changes: [NSAttributedString.Key: Any] = [:],
        _ draw: (TextDrawing, CGPoint, CGContext) -> Void
    ) {
        guard let context = UIGraphicsGetCurrentContext(), let layout = container(at: range.location) else { return }
        var drawing = drawing(of: range, in: layout, changing: changes)
        drawing.painter = ManagedPainting(manager: self, layout: layout, origin: origin)
        draw(drawing, CGPoint(x: origin.x + layout.container.lineFragmentPadding, y: origin.y), context)
    }

    /// How a part of a container is drawn.
    func drawing(
        of range: NSRange, in layout: LaidOutContainer, changing changes: [NSAttributedString.Key: Any] = [:]
    ) -> TextDrawing {
        let shown = Range(uncheckedBounds: (range.location, range.location + range.length))
        var text = layout.text
        if !changes.isEmpty { text.changeAttributes { $0.merge(changes) { $1 } } }
        var drawing = TextDrawing(text, frame: layout.frame(touching: shown), room: layout.room)
        drawing.defaultFont = look.ownFont
        drawing.defaultColor = look.color
        drawing.linkAttributes = look.linkAttributes
        return drawing
    }

    /// The container that holds a character; the last one for characters beyond.
    func container(at character: Int) -> LaidOutContainer? {
        containers.first { $0.range.contains(character) } ?? containers.last { !$0.frame.lines.isEmpty } ?? containers.first
    }
}

extension LaidOutContainer {
    /// The lines with the runs that a range of the whole text touches.
    fileprivate func frame(touching characters: Range<Int>) -> TextFrame {
        var frame = frame
        for index in frame.lines.indices {
            frame.lines[index].runs.removeAll { run in
                let own =
                    run.range.lowerBound + range.lowerBound..<max(run.range.upperBound, run.range.lowerBound + 1)
                    + range.lowerBound
                return !own.overlaps(characters)
            }
        }
        return frame
    }
}

extension AttributedText {
    /// Whether a paragraph ends before an offset.
    fileprivate func endsParagraph(before offset: Int) -> Bool {
        let unit = (string as NSString).character(at: offset - 1)
        return [0x0A, 0x0D, 0x2029].contains(unit)
    }
}
