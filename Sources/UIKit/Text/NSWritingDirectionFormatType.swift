/// The effect of a writing direction in the attribute `writingDirection`: its raw value is added to that of an
/// `NSWritingDirection`.
///
/// - Source: developer.apple.com/documentation/uikit/nswritingdirectionformattype
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text is embedded in the direction, and its characters keep their own.
    case embedding = 0
    /// All characters are overridden to the direction.
    case override = 2
}
