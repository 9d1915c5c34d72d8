import TextLayout

/// Shows text that cannot be edited.
///
/// - Source: developer.apple.com/documentation/uikit/uilabel
open class UILabel: UIView {
    /// The text with a cache of its measured sizes.
    @exclusivity(unchecked) var content = LabelText()
    @exclusivity(unchecked) var ownFont: UIFont?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a label from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UILabel.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    // MARK: Text

    /// The text, without its attributes.
    open var text: String? {
        get { hasText ? content.text.string : nil }
        set {
            if let firstFont { ownFont = firstFont }
            showPlain(newValue)
            if KeyValueObservers.exist { KeyValueObservers.changed(self) }
        }
    }

    /// The text with its attributes; the label's properties apply to characters without an attribute.
    ///
    /// Setting a property such as ``font`` sets the attribute for the whole text.
    open var attributedText: NSAttributedString? {
        get { hasText ? shownText() : nil }
        set { show(newValue.map { AttributedText($0) }) }
    }

    @exclusivity(unchecked) private(set) var hasText = false

    /// Shows a text without attributes in the font of such texts.
    func showPlain(_ text: String?) {
        guard content.isAttributed || !hasText || text != content.text.string else { return }
        hasText = text != nil
        content.isAttributed = false
        content.text = AttributedText(text ?? "")
        textChanged()
    }

    /// Shows a text with attributes, as setting ``attributedText`` does.
    func show(_ text: AttributedText?) {
        hasText = text != nil
        content.isAttributed = text != nil
        content.text = text ?? AttributedText()
        textChanged()
    }

    // MARK: How the text looks

    /// The font of the first character if the text has attributes, otherwise that of the text; the system font at 17
    /// points by default, which setting nil restores. Plain text that is set later keeps it.
    open var font: UIFont! {
        get { firstFont ?? plainFont }
        set { setFont(newValue ?? Self.defaultFont) }
    }
    /// The colour of the text; ``UIColor/label`` by default.
    open var textColor: UIColor! = .label {
        didSet {
            content.object = nil
            apply(.foregroundColor, textColor)
        }
    }
    /// The alignment of lines within the bounds; ``NSTextAlignment/natural`` by default.
    @exclusivity(unchecked)
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { applyParagraphStyle { $0.alignment = textAlignment } } }
    }
    /// The wrapping and truncation of text that does not fit; ``NSLineBreakMode/byTruncatingTail`` by default.
    @exclusivity(unchecked)
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { applyParagraphStyle { $0.lineBreakMode = lineBreakMode } } }
    }
    /// The line break strategy of text without a paragraph style; ``NSParagraphStyle/LineBreakStrategy/standard`` by
    /// default.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { if lineBreakStrategy != oldValue { applyParagraphStyle { $0.lineBreakStrategy = lineBreakStrategy } } }
    }
    /// Whether the text has its full colour; a disabled label draws it with an opacity of 0.35.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }
    /// The colour of the text's shadow; nil, the default, draws none.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The distance of the shadow in points, right and down; (0, -1) by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }
    /// The colour of the text while ``isHighlighted``; nil keeps the text's colour.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// Whether the text has its ``highlightedTextColor``; cells set it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }
    /// Whether the font follows the text size that the user chose; only fonts of a text style do.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    // MARK: How the text fits

    /// Maximum number of lines; 0 for as many as the text needs. 1 by default.
    @exclusivity(unchecked)
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textChanged() } }
    }
    /// Whether the text shrinks to fit the bounds.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }
    /// The smallest factor the font may shrink by when ``adjustsFontSizeToFitWidth``; 0, the default, means a tenth.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }
    /// The vertical alignment of shrunk text. It reads back what was set; the text is always centred.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    /// Whether characters may move closer together before text is truncated. It reads back what was set; that never
    /// happens.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer that rests on truncated text shows all of it. It reads back what was set; no pointer shows it.
    open var showsExpansionTextWhenTruncated = false
    /// The extra room for letterforms that extend beyond their line. It reads back what was set; letters get no extra
    /// room.
    open var sizingRule = UILetterformAwareSizingRule.typographic
    /// Whether truncated text scrolls horizontally while an ancestor is focused. It reads back what was set; the text
    /// does not move.
    open var enablesMarqueeWhenAncestorFocused = false
    /// The width, in points, at which text wraps for the intrinsic size; 0, the default, takes the width that layout
    /// finds.
    @exclusivity(unchecked)
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentSizeChanged() } }
    }

    /// The rectangle that the text takes at the top left corner of the given bounds; its size is rounded up to whole
    /// pixels.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(bounds: bounds, lines: numberOfLines)
    }

    /// Draws the text in a rectangle of the label's coordinates, vertically centred.
    open func drawText(in rect: CGRect) { drawLabelText(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { contentSize(width: wrappingWidth) }
    override var usualAccessibilityTraits: UIAccessibilityTraits { .staticText }
    override var isUsuallyAccessibilityElement: Bool { true }

    /// The size of the text when it wraps at the given width; a single line keeps its length.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(width: numberOfLines == 1 || size.width <= 0 ? Self.unlimitedSide : size.width)
    }

    open override func invalidateIntrinsicContentSize() {
        content.invalidate()
        super.invalidateIntrinsicContentSize()
    }

    override var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override func widthSolved(_ width: CGFloat) { wrapText(atSolvedWidth: width) }
    override func widthStated(_ width: CGFloat) { wrapText(atStatedWidth: width) }
    override func forgetSolvedWidth() { unwrapText() }
    override func baselineOffset(first: Bool) -> CGFloat { textBaselineOffset(first: first) }
    override var baselineFont: UIFont? { plainFont }
    override var centersContentVertically: Bool { true }
    override var textForDescription: String? { text }
    /// Whether the class is UIKit's, so that no program overrides its methods.
    class var isSystems: Bool { self == UILabel.self }
    override var textInDescription: String? { text }
    override var backgroundInDescription: UIColor? { backgroundColor ?? .clear }
    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [.value(\UILabel.font), .value(\UILabel.textColor)]
    }

    override func resolveTraits() {
        super.resolveTraits()
        if adjustsFontForContentSizeCategory { followContentSizeCategory() }
        contentSizeChanged()
        setNeedsDisplay()
    }
}

/// The vertical alignment of shrunk text.
///
/// - Source: developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}
