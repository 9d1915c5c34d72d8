public import UserNotifications

extension UIScene {
    /// Why a scene was connected.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The links to open.
        open var urlContexts: Set<UIOpenURLContext> { Set(links) }
        /// The program that asked to open them; nil where none did.
        open private(set) var sourceApplication: String?

        /// The activities to go on with: those of the launch, or that of the request for the scene.
        open var userActivities: Set<NSUserActivity> { Set(activities) }
        var activities: [NSUserActivity] = []
        /// The type of an activity that is going to come; nil for none.
        open private(set) var handoffUserActivityType: String?
        /// The action of the home screen that launched the program; nil for none.
        open private(set) var shortcutItem: UIApplicationShortcutItem?
        /// The user's answer to a notification that launched the program; nil for none.
        open private(set) var notificationResponse: UNNotificationResponse?

        private var links: [UIOpenURLContext] = []

        nonisolated override init() { super.init() }

        /// Why a launch connects its scene.
        ///
        /// - Parameter launch: The options of the launch, and the answer to a notification.
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

    /// How a scene is asked for.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/activationrequestoptions
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks; nil for none.
        open var requestingScene: UIScene?

        /// Options that name no scene.
        nonisolated public override init() { super.init() }
    }

    /// How a scene is asked to open a link.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/openurloptions
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The program that asked to open the link; nil where it is not known.
        open internal(set) var sourceApplication: String?
        /// What that program sent along; nil.
        open var annotation: Any? { nil }
        /// Whether the file must be copied before it is used; false.
        open var openInPlace: Bool { false }

        nonisolated override init() { super.init() }
    }

    /// How a scene opens a link.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/openexternalurloptions
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether only a program that belongs to the web site may open the link; there is none here.
        open var universalLinksOnly = false

        /// Options that let every program open the link.
        nonisolated public override init() { super.init() }
    }
}

/// A link that a scene is to open.
///
/// - Source: developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The link.
    open var url: URL { link }
    /// How to open it.
    public let options = UIScene.OpenURLOptions()
    private let link: URL

    init(_ url: URL, sourceApplication: String? = nil) {
        link = url
        super.init()
        options.sourceApplication = sourceApplication
    }
}
