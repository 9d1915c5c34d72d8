import CairnTesting
import Testing
import UIKit

/// What bars look like, in light and dark.
@MainActor
@Suite struct BarPictureTests {
    @Test(arguments: Scene.allCases, [UIUserInterfaceStyle.light, .dark])
    func picture(of scene: Scene, style: UIUserInterfaceStyle) {
        SystemLooks.iOS18.perform { expectPicture(of: scene, style, "") }
    }

    @Test(arguments: [Scene.navigation, .largeTitle, .tabs], [UIUserInterfaceStyle.light, .dark])
    func pictureInIOS26(of scene: Scene, style: UIUserInterfaceStyle) { expectPicture(of: scene, style, "-26") }

    private func expectPicture(of scene: Scene, _ style: UIUserInterfaceStyle, _ suffix: String) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: scene.height))
        window.overrideUserInterfaceStyle = style
        window.traitOverrides.verticalSizeClass = .regular
        window.backgroundColor = .systemBackground
        window.rootViewController = scene.controller
        window.makeKeyAndVisible()
        let mismatch = window.pictureMismatch("\(scene.rawValue)\(suffix)-\(style == .dark ? "dark" : "light")", scale: 2)
        #expect(mismatch == nil)
    }

    enum Scene: String, CaseIterable {
        case navigation, largeTitle, systemItems, tabs, coloured

        var height: CGFloat { self == .systemItems ? 176 : 160 }

        @MainActor var controller: UIViewController {
            switch self {
            case .navigation: pushed
            case .largeTitle: withLargeTitle
            case .systemItems: toolbars
            case .tabs: withTabs
            case .coloured: inColours
            }
        }
    }
}

@MainActor
private var pushed: UIViewController {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    second.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add)]
    second.toolbarItems = [UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(title: "Select")]
    second.toolbarItems?[0].isEnabled = false
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    navigation.isToolbarHidden = false
    return navigation
}

@MainActor
private var withLargeTitle: UIViewController {
    let controller = UIViewController()
    controller.title = "Large Title"
    controller.navigationItem.prompt = "A line above"
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
}

/// All pictures of the system's, in four rows.
@MainActor
private var toolbars: UIViewController {
    let rows: [[UIBarButtonItem.SystemItem]] = [
        [.add, .compose, .reply, .action, .organize], [.bookmarks, .search, .refresh, .stop, .camera],
        [.trash, .play, .pause, .rewind, .fastForward], [.cancel, .save, .undo, .pageCurl],
    ]
    let controller = UIViewController()
    for (index, row) in rows.enumerated() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 320, height: 44))
        toolbar.items = Array(row.map { [UIBarButtonItem(systemItem: $0)] }.joined(separator: [.flexibleSpace()]))
        controller.view.addSubview(toolbar)
    }
    return controller
}

@MainActor
private var withTabs: UIViewController {
    let items = [
        UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(tabBarSystemItem: .recents, tag: 1),
        UITabBarItem(tabBarSystemItem: .contacts, tag: 2), UITabBarItem(tabBarSystemItem: .mostViewed, tag: 3),
        UITabBarItem(tabBarSystemItem: .more, tag: 4),
    ]
    items[1].badgeValue = "12"
    items[3].isEnabled = false
    let controller = UITabBarController()
    controller.viewControllers = items.map {
        let child = UIViewController()
        child.tabBarItem = $0
        return child
    }
    controller.selectedIndex = 2
    return controller
}

@MainActor
private var inColours: UIViewController {
    let controller = UIViewController()
    controller.title = "Appearance"
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    let navigation = UINavigationController(rootViewController: controller)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20, weight: .bold)]
    appearance.shadowColor = .red
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    navigation.navigationBar.tintColor = .systemYellow
    navigation.toolbar.barStyle = .black
    navigation.isToolbarHidden = false
    controller.toolbarItems = [UIBarButtonItem(systemItem: .refresh)]
    return navigation
}
