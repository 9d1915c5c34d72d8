import Testing
import UIKit

/// Presentation controllers hear of the sizes that presented controllers prefer.
///
/// - Source: Apple's sample code "Custom View Controller Presentations and Transitions", whose presentation controller
///   lays out the presented view anew
@MainActor
@Suite struct PresentedSizeTests {
    private final class Sheet: UIPresentationController {
        var calls: [String] = []

        override var frameOfPresentedViewInContainerView: CGRect {
            let height = presentedViewController.preferredContentSize.height
            return CGRect(x: 0, y: 500 - height, width: 300, height: height)
        }
        override func presentationTransitionWillBegin() { calls.append("begin") }
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            calls.append("\(container === presentedViewController) \(container.preferredContentSize.height)")
            containerView?.setNeedsLayout()
        }
        override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Sheet(presentedViewController: presented, presenting: presenting) }
    }

    @Test func aSheetFollowsThePreferredSize() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let (root, content, delegate) = (UIViewController(), UIViewController(), Delegate())
        window.rootViewController = root
        window.makeKeyAndVisible()
        content.preferredContentSize.height = 200
        (content.modalPresentationStyle, content.transitioningDelegate) = (.custom, delegate)
        root.present(content, animated: false)
        let sheet = try #require(content.presentationController as? Sheet)
        #expect(sheet.calls == ["true 200.0", "begin"])
        content.preferredContentSize.height = 300
        #expect(sheet.calls.last == "true 300.0")
        sheet.containerView?.layoutIfNeeded()
        #expect(content.view.frame == CGRect(x: 0, y: 200, width: 300, height: 300))
    }
}
