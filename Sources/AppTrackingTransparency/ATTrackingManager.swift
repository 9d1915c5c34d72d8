@_exported public import Foundation

/// Asks the user whether he may be tracked. Nobody is asked: he may not.
///
/// - Source: developer.apple.com/documentation/apptrackingtransparency/attrackingmanager
open class ATTrackingManager: NSObject {
    /// The status of the authorization to track.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The user was not asked, may not be asked, refused, or agreed.
        case notDetermined, restricted, denied, authorized
    }

    /// The authorization status, which is always denied here.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Calls the handler with the status, which is denied.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.main.async { completion(.denied) }
    }

    /// Asks; the answer is no.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
