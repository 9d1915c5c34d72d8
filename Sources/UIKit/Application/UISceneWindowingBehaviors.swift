/// What the user can do with the window of a scene. Stored; scenes have no frame with buttons.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenewindowingbehaviors
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    /// Whether it can be closed.
    open var isClosable = true
    /// Whether it can be made small.
    open var isMiniaturizable = true

    nonisolated override init() { super.init() }
}
