import CairnTesting
import Testing

@testable import UIKit

/// Columns that become one stack in compact width, and columns again in regular width.
///
/// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller and uisplitviewcontrollerdelegate
@MainActor
struct SplitCollapseTests {
    private final class Delegate: UISplitViewControllerDelegate {
        let log: CallLog
        var top: UISplitViewController.Column?
        var takesSecondaryIn = false
        var separated: UIViewController?
        init(_ log: CallLog) { self.log = log }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.lines.append("top \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.lines.append("didCollapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.lines.append("didExpand") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.lines.append("willShow \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.lines.append("willHide \(column)")
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { takesSecondaryIn }
        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? { separated }
    }

    /// A split view with a list and a detail on a device's screen.
    @MainActor
    private struct Stage {
        let log = CallLog()
        let delegate: Delegate
        let split: UISplitViewController
        let (list, detail): (LoggedPage, LoggedPage)
        let device: DeviceWindow

        init(
            _ name: String, top: UISplitViewController.Column? = nil, style: UISplitViewController.Style = .doubleColumn,
            isLandscape: Bool = false
        ) {
            (list, detail) = (LoggedPage("list", log), LoggedPage("detail", log))
            delegate = Delegate(log)
            delegate.top = top
            split = UISplitViewController(style: style)
            split.delegate = delegate
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            device = DeviceWindow(name, isLandscape: isLandscape)
            device.show(split)
        }

        var stack: [String?] { list.navigationController?.viewControllers.map(\.title) ?? [] }
        func column(_ column: UISplitViewController.Column) -> [String?] {
            (split.viewController(for: column) as? UINavigationController)?.viewControllers.map(\.title) ?? []
        }
        func take() -> [String] {
            defer { log.lines = [] }
            return log.lines
        }
    }

    @Test("The delegate decides which column is on top, and is asked once; the others are below", arguments: [true, false])
    func top(_ isPrimary: Bool) {
        let stage = Stage("iPhone 15", top: isPrimary ? .primary : nil)
        #expect(stage.split.isCollapsed)
        #expect(stage.stack == (isPrimary ? ["list"] : ["list", "detail"]))
        #expect(stage.column(.secondary) == (isPrimary ? ["detail"] : []))
        let shown = isPrimary ? "list" : "detail"
        #expect(stage.take() == ["top secondary", "didCollapse", "\(shown) willAppear", "\(shown) didAppear"])
        stage.device.window.layoutIfNeeded()
        #expect((isPrimary ? stage.list : stage.detail).view.window != nil && stage.take() == [])
    }

    @Test("The button that shows and hides columns is in bars of regular width only") func displayModeButton() {
        #expect(Stage("iPhone 15").split.displayModeButtonItem.isHidden)
        #expect(!Stage("iPad Pro 11\"", isLandscape: true).split.displayModeButtonItem.isHidden)
    }

    @Test("A detail comes over the list in time, and the back button takes it back to its own column") func detail() {
        TestClock.hold { clock in
            let stage = Stage("iPhone 15", top: .primary)
            _ = stage.take()
            let other = LoggedPage("other", stage.log)
            stage.list.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
            #expect(stage.stack == ["list", "other"] && stage.take() == ["list willDisappear", "other willAppear"])
            clock.advance(by: 1)
            #expect(stage.take() == ["list didDisappear", "other didAppear"])
            #expect(stage.list.navigationController?.navigationBar.backItem?.title == "list")
            #expect(other.splitViewController === stage.split && other.navigationController === stage.list.navigationController)
            other.navigationController?.popViewController(animated: true)
            clock.advance(by: 1)
            #expect(stage.take() == ["other willDisappear", "list willAppear", "other didDisappear", "list didAppear"])
            #expect(stage.stack == ["list"] && stage.column(.secondary) == ["other"])
            stage.split.show(.secondary)
            clock.advance(by: 1)
            #expect(stage.stack == ["list", "other"] && stage.column(.secondary) == [])
            stage.split.show(.primary)
            clock.advance(by: 1)
            #expect(stage.stack == ["list"] && stage.column(.secondary) == ["other"])
        }
    }

    @Test("A finger from the edge goes back from the detail, or leaves it", arguments: [true, false]) func finger(_ isFar: Bool) {
        TestClock.hold { clock in
            let stage = Stage("iPhone 15")
            let finger = Finger(over: stage.device.window)
            finger.press(at: CGPoint(x: 1, y: 400))
            for step in 1...10 {
                clock.advance(frames: 2)
                finger.move(to: CGPoint(x: CGFloat(step) * (isFar ? 35 : 8), y: 400))
            }
            clock.advance(by: 0.5)
            finger.lift()
            clock.advance(by: 1)
            #expect(stage.stack == (isFar ? ["list"] : ["list", "detail"]))
            #expect(stage.column(.secondary) == (isFar ? ["detail"] : []))
        }
    }

    @Test("A tablet's columns stand side by side and nobody is asked; a narrow window has a stack, and a wide one columns again")
    func widths() {
        let stage = Stage("iPad Pro 11\"", isLandscape: true)
        #expect(
            stage.take() == [
                "willShow primary", "willShow secondary", "list willAppear", "detail willAppear", "list didAppear",
                "detail didAppear",
            ])
        stage.device.window.traitOverrides.horizontalSizeClass = .compact
        stage.device.window.layoutIfNeeded()
        #expect(stage.split.isCollapsed && stage.stack == ["list", "detail"] && stage.column(.secondary) == [])
        #expect(stage.detail.view.window != nil && stage.list.view.superview == nil)
        #expect(stage.take().filter { !$0.contains(" did") && !$0.contains(" will") } == ["top secondary", "didCollapse"])
        stage.detail.navigationController?.pushViewController(LoggedPage("more", stage.log), animated: false)
        _ = stage.take()
        stage.device.window.traitOverrides.horizontalSizeClass = .regular
        stage.device.window.layoutIfNeeded()
        #expect(stage.column(.primary) == ["list"] && stage.column(.secondary) == ["detail", "more"])
        #expect(stage.list.view.window != nil && stage.log.lines.contains("willShow secondary"))
        #expect(stage.log.lines.last == "didExpand" && stage.detail.parent === stage.split.viewController(for: .secondary))
    }

