/// How a scene's session is to be given up.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    nonisolated public override init() { super.init() }
}

/// How the windows of a scene go whose session is given up.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The ways in which windows go.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/dismissalanimation
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    /// How a window goes. Windows go at once here.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/dismissalanimation
    public enum DismissalAnimation: Int, Sendable {
        /// As usual.
        case standard = 1
        /// Its content was saved.
        case commit = 2
        /// Its content was thrown away.
        case decline = 3
    }
}
