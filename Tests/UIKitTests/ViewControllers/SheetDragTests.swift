import CairnTesting
import Testing

@testable import UIKit

/// A finger moves a sheet, and dismisses it.
///
/// - Source: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@MainActor
struct SheetDragTests {
    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { heard.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none") }
        var heard: [String] = []
        var mayDismiss = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            heard.append("should")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempt")
        }
    }

    private final class Loud: UIViewController {
        var listener: Listener?
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            listener?.heard.append("disappears \(isBeingDismissed)")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            listener?.heard.append("disappeared")
        }
    }

    /// A sheet over a phone's screen of 375 x 667 points.
    @MainActor
    private struct Sheet {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let presented = Loud()
        let listener = Listener()
        let finger: Finger

        init(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
            window.traitOverrides.values.generation = .iOS13
            window.traitOverrides.horizontalSizeClass = .compact
            window.traitOverrides.verticalSizeClass = .regular
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            presented.sheetPresentationController?.detents = detents
            presented.presentationController?.delegate = listener
            presented.listener = listener
            window.rootViewController?.present(presented, animated: false)
            window.layoutIfNeeded()
            finger = Finger(over: window)
        }

        var top: CGFloat { presented.stagedView.frame.minY }
        func drag(from start: CGFloat, by way: CGFloat) {
            finger.press(at: CGPoint(x: 100, y: start))
            finger.move(to: CGPoint(x: 100, y: start + way / 2))
            finger.move(to: CGPoint(x: 100, y: start + way))
        }
        /// Rests, and lifts the finger.
        func lift(_ clock: TestClock) {
            clock.advance(by: 0.2)
            finger.lift()
            clock.advance(by: 2)
        }
    }

    @Test("A sheet pulled down beyond half of its height is dismissed") func dismissing() {
        TestClock.hold { clock in
            let sheet = Sheet()
            let top = sheet.top
            sheet.drag(from: 200, by: 400)
            #expect(sheet.top == top + 390 && sheet.listener.heard == ["should"])
            sheet.lift(clock)
            #expect(sheet.window.rootViewController?.presentedViewController == nil && sheet.presented.view.window == nil)
            #expect(sheet.listener.heard == ["should", "will", "disappears true", "disappeared", "did"])
        }
    }

    @Test("A fast finger dismisses it sooner, and a short way leaves it") func velocity() {
        TestClock.hold { clock in
            let sheet = Sheet()
            let top = sheet.top
            sheet.drag(from: 200, by: 100)
            sheet.lift(clock)
            #expect(sheet.top == top && sheet.listener.heard == ["should"])
            sheet.finger.press(at: CGPoint(x: 100, y: 200))
            for step in 1...4 {
                clock.advance(frames: 1)
                sheet.finger.move(to: CGPoint(x: 100, y: 200 + 60 * CGFloat(step)))
            }
            sheet.finger.lift()
            clock.advance(by: 2)
            #expect(sheet.window.rootViewController?.presentedViewController == nil)
        }
    }

    @Test("A sheet that must stay resists, and its delegate hears of the attempt", arguments: [true, false])
    func modal(_ isModal: Bool) {
        TestClock.hold { clock in
            let sheet = Sheet()
            let top = sheet.top
            sheet.presented.isModalInPresentation = isModal
            sheet.listener.mayDismiss = false
            sheet.drag(from: 150, by: 450)
            let shown = (1 - 1 / (440 * 0.55 / 667 + 1)) * 667.0
            #expect(abs(sheet.top - (top + shown)) < 1e-6)
            sheet.lift(clock)
            #expect(sheet.top == top && sheet.listener.heard == (isModal ? ["attempt"] : ["should", "attempt"]))
            #expect(sheet.window.rootViewController?.presentedViewController === sheet.presented)
        }
    }

    @Test("A finger takes a sheet from one detent to the other") func detents() {
        TestClock.hold { clock in
            let sheet = Sheet([.medium(), .large()])
            let (medium, controller) = (sheet.top, sheet.presented.sheetPresentationController)
            controller?.delegate = sheet.listener
            sheet.drag(from: medium + 20, by: -110)
            #expect(sheet.top == medium - 100 && sheet.presented.stagedView.frame.maxY == 667)
            sheet.finger.move(to: CGPoint(x: 100, y: 60))
            sheet.lift(clock)
            #expect(controller?.selectedDetentIdentifier == .large && sheet.top < 100)
            let large = sheet.top
            sheet.drag(from: large + 50, by: medium - large)
            sheet.lift(clock)
            #expect(controller?.selectedDetentIdentifier == .medium && sheet.top == medium)
            #expect(sheet.listener.heard.filter { $0.contains("UIKit") } == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
            #expect(sheet.presented.stagedView.frame.maxY == 667)
        }
    }

    /// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/animatechanges(_:)
    @Test("A program's change of the detent takes time in `animateChanges` and none without it") func programChanges() {
        TestClock.hold { clock in
            let sheet = Sheet([.medium(), .large()])
            let (medium, controller) = (sheet.top, sheet.presented.sheetPresentationController)
            controller?.delegate = sheet.listener
            var shown: CGFloat { sheet.presented.stagedView.layer.presentation()?.frame.minY ?? .nan }
            controller?.animateChanges { controller?.selectedDetentIdentifier = .large }
            let large = sheet.top
            #expect(large < 100 && shown == medium)
            clock.advance(by: 0.15)
            #expect(abs(shown - (medium + large) / 2) < 1)
            clock.advance(by: 0.2)
            #expect(shown == large)
            controller?.selectedDetentIdentifier = .medium
            #expect(shown == medium && sheet.top == medium)
            #expect(sheet.listener.heard.isEmpty, "Only the user's changes are told.")
        }
    }

    @Test("Content at its top enlarges the sheet before it scrolls, if it is to", arguments: [true, false])
    func expanding(_ expands: Bool) {
        TestClock.hold { clock in
            let sheet = Sheet([.medium(), .large()])
            sheet.presented.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = expands
            let (top, scroll) = (sheet.top, UIScrollView(frame: sheet.presented.view.bounds))
            scroll.contentSize = CGSize(width: 300, height: 3000)
            sheet.presented.view.addSubview(scroll)
            sheet.window.layoutIfNeeded()
            let rest = scroll.contentOffset.y
            sheet.drag(from: 500, by: -250)
            #expect((sheet.top == top - 240) == expands && (scroll.contentOffset.y == rest) == expands)
            sheet.lift(clock)
            sheet.drag(from: expands ? 300 : 500, by: -100)
            #expect(scroll.contentOffset.y > rest)
            sheet.lift(clock)
        }
    }

    @Test("Content in a sheet scrolls, and at its top it moves the sheet") func content() {
        TestClock.hold { clock in
            let sheet = Sheet()
            let (top, scroll) = (sheet.top, UIScrollView(frame: sheet.presented.view.bounds))
            scroll.contentSize = CGSize(width: 300, height: 3000)
            sheet.presented.view.addSubview(scroll)
            sheet.window.layoutIfNeeded()
            let rest = scroll.contentOffset.y
            sheet.drag(from: 300, by: -100)
            sheet.lift(clock)
            #expect(scroll.contentOffset.y == rest + 90 && sheet.top == top)
            sheet.drag(from: 300, by: 60)
            sheet.lift(clock)
            #expect(scroll.contentOffset.y == rest + 40 && sheet.top == top)
            scroll.contentOffset.y = rest
            sheet.drag(from: 200, by: 400)
            #expect(scroll.contentOffset.y == rest && sheet.top == top + 390)
            sheet.lift(clock)
            #expect(sheet.presented.view.window == nil)
        }
    }
}
