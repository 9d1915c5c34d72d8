import Testing

@testable import UIKit

/// A view that counts the callbacks about its insets.
@MainActor
final class InsetNotingView: UIView {
    private(set) var notes: [String] = []

    override func layoutMarginsDidChange() { notes.append("margins") }
    override func safeAreaInsetsDidChange() { notes.append("safeArea") }
    override func layoutSubviews() {
        super.layoutSubviews()
        notes.append("layout")
    }

    func clear() { notes = [] }
}

/// Layout margins.
///
/// - Source: Apple's documentation of UIView and UIViewController; sides of controllers' views as recorded by Interface
///   Builder.
@MainActor
struct LayoutMarginTests {
    private let scene = WindowScene(400, 400)
    private var window: UIWindow { scene.window }

    @Test("A plain view has margins of 8") func defaults() {
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(UIView().preservesSuperviewLayoutMargins == false)
        #expect(UIView().insetsLayoutMarginsFromSafeArea)
    }

    /// The margins and the safe area of a view that is added are worked out only where something beside its class
    /// decides them.
    @Test func newcomersKeepTheirInsets() {
        let (plain, stack, controller) = (UIView(), UIStackView(), UIViewController())
        #expect(plain.keepsInsets(in: window) && stack.keepsInsets(in: plain) && UILabel().keepsInsets(in: stack))
        let (preserving, directional, physical) = (UIView(), UIView(), UIView())
        preserving.preservesSuperviewLayoutMargins = true
        directional.directionalLayoutMargins.leading = 30
        physical.layoutMargins.left = 30
        for view in [preserving, directional, physical, controller.view!] { #expect(!view.keepsInsets(in: plain)) }
        let phone = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        phone.overrideSafeArea(EdgeOverride(top: 47))
        #expect(!plain.keepsInsets(in: phone))
        phone.addSubview(plain)
        #expect(plain.safeAreaInsets.top == 47 && !plain.keepsInsets(in: window))
        window.addSubview(plain)
        #expect(plain.safeAreaInsets == .zero && plain.keepsInsets(in: window))
    }

    @Test(
        "A controller's view has the system's minimum at the sides and nothing above and below",
        arguments: [(320.0, 16.0), (375, 16), (390, 16), (393, 16), (414, 20), (428, 20), (768, 20), (1024, 20)])
    func systemMinimum(_ width: Double, _ side: Double) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        let controller = UIViewController()
        window.rootViewController = controller
        let minimum = NSDirectionalEdgeInsets(top: 0, leading: CGFloat(side), bottom: 0, trailing: CGFloat(side))
        #expect(controller.systemMinimumLayoutMargins == minimum)
        #expect(controller.view.directionalLayoutMargins == minimum)
    }

