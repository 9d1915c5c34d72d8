/// What a writing direction in the attribute `writingDirection` does with the text around it: its raw value is added to that of an
/// `NSWritingDirection`.
///
/// - Source: developer.apple.com/documentation/uikit/nswritingdirectionformattype
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text is set in the direction, and its letters keep theirs.
    case embedding = 0
    /// All letters are set in the direction.
    case override = 2
}
