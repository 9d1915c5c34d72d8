import CairnTesting
import Testing

@testable import UIKit

/// What is behind a sheet and upon it.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@MainActor
struct SheetSceneryTests {
    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        var heard: [String] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { heard.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none") }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempt")
        }
    }

    /// A sheet of two heights over a phone's screen with a button in the upper half.
    @MainActor
    private struct Scene {
        let window: UIWindow
        let presented = UIViewController()
        let listener = Listener()
        let finger: Finger
        let sheet: UISheetPresentationController
        let taps = Taps()

        @MainActor
        final class Taps { var count = 0 }

        init(isLandscape: Bool = false, _ prepare: (UISheetPresentationController) -> Void) throws {
            let size = isLandscape ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
            window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.traitOverrides.values.generation = .iOS13
            window.traitOverrides.horizontalSizeClass = .compact
            window.traitOverrides.verticalSizeClass = isLandscape ? .compact : .regular
            let root = UIViewController()
            root.view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
            button.addAction(UIAction { [taps] _ in taps.count += 1 }, for: .touchUpInside)
            root.view.addSubview(button)
            window.rootViewController = root
            window.makeKeyAndVisible()
            presented.view.backgroundColor = .white
            sheet = try #require(presented.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            sheet.delegate = listener
            prepare(sheet)
            root.present(presented, animated: false)
            window.layoutIfNeeded()
            finger = Finger(over: window)
        }

        var dimming: CGFloat { sheet.scenery?.dimming.alpha ?? .nan }
        var top: CGFloat { presented.stagedView.frame.minY }
        func tap(_ point: CGPoint, _ clock: TestClock) {
            finger.press(at: point)
            clock.advance(frames: 2)
            finger.lift()
            clock.advance(by: 2)
        }
    }

    @Test("The views behind are dimmed and take no touches; a tap there dismisses the sheet") func dimmed() throws {
        try TestClock.hold { clock in
            let scene = try Scene { _ in }
            #expect(scene.dimming == 1)
            scene.tap(CGPoint(x: 150, y: 125), clock)
            #expect(scene.taps.count == 0 && scene.presented.presentingViewController == nil)
            #expect(scene.listener.heard == ["will", "did"])
            scene.tap(CGPoint(x: 150, y: 125), clock)
            #expect(scene.taps.count == 1)
        }
    }

    @Test("A tap beside a sheet that must stay is an attempt") func modal() throws {
        try TestClock.hold { clock in
            let scene = try Scene { _ in }
            scene.presented.isModalInPresentation = true
            scene.tap(CGPoint(x: 150, y: 125), clock)
            #expect(scene.taps.count == 0 && scene.presented.presentingViewController != nil)
            #expect(scene.listener.heard == ["attempt"])
        }
    }

    @Test("Up to the largest undimmed detent, the views behind are clear and take touches") func undimmed() throws {
        try TestClock.hold { clock in
            let scene = try Scene { $0.largestUndimmedDetentIdentifier = .medium }
            #expect(scene.dimming == 0)
            scene.tap(CGPoint(x: 150, y: 125), clock)
            #expect(scene.taps.count == 1 && scene.presented.presentingViewController != nil && scene.listener.heard.isEmpty)
            let medium = scene.top
            scene.sheet.selectedDetentIdentifier = .large
            let large = scene.top
            #expect(scene.dimming == 1 && large < 100)
            scene.sheet.selectedDetentIdentifier = .medium
            scene.finger.press(at: CGPoint(x: 100, y: medium + 20))
            scene.finger.move(to: CGPoint(x: 100, y: medium))
            scene.finger.move(to: CGPoint(x: 100, y: medium + 10 - (medium - large) / 2))
            #expect(abs(scene.dimming - 0.5) < 1e-6)
            scene.finger.cancel()
            clock.advance(by: 1)
            scene.sheet.largestUndimmedDetentIdentifier = .large
            scene.sheet.selectedDetentIdentifier = .large
            #expect(scene.dimming == 0)
        }
    }

    @Test("It grows dark as an animated sheet comes, and light as it goes") func animated() throws {
        try TestClock.hold { clock in
            let scene = try Scene { _ in }
            var shown: Float { scene.sheet.scenery?.dimming.layer.presentation()?.opacity ?? .nan }
            scene.presented.dismiss(animated: true)
            let view = scene.sheet.scenery?.dimming
            clock.advance(frames: 15)
            let half = view?.layer.presentation()?.opacity ?? .nan
            #expect(half > 0.1 && half < 0.9)
            clock.advance(by: 1)
            #expect(view?.window == nil)
        }
    }

    @Test("A grabber is shown if it is wanted, stays on the sheet, and takes it from detent to detent") func grabber() throws {
        try TestClock.hold { clock in
            let scene = try Scene { _ in }
            let grabber = try #require(scene.sheet.scenery?.grabber)
            #expect(grabber.isHidden)
            scene.sheet.prefersGrabberVisible = true
            let medium = scene.top
            #expect(!grabber.isHidden && grabber.convert(grabber.bounds, to: nil) == CGRect(x: 149.5, y: medium, width: 76, height: 15))
            #expect(scene.presented.view.subviews.isEmpty)
            scene.tap(CGPoint(x: 187, y: medium + 7), clock)
            #expect(scene.sheet.selectedDetentIdentifier == .large && scene.top < 100 && grabber.convert(CGPoint.zero, to: nil).y == scene.top)
            scene.tap(CGPoint(x: 187, y: scene.top + 7), clock)
            #expect(scene.sheet.selectedDetentIdentifier == .medium && scene.top == medium)
            #expect(scene.listener.heard == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
            scene.finger.press(at: CGPoint(x: 187, y: medium + 7))
            scene.finger.move(to: CGPoint(x: 187, y: medium - 13))
            scene.finger.move(to: CGPoint(x: 187, y: medium - 93))
            #expect(scene.top == medium - 90 && grabber.convert(CGPoint.zero, to: nil).y == scene.top)
            scene.finger.cancel()
        }
    }

    @Test("In compact height a sheet fills the screen, unless it is attached to the edge", arguments: [false, true])
    func compactHeight(_ isAttached: Bool) throws {
        let scene = try Scene(isLandscape: true) {
            $0.prefersEdgeAttachedInCompactHeight = isAttached
            $0.detents = [.medium(), .custom { _ in 150 }, .large()]
        }
        guard isAttached else { return #expect(scene.presented.stagedView.frame == CGRect(x: 0, y: 0, width: 667, height: 375)) }
        // The medium detent is inactive in compact height.
        #expect(scene.presented.stagedView.frame == CGRect(x: 0, y: 225, width: 667, height: 150))
        scene.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        #expect(scene.presented.stagedView.frame.width == 667)
        scene.presented.preferredContentSize = CGSize(width: 300, height: 0)
        scene.sheet.invalidateDetents()
        #expect(scene.presented.stagedView.frame == CGRect(x: 183.5, y: 225, width: 300, height: 150))
    }

    @Test("The radius of the corners can change while the sheet is shown") func radius() throws {
        let scene = try Scene { $0.preferredCornerRadius = 24 }
        #expect(scene.presented.stagedView.layer.cornerRadius == 24)
        scene.sheet.preferredCornerRadius = 0
        #expect(scene.presented.stagedView.layer.cornerRadius == 0)
    }
}
