import TextLayout

/// Text that is only read.
///
/// - Source: developer.apple.com/documentation/uikit/uilabel
open class UILabel: UIView {
    /// What the label knows of its text's size.
    var content = LabelText()
    var ownFont: UIFont?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

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
        get { hasText ? content.string.string : nil }
        set { setText(newValue) }
    }

    open var attributedText: NSAttributedString? {
        get { hasText ? content.string : nil }
        set { setAttributedText(newValue) }
    }

    private(set) var hasText = false

    private func setText(_ text: String?) {
        guard content.isAttributed || !hasText || text != content.string.string else { return }
        hasText = text != nil
        content.isAttributed = false
        content.string = text.map { NSAttributedString(string: $0) } ?? .nothing
        textChanged()
    }

    private func setAttributedText(_ text: NSAttributedString?) {
        hasText = text != nil
        content.isAttributed = text != nil
        content.string = text.map(NSAttributedString.init(attributedString:)) ?? .nothing
        textChanged()
    }

    // MARK: How the text looks

    open var font: UIFont! {
        get { ownFont ?? Self.defaultFont }
        set { setFont(newValue ?? Self.defaultFont) }
    }
    open var textColor: UIColor! = .label {
        didSet { apply(.foregroundColor, textColor) }
    }
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { applyParagraphStyle { $0.alignment = textAlignment } } }
    }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { applyParagraphStyle { $0.lineBreakMode = lineBreakMode } } }
    }
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }
    /// Whether the font follows the text size that the user prefers; it must be one of a text style.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    // MARK: How the text fits

    /// Lines at most; 0 for as many as the text needs.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textChanged() } }
    }
    /// Whether the text shrinks to fit the bounds.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }
    /// The least factor the font may shrink by; 0 leaves it to the label.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    open var allowsDefaultTighteningForTruncation = false
    /// The width, in points, at which text wraps for the intrinsic size; 0 takes the one that layout finds.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentSizeChanged() } }
    }

    /// Where the text stands in the given bounds, at their top left corner; rounded up to whole pixels.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(bounds: bounds, lines: numberOfLines)
    }

    /// Draws the text in a rectangle, centred between its top and bottom.
    open func drawText(in rect: CGRect) { drawLabelText(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { contentSize(width: wrappingWidth) }
    override var usualAccessibilityTraits: UIAccessibilityTraits { .staticText }
    override var isUsuallyAccessibilityElement: Bool { true }

    /// The size of the text when it wraps at the given width; a single line is as long as it is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(width: numberOfLines == 1 || size.width <= 0 ? Self.unlimitedSide : size.width)
    }

    open override func invalidateIntrinsicContentSize() {
        content.invalidate()
        super.invalidateIntrinsicContentSize()
    }

    override var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override func widthSolved(_ width: CGFloat) { wrapText(atSolvedWidth: width) }
    override func forgetSolvedWidth() { unwrapText() }
    override func baselineOffset(first: Bool) -> CGFloat { textBaselineOffset(first: first) }
    override var textForDescription: String? { text }

    override func resolveTraits() {
        super.resolveTraits()
        if adjustsFontForContentSizeCategory { followContentSizeCategory() }
        contentSizeChanged()
        setNeedsDisplay()
    }
}

/// How text that shrank stands against text that did not.
///
/// - Source: developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}
