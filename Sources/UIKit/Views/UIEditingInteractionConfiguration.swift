/// The system's gestures for undo, copy and paste that a responder allows.
///
/// - Source: developer.apple.com/documentation/uikit/uieditinginteractionconfiguration
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// No gestures.
    case none = 0
    /// All of the system's gestures.
    case `default` = 1
}
