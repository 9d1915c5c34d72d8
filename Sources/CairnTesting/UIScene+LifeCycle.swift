import UIKit

/// Actions of the user and the system on one of several scenes.
extension UIScene {
    /// Sends the scene to the background, while other scenes stay; with the last scene the application enters the
    /// background.
    public func moveToBackground() { UIApplication.shared.moveToBackground(self) }
    /// Brings the scene to the foreground; if the application was in the background, the scene comes alone.
    public func moveToForeground() { UIApplication.shared.moveToForeground(self) }
    /// Disconnects the scene, as the system may do with one in the background to reclaim resources; its session stays
    /// open. Does nothing for a scene in the foreground.
    public func reclaim() { UIApplication.shared.disconnect(self) }
}
