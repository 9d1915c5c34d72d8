import UIKit

/// Hands the books to the controllers of the storyboard that `ReadingList-Info.plist` names.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let tabs = window?.rootViewController as? UITabBarController else { return }
        let library = Library()
        for case let stack as UINavigationController in tabs.viewControllers ?? [] {
            switch stack.topViewController {
            case let books as BooksController: books.library = library
            case let form as AddBookController: form.library = library
            default: break
            }
        }
    }
}
