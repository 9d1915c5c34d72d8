import CairnTesting
import Testing

@testable import UIKit

/// The views of sheets, as dumps of devices and simulators print them.
@MainActor
@Suite struct SheetViewTests {
    private func present(
        on device: DeviceWindow, _ detents: [UISheetPresentationController.Detent] = [.large()]
    ) -> UIViewController {
        let (root, page) = (UIViewController(), UIViewController())
        device.show(root)
        page.sheetPresentationController?.detents = detents
        root.present(page, animated: false)
        device.window.layoutIfNeeded()
        return page
    }

    /// - Source: public view dumps of iOS 13 and later; the many answers that reach a sheet's recognizer by
    ///   `presentationController?.presentedView?.gestureRecognizers?[0]`.
    @Test("A sheet's view fills a drop shadow view, which has the place and the recognizer") func dropShadow() throws {
        let page = present(on: DeviceWindow("iPhone 11"))
        let shadow = try #require(page.presentationController?.presentedView)
        #expect("\(type(of: shadow))" == "UIDropShadowView" && page.view.superview === shadow)
        #expect(shadow.frame == CGRect(x: 0, y: 58, width: 414, height: 838))
        #expect(page.view.frame == shadow.bounds && page.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(shadow.superview.map { "\(type(of: $0))" } == "UITransitionView")
        #expect(shadow.gestureRecognizers?.first is UIPanGestureRecognizer)
        let parts = shadow.superview?.subviews.map { "\(type(of: $0))" } ?? []
        #expect(parts.first == "UIDimmingView" && parts.contains("UIDropShadowView"))
    }

    @Test("A sheet whose first recognizer is disabled stays under the finger") func disabled() {
        TestClock.hold { clock in
            let device = DeviceWindow("iPhone 8")
            let page = present(on: device)
            page.presentationController?.presentedView?.gestureRecognizers?[0].isEnabled = false
            let finger = Finger(over: device.window)
            finger.press(at: CGPoint(x: 100, y: 200))
            finger.move(to: CGPoint(x: 100, y: 400))
            finger.move(to: CGPoint(x: 100, y: 600))
            #expect(page.presentationController?.presentedView?.frame.minY == 30)
            finger.lift()
            clock.advance(by: 2)
            #expect(page.presentingViewController != nil)
        }
    }

    /// - Source: a public view dump of iOS 26, 440 x 956.
    @Test("A low sheet of iOS 26 is made smaller by a transform, 28 points from three edges") func floating() throws {
        let device = DeviceWindow("iPhone 16 Pro Max", generation: .iOS26)
        let page = present(on: device, [.custom { _ in 33.3333 }])
        let shadow = try #require(page.presentationController?.presentedView)
        let (frame, transform) = (shadow.frame, shadow.transform)
        #expect(abs(frame.minX - 28) < 0.001 && abs(frame.minY - 869.236) < 0.001)
        #expect(abs(frame.width - 384) < 0.001 && abs(frame.height - 58.7636) < 0.001)
        #expect(abs(transform.a - 0.8727) < 0.0001 && abs(transform.ty + 23.715) < 0.001)
        #expect(page.view.bounds.width == 440 && page.view.safeAreaInsets.bottom == 34)
    }

    /// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller and WWDC 2025, session 284:
    ///   sheets of part of the height are inset on iOS 26, and those of the full height are not. How far is our choice.
    @Test("A medium sheet of iOS 26 floats, a large one does not, and the older ones never do") func medium() throws {
        let device = DeviceWindow("iPhone 16 Pro", generation: .iOS26)
        let page = present(on: device, [.medium(), .large()])
        let (sheet, shadow) = (
            try #require(page.sheetPresentationController), try #require(page.sheetPresentationController?.presentedView)
        )
        #expect(shadow.frame.minX > 0 && abs(device.window.bounds.maxY - shadow.frame.maxY - shadow.frame.minX) < 0.001)
        #expect(page.view.bounds.size == CGSize(width: 402, height: 437))
        sheet.selectedDetentIdentifier = .large
        #expect(shadow.transform.isIdentity && shadow.frame == CGRect(x: 0, y: 72, width: 402, height: 802))
        let older = present(on: DeviceWindow("iPhone 16 Pro"), [.medium()])
        #expect(older.presentationController?.presentedView?.frame == CGRect(x: 0, y: 437, width: 402, height: 437))
    }

    /// - Source: developer.apple.com/documentation/uikit/uipresentationcontroller/presentedview, and Apple's sample of
    ///   custom presentations, which returns a view around the presented one.
    @Test("A presentation's own presented view is moved in place of the controller's", arguments: [false, true])
    func ownPresentedView(isAnimated: Bool) {
        final class Wrapping: UIPresentationController {
            var wrapper: UIView?
            override var presentedView: UIView? { wrapper }
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 300, width: 200, height: 100) }
            override func presentationTransitionWillBegin() {
                let view = UIView(frame: frameOfPresentedViewInContainerView)
                presentedViewController.view.frame = view.bounds.insetBy(dx: 5, dy: 5)
                presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(presentedViewController.view)
                wrapper = view
            }
        }
        final class Director: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Wrapping(presentedViewController: presented, presenting: presenting) }
        }
        TestClock.hold { clock in
            let (device, root, page, director) = (DeviceWindow("iPhone 8"), UIViewController(), UIViewController(), Director())
            device.show(root)
            page.modalPresentationStyle = .custom
            page.transitioningDelegate = director
            root.present(page, animated: isAnimated)
            clock.advance(by: 2)
            let wrapper = page.presentationController?.presentedView
            #expect(wrapper?.superview === page.presentationController?.containerView)
            #expect(wrapper?.frame == CGRect(x: 10, y: 300, width: 200, height: 100) && page.view.superview === wrapper)
            #expect(page.view.frame == CGRect(x: 5, y: 5, width: 190, height: 90))
        }
    }
}
