import CairnTesting
import Testing

@testable import UIKit

/// Touches beside popovers, and popovers that become sheets.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor
struct PopoverTouchTests {
    private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
        var heard: [String] = []
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            heard.append("should \(presentationController is UIPopoverPresentationController)")
            return true
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempt")
        }
    }

    /// A popover, beside which two buttons stand.
    @MainActor
    private final class Scene {
        let window: UIWindow
        let presented = UIViewController()
        let listener = Listener()
        let (plain, passed) = (
            UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 40)),
            UIButton(frame: CGRect(x: 20, y: 80, width: 60, height: 40))
        )
        var taps: [String] = []
        let popover: UIPopoverPresentationController

        init(isCompact: Bool, _ prepare: (UIPopoverPresentationController) -> Void = { _ in }) throws {
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: isCompact ? 375 : 1024, height: 768))
            window.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
            window.traitOverrides.verticalSizeClass = .regular
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            root.view.addSubview(plain)
            root.view.addSubview(passed)
            presented.modalPresentationStyle = .popover
            presented.preferredContentSize = CGSize(width: 200, height: 200)
            popover = try #require(presented.popoverPresentationController)
            (popover.sourceView, popover.sourceRect) = (root.view, CGRect(x: 500, y: 300, width: 10, height: 10))
            (popover.delegate, popover.passthroughViews) = (listener, [passed])
            plain.addAction(UIAction { [unowned self] _ in taps.append("plain") }, for: .touchUpInside)
            passed.addAction(UIAction { [unowned self] _ in taps.append("passed") }, for: .touchUpInside)
            prepare(popover)
            root.present(presented, animated: false)
            window.layoutIfNeeded()
        }

        func tap(_ point: CGPoint, _ clock: TestClock) {
            window.tap(at: point)
            clock.advance(by: 2)
        }
    }

    @Test func aTouchOutsideDismisses() throws {
        try TestClock.hold { clock in
            let scene = try Scene(isCompact: false)
            scene.tap(CGPoint(x: 50, y: 100), clock)
            #expect(scene.taps == ["passed"] && scene.presented.presentingViewController != nil && scene.listener.heard.isEmpty)
            scene.tap(CGPoint(x: 50, y: 40), clock)
            #expect(scene.taps == ["passed"] && scene.presented.presentingViewController == nil)
            #expect(scene.listener.heard == ["should true", "will", "did"])
        }
    }

    @Test func aPopoverThatMustStayTellsOfTheAttempt() throws {
        try TestClock.hold { clock in
            let scene = try Scene(isCompact: false)
            scene.presented.isModalInPresentation = true
            scene.tap(CGPoint(x: 50, y: 40), clock)
            #expect(scene.presented.presentingViewController != nil && scene.listener.heard == ["attempt"] && scene.taps.isEmpty)
        }
    }

    @Test func inACompactWidthItIsASheet() throws {
        try TestClock.hold { clock in
            let scene = try Scene(isCompact: true) { $0.adaptiveSheetPresentationController.detents = [.custom { _ in 300 }] }
            let top = scene.presented.stagedView.untransformedFrame.minY
            #expect(scene.presented.stagedView.untransformedFrame.maxY == 768 && top > 400)
            let finger = Finger(over: scene.window)
            finger.press(at: CGPoint(x: 100, y: top + 20))
            finger.move(to: CGPoint(x: 100, y: top + 100))
            finger.move(to: CGPoint(x: 100, y: top + 260))
            #expect(scene.presented.stagedView.untransformedFrame.minY == top + 230)
            clock.advance(by: 0.2)
            finger.lift()
            clock.advance(by: 2)
            #expect(scene.presented.presentingViewController == nil)
            #expect(scene.listener.heard == ["should true", "will", "did"])
        }
    }
}
