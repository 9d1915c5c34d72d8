/// The options of a request to discard a scene's session.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    nonisolated public override init() { super.init() }
}

/// The options of a request to discard the session of a window scene.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The dismissal animation of the window.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/dismissalanimation
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    /// A dismissal animation of a window. Windows are removed without animation here.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/dismissalanimation
    public enum DismissalAnimation: Int, Sendable {
        /// The standard animation.
        case standard = 1
        /// The animation after the content was saved.
        case commit = 2
        /// The animation after the content was discarded.
        case decline = 3
    }
}
