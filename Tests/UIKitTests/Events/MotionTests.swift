import CairnTesting
import Testing

@testable import UIKit

/// Shakes of the device go to the first responder and along its chain.
@MainActor
@Suite(.serialized) struct MotionTests {
    private final class Shaken: UIViewController {
        var heard: [String] = []

        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("began \(motion == .motionShake)")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("ended \(event?.type == .motion) \(event?.subtype == .motionShake)")
        }
    }

    @Test("The first responder hears of a shake, or what is next in its chain") func shaken() {
        let window = visibleWindow()
        let controller = Shaken()
        window.rootViewController = controller
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        controller.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        window.shake()
        #expect(controller.heard == ["began true", "ended true true"])
    }

    @Test("Events of touches have no subtype") func touches() {
        #expect(UIEvent(touches: []).subtype == .none)
        #expect(
            UIEvent.EventSubtype.remoteControlPlay.rawValue == 100
                && UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
    }

    @Test("An overridden method hears of what a view passes on") func remoteControl() {
        final class Listener: UIViewController {
            var count = 0
            override func remoteControlReceived(with event: UIEvent?) { count += 1 }
            override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { count += 10 }
        }
        let controller = Listener()
        controller.view.remoteControlReceived(with: nil)
        controller.view.motionCancelled(.motionShake, with: nil)
        #expect(controller.count == 11)
    }
}