    @Test("Three columns are three floors of the stack") func threeColumns() {
        let stage = Stage("iPhone 15", style: .tripleColumn)
        stage.split.setViewController(LoggedPage("middle", stage.log), for: .supplementary)
        #expect(stage.stack == ["list", "detail"])
        stage.split.show(.supplementary)
        #expect(stage.stack == ["list", "middle"] && stage.column(.secondary) == ["detail"])
        stage.split.show(.secondary)
        #expect(stage.stack == ["list", "middle", "detail"])
        stage.split.show(.primary)
        #expect(stage.stack == ["list"] && stage.column(.supplementary) == ["middle"])
    }

    @Test("Another controller of a column on the stack takes the place there; the compact column replaces all") func replaced() {
        let stage = Stage("iPhone 15")
        stage.split.setViewController(LoggedPage("new", stage.log), for: .secondary)
        #expect(stage.stack == ["list", "new"] && stage.detail.navigationController?.parent == nil)
        let (other, compact) = (Stage("iPhone 15"), UIViewController())
        other.split.setViewController(compact, for: .compact)
        #expect(compact.viewIfLoaded?.window == nil)
        let third = UISplitViewController(style: .doubleColumn)
        third.setViewController(UIViewController(), for: .primary)
        third.setViewController(compact, for: .compact)
        DeviceWindow("iPhone 15").show(third)
        #expect(compact.view.superview === third.view)
    }

    @Test("Without a style the delegate may take the secondary controller in, and gives one back", arguments: [true, false])
    func withoutStyle(_ isTakenIn: Bool) {
        let log = CallLog()
        let (list, detail) = (LoggedPage("list", log), LoggedPage("detail", log))
        let delegate = Delegate(log)
        delegate.takesSecondaryIn = isTakenIn
        let split = UISplitViewController()
        split.delegate = delegate
        let first = UINavigationController(rootViewController: list)
        let second = UINavigationController(rootViewController: detail)
        split.viewControllers = [first, second]
        let device = DeviceWindow("iPad Pro 11\"", isLandscape: true)
        device.show(split)
        device.window.traitOverrides.horizontalSizeClass = .compact
        device.window.layoutIfNeeded()
        #expect(first.viewControllers.map(\.title) == (isTakenIn ? ["list"] : ["list", "detail"]))
        let fresh = UINavigationController(rootViewController: LoggedPage("fresh", log))
        if isTakenIn { delegate.separated = fresh }
        device.window.traitOverrides.horizontalSizeClass = .regular
        device.window.layoutIfNeeded()
        #expect(first.viewControllers.map(\.title) == ["list"])
        #expect(split.viewControllers.last === (isTakenIn ? fresh : second))
        #expect((isTakenIn ? fresh : second).view.window === device.window)
        #expect(second.viewControllers.map(\.title) == ["detail"])
    }

    @Test("Columns that were put together and taken apart leave nothing behind") func memory() {
        weak var (split, detail): (UISplitViewController?, UIViewController?)
        do {
            let stage = Stage("iPad Pro 11\"", isLandscape: true)
            (split, detail) = (stage.split, stage.detail)
            for _ in 0..<3 {
                stage.device.window.traitOverrides.horizontalSizeClass = .compact
                stage.device.window.layoutIfNeeded()
                stage.device.window.traitOverrides.horizontalSizeClass = .regular
                stage.device.window.layoutIfNeeded()
            }
            stage.device.window.isHidden = true
            stage.device.window.rootViewController = nil
        }
        #expect(split == nil && detail == nil)
    }

    /// - Source: the start of Apple's sample UIKitCatalog, whose first screen on a phone is the list.
    @Test("Display mode and delegate may be set in any order before the first appearance", arguments: [false, true])
    func setBeforeAppearance(delegateFirst: Bool) throws {
        try SimulatedDevice("iPhone 16 Pro").perform {
            let delegate = Delegate(CallLog())
            delegate.takesSecondaryIn = true
            let (list, detail) = (UIViewController(), UIViewController())
            let split = UISplitViewController()
            split.viewControllers = [list, detail].map { UINavigationController(rootViewController: $0) }
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = split
            if delegateFirst { split.delegate = delegate }
            split.preferredDisplayMode = .oneBesideSecondary
            split.delegate = delegate
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(list.viewIfLoaded?.window === window && detail.viewIfLoaded?.window == nil)
        }
    }
}
