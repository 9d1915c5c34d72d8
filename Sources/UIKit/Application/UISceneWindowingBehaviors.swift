/// The controls of a scene's window that the user can use. It reads back what was set; windows of scenes have no
/// controls.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenewindowingbehaviors
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    /// Whether the window can be closed.
    open var isClosable = true
    /// Whether the window can be minimized.
    open var isMiniaturizable = true

    nonisolated override init() { super.init() }
}
