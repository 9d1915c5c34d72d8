extension UIScene {
    /// Why a scene was connected.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The links to open; empty, as a launch opens none here.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The program that asked to open them; nil.
        open var sourceApplication: String? { nil }

        /// The activities to go on with: that of the request for the scene.
        open var userActivities: Set<NSUserActivity> { Set(activities) }
        var activities: [NSUserActivity] = []
        /// The type of an activity that is going to come; nil.
        open var handoffUserActivityType: String? { nil }
        /// The action of the home screen that launched the program; nil.
        open var shortcutItem: UIApplicationShortcutItem? { nil }

        nonisolated override init() { super.init() }
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
        /// The program that asked to open the link; nil.
        open var sourceApplication: String? { nil }
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

    init(_ url: URL) {
        link = url
        super.init()
    }
}
