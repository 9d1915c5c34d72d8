import CairnTesting
import Testing

@testable import UIKit

/// Focus moves between views that take it, on an iPad.
@MainActor
struct FocusTests {
    private func onPad(_ body: (UIWindow, [FocusableView]) throws -> Void) throws {
        try SimulatedDevice("iPad Air 11\"").perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.isHidden = false
            let views = (0..<4).map {
                FocusableView(frame: CGRect(x: 100 + 200 * ($0 % 2), y: 100 + 200 * ($0 / 2), width: 100, height: 100))
            }
            for view in views { window.rootViewController?.view.addSubview(view) }
            try body(window, views)
            window.isHidden = true
        }
    }

    @Test func keysMoveFocus() throws {
        try onPad { window, views in
            #expect(window.pressFocusKey(.next) && views[0].isFocused)
            #expect(window.pressFocusKey(.right) && views[1].isFocused && !views[0].isFocused)
            #expect(window.pressFocusKey(.down) && views[3].isFocused)
            #expect(!window.pressFocusKey(.right) && views[3].isFocused)
            #expect(window.pressFocusKey(.left) && views[2].isFocused)
            #expect(window.pressFocusKey(.up) && views[0].isFocused)
            #expect(window.pressFocusKey(.previous) && views[3].isFocused)
            #expect(views[0].heard.first == "got" && views[0].heard.contains("lost"))
        }
    }

    @Test func programsAskForFocus() throws {
        try onPad { window, views in
            let system = try #require(UIFocusSystem.focusSystem(for: views[2]))
            nonisolated(unsafe) var told = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
            ) { _ in told += 1 }
            system.requestFocusUpdate(to: views[2])
            #expect(system.focusedItem == nil)
            system.updateFocusIfNeeded()
            #expect(system.focusedItem === views[2] && told == 1)
            views[2].preferred = [views[1]]
            views[2].setNeedsFocusUpdate()
            views[2].updateFocusIfNeeded()
            #expect(system.focusedItem === views[1])
            views[1].refuses = true
            #expect(!window.pressFocusKey(.next) && views[1].isFocused)
            #expect(UIFocusSystem.environment(window, contains: views[1]))
            #expect(!UIFocusSystem.environment(views[0], contains: views[1]))
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test func changesAreAnimatedBesideFocus() throws {
        try onPad { window, views in
            views[0].fades = true
            TestClock.hold { clock in
                _ = window.pressFocusKey(.first)
                #expect(views[0].alpha == 0.5 && !views[0].isDone)
                clock.advance(by: 1)
                #expect(views[0].isDone)
            }
        }
    }

    @Test func contextsTellOfBothItemsAndTheDirection() throws {
        try onPad { window, views in
            nonisolated(unsafe) var told: [Notification] = []
            let tokens = [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification].map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { told.append($0) }
            }
            _ = window.pressFocusKey(.first)
            _ = window.pressFocusKey(.right)
            let context = try #require(told.last?.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext)
            #expect(context.previouslyFocusedItem === views[0] && context.nextFocusedItem === views[1])
            #expect(context.previouslyFocusedView === views[0] && context.focusHeading == .right)
            #expect(told.last?.userInfo?[UIFocusSystem.animationCoordinatorUserInfoKey] is UIFocusAnimationCoordinator)
            views[1].refuses = true
            _ = window.pressFocusKey(.down)
            #expect(told.last?.name == UIFocusSystem.movementDidFailNotification)
            let root = try #require(window.rootViewController)
            #expect(views[0].parentFocusEnvironment === root.view && root.view.parentFocusEnvironment === root)
            #expect(root.parentFocusEnvironment === root.view.superview)
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    @Test func coordinatorsRunAllTheirAnimations() {
        let coordinator = UIFocusAnimationCoordinator()
        var ran: [String] = []
        coordinator.addCoordinatedAnimations({ ran.append("with") }, completion: { ran.append("after") })
        coordinator.addCoordinatedUnfocusingAnimations({ _ in ran.append("losing") })
        coordinator.addCoordinatedFocusingAnimations({ _ in ran.append("getting") })
        TestClock.hold { clock in
            coordinator.run()
            clock.advance(by: 1)
        }
        #expect(Set(ran) == ["with", "after", "losing", "getting"] && ran.last == "after")
    }

    @Test func itemsAreFoundByPlace() throws {
        try onPad { window, views in
            let container = try #require(window.rootViewController?.focusItemContainer)
            #expect(container.focusItems(in: CGRect(x: 0, y: 0, width: 250, height: 250)).map { ($0 as? UIView) } == [views[0]])
        }
    }

    @Test func aPhoneHasNoFocus() {
        let window = visibleWindow()
        let view = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(view)
        #expect(UIFocusSystem.focusSystem(for: view) == nil && !window.pressFocusKey(.next) && !view.isFocused)
    }
}

private final class FocusableView: UIView {
    var heard: [String] = []
    var refuses = false
    var fades = false
    var isDone = false
    var preferred: [any UIFocusEnvironment] = []
    override var canBecomeFocused: Bool { true }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        heard.append(context.nextFocusedView === self ? "got" : "lost")
        guard fades else { return }
        coordinator.addCoordinatedFocusingAnimations { context in
            if context.duration > 0 { self.alpha = 0.5 }
        } completion: {
            self.isDone = true
        }
    }
}
