/// The state of a scene's pointer lock. There is no pointer.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerlockstate
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    /// Posted after the pointer was locked or unlocked: never here.
    nonisolated public static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
    /// The key of the scene in the notification's user info.
    nonisolated public static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
    /// Whether the pointer is locked: never.
    open var isLocked: Bool { false }

    nonisolated override init() { super.init() }
}
