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
    /// Whether messages can have content of a program's own; they cannot.
    open var supportsContentExtensions: Bool { false }

    private override init() { super.init() }

    /// The program's center.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Requests authorization; it is always denied here.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(false, UNError(.notificationsNotAllowed)) }
    }

    /// Requests authorization; it is always denied here.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        throw UNError(.notificationsNotAllowed)
    }

    /// Passes the settings to a closure: nothing is authorized.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
    }

    /// The settings: nothing is authorized.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Says which kinds of messages there are.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    /// Tells which kinds of messages there are.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let found = lock.withLock { categories }
        DispatchQueue.global().async { completionHandler(found) }
    }

    /// Asks for a message, in place of one with the same identifier; kept and never shown.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        lock.withLock {
            requests.removeAll { $0.identifier == request.identifier }
            requests.append(request)
        }
        DispatchQueue.global().async { completionHandler?(nil) }
    }

    /// Asks for a message, in place of one with the same identifier; kept and never shown.
    open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

    /// Tells which messages wait.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }

    /// Tells which messages were shown: none.
    open func deliveredNotifications() async -> [UNNotification] { [] }

    /// Tells which kinds of messages there are.
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

    /// Tells which messages wait.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        let found = lock.withLock { requests }
        DispatchQueue.global().async { completionHandler(found) }
    }

    /// Removes messages that wait.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
    }

    /// Removes all messages that wait.
    open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }

    /// Tells which messages were shown: none.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// Removes messages that were shown; there are none.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Removes all messages that were shown; there are none.
    open func removeAllDeliveredNotifications() {}

    /// Sets the number at the program's icon; there is none.
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
    /// A message comes while the program is in front.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The user answered a message.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The user wants the program's settings of messages.
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

    /// Whether messages are allowed.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    /// Whether they are shown above other programs.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// Whether they make sounds.
    open var soundSetting: UNNotificationSetting { .disabled }
    /// Whether they mark the program's icon.
    open var badgeSetting: UNNotificationSetting { .disabled }
    /// Whether they are shown on a locked device.
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    /// Whether they are shown in cars.
    open var carPlaySetting: UNNotificationSetting { .disabled }
    /// Whether they are always heard.
    open var criticalAlertSetting: UNNotificationSetting { .disabled }
    /// Whether they are read aloud.
    open var announcementSetting: UNNotificationSetting { .disabled }
    /// Whether those that matter now are shown although the user wants quiet.
    open var timeSensitiveSetting: UNNotificationSetting { .disabled }
    /// Whether they wait for the summary of the day.
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    /// The style in which notifications are shown above other programs.
    open var alertStyle: UNAlertStyle { .none }
    /// The condition under which previews are shown.
    open var showPreviewsSetting: UNShowPreviewsSetting { .never }
    /// Whether the system has a button to the program's settings.
    open var providesAppNotificationSettings: Bool { false }
    /// Whether they are listed.
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

/// Whether messages are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked, said no, said yes, was not asked and sees them quietly, or allowed them for a while.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a kind of message is allowed.
public enum UNNotificationSetting: Int, Sendable {
    /// There is no such kind, or it is off or on.
    case notSupported, disabled, enabled
}

/// The kinds of notifications for which a program requests authorization.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at the program's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Messages above other programs.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Messages in cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Messages that sound always.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button to the program's settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Quiet messages without a question.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Messages that are read aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Messages that matter now.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The presentation of a notification while the program is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the program's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// Above the program.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of messages.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the screen's top.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// An error of notifications.
///
/// - Source: developer.apple.com/documentation/usernotifications/unerror
public struct UNError: Error, Hashable, Sendable {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// The user allows no messages.
        case notificationsNotAllowed = 1
        /// There is no such file, it is of an unknown kind, too large, cannot be moved, or is damaged.
        case attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        /// The message has no date, or nothing to say.
        case notificationInvalidNoDate = 1400, notificationInvalidNoContent
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}
