import CairnTesting
import Testing

@testable import UIKit

/// The system's presentations and dismissals, in time.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:) and
///   modaltransitionstyle
@MainActor
struct PresentationTransitionTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Page: UIViewController {
        let log: Log
        init(_ name: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ text: String) { log.lines.append("\(title ?? "") \(text)") }
        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { note("isAppearing \(view.window != nil)") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear \(isBeingPresented)") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear \(isBeingDismissed)") }
    }

    /// The page A on a screen of 375 x 667 points, and B to be presented.
    @MainActor
    private struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let log = Log()
        let (first, second): (Page, Page)

        init(_ style: UIModalPresentationStyle = .fullScreen) {
            (first, second) = (Page("A", log), Page("B", log))
            second.modalPresentationStyle = style
            window.traitOverrides.horizontalSizeClass = .compact
            window.traitOverrides.verticalSizeClass = .regular
            window.rootViewController = first
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            log.lines = []
        }

        func note(_ line: String) -> () -> Void { { [log] in log.lines.append(line) } }
        /// Where the second page's view is seen, in points of the window.
        var y: CGFloat { second.stagedView.layer.presentation()?.frame.minY ?? .nan }
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.5 }
    private let half = SystemTransition.presentationDuration / 2

    @Test("A presented view slides up over the presenter, which disappears at the end") func presenting() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.first.present(stage.second, animated: true, completion: stage.note("completion"))
            #expect(stage.log.lines == ["A willDisappear", "B willAppear", "B isAppearing true"])
            #expect(stage.first.presentedViewController === stage.second && stage.second.isBeingPresented)
            #expect(stage.second.transitionCoordinator?.transitionDuration == SystemTransition.presentationDuration)
            clock.advance(by: 0)
            #expect(isNear(stage.y, 667) && !stage.first.view.isHidden)
            clock.advance(by: half)
            #expect(isNear(stage.y, 333.5))
            clock.advance(by: half + 0.01)
            #expect(stage.y == 0 && stage.first.view.isHidden && !stage.second.isBeingPresented)
            #expect(stage.log.lines.dropFirst(3) == ["B didAppear true", "A didDisappear false", "completion"])
        }
    }

    @Test("A dismissed view slides down, and its controller is presented until the end") func dismissing() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.first.present(stage.second, animated: false)
            stage.log.lines = []
            stage.second.dismiss(animated: true, completion: stage.note("completion"))
            #expect(stage.first.presentedViewController === stage.second && stage.second.isBeingDismissed)
            clock.advance(by: half)
            #expect(isNear(stage.y, 333.5) && !stage.first.view.isHidden)
            clock.advance(by: half + 0.01)
            #expect(stage.first.presentedViewController == nil && stage.second.view.window == nil)
            #expect(
                stage.log.lines == [
                    "B willDisappear", "A willAppear", "A isAppearing true", "A didAppear false", "B didDisappear true",
                    "completion",
                ])
            #expect(stage.window.subviews.count == 1)
        }
    }

    @Test("A sheet slides to its place below the top, and its presenter stays") func sheet() {
        TestClock.hold { clock in
            let stage = Stage(.pageSheet)
            stage.first.present(stage.second, animated: true)
            let rest = stage.second.stagedView.frame
            #expect(rest == stage.second.presentationController?.frameOfPresentedViewInContainerView && rest.minY > 0)
            clock.advance(by: half)
            #expect(isNear(stage.y, (667 + rest.minY) / 2))
            clock.advance(by: half + 0.01)
            #expect(stage.log.lines == ["B willAppear", "B isAppearing true", "B didAppear true"])
            #expect(stage.second.stagedView.frame == rest && !stage.first.view.isHidden)
        }
    }

    @Test("A view that dissolves has its own opacity afterwards") func dissolving() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.second.modalTransitionStyle = .crossDissolve
            stage.second.view.alpha = 0.75
            let seen = { stage.second.view.layer.presentation()?.opacity ?? -1 }
            stage.first.present(stage.second, animated: true)
            clock.advance(by: half)
            #expect(abs(seen() - 0.375) < 0.01 && stage.y == 0)
            clock.advance(by: 1)
            stage.first.dismiss(animated: true)
            clock.advance(by: half)
            #expect(abs(seen() - 0.375) < 0.01 && stage.y == 0)
            clock.advance(by: 1)
            #expect(stage.second.view.window == nil && stage.second.view.alpha == 0.75)
        }
    }

    @Test("A presentation that flips turns the window, and the dismissal turns it back") func flipping() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.second.modalTransitionStyle = .flipHorizontal
            let window = stage.first.view.window
            let transition = { window?.layer.animation(forKey: "transition") as? CATransition }
            stage.first.present(stage.second, animated: true)
            #expect(transition()?.subtype == .fromRight && stage.y == 0)
            clock.advance(by: half)
            #expect(stage.second.isBeingPresented)
            clock.advance(by: half + 0.01)
            #expect(transition() == nil && stage.second.view.window != nil && !stage.second.isBeingPresented)
            stage.first.dismiss(animated: true)
            #expect(transition()?.subtype == .fromLeft)
            clock.advance(by: 2 * half + 0.01)
            #expect(stage.second.view.window == nil && !stage.second.view.isHidden)
        }
    }

    @Test("An alert fades in as it shrinks to its size, above a view that dims; its choice runs when it has faded out")
    func alert() throws {
        try TestClock.hold { clock in
            let (stage, half) = (Stage(), SystemTransition.alertDuration / 2)
            let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
            let action = UIAlertAction(title: "OK", style: .default) { _ in stage.log.lines.append("OK") }
            alert.addAction(action)
            stage.first.present(alert, animated: true)
            let stageView = try #require(alert.presentationController?.containerView)
            let dimming = try #require(stageView.subviews.first)
            clock.advance(by: half)
            let (seen, dimmed) = (alert.view.layer.presentation(), dimming.layer.presentation())
            #expect(abs((seen?.opacity ?? -1) - 0.5) < 0.01 && abs((dimmed?.opacity ?? -1) - 0.5) < 0.01)
            #expect(isNear(seen?.frame.width ?? 0, 1.1 * alert.view.bounds.width))
            clock.advance(by: half + 0.01)
            #expect(isNear(alert.view.frame.midY, 333.5) && alert.view.transform.isIdentity)
            try stage.window.tap(#require(alert.button(for: action)))
            clock.advance(by: half)
            #expect(stage.log.lines.isEmpty && abs((alert.view.layer.presentation()?.opacity ?? -1) - 0.5) < 0.01)
            clock.advance(by: half + 0.01)
            #expect(stage.log.lines == ["OK"] && stage.first.presentedViewController == nil)
        }
    }

    @Test("An action sheet slides up from the bottom") func actionSheet() {
        TestClock.hold { clock in
            let stage = Stage()
            let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Copy", style: .default))
            stage.first.present(sheet, animated: true)
            let rest = sheet.view.frame
            clock.advance(by: half)
            #expect(isNear(sheet.view.layer.presentation()?.frame.minY ?? 0, (667 + rest.minY) / 2))
            clock.advance(by: 1)
            #expect(sheet.view.frame == rest && rest.maxY <= 667)
        }
    }

    @Test("A dismissal amid a presentation completes it, and goes back from where the view is seen") func interruption() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.first.present(stage.second, animated: true, completion: stage.note("presented"))
            clock.advance(by: half)
            stage.first.dismiss(animated: true, completion: stage.note("dismissed"))
            #expect(stage.log.lines.contains("presented") && stage.second.isBeingDismissed)
            clock.advance(by: 0)
            #expect(isNear(stage.y, 333.5))
            clock.advance(by: 1)
            #expect(stage.log.lines.last == "dismissed" && stage.second.view.window == nil)
        }
    }

    @Test("Who dismisses again waits for the first end, or brings it about", arguments: [true, false])
    func twice(_ animated: Bool) {
        TestClock.hold { clock in
            let stage = Stage()
            stage.first.present(stage.second, animated: false)
            stage.log.lines = []
            stage.first.dismiss(animated: true, completion: stage.note("first"))
            clock.advance(by: half)
            stage.first.dismiss(animated: animated, completion: stage.note("second"))
            #expect((stage.first.presentedViewController == nil) == !animated)
            clock.advance(by: 1)
            #expect(stage.log.lines.suffix(2) == ["first", "second"] && stage.first.presentedViewController == nil)
            #expect(stage.log.lines.filter { $0.hasPrefix("B didDisappear") }.count == 1)
        }
    }

    /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:): only the
    ///   topmost view is dismissed in an animated fashion, views in between are removed from the stack.
    @Test("Of several controllers dismissed at once the last is seen to go") func dismissingAChain() {
        TestClock.hold { clock in
            let stage = Stage()
            let third = Page("C", stage.log)
            stage.first.present(stage.second, animated: false)
            stage.second.present(third, animated: false)
            stage.log.lines = []
            stage.first.dismiss(animated: true, completion: stage.note("done"))
            #expect(stage.log.lines.prefix(2) == ["B willDisappear", "B didDisappear true"] && stage.second.view.window == nil)
            #expect(stage.first.presentedViewController === third && third.presentingViewController === stage.first)
            clock.advance(by: 1)
            #expect(
                stage.log.lines.dropFirst(2) == [
                    "C willDisappear", "A willAppear", "A isAppearing true", "A didAppear false", "C didDisappear true", "done",
                ])
            #expect(stage.first.presentedViewController == nil && stage.second.presentingViewController == nil)
            #expect(stage.first.view.window === stage.window && !stage.first.view.isHidden && stage.window.subviews.count == 1)
        }
    }

    @Test("A window that goes amid a presentation leaves nothing waiting") func leavingTheScreen() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.first.present(stage.second, animated: true, completion: stage.note("presented"))
            clock.advance(by: half)
            stage.window.isHidden = true
            clock.advance(by: 0)
            #expect(stage.log.lines.contains("presented") && stage.second.transitionCoordinator == nil)
        }
    }

    @Test("Without a run loop a presentation is complete when the call returns") func withoutRunLoop() {
        let stage = Stage()
        stage.first.present(stage.second, animated: true, completion: stage.note("completion"))
        #expect(stage.log.lines.last == "completion" && stage.second.view.frame.minY == 0)
        stage.first.dismiss(animated: true, completion: stage.note("gone"))
        #expect(stage.log.lines.last == "gone" && stage.second.view.window == nil)
    }
}
