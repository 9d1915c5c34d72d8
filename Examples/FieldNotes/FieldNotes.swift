import UIKit

/// A notebook of walks: a list with search and swipes, menus and alerts, and texts with pictures in them.
///
/// `swift run FieldNotes`, and Control-C to end it.
@main
final class FieldNotes: UIResponder, UIApplicationDelegate {
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

    /// The list of notes, in a stack on which a note grows out of its row.
    static func makeRoot() -> UINavigationController {
        let stack = UINavigationController(rootViewController: NoteListController())
        stack.delegate = GrowingTransition.shared
        return stack
    }
}
