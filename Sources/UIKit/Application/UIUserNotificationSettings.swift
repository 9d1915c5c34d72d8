/// How a program may draw the user's attention, as before iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationtype
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNAuthorizationOptions")
public struct UIUserNotificationType: OptionSet, Sendable {
    /// Bit mask of the ways.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number at the program's icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A text.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// What a program asks the user's leave for, as before iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationsettings
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationSettings")
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// How the program may draw attention.
    public let types: UIUserNotificationType
    /// The kinds of notifications with choices.
    public let categories: Set<UIUserNotificationCategory>?

    /// Makes settings.
    public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (types, self.categories) = (typesForSettings, categories)
        super.init()
    }
}

/// A kind of notifications with choices, as before iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationcategory
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationCategory")
open class UIUserNotificationCategory: NSObject {
    /// The name of the kind.
    open fileprivate(set) var identifier: String?
    fileprivate var choices: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// The choices where there is room for many, or for few.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { choices[context] }
}

/// A kind of notifications that is being described.
///
/// - Source: developer.apple.com/documentation/uikit/uimutableusernotificationcategory
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationCategory")
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// The name of the kind.
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }

    /// Sets the choices where there is room for many, or for few.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        choices[context] = actions
    }
}

/// How much room there is for choices.
public enum UIUserNotificationActionContext: UInt, Sendable {
    case `default` = 0
    case minimal
}

/// Whether a choice brings the program to the front.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    case foreground = 0
    case background
}

/// What a choice does.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    case `default` = 0
    case textInput
}

/// A choice of a notification, as before iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationaction
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationAction")
open class UIUserNotificationAction: NSObject {
    /// The name of the choice.
    open fileprivate(set) var identifier: String?
    /// The title of its button.
    open fileprivate(set) var title: String?
    /// What it does.
    open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
    /// Whether it brings the program to the front.
    open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
    /// Whether the device has to be unlocked first.
    open fileprivate(set) var isAuthenticationRequired = false
    /// Whether it removes something.
    open fileprivate(set) var isDestructive = false
}

/// A choice that is being described.
///
/// - Source: developer.apple.com/documentation/uikit/uimutableusernotificationaction
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationAction")
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// The name of the choice.
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    /// The title of its button.
    open override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    /// What it does.
    open override var behavior: UIUserNotificationActionBehavior {
        get { super.behavior }
        set { super.behavior = newValue }
    }
    /// Whether it brings the program to the front.
    open override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { super.activationMode = newValue }
    }
    /// Whether the device has to be unlocked first.
    open override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { super.isAuthenticationRequired = newValue }
    }
    /// Whether it removes something.
    open override var isDestructive: Bool {
        get { super.isDestructive }
        set { super.isDestructive = newValue }
    }
}
