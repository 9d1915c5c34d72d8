/// One line of text that can be edited. The cursor stands at its end.
///
/// - Source: developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    /// What surrounds the text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    /// When something beside the text shows.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextfield/viewmode
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing, unlessEditing, always
    }

    let textLabel = UILabel(frame: .zero)
    let placeholderLabel = UILabel(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UITextField.self)
    }

    private func setUp() {
        beginDrawing()
        placeholderLabel.textColor = .placeholderText
        addSubview(placeholderLabel)
        addSubview(textLabel)
        font = .systemFont(ofSize: UIFont.labelFontSize)
    }

    // MARK: Text

    /// Never nil; setting nil sets an empty text.
    open var text: String? {
        get { content.string }
        set { (hasOwnAttributes, content) = (false, NSAttributedString(string: newValue ?? "")) }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        get { content }
        set { (hasOwnAttributes, content) = (newValue != nil, newValue ?? NSAttributedString(string: "")) }
    }
    private var content = NSAttributedString.nothing {
        didSet { showText() }
    }
    private var hasOwnAttributes = false
    /// Shown while the text is empty.
    open var placeholder: String? {
        get { placeholderLabel.text }
        set {
            placeholderLabel.text = newValue
            textChanged()
        }
    }
    /// The placeholder with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set {
            placeholderLabel.attributedText = newValue
            textChanged()
        }
    }
    /// Whether dots stand for the characters.
    open var isSecureTextEntry = false {
        didSet { showText() }
    }

    private func showText() {
        if isSecureTextEntry {
            textLabel.text = String(repeating: "\u{2022}", count: content.string.count)
        } else if hasOwnAttributes {
            textLabel.attributedText = content
        } else {
            textLabel.text = content.string
        }
        textChanged()
    }

    // MARK: Look

    /// 17 point system font until another is set.
    open var font: UIFont? {
        get { textLabel.font }
        set {
            textLabel.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            placeholderLabel.font = textLabel.font
            textChanged()
        }
    }
    /// The colour of plain text.
    open var textColor: UIColor? {
        get { textLabel.textColor }
        set { textLabel.textColor = newValue ?? .label }
    }
    /// How the text stands between left and right.
    open var textAlignment: NSTextAlignment {
        get { textLabel.textAlignment }
        set { (textLabel.textAlignment, placeholderLabel.textAlignment) = (newValue, newValue) }
    }
    /// What surrounds the text; nothing by default.
    open var borderStyle = UITextField.BorderStyle.none {
        didSet { if borderStyle != oldValue { textChanged() } }
    }
    /// Whether the font shrinks to fit.
    open var adjustsFontSizeToFitWidth = false {
        didSet { textLabel.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
    }
    /// Points; no less than this when the font shrinks to fit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { textLabel.minimumScaleFactor = minimumFontSize / textLabel.font.pointSize }
    }
    /// An image in place of the border, filling the bounds.
    open var background: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Instead of the background while the field is disabled.
    open var disabledBackground: UIImage? {
        didSet { setNeedsDisplay() }
    }

    // MARK: Editing

    /// Decides about editing, and hears of it.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the keyboard writes to the field.
    open var isEditing: Bool { isFirstResponder }
    /// Whether the field is emptied when editing begins.
    open var clearsOnBeginEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled }

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

    /// Whether the text is not empty.
    public var hasText: Bool { text?.isEmpty == false }
    /// Types at the end of the text, as far as the delegate lets it; a line feed is the return key.
    open func insertText(_ text: String) { type(text) }
    /// Deletes the last character, if the delegate lets it.
    open func deleteBackward() { eraseLastCharacter() }

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

    // MARK: How it is typed in; kept for a keyboard, without effect

    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

    // MARK: What stands beside the text

    /// When a button that empties the field shows, if there is text.
    open var clearButtonMode = UITextField.ViewMode.never {
        didSet { sideViewsChanged() }
    }
    /// A view at the field's left end, as large as its bounds.
    open var leftView: UIView? {
        didSet { replaceSideView(oldValue, with: leftView) }
    }
    /// When the left view shows; never by default.
    open var leftViewMode = UITextField.ViewMode.never {
        didSet { sideViewsChanged() }
    }
    /// A view at the field's right end, as large as its bounds.
    open var rightView: UIView? {
        didSet { replaceSideView(oldValue, with: rightView) }
    }
    /// When the right view shows; never by default.
    open var rightViewMode = UITextField.ViewMode.never {
        didSet { sideViewsChanged() }
    }

    // MARK: Places

    /// Where the border stands, in the field's coordinates.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The room for the text, in the field's coordinates.
    open func textRect(forBounds bounds: CGRect) -> CGRect { room(forText: bounds) }
    /// The room for the placeholder, in the field's coordinates.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The room for the text while it is edited, in the field's coordinates.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the button that empties the field stands, in the field's coordinates.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(in: bounds) }
    /// Where the left view stands, in the field's coordinates.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { placeOfSideView(leftView, in: bounds, atLeft: true) }
    /// Where the right view stands, in the field's coordinates.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { placeOfSideView(rightView, in: bounds, atLeft: false) }

    open override var intrinsicContentSize: CGSize { contentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }
    open override func draw(_ rect: CGRect) {
        drawBorder()
        if showsClearButton { drawClearButton() }
    }

    override func touchedUpInside() {
        super.touchedUpInside()
        if touchesClearButton { clear() } else { becomeFirstResponder() }
    }
    private var touchesClearButton = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchesClearButton = showsClearButton && clearButtonRect(forBounds: bounds).contains(touch.location(in: self))
        return true
    }

    override func stateChanged() {
        super.stateChanged()
        textLabel.alpha = isEnabled ? 1 : 0.5
    }
    override func subviewContentSizeChanged(_ subview: UIView) { if subview === textLabel { textChanged() } }
    override func baselineOffset(first: Bool) -> CGFloat { textBaselineOffset(first: first) }
    override var textForDescription: String? { nil }
}
