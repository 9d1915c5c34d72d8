public import CoreLocation
public import Foundation

/// The content of a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    fileprivate(set) var titleText = ""
    fileprivate(set) var subtitleText = ""
    fileprivate(set) var bodyText = ""
    fileprivate(set) var badgeNumber: NSNumber?
    fileprivate(set) var soundPlayed: UNNotificationSound?
    fileprivate(set) var information: [AnyHashable: Any] = [:]
    fileprivate(set) var category = ""
    fileprivate(set) var thread = ""
    fileprivate(set) var files: [UNNotificationAttachment] = []
    fileprivate(set) var target: String?
    fileprivate(set) var launchImage = ""
    fileprivate(set) var summary = ""
    fileprivate(set) var summaryCount = 0
    fileprivate(set) var relevance = 0.0
    fileprivate(set) var filter: String?
    fileprivate(set) var level = UNNotificationInterruptionLevel.active

    /// The title.
    open var title: String { titleText }
    /// The text below the title.
    open var subtitle: String { subtitleText }
    /// The text.
    open var body: String { bodyText }
    /// The number for the app icon's badge; nil leaves it.
    open var badge: NSNumber? { badgeNumber }
    /// The sound; nil for none.
    open var sound: UNNotificationSound? { soundPlayed }
    /// Custom values.
    open var userInfo: [AnyHashable: Any] { information }
    /// The identifier of the category.
    open var categoryIdentifier: String { category }
    /// The identifier of the thread that groups notifications.
    open var threadIdentifier: String { thread }
    /// The attachments, such as images.
    open var attachments: [UNNotificationAttachment] { files }
    /// The importance with which the notification interrupts the user.
    open var interruptionLevel: UNNotificationInterruptionLevel { level }
    /// The identifier of the scene that shows the notification's content; nil for none.
    open var targetContentIdentifier: String? { target }
    /// The name of the launch image.
    open var launchImageName: String { launchImage }
    /// The text that the summary of a group contains.
    open var summaryArgument: String { summary }
    /// The number of items that the notification adds to the summary.
    open var summaryArgumentCount: Int { summaryCount }
    /// The relevance of the notification among those of the program, 0...1.
    open var relevanceScore: Double { relevance }
    /// The criteria compared by a focus filter; nil for none.
    open var filterCriteria: String? { filter }
}

/// The importance with which a notification interrupts the user.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// The notification is only listed, is shown, is shown during Focus, or is always shown with sound.
    case passive, active, timeSensitive, critical
}

/// A media file attached to a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationattachment
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The identifier of the attachment.
    public let identifier: String
    /// The URL of the file.
    public let url: URL

    /// Creates an attachment for a file.
    ///
    /// Creates an attachment; throws if there is no such file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        _ = try FileManager.default.attributesOfItem(atPath: URL.path)
        (self.identifier, url) = (identifier, URL)
    }
}

