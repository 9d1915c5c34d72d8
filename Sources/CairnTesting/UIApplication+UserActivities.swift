import UIKit

/// Activities that the user does in this program and elsewhere.
extension UIApplication {
    /// Continues a user activity in this program, or opens a link to the program's web site (an activity of the type
    /// `NSUserActivityTypeBrowsingWeb` with a `webpageURL`). Returns whether the program accepts it.
    @discardableResult
    public func receive(_ activity: NSUserActivity) -> Bool { continueActivity(activity) }

    /// Announces an activity that then fails to arrive.
    public func failToReceiveActivity(ofType type: String, error: any Error) { failToContinue(type, error) }

    /// The current user activity, updated as for its transfer to another device; nil for none.
    public var currentUserActivity: NSUserActivity? {
        NSUserActivity.current?.save()
        return NSUserActivity.current
    }
}
