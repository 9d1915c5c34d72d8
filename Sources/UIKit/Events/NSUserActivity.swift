/// The type of the activity of browsing a web page; universal links start it.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user that can be continued later or elsewhere.
///
/// On Apple's platforms the class belongs to Foundation. Activities are not sent to other devices here; tests pass them
/// to the program through `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
    /// The type of the activity, such as `com.example.editing`.
    public let activityType: String
    /// The title of the activity, shown to users.
    open var title: String?
    /// The data that are needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that are kept when the activity is saved; nil for all.
    open var requiredUserInfoKeys: Set<String>?
    /// Keywords for searching the activity. It reads back what was set; nothing searches.
    open var keywords: Set<String> = []
    /// A web page on which the activity can be continued without the program.
    open var webpageURL: URL?
    /// The web page from which the user came.
    open var referrerURL: URL?
    /// The date after which the activity is no longer offered.
    open var expirationDate: Date?
    /// The identifier by which the scene that continues the activity is chosen, through the scenes'
    /// `UISceneActivationConditions`.
    open var targetContentIdentifier: String?
    /// The identifier by which a saved activity can be deleted.
    open var persistentIdentifier: String?
    /// Whether the activity can be continued over streams. It reads back what was set; there are no streams.
    open var supportsContinuationStreams = false
    /// Whether the activity can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether the activity can be found by a search on the device.
    open var isEligibleForSearch = false
    /// Whether the activity can be found by a public search.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity.
    open var isEligibleForPrediction = false
    /// The delegate that is notified when the activity is saved or continued elsewhere. Held weakly.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether ``userInfo`` is out of date: before the activity is sent, its responder and the delegate are asked to
    /// update it.
    open var needsSave = false

    /// Whether the activity was invalidated.
    private var isInvalid = false
    /// The responder to which the activity belongs.
    nonisolated(unsafe) weak var owner: UIResponder?
    nonisolated(unsafe) private static weak var currentActivity: NSUserActivity?

    /// Makes an activity.
    ///
    /// - Precondition: The type is not empty; otherwise raises `NSInvalidArgumentException`.
    public init(activityType: String) {
        if activityType.isEmpty { raise("NSInvalidArgumentException", "An activity's type must not be empty.") }
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes the activity current.
    open func becomeCurrent() { if !isInvalid { Self.currentActivity = self } }
    /// Ends being the current activity.
    open func resignCurrent() { if Self.currentActivity === self { Self.currentActivity = nil } }
    /// Invalidates the activity permanently.
    open func invalidate() {
        isInvalid = true
        resignCurrent()
    }

    /// The current activity.
    package static var current: NSUserActivity? { currentActivity }

    /// Updates ``userInfo`` if needed.
    @MainActor
    package func save() {
        guard needsSave else { return }
        needsSave = false
        owner?.updateUserActivityState(self)
        delegate?.userActivityWillSave(self)
        UIApplication.shared.tellOfUpdate(self)
    }

    /// Requests streams between the devices of an activity. There are no other devices here: the handler is called with
    /// `CocoaError.featureUnsupported` in a later turn of the main queue.
    open func getContinuationStreams(completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
    }
}

/// The delegate of a user activity.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivitydelegate
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is sent: the delegate updates its user info.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called after the activity was continued elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// An object that can restore the state that an activity describes.
///
/// - Source: developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state that the activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
