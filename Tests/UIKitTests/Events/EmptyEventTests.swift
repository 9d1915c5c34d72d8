import Testing
import UIKit

/// Objects that tests make without anything that happened, as they can of all subclasses of `NSObject` whose `init()`
/// Apple does not withhold.
@MainActor
struct EmptyEventTests {
    private final class Pad: UIView {
        var heard: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("began \(touches.count) \(touches.first?.location(in: self) ?? .zero)")
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard.append("pressed \(presses.first?.key == nil) \(event?.allPresses.count ?? -1)")
        }
    }

    @Test func viewsTakeTouchesThatNobodyMade() {
        let pad = Pad(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        pad.touchesBegan([UITouch()], with: UIEvent())
        pad.pressesBegan([UIPress()], with: UIPressesEvent())
        #expect(pad.heard == ["began 1 (0.0, 0.0)", "pressed true 0"])
    }

    @Test func anEmptyTouchHasEmptyProperties() {
        let touch = UITouch()
        #expect(touch.view == nil && touch.window == nil && touch.gestureRecognizers == nil)
        #expect(touch.phase == .began && touch.tapCount == 0 && touch.timestamp == 0 && touch.type == .direct)
        #expect(touch.force == 0 && touch.majorRadius == 0 && touch.altitudeAngle == 0)
        #expect(touch.previousLocation(in: nil) == .zero && UITouch() != touch)
    }

    @Test func emptyEventsAndPressesHaveEmptyProperties() {
        let (event, press) = (UIEvent(), UIPress())
        #expect(event.type == .touches && event.allTouches == nil && event.timestamp == 0)
        #expect(event.touches(for: UIView()) == nil && event.coalescedTouches(for: UITouch()) == nil)
        #expect(press.phase == .began && press.type == .upArrow && press.timestamp == 0)
        #expect(press.key == nil && press.window == nil && press.responder == nil)
        #expect(UIPressesEvent().type == .presses && UIPressesEvent().modifierFlags == [])
        let key = UIKey()
        #expect(key.characters.isEmpty && key.charactersIgnoringModifiers.isEmpty && key.modifierFlags == [])
    }

    private final class OwnTouch: UITouch {
        override func location(in view: UIView?) -> CGPoint { CGPoint(x: 7, y: 8) }
    }

    @Test func subclassesSayOtherwise() {
        #expect(OwnTouch().location(in: nil) == CGPoint(x: 7, y: 8))
    }

    @Test func devicesScreensAndColoursCanBeMade() {
        #expect(UIDevice() !== UIDevice.current && UIDevice().model == UIDevice.current.model)
        #expect(UIScreen() !== UIScreen.main && UIScreen().scale > 0)
        #expect(UIColor() == UIColor())
    }
}
