import CairnTesting
import InterfaceBuilderCanvas
import Testing

@testable import UIKit

/// A controller that notes what it hears while its window turns.
private final class TurningController: UIViewController {
    var notes: [String] = []
    var name = ""
    var isInsideTransition: [Bool] = []

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        notes.append("traits \(newCollection.verticalSizeClass.rawValue)")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        notes.append("size \(Int(size.width))x\(Int(size.height)) from \(Int(view.bounds.width))")
        super.viewWillTransition(to: size, with: coordinator)
        isInsideTransition.append(transitionCoordinator === coordinator)
        coordinator.animate { [weak self] context in
            self?.notes.append("alongside \(Int(context.containerView.bounds.width)) \(context.percentComplete)")
        } completion: { [weak self] context in
            self?.notes.append("done \(context.percentComplete)")
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { notes.append("traits changed") }
    override func viewDidLayoutSubviews() { notes.append("laid out") }
}

/// Windows on screens that turn.
///
/// - Source: Apple's documentation of UIContentContainer and of size classes; insets of recorded frames.
@MainActor
struct WindowTransitionTests {
    struct Classes: Sendable, CustomTestStringConvertible {
        var device: String
        var portrait: [UIUserInterfaceSizeClass]
        var landscape: [UIUserInterfaceSizeClass]
        var testDescription: String { device }
    }

    nonisolated static let classes = [
        Classes(device: "iPhone SE", portrait: [.compact, .regular], landscape: [.compact, .compact]),
        Classes(device: "iPhone 8", portrait: [.compact, .regular], landscape: [.compact, .compact]),
        Classes(device: "iPhone 15", portrait: [.compact, .regular], landscape: [.compact, .compact]),
        Classes(device: "iPhone 8 Plus", portrait: [.compact, .regular], landscape: [.regular, .compact]),
        Classes(device: "iPhone 11", portrait: [.compact, .regular], landscape: [.regular, .compact]),
        Classes(device: "iPhone 15 Pro Max", portrait: [.compact, .regular], landscape: [.regular, .compact]),
        Classes(device: "iPad Pro 11\"", portrait: [.regular, .regular], landscape: [.regular, .regular]),
    ]

    @Test("Size classes by device and orientation", arguments: classes)
    func sizeClasses(_ row: Classes) throws {
        let screen = UIScreen()
        screen.environment = try #require(ScreenEnvironment(device: row.device))
        let window = UIWindow(frame: screen.bounds)
        window.windowScreen = screen
        func classes() -> [UIUserInterfaceSizeClass] {
            [window.traitCollection.horizontalSizeClass, window.traitCollection.verticalSizeClass]
        }
        #expect(classes() == row.portrait)
        screen.environment = try #require(ScreenEnvironment(device: row.device, isLandscape: true))
        #expect(classes() == row.landscape)
    }

    private func turningWindow(_ controller: UIViewController) throws -> (UIScreen, UIWindow) {
        let screen = UIScreen()
        screen.environment = try #require(ScreenEnvironment(device: "iPhone 15"))
        let window = UIWindow(frame: screen.bounds)
        window.windowScreen = screen
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (screen, window)
    }

    @Test("Turning: the controller hears of traits and size before, the blocks run with the new size, layout is done at the end")
    func order() throws {
        let controller = TurningController()
        let (screen, window) = try turningWindow(controller)
        controller.notes = []
        let turned = try #require(ScreenEnvironment(device: "iPhone 15", isLandscape: true))
        TestClock.hold { clock in
            screen.environment = turned
            let before = ["traits 1", "size 852x393 from 393", "traits changed", "alongside 852 0.0", "laid out"]
            #expect(controller.notes == before && controller.transitionCoordinator?.isAnimated == true)
            clock.advance(by: 0.15)
            let size = controller.view.layer.presentation()?.bounds.size ?? .zero
            #expect(abs(size.width - 622.5) < 1e-3 && abs(size.height - 622.5) < 1e-3)
            clock.advance(by: 0.15)
            #expect(controller.notes == before + ["done 1.0"])
        }
        #expect(controller.isInsideTransition == [true] && controller.transitionCoordinator == nil)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("Content follows: safe area, margins and constraints") func content() throws {
        let controller = UIViewController()
        let (screen, window) = try turningWindow(controller)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            NSLayoutConstraint.relate(view, attribute, .equal, controller.view.layoutMarginsGuide, attribute)
        }
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
        screen.environment = try #require(ScreenEnvironment(device: "iPhone 15", isLandscape: true))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(view.frame == CGRect(x: 79, y: 0, width: 694, height: 372))
        screen.environment = try #require(ScreenEnvironment(device: "iPhone 15"))
        #expect(view.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
    }

    @Test("Children that fill their parent hear of the size; overridden traits are theirs") func children() throws {
        let parent = UIViewController()
        let (screen, window) = try turningWindow(parent)
        let (filling, small) = (TurningController(), TurningController())
        for child in [filling, small] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        filling.view.frame = parent.view.bounds
        small.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: small)
        for child in [filling, small] { child.notes = [] }
        screen.environment = try #require(ScreenEnvironment(device: "iPhone 15", isLandscape: true))
        #expect(parent.view.window === window)
        #expect(filling.notes.prefix(2) == ["traits 1", "size 852x393 from 393"])
        #expect(small.notes.first == "traits 2" && !small.notes.contains { $0.hasPrefix("size") || $0 == "traits changed" })
    }

    @Test("A window that does not fill the screen keeps its size and size classes when that turns; other traits follow")
    func smallWindow() throws {
        let (screen, window) = try turningWindow(UIViewController())
        window.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        var turned = try #require(ScreenEnvironment(device: "iPhone 15", isLandscape: true))
        turned.traits.userInterfaceStyle = .dark
        screen.environment = turned
        #expect(window.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(window.traitCollection.verticalSizeClass == .regular)
        #expect(window.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Settings that change without the size tell of traits alone") func settings() throws {
        let controller = TurningController()
        let (screen, window) = try turningWindow(controller)
        controller.notes = []
        screen.environment.traits.userInterfaceStyle = .dark
        #expect(controller.notes == ["traits 2", "traits changed"] && controller.view.window === window)
    }
}
