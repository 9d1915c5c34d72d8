/// Reads storyboards for `UIStoryboard`. Interface Builder's folder implements it; `Assembly.swift` selects the
/// implementation.
@MainActor
protocol StoryboardReading {
    /// Reads the document `name.storyboard` of a bundle; nil for the main bundle.
    ///
    /// Raises `NSInvalidArgumentException` if the document is missing or unreadable.
    func storyboard(named name: String, bundle: Bundle?) -> any StoryboardContent
    /// The problems of a launch screen's storyboard, one sentence each.
    func problems(ofLaunchScreen name: String, bundle: Bundle?) -> [String]
}

/// The content of a storyboard.
@MainActor
protocol StoryboardContent: AnyObject {
    /// Makes the initial controller of the document; nil if it has none.
    func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController?
    /// Makes the controller with an identifier. Raises `NSInvalidArgumentException` if there is none.
    func makeController(_ identifier: String, of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController
}

/// A closure that makes a controller instead of its class's `init(coder:)`.
typealias ControllerCreator = (NSCoder) -> UIViewController?

/// The storyboard's description of a controller that was made from it.
@MainActor
protocol ControllerDescription: AnyObject {
    var storyboard: UIStoryboard { get }
    /// Makes the controller's view and connects it. Returns whether the storyboard has one.
    func loadView(of controller: UIViewController) -> Bool
    /// Whether the view gets the screen's size when it is loaded.
    var resizesView: Bool { get }
    /// Performs the segue with an identifier. Returns whether there is one.
    func performSegue(named identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}
