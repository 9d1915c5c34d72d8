public import UserNotifications

extension UIScene {
    /// The reasons for the connection of a scene.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs to open.
        open var urlContexts: Set<UIOpenURLContext> { Set(links) }
        /// The program that requested to open them; nil for none.
        open private(set) var sourceApplication: String?

        /// The user activities to continue: those of the launch, or that of the request for the scene.
        open var userActivities: Set<NSUserActivity> { Set(activities) }
        var activities: [NSUserActivity] = []
        /// The type of a user activity whose data will arrive; nil for none.
        open private(set) var handoffUserActivityType: String?
        /// The home screen quick action that launched the program; nil for none.
        open private(set) var shortcutItem: UIApplicationShortcutItem?
        /// The user's response to a notification that launched the program; nil for none.
        open private(set) var notificationResponse: UNNotificationResponse?

        private var links: [UIOpenURLContext] = []

        nonisolated override init() { super.init() }

        /// Makes the options of a scene that a launch connects.
        ///
        /// - Parameter launch: The launch options.
        convenience init(_ launch: [UIApplication.LaunchOptionsKey: Any], _ response: UNNotificationResponse?) {
            self.init()
            sourceApplication = launch[.sourceApplication] as? String
            links = (launch[.url] as? URL).map { [UIOpenURLContext($0, sourceApplication: sourceApplication)] } ?? []
            shortcutItem = launch[.shortcutItem] as? UIApplicationShortcutItem
            notificationResponse = response
            let activity = launch[.userActivityDictionary] as? [AnyHashable: Any]
            handoffUserActivityType = activity?[UIApplication.LaunchOptionsKey.userActivityType] as? String
            activities = activity?.values.compactMap { $0 as? NSUserActivity } ?? []
        }
    }

    /// The options of a request for a scene.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/activationrequestoptions
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that makes the request; nil for none.
        open var requestingScene: UIScene?

        /// Makes options without a scene.
        nonisolated public override init() { super.init() }
    }

    /// The options with which a scene receives a URL.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/openurloptions
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The program that requested to open the URL; nil if unknown.
        open internal(set) var sourceApplication: String?
        /// Further data from that program; nil.
        open var annotation: Any? { nil }
        /// Whether the file must be copied before it is used; false.
        open var openInPlace: Bool { false }

        nonisolated override init() { super.init() }
    }

    /// The options with which a scene opens a URL in another program.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/openexternalurloptions
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether only a program associated with the web site may open the URL; there is none here.
        open var universalLinksOnly = false

        /// Makes options that let every program open the URL.
        nonisolated public override init() { super.init() }
    }
}

/// A URL that a scene should open.
///
/// - Source: developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    open var url: URL { link }
    /// The options of the request.
    public let options = UIScene.OpenURLOptions()
    private let link: URL

    init(_ url: URL, sourceApplication: String? = nil) {
        link = url
        super.init()
        options.sourceApplication = sourceApplication
    }
}
