import Foundation
import Testing
import UIKit

/// Takes what recognizers send.
final class GestureTaker: UIViewController, UIGestureRecognizerDelegate {
    private(set) var taken: [String] = []
    var tap: UITapGestureRecognizer!
    var wantsGestures = true

    func tapped(_ sender: UITapGestureRecognizer) { taken.append("tapped \(sender === tap)") }
    func moved(_ sender: UIPanGestureRecognizer) { taken.append("moved \(sender.state)") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { wantsGestures }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        taken.append("prepare \(sender is UITapGestureRecognizer)")
    }
}

/// A recognizer of a program's own, with an initializer of its own.
final class CarefulPress: UILongPressGestureRecognizer {
    let care: Int
    init(care: Int) {
        self.care = care
        super.init(target: nil, action: nil)
    }
    override init?(coder: NSCoder) {
        care = 7
        super.init(coder: coder)
    }
}

/// Gesture recognizers of documents, their views, actions and segues.
@MainActor
struct GestureTests {
    private func scene(_ recognizers: String, collection: [String]) throws -> (GestureTaker, UIView) {
        let appended = collection.map {
            "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\" appends=\"YES\" id=\"o\($0)\"/>"
        }
        let board = try LoadedDocument.storyboard(
            """
            <viewController id="start" customClass="GestureTaker" customModule="UIKitTests">
            <view key="view" id="R"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <connections>\(appended.joined())</connections></view>
            <connections><outlet property="tap" destination="T" id="c"/></connections></viewController>
            \(recognizers)
            """,
            "<viewController id=\"next\"><view key=\"view\" id=\"N\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view></viewController>"
        )
        let controller = board.instantiateInitialViewController() as! GestureTaker
        return (controller, controller.view)
    }

    @Test func documentsMakeAndConnectThem() throws {
        let (controller, view) = try scene(
            """
            <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" cancelsTouchesInView="NO" id="T">
            <connections><action selector="tapped:" destination="start" id="a"/></connections></tapGestureRecognizer>
            <pongPressGestureRecognizer minimumPressDuration="0.25" allowableMovement="4" enabled="NO" id="L"
              customClass="CarefulPress" customModule="UIKitTests"/>
            <swipeGestureRecognizer direction="up" id="S"/>
            <screenEdgePanGestureRecognizer minimumNumberOfTouches="2" delaysTouchesBegan="YES" id="E">
            <rectEdge key="edges" left="YES" bottom="YES"/></screenEdgePanGestureRecognizer>
            """, collection: ["T", "L", "S", "E"])
        let made = try #require(view.gestureRecognizers)
        try #require(made.count == 4)
        #expect(made.allSatisfy { $0.view === view })
        let tap = try #require(made[0] as? UITapGestureRecognizer)
        #expect(tap === controller.tap && tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
        #expect(!tap.cancelsTouchesInView)
        let press = try #require(made[1] as? CarefulPress)
        #expect(press.care == 7 && press.minimumPressDuration == 0.25 && press.allowableMovement == 4 && !press.isEnabled)
        #expect((made[2] as? UISwipeGestureRecognizer)?.direction == .up)
        let edge = try #require(made[3] as? UIScreenEdgePanGestureRecognizer)
        #expect(edge.edges == [.left, .bottom] && edge.minimumNumberOfTouches == 2 && edge.delaysTouchesBegan)
        tap.state = .ended
        #expect(controller.taken == ["tapped true"])
    }

    @Test func delegatesAndSegues() throws {
        let (controller, _) = try scene(
            """
            <tapGestureRecognizer id="T"><connections><outlet property="delegate" destination="start" id="d"/>
            <segue destination="next" kind="presentation" animates="NO" id="s"/></connections></tapGestureRecognizer>
            """, collection: ["T"])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        controller.wantsGestures = false
        controller.tap.state = .ended
        #expect(controller.tap.state == .failed && controller.taken == [])
        controller.wantsGestures = true
        controller.tap.state = .ended
        #expect(controller.taken == ["prepare true"] && controller.presentedViewController != nil)
    }

    @Test func targetsAreCalledWhileAGestureGoesOn() {
        let (taker, view) = (GestureTaker(), UIView())
        let pan = UIPanGestureRecognizer(target: taker, action: "moved:")
        view.addGestureRecognizer(pan)
        pan.addTarget(taker, action: "moved:")
        pan.state = .began
        pan.state = .changed
        pan.isEnabled = false
        pan.state = .began
        #expect(taker.taken == ["moved began", "moved changed", "moved cancelled"])
        pan.isEnabled = true
        pan.removeTarget(taker, action: nil)
        pan.state = .began
        #expect(taker.taken.count == 3)
    }

    @Test func aRecognizerHasOneView() {
        let (one, other, tap) = (UIView(), UIView(), UITapGestureRecognizer())
        one.addGestureRecognizer(tap)
        other.addGestureRecognizer(tap)
        #expect(one.gestureRecognizers == nil && other.gestureRecognizers == [tap] && tap.view === other)
        other.gestureRecognizers = nil
        #expect(tap.view == nil)
    }

    @Test func translationsAreInAViewsCoordinates() {
        let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
        window.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = UIPanGestureRecognizer()
        pan.setTranslation(CGPoint(x: 8, y: 4), in: window)
        #expect(pan.translation(in: view) == CGPoint(x: 4, y: 2) && pan.translation(in: window) == CGPoint(x: 8, y: 4))
    }
}
