import TextLayout

/// Shows long, editable text, which wraps at the view's width and scrolls.
///
/// - Source: developer.apple.com/documentation/uikit/uitextview
open class UITextView: UIScrollView, UITextInput {
    /// The text with all its attributes, and its TextKit objects, if there are any.
    let document: TextViewDocument

    /// Creates a text view with the system's background behind the text.
    ///
    /// - Parameter textContainer: The space for the text; nil makes one. The view shows and edits the text of its
    ///   layout manager. The text wraps at the view's width in either case.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        document = TextViewDocument(container: textContainer ?? NSTextContainer(size: .zero))
        super.init(frame: frame)
        backgroundColor = .systemBackground
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view. Its text is laid out by an `NSLayoutManager` in either case.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    /// The TextKit 2 layout manager: nil, as for all text views with an `NSLayoutManager`.
    open var textLayoutManager: NSTextLayoutManager? { nil }

    /// Creates a text view from an Interface Builder document or an archive; archives hold ``UIView``'s properties
    /// only.
    public required init?(coder: NSCoder) {
        document = TextViewDocument(container: NSTextContainer(size: .zero))
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UITextView.self)
    }

    private func setUp() {
        document.container.widthTracksTextView = true
        document.container.changed = { [weak self] in self?.containerChanged() }
        document.container.makesLayoutManager = { [weak self] in self?.document.makeObjects() }
        contentMode = .redraw
    }

    // MARK: Editing

    /// The delegate for editing and scrolling.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        didSet { super.delegate = delegate }
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    override var succeedsFirstResponder: Bool { false }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        finishEditing { super.resignFirstResponder() }
    }

    /// Whether the text handles touches: if it is selectable or editable. Otherwise touches are handled by the
    /// superview, for example a cell.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextview/isselectable says what a text takes touches for,
    ///   and developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events what
    ///   becomes of the others. Whether UIKit's own recognizers take touches of a text that is neither is not
    ///   documented; here the view has none that do.
    private final var takesTouches: Bool { isSelectable || isEditable }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !takesTouches { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !takesTouches { super.touchesMoved(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !takesTouches { super.touchesCancelled(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard takesTouches else { return super.touchesEnded(touches, with: event) }
        if let touch = touches.first, interactWithItem(at: touch.location(in: self)) { return }
        becomeFirstResponder()
    }

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

    // MARK: Text

    /// The text without its attributes. Setting it gives all characters the ``typingAttributes`` and moves the
    /// selection to the end.
    open var text: String! {
        get { content.string }
        set { setContent(AttributedText(newValue ?? "", attributes: typingAttributes)) }
    }

    /// The text with its attributes. Setting it moves the selection to the end.
    open var attributedText: NSAttributedString! {
        get { shownText() }
        set { setContent(newValue.map { AttributedText($0) } ?? AttributedText()) }
    }

    /// The attributes of text set by ``text`` or inserted by ``insertText(_:)``.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Whether there is any text.
    open var hasText: Bool { content.length > 0 }

    /// The selected part of the text, in UTF-16 units.
    open var selectedRange = NSRange(location: 0, length: 0) {
        willSet { if newValue != selectedRange { selectionWillMove() } }
        didSet {
            guard selectedRange != oldValue else { return }
            selectionMoved()
            delegate?.textViewDidChangeSelection(self)
        }
    }
    var inputKnowsChange = false

    /// The marked range of an input method, in UTF-16 units; nil for none.
    var markedOffsets: NSRange?

    /// Replaces the selection by text.
    open func insertText(_ text: String) { type(text) }

    /// Removes the selection or, if it is empty, the character before it.
    open func deleteBackward() { removeBackward() }

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
    /// Pastes text, in the style of the surrounding text, as ``paste(_:)`` does.
    open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { selectWholeText() }
    open override func delete(_ sender: Any?) { removeSelection() }

    // MARK: Text input by positions

    /// The characters of a range; nil for a range of another object.
    open func text(in range: UITextRange) -> String? { characters(in: range) }
    /// Replaces the characters of a range without asking the delegate, which is notified.
    open func replace(_ range: UITextRange, withText text: String) {
        if let offsets = offsets(of: range) { replaceText(in: offsets, with: text) }
    }
    /// The selected range; an empty one is the insertion point. Setting nil selects nothing.
    open var selectedTextRange: UITextRange? {
        get { OffsetRange(selectedOffsets) }
        set { if let newValue, let offsets = offsets(of: newValue) { selectedOffsets = offsets } }
    }
    /// The marked range of an input method; nil for none.
    open var markedTextRange: UITextRange? { markedOffsets.map { OffsetRange($0) } }
    /// The attributes of marked text. It reads back what was set; the text is drawn like other text.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    /// Replaces the marked text, or the selection if there is none, by marked text.
    ///
    /// - Parameter selectedRange: In UTF-16 units of the marked text.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selecting: selectedRange) }
    /// Unmarks the text and keeps it.
    open func unmarkText() { markedOffsets = nil }
    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    /// The position after the last character.
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
    /// The order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        comparePositions(position, other)
    }
    /// The number of UTF-16 units between two positions; negative if the second comes first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { distance(from: from, to: toPosition) }
    /// The last position of a range in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        farthestPosition(in: range, direction)
    }
    /// The range from a position to the end or the start of the text.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        rangeExtending(position, direction)
    }
    /// The delegate for changes of text and selection that typing did not make.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// The tokenizer that finds text units.
    open var tokenizer: any UITextInputTokenizer { unitFinder }
    private lazy var unitFinder = UITextInputStringTokenizer(textInput: self)
    /// The direction of the paragraph at a position; natural unless its style says otherwise.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        writingDirection(at: self.offset(of: position) ?? 0)
    }
    /// Sets the direction of the paragraphs of a range.
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

    // MARK: How the text looks

    /// The font of the first character, Helvetica at 12 points unless set; without text the one that was set, or nil.
    /// Setting it sets the font of the whole text.
    open var font: UIFont? {
        get { firstFont ?? typingFont }
        set { apply(.font, newValue) }
    }
    /// The colour of the whole text; nil until set, which means ``UIColor/label``.
    open var textColor: UIColor? {
        get { typingAttributes[.foregroundColor] as? UIColor }
        set { apply(.foregroundColor, newValue) }
    }
    /// The alignment of lines within the width; ``NSTextAlignment/natural`` until set.
    open var textAlignment: NSTextAlignment {
        get { (typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set { applyAlignment(newValue) }
    }
    /// Whether the user may change the text.
    open var isEditable = true
    /// Whether the view can become first responder even if it is not editable.
    open var isSelectable = true
    /// Whether the user may change attributes. It reads back what was set; nothing here depends on it.
    open var allowsEditingTextAttributes = false
    /// The attributes of links, which override the text's attributes; the tint colour by default, which nil restores.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor as Any] }
        set {
            ownLinkAttributes = newValue
            setNeedsDisplay()
        }
    }
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?
    /// The kinds of data to turn into links. It reads back what was set; nothing is detected.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The find interaction; nil unless ``isFindInteractionEnabled``. The system's panel is not shown.
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finder : nil }
    private lazy var finder: UIFindInteraction = {
        let made = UIFindInteraction()
        addInteraction(made)
        return made
    }()
    /// The border around the text. It reads back what was set; text views have no border.
    open var borderStyle = BorderStyle.none
    /// The border around a text view.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextview/borderstyle-swift.enum
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case roundedRect
    }
    /// Whether the text can be searched by the system's panel. It reads back what was set; there is no panel.
    open var isFindInteractionEnabled = false
    /// Whether font sizes are scaled as on the Mac. It reads back what was set; that never happens.
    open var usesStandardTextScaling = false
    /// Whether inserted text replaces all text. It reads back what was set; nothing here depends on it.
    open var clearsOnInsertion = false
    /// Whether the font follows the content size category. It reads back what was set; that never happens.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Text input traits; stored for a keyboard, without effect

    /// The keyboard type.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The label of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// The semantic meaning of the text.
    open var textContentType: UITextContentType!
    /// Whether the characters are hidden; they are always visible here.
    open var isSecureTextEntry = false
    /// The autocapitalization of the keyboard.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether typed words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelt words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotation marks become curly.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether inline predictions are shown while typing. It reads back what was set; there is no keyboard here that
    /// uses it.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The first responder status and the selection, for a later launch or another text view. It is set after the text.
    open var interactionState: Any {
        get { TextInteractionState(of: self) }
        set { (newValue as? TextInteractionState)?.restore(in: self) }
    }
    /// The value of ``textFormattingConfiguration``, whose type is not known here.
    var formattingConfiguration: NSObject?
    /// Whether mathematical expressions are completed. It reads back what was set; there is no keyboard here that uses
    /// it.
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    /// The behaviour of writing assistance. It reads back what was set; nothing assists here.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    /// Whether spaces are added and removed around inserted and deleted words.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

    /// Scrolls until characters, in UTF-16 units, are visible, with an animation; to the cursor for an empty range.
    open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

    // MARK: Layout

    /// The text container, with its line padding, limit of lines and exclusion paths. Its width is the view's without
    /// the insets.
    open var textContainer: NSTextContainer {
        followWidth()
        return document.container
    }

    /// The text storage. Its changes are displayed at once; the view's delegate is not notified.
    open var textStorage: NSTextStorage { document.objects.storage }

    /// The layout manager, which lays out and draws the text from the first access on.
    open var layoutManager: NSLayoutManager { document.objects.manager }

    /// Space around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textChanged() } }
    }

    /// A view that does not scroll has an intrinsic size: that of its text.
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
        placeAttachmentViews()
    }
    /// The views of attachments, in the order of the text.
    var attachmentViews: [AttachmentView] = []

    open override func draw(_ rect: CGRect) { drawContent() }

    override var isUsuallyAccessibilityElement: Bool { true }
    override var wrapsToWidth: Bool { !isScrollEnabled }
    override func widthSolved(_ width: CGFloat) { wrapText(atSolvedWidth: width) }
    override func forgetSolvedWidth() { wrapText(atSolvedWidth: nil) }
    override func baselineOffset(first: Bool) -> CGFloat { textBaselineOffset(first: first) }
    override var baselineFont: UIFont? { typingFont }
    override var textInDescription: String? { text }

    override func resolveTraits() {
        super.resolveTraits()
        setNeedsDisplay()
    }
}
