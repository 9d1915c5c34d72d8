/// Whether a scene keeps the pointer. There is none to keep.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerlockstate
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    /// Posted after the pointer was kept or let go; never.
    nonisolated public static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
    /// The scene, in the notification's information.
    nonisolated public static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
    /// Whether the pointer is kept: never.
    open var isLocked: Bool { false }

    nonisolated override init() { super.init() }
}
