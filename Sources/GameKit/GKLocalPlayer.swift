import PlaceholderViews
@_exported public import UIKit

/// A player.
///
/// - Source: developer.apple.com/documentation/gamekit/gkplayer
open class GKPlayer: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The name for the game.
    open var gamePlayerID: String { "" }
    /// The name for the games of a team.
    open var teamPlayerID: String { "" }
    /// The name that others see.
    open var displayName: String { "" }
    /// The name that the player chose.
    open var alias: String { "" }
}

/// The player at the device. He is not signed in here: the handler is told ``GKError/Code/notSupported``.
///
/// - Source: developer.apple.com/documentation/gamekit/gklocalplayer
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let one = GKLocalPlayer()
    /// The player.
    public class var local: GKLocalPlayer { one }
    /// Called when it is known whether the player is signed in.
    @MainActor open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { DispatchQueue.main.async { self.authenticateHandler?(nil, GKError(.notSupported)) } }
    }
    /// Whether the player is signed in: he is not.
    open var isAuthenticated: Bool { false }
    /// Whether the player is a child.
    open var isUnderage: Bool { false }
    /// Whether the player may not play with others.
    open var isMultiplayerGamingRestricted: Bool { false }
}

extension NSNotification.Name {
    /// The player signed in or out; never posted here.
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
}

/// A button that opens the game centre. It is not shown here, as before the player has signed in.
///
/// - Source: developer.apple.com/documentation/gamekit/gkaccesspoint
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
    private static let one = GKAccessPoint()
    private override init() { super.init() }
    /// The button.
    open class var shared: GKAccessPoint { one }
    /// Whether the program wants the button.
    open var isActive = false
    /// Whether the button is seen: it is not.
    open var isVisible: Bool { false }
    /// Whether the game centre is open: it is not.
    open var isPresentingGameCenter: Bool { false }
    /// Whether the button tells of the player.
    open var showHighlights = false
    /// The corner that the button is in.
    open var location = Location.topLeading
    /// The place of the button: none.
    open var frameInScreenCoordinates: CGRect { .zero }

    /// A corner.
    public enum Location: Int, Sendable {
        /// The corners.
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }
}

/// Shows scores; here a placeholder.
///
/// - Source: developer.apple.com/documentation/gamekit/gkgamecenterviewcontroller
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
    /// The delegate.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    /// The part that is shown.
    open var viewState: GKGameCenterViewControllerState = .default
    /// The table of scores.
    open var leaderboardIdentifier: String?

    /// Creates a controller that shows something.
    public convenience init(state: GKGameCenterViewControllerState) {
        self.init()
        viewState = state
    }
    /// Creates a controller that shows a table of scores.
    public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboardID
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let screen = UIViewController()
        screen.view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: "Game Center", filling: screen.view)
        viewControllers = [screen]
    }
}

/// A part of the game centre.
public enum GKGameCenterViewControllerState: Int, Sendable {
    /// The first screen, tables of scores, achievements, challenges, the player, all, or friends.
    case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// The delegate of a controller.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    /// The player is done; the placeholder has no buttons.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// A table of scores. None is kept here: requests fail.
///
/// - Source: developer.apple.com/documentation/gamekit/gkleaderboard
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// Whose scores.
    public enum PlayerScope: Int, Sendable {
        /// All players' or friends'.
        case global, friendsOnly
    }
    /// The time in which scores were made.
    public enum TimeScope: Int, Sendable {
        /// Today, this week, or at any time.
        case today, week, allTime
    }
    override init() { super.init() }
    /// Sends a score; fails.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) }
    }
    /// Sends a score; throws.
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GKError(.notAuthenticated)
    }
    /// Asks for tables; throws.
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }
    /// Asks for tables; fails.
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) }
    }
}

/// A score, as games before iOS 14 send it.
open class GKScore: NSObject, @unchecked Sendable {
    /// The table.
    open var leaderboardIdentifier: String
    /// The score.
    open var value: Int64 = 0
    /// A number that the game gets back.
    open var context: UInt64 = 0
    /// Creates a score.
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    /// Sends scores; fails.
    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
    }
}

/// Something that the player has done.
///
/// - Source: developer.apple.com/documentation/gamekit/gkachievement
open class GKAchievement: NSObject, @unchecked Sendable {
    /// The name.
    open var identifier: String
    /// The part that is done, in per cent.
    open var percentComplete: Double = 0
    /// Whether the player is told.
    open var showsCompletionBanner = false
    /// Whether all of it is done.
    open var isCompleted: Bool { percentComplete >= 100 }
    /// Creates an achievement.
    public init(identifier: String) { self.identifier = identifier }
    /// Sends achievements; fails.
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
    }
    /// Sends achievements; throws.
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    /// Forgets all achievements; fails.
    open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
    }
    /// Asks for achievements; fails.
    open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
    }
}
