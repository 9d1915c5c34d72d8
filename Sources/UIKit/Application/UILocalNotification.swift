/// A notification that a program sends itself, as before iOS 10.
///
/// Nothing is shown: the program hears of it by its delegate where it is in front when the time comes, as on a device.
///
/// - Source: developer.apple.com/documentation/uikit/uilocalnotification
@available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationRequest")
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// When it is due; nil for at once.
    open var fireDate: Date?
    /// The time zone that the date is meant in; nil for a moment.
    open var timeZone: TimeZone?
    /// How often it comes again. Stored; it comes once.
    open var repeatInterval: NSCalendar.Unit = []
    /// The text.
    open var alertBody: String?
    /// The title of the button that opens the program.
    open var alertAction: String?
    /// Whether there is such a button.
    open var hasAction = true
    /// The picture that the program shows as it starts.
    open var alertLaunchImage: String?
    /// The title.
    open var alertTitle: String?
    /// The file of a sound.
    open var soundName: String?
    /// The number at the program's icon from then on; 0 leaves it.
    open var applicationIconBadgeNumber = 0
    /// Anything of the program's.
    open var userInfo: [AnyHashable: Any]?
    /// The kind of notification, which says which choices there are.
    open var category: String?

    public override init() { super.init() }
}

/// The name of the usual sound of notifications.
@available(iOS, introduced: 4.0, deprecated: 10.0)
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
