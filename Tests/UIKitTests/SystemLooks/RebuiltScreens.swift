@testable import UIKit

/// The measured programs, made anew as far as their logs describe them.
@MainActor
enum RebuiltScreens {
    /// The screens' names with those of Apple's and windows of ours.
    static var all: [(name: String, measured: MeasuredScreen, window: UIWindow)] {
        var large = UITraitOverrides()
        large.preferredContentSizeCategory = .accessibilityLarge
        var mirrored = UITraitOverrides()
        mirrored.layoutDirection = .rightToLeft
        return [
            ("form", .form, window(FormController())),
            ("form, large text", .formAccessibility, window(FormController(), large)),
            ("form, from right to left", .formRightToLeft, window(FormController(), mirrored)),
            ("table", .table, window(RemindersController(), isLarge: true)),
            ("table, large text", .tableAccessibility, window(RemindersController(), large, isLarge: true)),
            ("list", .list, window(ContentListController(), isLarge: true)), ("buttons", .buttons, window(ButtonsController())),
            ("feed", .feed, window(FeedController(), isLarge: true)),
        ]
    }

    private static func window(
        _ root: UIViewController, _ traits: UITraitOverrides = UITraitOverrides(), isLarge: Bool = false
    ) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let screen = UIScreen()
        window.windowScreen = screen
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = isLarge
        navigation.traitOverrides = traits
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}
