import Testing

@testable import UIKit

private struct MoodTrait: UITraitDefinition {
    static let defaultValue = 0
}

@MainActor
private final class Notes {
    var list: [String] = []
}

/// A view that notes what it hears of its traits.
private final class NotedView: UIView {
    var name = ""
    var notes: Notes?

    convenience init(_ name: String, _ notes: Notes) {
        self.init(frame: .zero)
        (self.name, self.notes) = (name, notes)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let before = previousTraitCollection?.userInterfaceStyle.rawValue ?? -1
        notes?.list.append("\(name) \(before)>\(traitCollection.userInterfaceStyle.rawValue)")
    }
}

private final class NotedController: UIViewController {
    var notes: Notes?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        notes?.list.append("controller")
    }
}

/// How traits pass down from screens to views, and who hears of changes.
///
/// - Source: Apple's documentation of UITraitEnvironment and of traits since iOS 17.
@MainActor
struct TraitEnvironmentTests {
    private let screen = UIScreen()
    private let window: UIWindow
    private let notes = Notes()

    init() {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.windowScreen = screen
    }

    @Test("Views have their window's traits, windows their screen's") func inheritance() {
        let view = UIView()
        window.addSubview(view)
        #expect(view.traitCollection == screen.traitCollection)
        screen.environment.traits.displayScale = 3
        #expect(view.traitCollection.displayScale == 3 && window.traitCollection.displayScale == 3)
    }

    @Test("A change is delivered from the root to the leaves, with the previous traits, and only where traits differ")
    func topDown() {
        let (outer, inner, other) = (NotedView("outer", notes), NotedView("inner", notes), NotedView("other", notes))
        window.addSubview(outer)
        outer.addSubview(inner)
        window.addSubview(other)
        other.overrideUserInterfaceStyle = .light
        notes.list = []
        window.overrideUserInterfaceStyle = .dark
        #expect(notes.list == ["outer 1>2", "inner 1>2"])
        window.overrideUserInterfaceStyle = .dark
        screen.environment.traits.userInterfaceStyle = .dark
        #expect(notes.list == ["outer 1>2", "inner 1>2"])
        #expect(other.traitCollection.userInterfaceStyle == .light)
    }

    @Test("A view that moves between environments hears of it") func moving() {
        let view = NotedView("view", notes)
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        window.addSubview(dark)
        window.addSubview(view)
        dark.addSubview(view)
        #expect(notes.list == ["view 1>2"])
        window.addSubview(view)
        #expect(notes.list == ["view 1>2", "view 2>1"])
    }

    @Test("Overrides replace single traits, pass down, and can be taken back") func overrides() {
        let (outer, inner) = (UIView(), UIView())
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.traitOverrides.horizontalSizeClass = .regular
        outer.traitOverrides[MoodTrait.self] = 7
        #expect(inner.traitCollection.horizontalSizeClass == .regular && inner.traitCollection[MoodTrait.self] == 7)
        #expect(inner.traitCollection.verticalSizeClass == .regular && window.traitCollection.horizontalSizeClass == .compact)
        #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self) && outer.traitOverrides.contains(MoodTrait.self))
        #expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
        outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        outer.traitOverrides.remove(MoodTrait.self)
        #expect(inner.traitCollection.horizontalSizeClass == .compact && inner.traitCollection[MoodTrait.self] == 0)
        #expect(!outer.traitOverrides.contains(MoodTrait.self))
    }

