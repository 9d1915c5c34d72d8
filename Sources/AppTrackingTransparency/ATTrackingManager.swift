@_exported public import Foundation

/// Asks the user whether he may be tracked. Nobody is asked: he may not.
///
/// - Source: developer.apple.com/documentation/apptrackingtransparency/attrackingmanager
open class ATTrackingManager: NSObject {
    /// What the user said.
    public enum AuthorizationStatus: UInt, Sendable {
        /// Nothing, he may not be asked, no, or yes.
        case notDetermined, restricted, denied, authorized
    }

    /// What the user said: no.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Asks; the answer is no, soon.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.main.async { completion(.denied) }
    }

    /// Asks; the answer is no.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
