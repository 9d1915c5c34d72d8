/// The kinds of interaction with a link or an attachment.
///
/// - Source: developer.apple.com/documentation/uikit/uitextiteminteraction
public enum UITextItemInteraction: Int, Sendable {
    /// A tap, which opens a link.
    case invokeDefaultAction = 0
    /// A long press. Not recognized.
    case presentActions
    /// A firm press. Not recognized.
    case preview
}
