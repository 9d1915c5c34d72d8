import UIKit

/// What a user and the system do to one of several scenes.
extension UIScene {
    /// Takes the scene off the screen, where others stay; the last one takes the application along.
    public func moveToBackground() { UIApplication.shared.moveToBackground(self) }
    /// Brings the scene to the screen; where the application was not there, the scene comes alone.
    public func moveToForeground() { UIApplication.shared.moveToForeground(self) }
    /// Takes back what the scene uses, as the system may do with one that is not on the screen; its session stays open. Does nothing for others.
    public func reclaim() { UIApplication.shared.disconnect(self) }
}
