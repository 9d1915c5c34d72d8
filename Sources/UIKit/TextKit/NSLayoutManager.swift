import TextLayout

/// Lays a text out in containers, maps between its characters and their positions, and draws it.
///
/// There is one glyph for each UTF-16 unit of the text here, so that glyphs and characters have the same indices. The
/// whole text is laid out when a result of the layout is first needed.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutmanager
open class NSLayoutManager: NSObject {
    /// The appearance of characters without attributes; set by the view that shows the text.
    var look = TextLook() {
        didSet { if (look.ownFont, look.isRightToLeft) != (oldValue.ownFont, oldValue.isRightToLeft) { invalidate() } }
    }
    private var laidOut: [LaidOutContainer]?
    /// The glyph properties that the delegate set; nil if it left all unchanged.
    var givenProperties: [GlyphProperty]?
    /// Whether the delegate's method for glyphs is running, during which the layout must not be used.
    var isGeneratingGlyphs = false

    /// Makes a layout manager without text and containers.
    public override init() { super.init() }

    /// Makes a layout manager without text and containers; archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Text, containers and delegate

    /// The text storage. Setting it adds the layout manager to the storage. Held weakly.
    open weak var textStorage: NSTextStorage? {
        get { storage }
        set {
            if let newValue { newValue.addLayoutManager(self) } else { storage?.removeLayoutManager(self) }
        }
    }
    private weak var storage: NSTextStorage?

    /// Called by the storage, which retains the layout manager.
    func attach(to storage: NSTextStorage?) {
        self.storage = storage
        invalidate()
    }

    /// The delegate, which can influence the layout. Held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    /// The containers, in the order in which they are filled.
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

    /// Invalidates the layout; a container calls this when it changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    // MARK: Options

    /// Whether white space is drawn as symbols. It reads back what was set; the symbols are never drawn.
    open var showsInvisibleCharacters = false
    /// Whether control characters are drawn as symbols. It reads back what was set; the symbols are never drawn.
    open var showsControlCharacters = false
    /// Whether the fonts' leading is used. It reads back what was set; that is always so.
    open var usesFontLeading = true
    /// Whether parts of the text may be laid out separately. It reads back what was set; the whole text is laid out.
    open var allowsNonContiguousLayout = false
    /// Always false: all of the text is laid out at once.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether words are hyphenated by default. It reads back what was set; that never happens.
    open var usesDefaultHyphenation = false
    /// Whether the layout of very long lines is limited. It reads back what was set; that never happens.
    open var limitsLayoutForSuspiciousContents = false

    // MARK: Invalidation

