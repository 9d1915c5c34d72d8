/// Reads storyboards for `UIStoryboard`. Interface Builder's folder implements it; `Assembly.swift` says which implementation is used.
@MainActor
protocol StoryboardReading {
    /// The document `name.storyboard` of a bundle, the program's when nil.
    ///
    /// Raises `NSInvalidArgumentException` where there is no such document, or it cannot be read.
    func storyboard(named name: String, bundle: Bundle?) -> any StoryboardContent
    /// What is wrong with a storyboard that the system shows before the program runs, a sentence each.
    func problems(ofLaunchScreen name: String, bundle: Bundle?) -> [String]
}

/// A storyboard that was read.
@MainActor
protocol StoryboardContent: AnyObject {
    /// Makes the controller that the document starts with; nil when it has none.
    func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController?
    /// Makes the controller with an identifier. Raises `NSInvalidArgumentException` when there is none.
    func makeController(_ identifier: String, of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController
}

/// Makes a controller in place of its class's own `init(coder:)`.
typealias ControllerCreator = (NSCoder) -> UIViewController?

/// What a storyboard describes of a controller that was made from it.
@MainActor
protocol ControllerDescription: AnyObject {
    var storyboard: UIStoryboard { get }
    /// Makes the controller's view and connects it. Returns whether the storyboard has one.
    func loadView(of controller: UIViewController) -> Bool
    /// Performs the segue with an identifier. Returns whether there is one.
    func performSegue(named identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}