    @Test("Margins of a controller's view are the larger of its own and the system's, unless the controller declines") func own()
    {
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 4, right: 5)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 4, right: 16))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 4, right: 5))
    }

    @Test("Controllers' margins follow the window's width, also below views whose own margins stay") func widthChange() {
        let (parent, child, between) = (UIViewController(), UIViewController(), UIView())
        window.rootViewController = parent
        parent.view.addSubview(between)
        parent.addChild(child)
        between.addSubview(child.view)
        #expect(child.view.layoutMargins.left == 16)
        window.frame.size.width = 500
        #expect(parent.view.layoutMargins.left == 20 && child.view.layoutMargins.left == 20)
        #expect(between.layoutMargins.left == 8)
    }

    @Test("A child's margins are those of the window it comes into") func enteringWindow() {
        let (container, child) = (UIView(), UIViewController())
        container.addSubview(child.view)
        let wide = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
        wide.addSubview(container)
        #expect(child.view.layoutMargins.left == 20)
    }

    @Test("Margins are measured from the safe area unless told otherwise") func safeArea() {
        let controller = UIViewController()
        window.rootViewController = controller
        window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 44, bottom: 0, right: 44)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 60, bottom: 0, right: 60))
        controller.view.insetsLayoutMarginsFromSafeArea = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }

    @Test("64 = 44 + 20 at the sides of a phone of 896 by 414 points") func landscape() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 896, height: 414))
        window.ownSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        window.rootViewController = UIViewController()
        #expect(window.rootViewController?.view.layoutMargins == UIEdgeInsets(top: 0, left: 64, bottom: 21, right: 64))
    }

    // MARK: The superview's margins

    struct Preserved: Sendable, CustomTestStringConvertible {
        var name: String
        /// In a superview of 300 x 200 with margins (40, 30, 20, 10).
        var frame: CGRect
        var own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        var expected: UIEdgeInsets
        var testDescription: String { name }
    }

    nonisolated static let preserved = [
        Preserved(
            name: "edge to edge", frame: CGRect(x: 0, y: 0, width: 300, height: 200),
            expected: UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)),
        Preserved(
            name: "10 inside", frame: CGRect(x: 10, y: 10, width: 280, height: 180),
            expected: UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 8)),
        Preserved(
            name: "clear of all margins", frame: CGRect(x: 50, y: 50, width: 100, height: 100),
            expected: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
        Preserved(
            name: "sticking out by 5", frame: CGRect(x: -5, y: -5, width: 310, height: 210),
            expected: UIEdgeInsets(top: 45, left: 35, bottom: 25, right: 15)),
        Preserved(
            name: "larger margins of its own", frame: CGRect(x: 0, y: 0, width: 300, height: 200),
            own: UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 0),
            expected: UIEdgeInsets(top: 50, left: 30, bottom: 50, right: 10)),
    ]

    @Test("A view that preserves its superview's margins keeps clear of them", arguments: preserved)
    func preserves(_ row: Preserved) {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        superview.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
        let view = UIView(frame: row.frame)
        view.layoutMargins = row.own
        superview.addSubview(view)
        #expect(view.layoutMargins == row.own)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == row.expected)
        view.preservesSuperviewLayoutMargins = false
        #expect(view.layoutMargins == row.own)
    }

    @Test("Content that reaches beyond its scroll view preserves the scroll view's margins as they are")
    func preservedInScrollView() {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroller.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
        let content = UIView(frame: CGRect(x: 10, y: 0, width: 300, height: 900))
        content.preservesSuperviewLayoutMargins = true
        scroller.addSubview(content)
        #expect(content.layoutMargins == UIEdgeInsets(top: 40, left: 20, bottom: 20, right: 10))
    }

    @Test("Content that keeps to preserved margins and is larger than its scroll view comes to rest")
    func preservedContentSettles() {
        let scene = WindowScene(300, 200)
        let scroller = scene.add(UIScrollView()).pinned()
        let box = SizedView(50, 900)
        let stack = UIStackView(arrangedSubviews: [box])
        (stack.axis, stack.isLayoutMarginsRelativeArrangement) = (.vertical, true)
        stack.preservesSuperviewLayoutMargins = true
        scene.add(stack, to: scroller).pinned()
        stack.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor).isActive = true
        #expect(layoutWarnings { scene.layOut() }.isEmpty)
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 300, height: 916))
    }

    @Test("Content that keeps to preserved margins and is larger than its superview comes to rest", arguments: [false, true])
    func preservedContentBeyondItsSuperviewSettles(_ isStack: Bool) {
        let scene = WindowScene(300, 200)
        scene.window.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 30, right: 8)
        let box = SizedView(50, 900)
        let content = scene.add(isStack ? UIStackView() : UIView())
        content.preservesSuperviewLayoutMargins = true
        if let stack = content as? UIStackView {
            stack.addArrangedSubview(box)
            (stack.axis, stack.isLayoutMarginsRelativeArrangement) = (.vertical, true)
        } else {
            scene.add(box, to: content)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
                box.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scene.window.topAnchor), content.widthAnchor.constraint(equalToConstant: 300),
        ])
        #expect(layoutWarnings { scene.layOut() }.isEmpty)
        #expect(content.bounds.height == 938, "8 above, 900, 30 below")
    }

    @Test("Margins preserved beyond the superview follow how the view is placed") func preservedFollowTheKindOfPlacing() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView(frame: CGRect(x: -5, y: 0, width: 300, height: 200))
        view.preservesSuperviewLayoutMargins = true
        superview.addSubview(view)
        #expect(view.layoutMargins.left == 13)
        view.translatesAutoresizingMaskIntoConstraints = false
        #expect(view.layoutMargins.left == 8)
        view.translatesAutoresizingMaskIntoConstraints = true
        #expect(view.layoutMargins.left == 13)
    }

    @Test("Preserved margins follow the superview's, through several levels") func preservedFollow() {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        for (superview, view) in zip(views, views.dropFirst()) {
            view.preservesSuperviewLayoutMargins = true
            superview.addSubview(view)
        }
        views[0].layoutMargins.left = 25
        #expect(views.map(\.layoutMargins.left) == [25, 25, 25])
        views[1].frame.origin.x = 10
        #expect(views.map(\.layoutMargins.left) == [25, 15, 15])
    }

    // MARK: Directional margins

    @Test("Plain margins (1,2,3,4) read {1,2,3,4} left to right and {1,4,3,2} right to left") func plainMargins() {
        let view = UIView()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("Directional margins (5,6,7,8) read (5,6,7,8) left to right and (5,8,7,6) right to left") func directionalMargins() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 8, bottom: 7, right: 6))
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    }

    @Test("What was set last wins, also through a change of direction") func lastWins() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 8, bottom: 7, right: 6))
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    }

    // MARK: Callbacks

    @Test("A change calls layoutMarginsDidChange once, before the view lays out; the same margins call nothing") func callbacks()
    {
        let view = InsetNotingView()
        scene.add(view).spanning(x: (0, 100), y: (0, 100))
        scene.layOut()
        view.clear()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.layOut()
        #expect(view.notes == ["margins", "layout"])
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.layOut()
        #expect(view.notes == ["margins", "layout"])
    }

    @Test("Safe area and margins that follow from a frame are reported in the superview's layout, before the view's own")
    func callbacksInLayout() {
        window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let view = InsetNotingView()
        scene.add(view)
        view.sized(100, 100)
        NSLayoutConstraint.relate(view, .left, .equal, window, .left)
        let top = view.topAnchor.constraint(equalTo: window.topAnchor, constant: 30)
        top.isActive = true
        scene.layOut()
        view.clear()
        top.constant = 5
        #expect(view.notes.isEmpty)
        scene.layOut()
        #expect(view.notes == ["safeArea", "margins", "layout"])
    }

    @Test("The controller hears of its view's margins and safe area") func controllerCallbacks() {
        final class Controller: UIViewController {
            var notes: [String] = []
            override func viewLayoutMarginsDidChange() { notes.append("margins") }
            override func viewSafeAreaInsetsDidChange() { notes.append("safeArea") }
        }
        let controller = Controller()
        window.rootViewController = controller
        window.isHidden = false
        controller.notes = []
        controller.view.layoutMargins.top = 11
        #expect(controller.notes == ["margins"])
        window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(controller.notes == ["margins", "safeArea", "margins"])
    }

    // MARK: Constraints

    @Test("Attributes and guide follow a change without new constraints") func guideFollows() throws {
        let views = [scene.add(UIView()), scene.add(UIView())]
        let guide = window.layoutMarginsGuide
        for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            NSLayoutConstraint.relate(views[0], attribute, .equal, guide, attribute)
        }
        NSLayoutConstraint.relate(views[1], .leading, .equal, window, .leadingMargin)
        NSLayoutConstraint.relate(views[1], .trailing, .equal, window, .trailingMargin)
        NSLayoutConstraint.relate(views[1], .top, .equal, window, .topMargin)
        NSLayoutConstraint.relate(views[1], .bottom, .equal, window, .bottomMargin)
        scene.layOut()
        #expect(views.map(\.frame) == Array(repeating: CGRect(x: 8, y: 8, width: 384, height: 384), count: 2))
        let ids = window.constraints.map(\.engineID)
        window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        scene.layOut()
        #expect(views.map(\.frame) == Array(repeating: CGRect(x: 20, y: 10, width: 340, height: 360), count: 2))
        #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 340, height: 360))
        #expect(window.constraints.map(\.engineID) == ids)
        let engine = try #require(window.layoutState.host?.engine)
        let pivots = engine.pivots
        window.layoutMargins.left = 21
        scene.layOut()
        #expect(views.map(\.frame.minX) == [21, 21])
        #expect(engine.pivots == pivots)
    }

    @Test("The system's guides and their constraints are named as in Apple's logs") func names() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutMargins.left = 15
        #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
        #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
        #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
        #expect(view.keyboardLayoutGuide.identifier == "UIViewKeyboardLayoutGuide")
        let named = view.constraints.prefix(8).compactMap(\.identifier)
        #expect(
            named == [
                "UIView-leftMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
                "UIView-topMargin-guide-constraint", "UIView-bottomMargin-guide-constraint", "UIViewSafeAreaLayoutGuide-left",
                "UIViewSafeAreaLayoutGuide-right", "UIViewSafeAreaLayoutGuide-top", "UIViewSafeAreaLayoutGuide-bottom",
            ])
        let left = view.constraints[0].description
        #expect(left.contains("H:|-(15)-[UILayoutGuide:0x") && left.contains("'UIViewLayoutMarginsGuide'](LTR)   (active"))
        #expect(view.constraints[2].description.contains("'UIViewLayoutMarginsGuide']   (active"))
    }

    @Test("A guide is made once, and only when it is asked for") func lazily() {
        let view = UIView()
        #expect(view.constraints.isEmpty)
        let guide = view.layoutMarginsGuide
        #expect(view.layoutMarginsGuide === guide && guide.owningView === view)
        #expect(view.constraints.count == 4)
        #expect(view.constraints.allSatisfy { $0.priority == .required && $0.isActive })
    }
}
