import UIKit

/// What the user does in this program and elsewhere.
extension UIApplication {
    /// Goes on in this program with what the user did elsewhere, or opens a link to the program's web site (an activity of the type
    /// `NSUserActivityTypeBrowsingWeb` with a `webpageURL`). Returns whether the program takes it.
    @discardableResult
    public func receive(_ activity: NSUserActivity) -> Bool { continueActivity(activity) }

    /// Announces an activity that does not arrive.
    public func failToReceiveActivity(ofType type: String, error: any Error) { failToContinue(type, error) }

    /// What the user does at present, brought up to date as for another device; nil for nothing.
    public var currentUserActivity: NSUserActivity? {
        NSUserActivity.current?.save()
        return NSUserActivity.current
    }
}