/// The uniform type identifier of an attachment whose file name has no known extension.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Key: whether the attachment's thumbnail is hidden.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// Key: the rectangle of the image shown in the thumbnail.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// Key: the time of the movie's frame in the thumbnail.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// The content of a notification, for configuration.
///
/// - Source: developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { titleText }
        set { titleText = newValue }
    }
    open override var subtitle: String {
        get { subtitleText }
        set { subtitleText = newValue }
    }
    open override var body: String {
        get { bodyText }
        set { bodyText = newValue }
    }
    open override var badge: NSNumber? {
        get { badgeNumber }
        set { badgeNumber = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { soundPlayed }
        set { soundPlayed = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { information }
        set { information = newValue }
    }
    open override var categoryIdentifier: String {
        get { category }
        set { category = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { files }
        set { files = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { level }
        set { level = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { target }
        set { target = newValue }
    }
    open override var launchImageName: String {
        get { launchImage }
        set { launchImage = newValue }
    }
    open override var summaryArgument: String {
        get { summary }
        set { summary = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { summaryCount }
        set { summaryCount = newValue }
    }
    open override var relevanceScore: Double {
        get { relevance }
        set { relevance = newValue }
    }
    open override var filterCriteria: String? {
        get { filter }
        set { filter = newValue }
    }
    open override var threadIdentifier: String {
        get { thread }
        set { thread = newValue }
    }
}

/// The sound of a notification; none is played.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationsound
open class UNNotificationSound: NSObject, @unchecked Sendable {
    private let name: String

    /// The default sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("default")) }

    /// The default ringtone.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("ringtone")) }
    /// The default sound of critical notifications.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("critical")) }
    /// The default sound of critical notifications, at a volume of 0...1.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    /// A sound file of the program, for critical notifications.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// A sound file of the program, for critical notifications, at a volume of 0...1.
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// A sound file of the program.
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A request to show a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier of the request.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The condition under which it is shown; nil for immediately.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// The condition under which a notification is shown.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationtrigger
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification repeats.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger that fires after an interval.
///
/// - Source: developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The interval in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger that fires after some seconds; at least 60 if it repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The date at which the interval, counted from now, ends.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A trigger that fires at dates with given components.
///
/// - Source: developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date components.
    public let dateComponents: DateComponents

    /// Creates a trigger with date components.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next date with the components; nil for none.
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A trigger that fires where a region begins or ends. No location is reported here, so that it never fires.
///
/// - Source: developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The region.
    public let region: CLRegion

    /// Creates a trigger with a region.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}

/// The trigger of a remote notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unpushnotificationtrigger
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A delivered notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotification
open class UNNotification: NSObject, @unchecked Sendable {
    /// The date of delivery.
    public let date: Date
    /// The request of the notification.
    public let request: UNNotificationRequest

    package init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// The user's response to a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action.
    public let actionIdentifier: String

    package init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// A response with text.
///
/// - Source: developer.apple.com/documentation/usernotifications/untextinputnotificationresponse
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text that the user entered.
    public let userText: String

    package init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

/// The identifier of the default action, a tap on the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that dismisses the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A category of notifications.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationcategory
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The identifier of the category.
    public let identifier: String
    /// The actions that the user can choose.
    public let actions: [UNNotificationAction]
    /// The identifiers of the associated intents.
    public let intentIdentifiers: [String]
    /// The options of the notifications.
    public let options: UNNotificationCategoryOptions
    /// The placeholder for a hidden text.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The format of the summary of several notifications.
    public let categorySummaryFormat: String

    /// Creates a category.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil, options: options)
    }

    /// Creates a category with a placeholder for hidden previews.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    /// Creates a category with a placeholder for hidden previews and a summary format.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        self.options = options
    }
}

/// The options of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Dismissing a notification is reported to the program.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// The notifications are shown in CarPlay.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is shown even if previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The subtitle is shown even if previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// The notifications can be announced by Siri.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// An action that the user can choose.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationaction
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The identifier of the action.
    public let identifier: String
    /// The title of its button.
    public let title: String
    /// The options of the action.
    public let options: UNNotificationActionOptions
    /// The icon of the button; nil for none.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    /// Creates an action with an icon.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }
}

/// An action with a text field.
///
/// - Source: developer.apple.com/documentation/usernotifications/untextinputnotificationaction
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button beside the text.
    public let textInputButtonTitle: String
    /// The placeholder of the text field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    /// Creates an action with an icon.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The icon of an action.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationactionicon
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    private let name: String

    /// An image of the program's asset catalogue.
    public convenience init(templateImageName: String) { self.init(name: templateImageName) }
    /// A system symbol.
    public convenience init(systemImageName: String) { self.init(name: systemImageName) }

    private init(name: String) { self.name = name }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationActionIcon)?.name == name }
    open override var hash: Int { name.hash }
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action is destructive.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The program is activated in the foreground.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

extension NSString {
    /// A localized string of the program, with the descriptions of the arguments for its `%@`. Apple looks it up when
    /// the notification is shown; here it is looked up at once.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/foundation/nsstring/localizedusernotificationstring(forkey:arguments:)
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let text = NSLocalizedString(key, comment: "")
        guard let arguments, !arguments.isEmpty else { return text }
        return String(format: text, arguments: arguments.map { String(describing: $0) as NSString })
    }
}
