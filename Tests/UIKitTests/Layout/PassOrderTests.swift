import Testing

@testable import UIKit

/// Which callbacks run in a layout pass, and in which order: Notes/specification/auto-layout.md 4.1 and 4.2.
@MainActor
struct PassOrderTests {
    private let scene = WindowScene()
    private let log = CallbackLog()

    private func view(_ name: String, in superview: UIView? = nil) -> LoggedView {
        scene.add(LoggedView(name, log), to: superview)
    }

    @Test("Constraints are updated leaf to root, then everything is laid out root to leaf")
    func phases() {
        let outer = view("outer").pinned()
        let middle = view("middle", in: outer).pinned()
        view("one", in: middle).sized(10, 10)
        view("two", in: middle).sized(10, 10)
        let entries = log.during { scene.layOut() }
        #expect(entries.count == 8)
        #expect(
            entries.prefix(4).allSatisfy { $0.hasPrefix("update") } && entries.suffix(4).allSatisfy { $0.hasPrefix("layout") })
        #expect(Set(entries.prefix(2)) == ["update one", "update two"])
        #expect(Array(entries[2...5]) == ["update middle", "update outer", "layout outer", "layout middle"])
    }

    @Test("Only flagged views update their constraints, once however often they are flagged")
    func flaggedUpdates() {
        let outer = view("outer").pinned()
        let inner = view("inner", in: outer).pinned()
        scene.layOut()
        let entries = log.during {
            inner.setNeedsUpdateConstraints()
            inner.setNeedsUpdateConstraints()
            #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
            outer.updateConstraintsIfNeeded()
            scene.layOut()
        }
        #expect(entries == ["update inner"])
    }

    @Test("layoutIfNeeded updates constraints first, and what they move")
    func updateBeforeLayout() {
        final class Widening: UIView {
            var width: NSLayoutConstraint?
            override func updateConstraints() {
                width?.constant = 77
                super.updateConstraints()
            }
        }
        let view = scene.add(Widening()).sized(10, 10)
        scene.layOut()
        view.width = view.constraints[0]
        view.setNeedsUpdateConstraints()
        #expect(view.frame.width == 10)
        view.layoutIfNeeded()
        #expect(view.frame.width == 10, "the superview gives the frame")
        scene.layOut()
        #expect(view.frame.width == 77)
    }

    @Test("Siblings of a stack are laid out last to first, and a view without subviews too when its size changes")
    func siblings() {
        let stack = scene.add(UIStackView()).spanning(x: (40, 335), y: (20, 320))
        stack.axis = .vertical
        let (content, title, round) = (LoggedView("content", log), LoggedView("title", log), LoggedView("round", log))
        content.addSubview(round)
        round.translatesAutoresizingMaskIntoConstraints = false
        round.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5).isActive = true
        round.heightAnchor.constraint(equalTo: content.heightAnchor, multiplier: 0.5).isActive = true
        stack.addArrangedSubview(content)
        stack.addArrangedSubview(title)
        let ratio = content.heightAnchor.constraint(equalTo: title.heightAnchor)
        ratio.isActive = true
        scene.layOut()
        let entries = log.during {
            ratio.isActive = false
            content.heightAnchor.constraint(equalTo: title.heightAnchor, multiplier: 2).isActive = true
            scene.layOut()
        }
        #expect(entries == ["layout title", "layout content", "layout round"])
    }

    // MARK: Controllers

    @Test("A controller's callbacks stand around its view's layout; below that, frames are still to come")
    func controller() {
        let controller = LoggedController(log)
        scene.window.rootViewController = controller
        let child = view("child", in: controller.view).pinned()
        let grandchild = view("grandchild", in: child).pinned()
        scene.window.makeKeyAndVisible()
        scene.layOut()
        var seen: [CGFloat] = []
        (controller.view as? LoggedView)?.afterLayout = { seen = [child.frame.width, grandchild.frame.width] }
        let entries = log.during {
            scene.window.frame.size.width = 500
            scene.layOut()
        }
        #expect(
            entries.filter { !$0.hasPrefix("margins") } == [
                "will layout controller", "layout view", "did layout controller", "layout child", "layout grandchild",
            ])
        #expect(seen == [500, 400] && grandchild.frame.width == 500)
        controller.view.setNeedsUpdateConstraints()
        #expect(log.during { scene.layOut() } == ["update controller", "update view"])
    }

    // MARK: Margins and safe area

    @Test("Insets change while the superview places the view, before its own layout")
    func insets() {
        scene.window.ownSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
        let outer = view("outer").pinned()
        let inner = view("inner", in: outer).sized(50, 50)
        let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 100)
        top.isActive = true
        scene.layOut()
        let entries = log.during {
            top.constant = 10
            inner.setNeedsLayout()
            scene.layOut()
        }
        #expect(inner.safeAreaInsets.top == 30)
        #expect(entries == ["layout outer", "safe area inner", "margins inner", "layout inner"])
    }

    @Test("The controller hears of its view's insets after the view")
    func controllerInsets() {
        let controller = LoggedController(log)
        scene.window.rootViewController = controller
        scene.window.makeKeyAndVisible()
        scene.layOut()
        let entries = log.during {
            scene.window.ownSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
            scene.layOut()
        }
        let order = ["safe area view", "safe area controller", "margins view", "margins controller", "layout view"]
        #expect(order.compactMap(log.place).count == 5 && order.compactMap(log.place) == order.compactMap(log.place).sorted())
        #expect(entries.filter { $0.hasPrefix("layout") } == ["layout view"])
    }

    @Test("New margins flag the view and move what is aligned to them, with the guide's constraints as they were")
    func margins() {
        let outer = view("outer").pinned()
        let inner = view("inner", in: outer).sized(10, 10)
        inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor).isActive = true
        scene.layOut()
        let constraints = outer.constraints
        let entries = log.during {
            outer.layoutMargins.left = 33
            scene.layOut()
        }
        #expect(entries == ["margins outer", "layout outer"] && inner.frame.minX == 33)
        #expect(outer.constraints == constraints)
    }
}
