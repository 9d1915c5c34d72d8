import CairnTesting
import Testing

@testable import UIKit

/// Columns that slide over the secondary one, or push it aside.
///
/// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum,
///   displaymode-swift.enum, presentswithgesture and uisplitviewcontrollerdelegate
@MainActor
struct SplitOverlayTests {
    private final class Listener: NSObject, UISplitViewControllerDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log.lines.append("to \(displayMode)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.lines.append("willShow \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.lines.append("willHide \(column)")
        }
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
            log.lines.append("gesture begins")
        }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
            log.lines.append("gesture ended")
        }
    }

    /// A split view of 1000 x 700 points in regular width; columns are 320 points wide.
    @MainActor
    private struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
        let log = CallLog()
        let split: UISplitViewController
        let listener: Listener
        let pages: [UISplitViewController.Column: LoggedPage]

        init(columns: Int = 2, _ change: (UISplitViewController) -> Void) {
            split = UISplitViewController(style: columns == 3 ? .tripleColumn : .doubleColumn)
            listener = Listener(log)
            let names: [(UISplitViewController.Column, String)] = [
                (.primary, "primary"), (.supplementary, "supplementary"), (.secondary, "secondary"),
            ]
            let used = names.filter { columns == 3 || $0.0 != .supplementary }
            pages = Dictionary(uniqueKeysWithValues: used.map { [log] in ($0.0, LoggedPage($0.1, log)) })
            window.traitOverrides.horizontalSizeClass = .regular
            for (column, page) in pages { split.setViewController(page, for: column) }
            change(split)
            window.rootViewController = split
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            split.delegate = listener
            log.lines = []
        }

        func frame(_ column: UISplitViewController.Column) -> CGRect? {
            split.viewController(for: column)?.viewIfLoaded.flatMap { $0.superview == nil ? nil : $0.frame }
        }
        func shownX(_ column: UISplitViewController.Column) -> CGFloat {
            split.viewController(for: column)?.view.layer.presentation()?.frame.minX ?? .nan
        }
        func take() -> [String] {
            defer { log.lines = [] }
            return log.lines
        }
    }

    @Test("A column over the secondary one comes in time, dims it, and goes at a tap beside it") func overlay() {
        TestClock.hold { clock in
            let stage = Stage { $0.preferredSplitBehavior = .overlay }
            #expect(stage.split.displayMode == .secondaryOnly && stage.split.splitBehavior == .overlay)
            #expect(stage.frame(.secondary) == stage.window.bounds && stage.frame(.primary) == nil)
            stage.split.show(.primary)
            #expect(stage.split.displayMode == .oneOverSecondary)
            #expect(stage.take() == ["to oneOverSecondary", "willShow primary", "primary willAppear"])
            clock.advance(by: UISplitViewController.slidingDuration / 2)
            #expect(-320 < stage.shownX(.primary) && stage.shownX(.primary) < 0)
            clock.advance(by: 1)
            #expect(stage.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 700))
            #expect(stage.frame(.secondary) == stage.window.bounds, "It keeps its width below the other.")
            #expect(stage.take() == ["primary didAppear"])
            stage.window.tap(at: CGPoint(x: 100, y: 300))
            #expect(stage.split.displayMode == .oneOverSecondary)
            stage.window.tap(at: CGPoint(x: 800, y: 300))
            #expect(stage.split.displayMode == .secondaryOnly)
            #expect(stage.take() == ["to secondaryOnly", "willHide primary", "primary willDisappear"])
            clock.advance(by: 1)
            #expect(stage.take() == ["primary didDisappear"] && stage.frame(.primary) == nil)
            let content = stage.pages[.secondary]?.view
            #expect(stage.window.hitTest(CGPoint(x: 800, y: 300), with: nil) === content, "Nothing is dimmed any more.")
        }
    }

    @Test("Preferred display modes say how columns are shown where no behaviour does") func modes() {
        let stage = Stage(columns: 3) { $0.preferredDisplayMode = .twoOverSecondary }
        #expect(stage.split.displayMode == .twoOverSecondary && stage.split.splitBehavior == .overlay)
        #expect(stage.frame(.primary)?.minX == 0 && (stage.frame(.supplementary)?.minX ?? 0) >= 320)
        #expect(stage.frame(.secondary) == stage.window.bounds)
        stage.split.preferredDisplayMode = .oneOverSecondary
        #expect(stage.split.displayMode == .oneOverSecondary && stage.frame(.primary) == nil)
        #expect(stage.frame(.supplementary)?.minX == 0 && stage.frame(.secondary) == stage.window.bounds)
        stage.split.preferredDisplayMode = .twoBesideSecondary
        #expect(stage.split.displayMode == .twoBesideSecondary && stage.split.splitBehavior == .tile)
        #expect((stage.frame(.secondary)?.minX ?? 0) > 640 && stage.frame(.secondary)?.maxX == 1000)
        stage.split.preferredSplitBehavior = .overlay
        #expect(stage.split.displayMode == .twoOverSecondary && stage.frame(.secondary) == stage.window.bounds)
        stage.split.hide(.supplementary)
        #expect(stage.split.displayMode == .secondaryOnly, "The primary column is seen beside the supplementary one alone.")
        stage.split.show(.primary)
        #expect(stage.split.displayMode == .twoOverSecondary)
    }

    @Test("A displaced column keeps its width and is partly outside") func displace() {
        TestClock.hold { clock in
            let stage = Stage(columns: 3) { $0.preferredSplitBehavior = .displace }
            #expect(stage.split.displayMode == .oneBesideSecondary)
            let width = stage.frame(.secondary)?.width ?? 0
            #expect(width > 600 && stage.frame(.secondary)?.maxX == 1000)
            stage.split.show(.primary)
            #expect(stage.split.displayMode == .twoDisplaceSecondary)
            clock.advance(by: 1)
            #expect(stage.frame(.primary)?.minX == 0 && stage.frame(.secondary)?.width == width)
            #expect((stage.frame(.secondary)?.minX ?? 0) > 640 && (stage.frame(.secondary)?.maxX ?? 0) > 1200)
        }
    }

    @Test("From right to left the columns come from the other side") func rightToLeft() {
        TestClock.hold { clock in
            let stage = Stage {
                $0.preferredSplitBehavior = .overlay
                $0.loadViewIfNeeded()
                $0.view.semanticContentAttribute = .forceRightToLeft
            }
            stage.split.show(.primary)
            clock.advance(by: UISplitViewController.slidingDuration / 2)
            #expect(680 < stage.shownX(.primary) && stage.shownX(.primary) < 1000)
            clock.advance(by: 1)
            #expect(stage.frame(.primary) == CGRect(x: 680, y: 0, width: 320, height: 700))
        }
    }

    @Test("A finger from the edge shows the hidden column, unless the program does not want it", arguments: [true, false])
    func finger(_ isWanted: Bool) {
        TestClock.hold { clock in
            let stage = Stage { $0.preferredDisplayMode = .secondaryOnly }
            stage.split.preferredSplitBehavior = .overlay
            stage.split.presentsWithGesture = isWanted
            stage.log.lines = []
            let finger = Finger(over: stage.window)
            finger.press(at: CGPoint(x: 2, y: 300))
            for step in 1...6 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 2 + CGFloat(step) * 20, y: 300))
            }
            finger.lift()
            clock.advance(by: 1)
            let heard = [
                "gesture begins", "to oneOverSecondary", "willShow primary", "primary willAppear", "gesture ended",
                "primary didAppear",
            ]
            #expect(stage.take() == (isWanted ? heard : []))
            #expect(stage.split.displayMode == (isWanted ? .oneOverSecondary : .secondaryOnly))
        }
    }

    @Test("A column that is shown again while it goes is there") func again() {
        TestClock.hold { clock in
            let stage = Stage { $0.preferredDisplayMode = .oneOverSecondary }
            stage.split.hide(.primary)
            clock.advance(by: 0.1)
            stage.split.show(.primary)
            clock.advance(by: 1)
            #expect(stage.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 700))
            #expect(
                stage.take().filter { $0.hasPrefix("primary") } == [
                    "primary willDisappear", "primary didDisappear", "primary willAppear", "primary didAppear",
                ])
        }
    }

    @Test("In compact width nothing slides over another column") func compact() {
        let stage = Stage { $0.preferredDisplayMode = .oneOverSecondary }
        stage.window.traitOverrides.horizontalSizeClass = .compact
        stage.window.layoutIfNeeded()
        #expect(stage.split.isCollapsed)
        let dimmed = stage.split.view.subviews.contains { $0 is UIControl }
        #expect(!dimmed)
    }
}
