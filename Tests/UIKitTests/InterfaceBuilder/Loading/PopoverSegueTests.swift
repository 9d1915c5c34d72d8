import Testing

@testable import UIKit

/// Segues that present popovers, and attributes of documents that are rarely stated.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller; Interface Builder's inspectors
@MainActor
struct PopoverSegueTests {
    private func source(_ anchor: String) throws -> (UIViewController, DeviceWindow) {
        let storyboard = try LoadedDocument.storyboard(
            """
            <viewController id="start" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><view contentMode="scaleToFill" id="a"><rect key="frame" x="40" y="100" width="60" height="30"/></view></subviews>
            </view>
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Filter" id="b"/></navigationItem>
            <connections><segue destination="other" kind="popoverPresentation" identifier="show" \(anchor) id="g">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections>
            </viewController>
            """,
            "<viewController storyboardIdentifier=\"Other\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\" id=\"other\"/>"
        )
        let controller = try #require(storyboard.instantiateInitialViewController())
        let device = DeviceWindow("iPad Pro 11\"")
        device.show(UINavigationController(rootViewController: controller))
        return (controller, device)
    }

    @Test func pointsAtAView() throws {
        let (controller, device) = try source("popoverAnchorView=\"a\"")
        controller.performSegue(withIdentifier: "show", sender: nil)
        device.window.layoutIfNeeded()
        let shown = try #require(controller.presentedViewController ?? controller.navigationController?.presentedViewController)
        let popover = try #require(shown.popoverPresentationController)
        #expect(shown.modalPresentationStyle == .popover && popover.sourceView === controller.view.subviews.first)
        #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(popover.permittedArrowDirections == [.up, .left] && popover.arrowDirection == .up)
        #expect(shown.restorationIdentifier == "Other")
    }

    @Test func pointsAtABarItemOrTheSender() throws {
        let (controller, device) = try source("popoverAnchorBarButtonItem=\"b\"")
        controller.performSegue(withIdentifier: "show", sender: nil)
        device.window.layoutIfNeeded()
        let stack = try #require(controller.navigationController)
        #expect(
            stack.presentedViewController?.popoverPresentationController?.barButtonItem
                === controller.navigationItem.rightBarButtonItem)
        let (other, second) = try source("")
        let view = try #require(other.view.subviews.first)
        other.performSegue(withIdentifier: "show", sender: view)
        #expect(other.navigationController?.presentedViewController?.popoverPresentationController?.sourceView === view)
        #expect(!second.window.isHidden)
    }

    @Test func rareAttributes() throws {
        let nib = LoadedDocument.nib(
            """
            \(LoadedDocument.owner(""))
            <textView id="t"><rect key="frame" x="0" y="0" width="10" height="10"/><dataDetectorType key="dataDetectorTypes" link="YES" \
            phoneNumber="YES"/></textView>
            <button changesSelectionAsPrimaryAction="YES" pointerInteraction="YES" id="b"/>
            """)
        let objects = nib.instantiate(withOwner: nil, options: nil)
        #expect((objects[0] as? UITextView)?.dataDetectorTypes == [.link, .phoneNumber])
        let button = try #require(objects[1] as? UIButton)
        #expect(button.changesSelectionAsPrimaryAction && button.isPointerInteractionEnabled)
    }
}
