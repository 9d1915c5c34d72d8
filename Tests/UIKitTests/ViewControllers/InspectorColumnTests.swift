import Testing
import UIKit

/// The column beyond the secondary one.
@MainActor
@Suite struct InspectorColumnTests {
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var notes: [String] = []
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            notes.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            notes.append("hide \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
            notes.append("mode")
        }
    }

    @Test("An inspector comes and goes at the trailing edge, in its width, and is no display mode") func comesAndGoes() throws {
        let split = UISplitViewController(style: .doubleColumn)
        for column in [UISplitViewController.Column.primary, .secondary, .inspector] {
            split.setViewController(UIViewController(), for: column)
        }
        split.traitOverrides.horizontalSizeClass = .regular
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
        window.rootViewController = split
        window.isHidden = false
        window.layoutIfNeeded()
        let secondary = try #require(split.viewController(for: .secondary)?.view)
        let full = secondary.frame
        #expect(full.maxX == 1000 && !split.isShowing(.inspector) && split.isShowing(.primary))
        let (delegate, mode) = (Delegate(), split.displayMode)
        split.delegate = delegate
        split.preferredInspectorColumnWidth = 250
        split.show(.inspector)
        window.layoutIfNeeded()
        let inspector = try #require(split.viewController(for: .inspector)?.view)
        #expect(inspector.frame == CGRect(x: 750, y: 0, width: 250, height: 700) && split.isShowing(.inspector))
        #expect(secondary.frame.minX == full.minX && 750 - secondary.frame.maxX > 0 && 750 - secondary.frame.maxX <= 1)
        #expect(delegate.notes == ["show inspector"] && split.displayMode == mode)
        split.maximumInspectorColumnWidth = 200
        window.layoutIfNeeded()
        #expect(inspector.frame.width == 200 && split.inspectorColumnWidth == 200)
        split.hide(.inspector)
        window.layoutIfNeeded()
        #expect(secondary.frame == full && inspector.superview == nil && delegate.notes == ["show inspector", "hide inspector"])
    }
}
