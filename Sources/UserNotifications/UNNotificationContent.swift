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
    /// The number at the program's icon; nil leaves it.
    open var badge: NSNumber? { badgeNumber }
    /// The sound; nil for none.
    open var sound: UNNotificationSound? { soundPlayed }
    /// Values of the program's own.
    open var userInfo: [AnyHashable: Any] { information }
    /// The kind of message.
    open var categoryIdentifier: String { category }
    /// The group that the message belongs to.
    open var threadIdentifier: String { thread }
    /// Pictures and the like.
    open var attachments: [UNNotificationAttachment] { files }
    /// The importance with which the notification interrupts the user.
    open var interruptionLevel: UNNotificationInterruptionLevel { level }
    /// The identifier of the scene that shows the notification's content; nil for none.
    open var targetContentIdentifier: String? { target }
    /// The picture that the program starts with.
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
    /// It is listed only, shown, shown although the user wants quiet, or always shown and heard.
    case passive, active, timeSensitive, critical
}

/// A picture or the like that belongs to a message.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationattachment
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The file's name in the message.
    public let identifier: String
    /// The file.
    public let url: URL

    /// Creates one of a file.
    ///
    /// Creates an attachment; throws if there is no such file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        _ = try FileManager.default.attributesOfItem(atPath: URL.path)
        (self.identifier, url) = (identifier, URL)
    }
}

/// The uniform type identifier of an attachment whose file name has no known extension.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Whether an attachment has no small picture.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The part of a picture that its small picture shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The moment of a film that its small picture shows.
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

/// A message's sound; none is played.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationsound
open class UNNotificationSound: NSObject, @unchecked Sendable {
    private let name: String

    /// The system's sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("default")) }

    /// The system's sound for calls.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("ringtone")) }
    /// The system's sound that is heard always.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("critical")) }
    /// The system's sound that is heard always, at a volume of 0...1.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    /// A sound of a file of the program that is heard always.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// A sound of a file of the program that is heard always, at a volume of 0...1.
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// A sound of a file of the program.
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
    /// The request's name.
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
    /// Whether it is shown again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// Shows a message after some seconds.
///
/// - Source: developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger that fires after some seconds; at least 60 if it repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The date after these seconds from now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// Shows a message at dates.
///
/// - Source: developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the dates.
    public let dateComponents: DateComponents

    /// Creates a trigger of parts of dates.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next date that the parts fit; nil for none.
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Shows a message that a server sent.
///
/// - Source: developer.apple.com/documentation/usernotifications/unpushnotificationtrigger
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A message that was shown.
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
    /// The message.
    public let notification: UNNotification
    /// The name of the action.
    public let actionIdentifier: String

    package init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// A text that the user answered.
///
/// - Source: developer.apple.com/documentation/usernotifications/untextinputnotificationresponse
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    public let userText: String

    package init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

/// The action of a tap on a message.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action by which a message is put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A kind of messages.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationcategory
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The kind's name.
    public let identifier: String
    /// The actions that the user can choose.
    public let actions: [UNNotificationAction]
    /// The intents that the messages belong to.
    public let intentIdentifiers: [String]
    /// The options of the notifications.
    public let options: UNNotificationCategoryOptions
    /// The placeholder for a hidden text.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The format of the summary of several notifications.
    public let categorySummaryFormat: String

    /// Creates a kind of messages.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil, options: options)
    }

    /// Creates a kind of messages with a text in place of those that are not to be seen.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    /// Creates a kind of messages with a text in place of those that are not to be seen, and one for several together.
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
    /// The program hears when a message is put away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// The messages can be shown in cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is seen where texts are not.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The line below the title is seen where texts are not.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// The messages can be read aloud.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// An action that the user can choose.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationaction
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The action's name.
    public let identifier: String
    /// The title of its button.
    public let title: String
    /// The options of the action.
    public let options: UNNotificationActionOptions
    /// The picture at its button; nil for none.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    /// Creates an action with a picture.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }
}

/// An answer that the user writes.
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

    /// Creates an action with a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The picture at the button of an action.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationactionicon
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    private let name: String

    /// A picture of the program's catalogue.
    public convenience init(templateImageName: String) { self.init(name: templateImageName) }
    /// A symbol of the system's.
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
    /// The device has to be open.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The button is red.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The program comes to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

extension NSString {
    /// A text of the program's tables, with the descriptions of values in the places of its `%@`. Apple looks it up as
    /// the message is shown; here it is looked up at once.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/foundation/nsstring/localizedusernotificationstring(forkey:arguments:)
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let text = NSLocalizedString(key, comment: "")
        guard let arguments, !arguments.isEmpty else { return text }
        return String(format: text, arguments: arguments.map { String(describing: $0) as NSString })
    }
}
