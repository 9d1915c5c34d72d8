/// An object whose text an input method reads, changes and selects, in terms of the object's own positions; text fields
/// and text views conform.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The characters of a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the characters of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether a range may be replaced by a text; input methods ask before they do.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selected and marked text

    /// The selected range; an empty one is the insertion point.
    var selectedTextRange: UITextRange? { get set }
    /// The range of provisional text while an input method composes it; nil for none.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or the selection if there is none, by marked text.
    ///
    /// - Parameter selectedRange: In UTF-16 units of the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Unmarks the text and keeps it.
    func unmarkText()

    // MARK: Positions

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position some characters after another, or before it; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position some characters or lines away; nil beyond the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of characters between two positions; negative if the second comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The position in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from a position to the farthest one in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    // MARK: Input

    /// The delegate for changes not made by the input method.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer that finds text units.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: Writing direction

    /// The direction of the paragraph at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the direction of the paragraphs of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Places, in the object's coordinates

    /// The rectangle of the range's part on its first line.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of the cursor at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a range, one for each line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position of a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point; nil without text.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view whose coordinates are used.
    var textInputView: UIView { get }
}

extension UITextInput {
    /// Returns true.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}

/// Is notified of changes of the text and selection that its input method did not make.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputdelegate
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
