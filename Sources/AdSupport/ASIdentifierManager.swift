@_exported public import Foundation

/// The identifier for advertisements: zeros, as where a user does not want to be tracked.
///
/// - Source: developer.apple.com/documentation/adsupport/asidentifiermanager
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let instance = ASIdentifierManager()

    /// The manager.
    open class func shared() -> ASIdentifierManager { instance }
    /// Zeros.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether the user may be tracked: he may not.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
