import TextLayout

/// Text that can be long: it wraps at the view's width and scrolls.
///
/// - Source: developer.apple.com/documentation/uikit/uitextview
open class UITextView: UIScrollView, UIKeyInput {
    /// What the view shows, with all its attributes.
    var content = NSAttributedString.nothing
    private let container: NSTextContainer

    /// - Parameter textContainer: The room for the text; nil for one as wide as the view.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        container = NSTextContainer(size: .zero)
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UITextView.self)
    }

    private func setUp() {
        container.widthTracksTextView = true
        container.changed = { [weak self] in self?.textChanged() }
        contentMode = .redraw
    }

    // MARK: Editing

    /// Decides about editing, and hears of it.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        didSet { super.delegate = delegate }
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard responderWindow != nil, mayBeginEditing, super.becomeFirstResponder() else { return false }
        editingBegan()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard mayEndEditing, super.resignFirstResponder() else { return false }
        editingEnded()
        return true
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        becomeFirstResponder()
    }

    /// What is shown instead of the keyboard; kept, without effect.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// What is shown above the keyboard; kept, without effect.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    // MARK: Text

    open var text: String! {
        get { content.string }
        set { setContent(NSAttributedString(string: newValue ?? "", attributes: typingAttributes)) }
    }

    open var attributedText: NSAttributedString! {
        get { content }
        set { setContent(NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))) }
    }

    /// What the text put in by `text` and `insertText` looks like.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Whether there is any text.
    open var hasText: Bool { content.length > 0 }

    /// The part of the text that is selected, in UTF-16 units.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet { if selectedRange != oldValue { delegate?.textViewDidChangeSelection(self) } }
    }

    /// Puts text in the place of the selection.
    open func insertText(_ text: String) { type(text) }

    /// Removes the selection or, without one, the character before it.
    open func deleteBackward() { removeBackward() }

    // MARK: How the text looks

    /// nil until set: the text then looks like text without attributes.
    open var font: UIFont? {
        get { typingAttributes[.font] as? UIFont }
        set { apply(.font, newValue) }
    }
    open var textColor: UIColor? {
        get { typingAttributes[.foregroundColor] as? UIColor }
        set { apply(.foregroundColor, newValue) }
    }
    open var textAlignment: NSTextAlignment {
        get { (typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set { applyAlignment(newValue) }
    }
    /// Whether the keyboard may write to the view.
    open var isEditable = true
    /// Whether the view takes the keyboard even if it may not write.
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    /// What links look like; kept, without effect.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// What is made a link of; kept, without effect.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var clearsOnInsertion = false
    open var adjustsFontForContentSizeCategory = false

    // MARK: How it is typed in; kept for a keyboard, without effect

    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var isSecureTextEntry = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

    // MARK: Layout

    open var textContainer: NSTextContainer { container }

    /// Room around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textChanged() } }
    }

    /// A view that does not scroll is as large as its text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { textChanged() } }
    }

    open override var contentOffset: CGPoint {
        didSet { if contentOffset != oldValue { setNeedsDisplay() } }
    }

    open override var intrinsicContentSize: CGSize { isScrollEnabled ? Self.noIntrinsicSize : fittedSize(width: wrappingWidth) }

    private static let noIntrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittedSize(width: size.width > 0 ? size.width : UILabel.unlimitedSide)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateTextContentSize()
    }

    open override func draw(_ rect: CGRect) { drawContent() }

    override var isUsuallyAccessibilityElement: Bool { true }
    override var wrapsToWidth: Bool { !isScrollEnabled }
    override func widthSolved(_ width: CGFloat) { wrapText(atSolvedWidth: width) }
    override func forgetSolvedWidth() { wrapText(atSolvedWidth: nil) }
    override func baselineOffset(first: Bool) -> CGFloat { textBaselineOffset(first: first) }

    override func resolveTraits() {
        super.resolveTraits()
        setNeedsDisplay()
    }
}
