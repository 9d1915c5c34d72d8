/// A local notification of the API before iOS 10.
///
/// Nothing is shown: the program's delegate receives it if the program is in the foreground at its date, as on a
/// device.
///
/// - Source: developer.apple.com/documentation/uikit/uilocalnotification
@available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationRequest")
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// The delivery date; nil for at once.
    open var fireDate: Date?
    /// The time zone of the date; nil for an absolute time.
    open var timeZone: TimeZone?
    /// The interval of repetition. It reads back what was set; the notification is delivered once.
    open var repeatInterval: NSCalendar.Unit = []
    /// The text of the message.
    open var alertBody: String?
    /// The title of the button that opens the program.
    open var alertAction: String?
    /// Whether there is such a button.
    open var hasAction = true
    /// The launch image of the program.
    open var alertLaunchImage: String?
    /// The title.
    open var alertTitle: String?
    /// The file name of a sound.
    open var soundName: String?
    /// The number on the program's icon after delivery; 0 for no change.
    open var applicationIconBadgeNumber = 0
    /// Further data of the program.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier of the category, which determines the actions.
    open var category: String?

    public override init() { super.init() }
}

/// The name of the default sound of notifications.
@available(iOS, introduced: 4.0, deprecated: 10.0)
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