    /// Called by the storage after a change: invalidates the layout and notifies the containers' views.
    ///
    /// - Parameters:
    ///   - newCharRange: The changed range, in UTF-16 units of the changed text.
    ///   - invalidatedCharRange: The range in which attributes were fixed.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
        for container in textContainers { container.changed() }
    }

    /// Invalidates the layout of the whole text, whatever the range.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = NSRange(0..<numberOfGlyphs)
        invalidate()
    }

    /// Invalidates the glyphs and the layout of the whole text, whatever the range.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }

    /// Sets a line fragment. Has no effect and is not called: all lines are placed together.
    open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {}

    /// Redraws the text.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in textContainers { container.changed() }
    }

    /// Redraws the text.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    private func invalidate() {
        guard laidOut != nil else { return }
        laidOut = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: Layout

    /// The laid-out lines of every container.
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
    ///   - continuesParagraph: Whether the text begins within a paragraph, so that its first line has the indentation
    ///     of the others.
    private func typesetter(
        _ text: AttributedText, room: AttachmentRoom, from start: Int, continuesParagraph: Bool, in container: TextContainer
    ) -> Typesetter {
        var styled = StyledText(text, defaultFont: look.font, paragraphStyle: .ofPlainText, room: room)
        if continuesParagraph { styled = styled.continuingParagraph() }
        return Typesetter(styled, in: container, recordsAdvances: true, addedSpacing: addedSpacing(from: start))
    }

    /// The delegate's spacing below lines; nil without a delegate.
    private func addedSpacing(from start: Int) -> ((Range<Int>) -> Double)? {
        guard let delegate else { return nil }
        return { [unowned self] range in
            let last = start + max(range.lowerBound, range.upperBound - 1)
            return Double(delegate.layoutManager(self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: .zero))
        }
    }

    /// The size of the text in one container of a given width without padding.
    func measure(in container: TextContainer, room: AttachmentRoom) -> TextMeasurement {
        let content = contentWithGivenGlyphs(storage?.content ?? AttributedText())
        let typesetter = typesetter(content, room: room, from: 0, continuesParagraph: false, in: container)
        return TextMeasurement(typesetter.measure())
    }

    // MARK: Drawing

    /// Draws the backgrounds of glyphs into the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs; attribute runs that intersect them are drawn as a whole if they are in one
    ///     container.
    ///   - origin: The container's top left corner, in the context's coordinates.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { drawing, place, _ in fillBackgrounds(drawing, at: place, from: glyphsToShow.location) }
    }

    /// Draws glyphs, attachments, underlines and strikethroughs into the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs; attribute runs that intersect them are drawn as a whole if they are in one
    ///     container.
    ///   - origin: The container's top left corner, in the context's coordinates.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { $0.drawGlyphs(at: $1, in: $2) }
    }
    // MARK: Drawing that subclasses override

    /// Fills the rectangles behind characters of one background colour, one for each line, in the current context's
    /// coordinates.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        color.setFill()
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { UIGraphicsGetCurrentContext()?.fill(rect) }
    }
    /// Draws glyphs of one font in the fill colour of the context.
    ///
    /// - Parameters:
    ///   - positions: The glyphs' origins on the baseline, before the matrix is applied: (x, -y) for a point (x, y) of
    ///     the context.
    ///   - textMatrix: The transform from positions with an upward y-axis to the context's coordinates.
    ///   - attributes: The attributes of the text.
    /// - Source:
    ///   developer.apple.com/documentation/uikit/nslayoutmanager/showcgglyphs(_:positions:count:font:textmatrix:attributes:in:)
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
    ) {
        CGContext.drawGlyphs(
            Array(UnsafeBufferPointer(start: glyphs, count: glyphCount)),
            at: UnsafeBufferPointer(start: positions, count: glyphCount).map { $0.applying(textMatrix) },
            face: font.textFont.typeface.face, size: font.pointSize)
    }
    /// Draws an underline below glyphs.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs; attribute runs that intersect them are underlined as a whole.
    ///   - underlineVal: Not read: the text's own attribute determines the style.
    ///   - baselineOffset: The distance, in points, from the underline up to the baseline. Not read: the font
    ///     determines it.
    ///   - containerOrigin: The container's top left corner, in the context's coordinates.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { drawStrokes(in: glyphRange, areThrough: false, containerOrigin) }
    /// Draws the underline of glyphs in a line; calls `drawUnderline`.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal,
            baselineOffset: strokeDistance(in: glyphRange, isThrough: false), lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    /// Draws a strikethrough through glyphs.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs; attribute runs that intersect them are struck through as a whole.
    ///   - strikethroughVal: Not read: the text's own attribute determines the style.
    ///   - baselineOffset: The distance, in points, from the strikethrough down to the baseline, negative. Not read:
    ///     the font determines it.
    ///   - containerOrigin: The container's top left corner, in the context's coordinates.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { drawStrokes(in: glyphRange, areThrough: true, containerOrigin) }
    /// Draws the strikethrough of glyphs in a line; calls `drawStrikethrough`.
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
    /// - Parameter changes: Attributes that override those of the text.
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

    /// The drawing of a part of a container.
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

    /// The container that contains a character; the last one for characters beyond.
    func container(at character: Int) -> LaidOutContainer? {
        containers.first { $0.range.contains(character) } ?? containers.last { !$0.frame.lines.isEmpty } ?? containers.first
    }
}

extension LaidOutContainer {
    /// The lines with only those runs that a range of the whole text intersects.
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
    /// Whether a paragraph ends directly before an offset.
    fileprivate func endsParagraph(before offset: Int) -> Bool {
        let unit = (string as NSString).character(at: offset - 1)
        return [0x0A, 0x0D, 0x2029].contains(unit)
    }
}
