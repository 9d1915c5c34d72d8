import Testing

@testable import UIKit

/// Where sheets, popovers and presentations of one's own are.
@MainActor
struct PresentationControllerTests {
    private final class Half: UIPresentationController {
        static var told: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() { Self.told.append("begin \(containerView?.window != nil)") }
        override func presentationTransitionDidEnd(_ completed: Bool) { Self.told.append("shown \(completed)") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { Self.told.append("gone \(completed)") }
    }

    private final class Decider: NSObject, UIViewControllerTransitioningDelegate, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let root = UIViewController()
    private let presented = UIViewController()
    private let decider = Decider()

    init() {
        window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.values.generation = .iOS13
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    @Test func aPresentationOfOnesOwnSaysWhereItIs() {
        Half.told = []
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = decider
        root.present(presented, animated: true)
        #expect(presented.presentationController is Half)
        #expect(presented.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
        root.dismiss(animated: true)
        #expect(Half.told == ["begin true", "shown true", "gone true"])
    }

    @Test func popoversBecomeSheetsUnlessTheirDelegateSaysOtherwise() {
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 200, height: 100)
        let source = UIView(frame: CGRect(x: 160, y: 50, width: 50, height: 20))
        root.view.addSubview(source)
        presented.popoverPresentationController?.sourceView = source
        root.present(presented, animated: false)
        #expect(presented.stagedView.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
        root.dismiss(animated: false)

        presented.popoverPresentationController?.delegate = decider
        presented.popoverPresentationController?.sourceView = source
        presented.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        root.present(presented, animated: false)
        #expect(presented.view.frame == CGRect(x: 85, y: 70, width: 200, height: 100))
        #expect(presented.popoverPresentationController?.arrowDirection == .up)
        root.dismiss(animated: false)

        decider.style = .fullScreen
        presented.popoverPresentationController?.delegate = decider
        root.present(presented, animated: false)
        #expect(presented.view.frame == window.bounds)
    }

    @Test func sheetsAreAsHighAsTheirDetents() {
        let stack = UINavigationController(rootViewController: presented)
        stack.sheetPresentationController?.detents = [.custom { _ in 200 }, .large()]
        root.present(stack, animated: false)
        #expect(stack.stagedView.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
        let sheet = presented.sheetPresentationController
        #expect(sheet === stack.sheetPresentationController)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        #expect(stack.stagedView.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
        #expect(stack.stagedView.layer.cornerRadius == 10)
    }

    @Test func theStyleDecidesWhatRunsThePresentation() {
        #expect(presented.presentationController is UISheetPresentationController)
        presented.modalPresentationStyle = .popover
        #expect(presented.popoverPresentationController != nil && presented.sheetPresentationController == nil)
        presented.modalPresentationStyle = .fullScreen
        #expect(presented.popoverPresentationController == nil && presented.presentationController != nil)
    }
}
