/// The kinds of alerts of a program's notifications, in the API before iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationtype
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNAuthorizationOptions")
public struct UIUserNotificationType: OptionSet, Sendable {
    /// Bit mask of the kinds.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the program's icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A message.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The notification settings that a program requests permission for, in the API before iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationsettings
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationSettings")
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// The kinds of alerts.
    public let types: UIUserNotificationType
    /// The categories of notifications with actions.
    public let categories: Set<UIUserNotificationCategory>?

    /// Makes settings.
    public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (types, self.categories) = (typesForSettings, categories)
        super.init()
    }
}

/// A category of notifications with actions, in the API before iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationcategory
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationCategory")
open class UIUserNotificationCategory: NSObject {
    /// The identifier of the category.
    open fileprivate(set) var identifier: String?
    fileprivate var choices: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// The actions for a context with space for many actions, or for few.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { choices[context] }
}

/// A mutable category of notifications.
///
/// - Source: developer.apple.com/documentation/uikit/uimutableusernotificationcategory
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationCategory")
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// The identifier of the category.
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }

    /// Sets the actions for a context with space for many actions, or for few.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        choices[context] = actions
    }
}

/// The space for actions.
public enum UIUserNotificationActionContext: UInt, Sendable {
    case `default` = 0
    case minimal
}

/// Whether an action brings the program to the foreground.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    case foreground = 0
    case background
}

/// The behaviour of an action.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    case `default` = 0
    case textInput
}

/// An action of a notification, in the API before iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationaction
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationAction")
open class UIUserNotificationAction: NSObject {
    /// The identifier of the action.
    open fileprivate(set) var identifier: String?
    /// The title of the action's button.
    open fileprivate(set) var title: String?
    /// The behaviour of the action.
    open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
    /// Whether the action brings the program to the foreground.
    open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
    /// Whether the device must be unlocked first.
    open fileprivate(set) var isAuthenticationRequired = false
    /// Whether the action deletes data.
    open fileprivate(set) var isDestructive = false
}

/// A mutable action of a notification.
///
/// - Source: developer.apple.com/documentation/uikit/uimutableusernotificationaction
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationAction")
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// The identifier of the action.
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    /// The title of the action's button.
    open override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    /// The behaviour of the action.
    open override var behavior: UIUserNotificationActionBehavior {
        get { super.behavior }
        set { super.behavior = newValue }
    }
    /// Whether the action brings the program to the foreground.
    open override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { super.activationMode = newValue }
    }
    /// Whether the device must be unlocked first.
    open override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { super.isAuthenticationRequired = newValue }
    }
    /// Whether the action deletes data.
    open override var isDestructive: Bool {
        get { super.isDestructive }
        set { super.isDestructive = newValue }
    }
}
