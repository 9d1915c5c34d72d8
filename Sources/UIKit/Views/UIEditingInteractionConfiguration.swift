/// Which gestures of the system undo, copy and paste.
///
/// - Source: developer.apple.com/documentation/uikit/uieditinginteractionconfiguration
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// No gestures.
    case none = 0
    /// All of the system's gestures.
    case `default` = 1
}
