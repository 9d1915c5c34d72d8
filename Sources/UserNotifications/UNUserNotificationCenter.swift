public import Foundation

/// Manages the notifications of a program. Here nothing is shown, and authorization is denied without asking. Requests
/// are stored until they are removed.
///
/// - Source: developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private let lock = NSLock()
    private var requests: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []
    /// The delegate for notifications; there are none.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether notifications can have custom content; always false.
    open var supportsContentExtensions: Bool { false }

    private override init() { super.init() }

    /// The program's notification center.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Requests authorization, which is denied.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(false, UNError(.notificationsNotAllowed)) }
    }

    /// Requests authorization, which is denied.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        throw UNError(.notificationsNotAllowed)
    }

    /// Passes the settings to a closure: nothing is authorized.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
    }

    /// The settings: nothing is authorized.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Registers the categories of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    /// Passes the registered categories to a closure.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let found = lock.withLock { categories }
        DispatchQueue.global().async { completionHandler(found) }
    }

    /// Adds a request, replacing one with the same identifier; stored and never shown.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        lock.withLock {
            requests.removeAll { $0.identifier == request.identifier }
            requests.append(request)
        }
        DispatchQueue.global().async { completionHandler?(nil) }
    }

    /// Adds a request, replacing one with the same identifier; stored and never shown.
    open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

    /// Passes the pending requests to a closure.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }

    /// Passes the delivered notifications to a closure: none.
    open func deliveredNotifications() async -> [UNNotification] { [] }

    /// The registered categories.
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

    /// The pending requests.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        let found = lock.withLock { requests }
        DispatchQueue.global().async { completionHandler(found) }
    }

    /// Removes pending requests.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
    }

    /// Removes all pending requests.
    open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }

    /// The delivered notifications: none.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// Removes delivered notifications; there are none.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Removes all delivered notifications; there are none.
    open func removeAllDeliveredNotifications() {}

    /// Sets the badge of the app icon; there is none.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global().async { completionHandler?(UNError(.notificationsNotAllowed)) }
    }
}

/// The delegate for notifications. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification arrives while the program is in the foreground.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The user responded to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The user requests the program's notification settings.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Default implementation; does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Default implementation; does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Default implementation; does nothing.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}

/// The notification settings of the user: here nothing is authorized.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationsettings
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The authorization of notifications.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    /// The setting of alerts.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// The setting of sounds.
    open var soundSetting: UNNotificationSetting { .disabled }
    /// The setting of badges.
    open var badgeSetting: UNNotificationSetting { .disabled }
    /// The setting of the lock screen.
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    /// The setting of CarPlay.
    open var carPlaySetting: UNNotificationSetting { .disabled }
    /// The setting of critical alerts.
    open var criticalAlertSetting: UNNotificationSetting { .disabled }
    /// The setting of announcements.
    open var announcementSetting: UNNotificationSetting { .disabled }
    /// The setting of time-sensitive notifications.
    open var timeSensitiveSetting: UNNotificationSetting { .disabled }
    /// The setting of the scheduled summary.
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    /// The style in which notifications are shown above other programs.
    open var alertStyle: UNAlertStyle { .none }
    /// The condition under which previews are shown.
    open var showPreviewsSetting: UNShowPreviewsSetting { .never }
    /// Whether the system shows a button for the program's settings.
    open var providesAppNotificationSettings: Bool { false }
    /// The setting of the notification centre.
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
}

/// The style in which notifications are shown above other programs.
///
/// - Source: developer.apple.com/documentation/usernotifications/unalertstyle
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner, alert
}

/// The condition under which previews of notifications are shown.
///
/// - Source: developer.apple.com/documentation/usernotifications/unshowpreviewssetting
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated, never
}

/// The authorization of notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not determined, denied, authorized, provisionally authorized, or authorized for a limited time.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// The state of a setting.
public enum UNNotificationSetting: Int, Sendable {
    /// Not supported, disabled or enabled.
    case notSupported, disabled, enabled
}

/// The kinds of notifications for which a program requests authorization.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Badges of the app icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications in CarPlay.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Sounds of critical alerts.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button for the program's settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Provisional authorization, without asking the user.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Announcements.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Time-sensitive notifications.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The presentation of a notification while the program is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The badge of the app icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// The sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// An alert.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// The notification centre.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// An error of notifications.
///
/// - Source: developer.apple.com/documentation/usernotifications/unerror
public struct UNError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// The program is not authorized.
        case notificationsNotAllowed = 1
        /// The attachment's file is missing, of an unknown type, too large, cannot be moved, or is damaged.
        case attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        /// The notification has no date, or no content.
        case notificationInvalidNoDate = 1400, notificationInvalidNoContent
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "UNErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension UNError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case UNError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool {
        let error = error as NSError
        return error.domain == UNError.errorDomain && error.code == code.rawValue
    }
}

extension UNError {
    /// The error code `notificationsNotAllowed`.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// The error code `attachmentInvalidURL`.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// The error code `attachmentUnrecognizedType`.
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    /// The error code `attachmentInvalidFileSize`.
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    /// The error code `attachmentNotInDataStore`.
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    /// The error code `attachmentMoveIntoDataStoreFailed`.
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    /// The error code `attachmentCorrupt`.
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    /// The error code `notificationInvalidNoDate`.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// The error code `notificationInvalidNoContent`.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
