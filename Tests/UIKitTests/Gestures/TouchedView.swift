import CairnTesting
import Testing

@testable import UIKit

/// A view that notes its touches, and what the recognizers that send to it make of them.
final class TouchedView: UIView, UIGestureRecognizerDelegate {
    private(set) var heard: [String] = []
    var receives = true
    var allowsBoth = false

    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("took:"))
        addGestureRecognizer(recognizer)
        return recognizer
    }

    func took(_ sender: UIGestureRecognizer) { heard.append("\(sender.name ?? "-") \(sender.state)") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("touch") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("lift") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancel") }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
}
