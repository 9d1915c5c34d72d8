/// Shows one line of editable text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    /// The border around the text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    /// When a view beside the text is shown.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextfield/viewmode
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing, unlessEditing, always
    }

    let textLabel = UITextFieldLabel(frame: .zero)
    let placeholderLabel = UITextFieldLabel(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a field from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
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
        textLabel.draw = { [unowned self] in drawText(in: $0) }
        placeholderLabel.draw = { [unowned self] in drawPlaceholder(in: $0) }
        font = .systemFont(ofSize: UIFont.labelFontSize)
    }

    // MARK: Text

    /// The text without attributes. Never nil: setting nil sets an empty text.
    open var text: String? {
        get { content.string }
        set {
            changeText { show(AttributedText(newValue ?? ""), isAttributed: false) }
            if KeyValueObservers.exist { KeyValueObservers.changed(self) }
        }
    }
    /// The text with attributes. Never nil: setting nil sets an empty text without attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributedString() }
        set { changeText { show(newValue.map { AttributedText($0) } ?? AttributedText(), isAttributed: newValue != nil) } }
    }
    private var content = AttributedText()
    private var hasOwnAttributes = false
    /// The text shown while the field is empty.
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
    /// Whether dots are shown instead of the characters.
    open var isSecureTextEntry = false {
        didSet { showText() }
    }

    /// The attributes of plain text: the field's font, colour and alignment, and what was set. Setting them gives them
    /// to the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = textAlignment
            paragraph.lineBreakMode = .byTruncatingTail
            let usual: [NSAttributedString.Key: Any] = [
                .font: textLabel.font as Any, .foregroundColor: textLabel.textColor as Any, .paragraphStyle: paragraph,
            ]
            return usual.merging(ownDefaultAttributes) { $1 }
        }
        set {
            ownDefaultAttributes = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            showText()
        }
    }
    private var ownDefaultAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of what is typed next; nil while the field is not edited. It reads back what was set; typed text
    /// takes the field's.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? ownTypingAttributes ?? defaultTextAttributes : nil }
        set { if isEditing { ownTypingAttributes = newValue } }
    }
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// Whether the user can make text bold or italic. It reads back what was set; the edit menu does not offer it.
    open var allowsEditingTextAttributes = false
    /// Whether typing replaces the whole text. It reads back what was set; typing inserts.
    open var clearsOnInsertion = false

    /// Shows a text with attributes of its own, or in the field's font and colour.
    func show(_ text: AttributedText, isAttributed: Bool) {
        (content, hasOwnAttributes) = (text, isAttributed)
        markedOffsets = nil
        selectedOffsets = NSRange(location: text.length, length: 0)
        showText()
    }

    private func showText() {
        if isSecureTextEntry {
            textLabel.text = String(repeating: "\u{2022}", count: content.string.count)
        } else if hasOwnAttributes {
            textLabel.show(content)
        } else if ownDefaultAttributes.isEmpty {
            textLabel.text = content.string
        } else {
            textLabel.show(AttributedText(content.string, attributes: defaultTextAttributes))
        }
        textChanged()
    }

    // MARK: Look

    /// The font of text and placeholder; the system font at 17 points by default, which setting nil restores.
    open var font: UIFont? {
        get { textLabel.font }
        set {
            textLabel.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            placeholderLabel.font = textLabel.font
            textChanged()
        }
    }
    /// Whether a font of a text style follows the text size that the user prefers.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }
    /// The colour of plain text; ``UIColor/label`` by default, which setting nil restores.
    open var textColor: UIColor? {
        get { textLabel.textColor }
        set { textLabel.textColor = newValue ?? .label }
    }
    /// The alignment of text and placeholder.
    open var textAlignment: NSTextAlignment {
        get { textLabel.textAlignment }
        set { (textLabel.textAlignment, placeholderLabel.textAlignment) = (newValue, newValue) }
    }
    /// The border; none by default.
    open var borderStyle = UITextField.BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            setBackgroundColor(backgroundColor)
            textChanged()
        }
    }
    /// The colour behind the text, within the border's round corners.
    open override var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
    override var backgroundOfLayer: UIColor? { borderStyle == .roundedRect ? nil : backgroundColor }
    /// Whether the font shrinks when the text is too wide.
    open var adjustsFontSizeToFitWidth = false {
        didSet { textLabel.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
    }
    /// The least point size of a font that shrinks; 0, the default, leaves it to the label.
    open var minimumFontSize: CGFloat = 0 {
        didSet { textLabel.minimumScaleFactor = minimumFontSize / textLabel.font.pointSize }
    }
    /// An image that fills the bounds instead of the border.
    open var background: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// The background image of a disabled field; nil uses ``background``.
    open var disabledBackground: UIImage? {
        didSet { setNeedsDisplay() }
    }

    // MARK: Editing

    /// Decides about editing and receives its course.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the field is first responder.
    open var isEditing: Bool { isFirstResponder }
    /// Whether the text is cleared when editing begins, if the delegate allows it.
    open var clearsOnBeginEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled }
    override var succeedsFirstResponder: Bool { false }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        // A field begins to be edited before the keyboard comes, a text view after it.
        let begins = holdingInputs { beginEditing { super.becomeFirstResponder() } }
        // The clear button may be shown while the field is edited, or only then not.
        setNeedsDisplay()
        if begins { bringIntoView(bounds, animated: true) }
        return begins
    }
    /// The scroll views around the field show it above the keyboard, as far as they end there.
    override func keyboardCame() { bringIntoView(bounds, animated: false) }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        defer { setNeedsDisplay() }
        return finishEditing { super.resignFirstResponder() }
    }

    /// Whether the text is not empty.
    public var hasText: Bool { text?.isEmpty == false }
    /// Replaces the selection by text, if the delegate allows it; a line feed acts as the return key.
    open func insertText(_ text: String) { type(text) }
    /// Removes the selection or, if it is empty, the character before it, if the delegate allows it.
    open func deleteBackward() { removeBackward() }

    /// The selected part of the text, in UTF-16 units.
    var selectedOffsets = NSRange(location: 0, length: 0) {
        willSet { if newValue != selectedOffsets { selectionWillMove() } }
        didSet {
            guard selectedOffsets != oldValue else { return }
            selectionMoved()
            delegate?.textFieldDidChangeSelection(self)
        }
    }
    var inputKnowsChange = false
    /// Provisional text of an input method, in UTF-16 units; nil for none.
    var markedOffsets: NSRange?

    /// A view to show instead of the keyboard; nil for the keyboard. ``reloadInputViews()`` shows another while the
    /// object is first responder.
    open override var inputView: UIView? {
        get { inputViews.keyboard }
        set { inputViews.keyboard = newValue }
    }
    /// A view to show above the keyboard; nil for none. ``reloadInputViews()`` shows another while the object is first
    /// responder.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    private var inputViews = InputViews()

    // MARK: Edit menu

    override func prepareRecognizers() {
        super.prepareRecognizers()
        prepareEditMenu()
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        StandardEditAction(action).flatMap(canPerform) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    /// The same as pasting: only text is pasted, in the look of what is there.
    open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { selectWholeText() }
    open override func delete(_ sender: Any?) { removeSelection() }

    // MARK: Text input by positions

    /// The characters of a range; nil for a range of another object.
    open func text(in range: UITextRange) -> String? { characters(in: range) }
    /// Replaces the characters of a range without asking the delegate, which hears of the change.
    open func replace(_ range: UITextRange, withText text: String) {
        if let offsets = offsets(of: range) { replaceText(in: offsets, with: text) }
    }
    /// The selected characters; an empty range is the place of the cursor. Setting nil selects nothing else.
    open var selectedTextRange: UITextRange? {
        get { OffsetRange(selectedOffsets) }
        set { if let newValue, let offsets = offsets(of: newValue) { selectedOffsets = offsets } }
    }
    /// The provisional text of an input method; nil for none.
    open var markedTextRange: UITextRange? { markedOffsets.map { OffsetRange($0) } }
    /// The attributes of marked text. It reads back what was set; the text looks like other text.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    /// Replaces the marked text, or the selection if there is none, by text that stays marked.
    ///
    /// - Parameter selectedRange: In UTF-16 units of the marked text.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selecting: selectedRange) }
    /// Ends the marking and keeps the text.
    open func unmarkText() { markedOffsets = nil }
    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    /// The place after the last character.
    open var endOfDocument: UITextPosition { OffsetPosition(wholeText.length) }
    /// The range between two positions, in either order; nil for positions of another object.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        rangeOfPositions(fromPosition, toPosition)
    }
    /// The position some UTF-16 units after another, or before it; nil outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        self.offset(of: position).flatMap { offsetPosition($0 + offset) }
    }
    /// The position some UTF-16 units to a side, in text that runs to the right, or some lines up or down; nil outside
    /// the text.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        self.position(position, moved: direction, by: offset)
    }
    /// Which of two positions comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        comparePositions(position, other)
    }
    /// The number of UTF-16 units between two positions; negative if the second comes first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { distance(from: from, to: toPosition) }
    /// The end of a range in a direction, or its start.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        farthestPosition(in: range, direction)
    }
    /// The range from a position to the end or the start of the text.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        rangeExtending(position, direction)
    }
    /// Hears of changes of text and selection that typing did not make.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// Finds units of the text.
    open var tokenizer: any UITextInputTokenizer { unitFinder }
    private lazy var unitFinder = UITextInputStringTokenizer(textInput: self)
    /// The direction of the paragraph at a position; natural unless its style says otherwise.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        writingDirection(at: self.offset(of: position) ?? 0)
    }
    /// Sets the direction of the paragraphs of a range. Does nothing: a field has one line in the direction of the
    /// interface.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setWritingDirection(writingDirection, in: range)
    }
    /// The rectangle of the range's part on its first line, in the view's coordinates; of the cursor for an empty
    /// range.
    open func firstRect(for range: UITextRange) -> CGRect { firstRect(of: range) }
    /// The rectangle of the cursor at a position, 2 points wide, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { cursorRect(before: offset(of: position) ?? wholeText.length) }
    /// The rectangles of a range, one for each line, in the view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        selection(range, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    /// The position nearest to a point of the view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { offsetPosition(offset(nearest: point)) }
    /// The position of a range nearest to a point of the view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestOffset(to: point, within: range)
    }
    /// The character nearest to a point of the view; nil without text.
    open func characterRange(at point: CGPoint) -> UITextRange? { rangeOfCharacter(at: point) }
    /// Whether a range may be replaced; asks the delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        offsets(of: range).map { delegateAllows(replacing: $0, with: text) } ?? false
    }

    // MARK: How it is typed in; kept for a keyboard, without effect

    /// The keys of the keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The look of the keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The label of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// The meaning of the text.
    open var textContentType: UITextContentType!
    /// The rules that a new password has to follow; nil for none. It reads back what was set; nobody makes passwords
    /// up.
    open var passwordRules: UITextInputPasswordRules?
    /// Which letters are capitalized automatically.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether typed words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelt words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotation marks become curly.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether what is being typed is completed in grey. It reads back what was set; there is no keyboard here that
    /// reads it.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Whether the text field is first responder, and what is selected in it, for a later launch or another text field.
    /// It is set after the text.
    open var interactionState: Any {
        get { TextInteractionState(of: self) }
        set { (newValue as? TextInteractionState)?.restore(in: self) }
    }
    /// Whether calculations are completed. It reads back what was set; there is no keyboard here that reads it.
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    /// Whether and how the system offers to write. It reads back what was set; there is no system here that reads it.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    /// Whether spaces are added and removed around inserted and deleted words.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

    // MARK: What stands beside the text

    /// When the clear button is shown, provided there is text; never by default.
    open var clearButtonMode = UITextField.ViewMode.never {
        didSet { sideViewsChanged() }
    }
    /// A view at the field's left end, in the size of its bounds.
    open var leftView: UIView? {
        didSet { replaceSideView(oldValue, with: leftView) }
    }
    /// When the left view is shown; never by default.
    open var leftViewMode = UITextField.ViewMode.never {
        didSet { sideViewsChanged() }
    }
    /// A view at the field's right end, in the size of its bounds.
    open var rightView: UIView? {
        didSet { replaceSideView(oldValue, with: rightView) }
    }
    /// When the right view is shown; never by default.
    open var rightViewMode = UITextField.ViewMode.never {
        didSet { sideViewsChanged() }
    }

    // MARK: Places

    /// The rectangle of the border, in the field's coordinates.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The frame of the text, in the field's coordinates.
    open func textRect(forBounds bounds: CGRect) -> CGRect { room(forText: bounds) }
    /// The frame of the placeholder, in the field's coordinates.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The frame of the text during editing, in the field's coordinates. Not called: editing does not move the text.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The frame of the clear button, in the field's coordinates.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(in: bounds) }
    /// The frame of the left view, in the field's coordinates.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { placeOfSideView(leftView, in: bounds, atLeft: true) }
    /// The frame of the right view, in the field's coordinates.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { placeOfSideView(rightView, in: bounds, atLeft: false) }

    /// Draws the text in a rectangle of the field's coordinates, in a current context; called while the text is shown.
    open func drawText(in rect: CGRect) { textLabel.drawText(inField: rect) }
    /// Draws the placeholder in a rectangle of the field's coordinates, in a current context; called while the
    /// placeholder is shown.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawText(inField: rect) }

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

    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchesClearButton = showsClearButton && clearButtonRect(forBounds: bounds).contains(touch.location(in: self))
        return true
    }

    override func resolveTraits() {
        super.resolveTraits()
        if adjustsFontForContentSizeCategory { followContentSizeCategory() }
    }
    override func stateChanged() {
        super.stateChanged()
        textLabel.alpha = isEnabled ? 1 : 0.5
    }
    override func subviewContentSizeChanged(_ subview: UIView) { if subview === textLabel { textChanged() } }
    override func baselineOffset(first: Bool) -> CGFloat { textBaselineOffset(first: first) }
    override var baselineFont: UIFont? { font }
    override var textForDescription: String? { nil }
    override var textInDescription: String? { text }
    override var borderInDescription: String? {
        switch borderStyle {
        case .line: "Line"
        case .bezel: "Bezel"
        case .roundedRect: "RoundedRect"
        default: "None"
        }
    }
}