    @Test("A handler runs for its traits only, with the object and the traits before") func handlers() {
        let view = NotedView("view", notes)
        window.addSubview(view)
        var heard: [String] = []
        let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self, MoodTrait.self]) {
            (view: NotedView, before: UITraitCollection) in
            let now = view.traitCollection
            heard.append("\(view.name) \(before.horizontalSizeClass.rawValue)>\(now.horizontalSizeClass.rawValue)")
        }
        window.overrideUserInterfaceStyle = .dark
        #expect(heard.isEmpty)
        window.traitOverrides.horizontalSizeClass = .regular
        #expect(heard == ["view 1>2"])
        window.traitOverrides[MoodTrait.self] = 1
        #expect(heard == ["view 1>2", "view 2>2"])
        window.traitOverrides[MoodTrait.self] = 1
        #expect(heard.count == 2)
        view.unregisterForTraitChanges(registration)
        window.traitOverrides.horizontalSizeClass = .compact
        #expect(heard.count == 2)
    }

    @Test("The changed traits are the current ones while a change is delivered") func current() {
        let view = UIView()
        window.addSubview(view)
        var style = UIUserInterfaceStyle.unspecified
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
            style = UITraitCollection.current.userInterfaceStyle
        }
        window.overrideUserInterfaceStyle = .dark
        #expect(style == .dark && UITraitCollection.current.userInterfaceStyle != .dark)
    }

    // MARK: Controllers

    @Test("A controller's traits come before its view's, without what the view overrides") func controllers() {
        let controller = NotedController()
        let view = NotedView("view", notes)
        (controller.notes, controller.view) = (notes, view)
        window.rootViewController = controller
        notes.list = []
        window.overrideUserInterfaceStyle = .dark
        #expect(notes.list == ["controller", "view 1>2"])
        notes.list = []
        view.overrideUserInterfaceStyle = .light
        #expect(notes.list == ["view 2>1"])
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        notes.list = []
        window.overrideUserInterfaceStyle = .light
        #expect(notes.list == ["controller"])
    }

    @Test("A controller's overrides reach its view and the children in it") func controllerOverrides() {
        let (parent, child) = (UIViewController(), UIViewController())
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.overrideUserInterfaceStyle = .dark
        parent.traitOverrides.preferredContentSizeCategory = .small
        #expect(parent.traitCollection.userInterfaceStyle == .dark && parent.view.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.preferredContentSizeCategory == .small)
        #expect(window.traitCollection.userInterfaceStyle == .light)
        parent.overrideUserInterfaceStyle = .unspecified
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test("A parent overrides the traits of one child") func childOverrides() {
        let (parent, one, two) = (UIViewController(), NotedController(), UIViewController())
        window.rootViewController = parent
        for child in [one, two] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        one.notes = notes
        let compact = UITraitCollection(verticalSizeClass: .compact)
        parent.setOverrideTraitCollection(compact, forChild: one)
        #expect(one.traitCollection.verticalSizeClass == .compact && one.view.traitCollection.verticalSizeClass == .compact)
        #expect(two.traitCollection.verticalSizeClass == .regular && parent.traitCollection.verticalSizeClass == .regular)
        #expect(parent.overrideTraitCollection(forChild: one) == compact)
        #expect(parent.overrideTraitCollection(forChild: two) == nil)
        #expect(notes.list == ["controller"])
        parent.setOverrideTraitCollection(nil, forChild: one)
        #expect(one.traitCollection.verticalSizeClass == .regular && notes.list.count == 2)
    }

    @Test("Before its view is loaded a controller has its parent's traits") func notLoaded() {
        let (parent, child) = (UIViewController(), UIViewController())
        window.rootViewController = parent
        parent.addChild(child)
        parent.overrideUserInterfaceStyle = .dark
        child.traitOverrides.horizontalSizeClass = .regular
        #expect(child.traitCollection.userInterfaceStyle == .dark && child.traitCollection.horizontalSizeClass == .regular)
        #expect(!child.isViewLoaded)
    }

    @Test("A controller's handlers follow its traits") func controllerHandlers() {
        let controller = UIViewController()
        window.rootViewController = controller
        _ = controller.traitCollection
        var heard = 0
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in heard += 1 }
        window.overrideUserInterfaceStyle = .dark
        window.traitOverrides.horizontalSizeClass = .regular
        #expect(heard == 1)
    }

    // MARK: What follows traits

    @Test("Labels that adjust their font follow the text size; others do not") func labels() {
        let labels = (0..<2).map { _ in UILabel() }
        for label in labels {
            label.font = .preferredFont(forTextStyle: .body)
            label.text = "Text"
            window.addSubview(label)
        }
        labels[0].adjustsFontForContentSizeCategory = true
        screen.environment.traits.preferredContentSizeCategory = .accessibilityMedium
        #expect(labels.map(\.font.pointSize) == [28, 17])
        let before = labels[0].intrinsicContentSize.height
        screen.environment.traits.preferredContentSizeCategory = .extraSmall
        #expect(labels.map(\.font.pointSize) == [14, 17])
        #expect(labels[0].intrinsicContentSize.height < before)
    }

    @Test("A change of the preferred text size is posted") func notification() {
        final class Heard: @unchecked Sendable {
            var sizes: [UIContentSizeCategory] = []
        }
        let heard = Heard()
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            heard.sizes.append(size ?? .unspecified)
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        screen.environment.traits.preferredContentSizeCategory = .extraLarge
        screen.environment.traits.displayScale = 3
        #expect(heard.sizes == [.extraLarge])
    }

    @Test("Frames are rounded to the pixels of a scale that changes") func displayScale() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        view.sized(56, 10)
        view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(view.frame.thirds == "159.5,0,56,10")
        screen.environment.traits.displayScale = 3
        window.layoutIfNeeded()
        #expect(view.frame.thirds == "159.667,0,56,10")
    }

    @Test("A handler may state the object's type as Self, as its class, or not at all")
    func handlersThatStateTheirType() {
        class Follower: UIView {
            var seen: [String] = []
            func follow() {
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
                    self.seen.append("Self")
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Follower, _) in view.seen.append("Follower") }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in view.seen.append("none") }
            }
        }
        let view = Follower()
        _ = view.traitCollection
        view.follow()
        view.overrideUserInterfaceStyle = .dark
        #expect(view.seen == ["Self", "Follower", "none"])
    }
}
