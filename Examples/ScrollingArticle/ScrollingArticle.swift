import UIKit

/// An article that scrolls up and down, as wide as the screen and as high as its texts need: once built in code, once by a storyboard.
///
/// `swift run ScrollingArticle`, and Control-C to end it.
@main
final class ScrollingArticle: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = Self.makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// A tab for each form of the article.
    static func makeRoot() -> UITabBarController {
        let tabs = UITabBarController()
        let controllers = [ArticleController(), makeStoryboardController()]
        for (controller, title) in zip(controllers, ["Code", "Storyboard"]) { controller.title = title }
        tabs.viewControllers = controllers
        return tabs
    }

    /// The storyboard's article.
    static func makeStoryboardController() -> UIViewController {
        let storyboard = UIStoryboard(name: "Article", bundle: .module)
        guard let controller = storyboard.instantiateInitialViewController() else {
            preconditionFailure("The storyboard has an initial controller.")
        }
        return controller
    }
}
