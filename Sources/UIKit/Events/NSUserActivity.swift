/// The type of the activity of looking at a web page, which links to the program's web site begin.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user does at present, so that it can go on later, or elsewhere.
///
/// On Apple's platforms the class is Foundation's. No other devices hear of activities here; tests hand them to the program by `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
    /// The kind of activity, such as `com.example.editing`.
    public let activityType: String
    /// What a user is shown of the activity.
    open var title: String?
    /// What is needed to go on.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that are kept when the activity is saved; nil for all.
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which the activity is found. Stored; nothing searches.
    open var keywords: Set<String> = []
    /// A web page where the activity goes on without the program.
    open var webpageURL: URL?
    /// The web page from which the user came.
    open var referrerURL: URL?
    /// From when on the activity is not offered any more.
    open var expirationDate: Date?
    /// By which the scene is chosen in which the activity goes on: `UISceneActivationConditions` of the scenes are asked.
    open var targetContentIdentifier: String?
    /// By which a saved activity is deleted.
    open var persistentIdentifier: String?
    /// Whether the activity goes on by streams of bytes. Stored; nothing streams.
    open var supportsContinuationStreams = false
    /// Whether the activity can go on on another device.
    open var isEligibleForHandoff = true
    /// Whether the activity can be found by a search on the device.
    open var isEligibleForSearch = false
    /// Whether the activity can be found by everybody.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity.
    open var isEligibleForPrediction = false
    /// Hears when the activity is saved or goes on elsewhere.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether ``userInfo`` is out of date: the delegate, or the responder that has the activity, is asked to bring it up to date before the
    /// activity is handed on.
    open var needsSave = false

    /// Whether the activity cannot be used any more.
    private var isInvalid = false
    /// The responder whose activity this is.
    nonisolated(unsafe) weak var owner: UIResponder?
    nonisolated(unsafe) private static weak var currentActivity: NSUserActivity?

    /// Makes an activity.
    ///
    /// - Precondition: The type is not empty; raises `NSInvalidArgumentException` otherwise.
    public init(activityType: String) {
        if activityType.isEmpty { raise("NSInvalidArgumentException", "An activity's type must not be empty.") }
        self.activityType = activityType
        super.init()
    }

    /// Adds to what is needed to go on.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the user does at present.
    open func becomeCurrent() { if !isInvalid { Self.currentActivity = self } }
    /// Ends being what the user does at present.
    open func resignCurrent() { if Self.currentActivity === self { Self.currentActivity = nil } }
    /// Ends the activity for good.
    open func invalidate() {
        isInvalid = true
        resignCurrent()
    }

    /// What the user does at present.
    package static var current: NSUserActivity? { currentActivity }

    /// Has ``userInfo`` brought up to date where that is needed.
    @MainActor
    package func save() {
        guard needsSave else { return }
        needsSave = false
        owner?.updateUserActivityState(self)
        delegate?.userActivityWillSave(self)
        UIApplication.shared.tellOfUpdate(self)
    }

    /// Asks for streams between the devices of an activity. There are no other devices here: the handler gets a `CocoaError.featureUnsupported`
    /// in a later turn of the main queue.
    open func getContinuationStreams(completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
    }
}

/// Hears of an activity.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivitydelegate
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is handed on: the time to bring its information up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity went on elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// Brings back what an activity describes.
///
/// - Source: developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Brings back what the activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
