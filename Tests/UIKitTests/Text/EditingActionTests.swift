import Testing
import UIKit

/// The standard editing actions of responders.
@MainActor
@Suite struct EditingActionTests {
    @Test func respondersHaveAllActionsAndPerformNone() {
        final class Plain: UIView {}
        let responder: any UIResponderStandardEditActions = Plain()
        UIPasteboard.general.string = "before"
        responder.copy(nil)
        responder.cut(nil)
        responder.paste(nil)
        responder.pasteAndMatchStyle(nil)
        responder.selectAll(nil)
        #expect(UIPasteboard.general.string == "before")
        #expect(!Plain().canPerformAction(Selector("pasteAndMatchStyle:"), withSender: nil))
    }

    @Test func aFieldPastesWithItsOwnStyle() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        UIPasteboard.general.string = "pear"
        field.pasteAndMatchStyle(nil)
        #expect(field.text == "pear")
    }

    /// - Source: CATextLayer.h
    @Test func alignmentsOfTextLayersHaveApplesNames() {
        let modes: [CATextLayerAlignmentMode] = [.natural, .left, .right, .center, .justified]
        #expect(modes.map(\.rawValue) == ["natural", "left", "right", "center", "justified"])
    }

    /// - Source: CATransition.h
    @Test func transitionsRunWhollyUnlessTold() {
        let transition = CATransition()
        #expect(transition.startProgress == 0 && transition.endProgress == 1)
        let directions: [CATransitionSubtype] = [.fromLeft, .fromRight, .fromTop, .fromBottom]
        #expect(directions.map(\.rawValue) == ["fromLeft", "fromRight", "fromTop", "fromBottom"])
    }
}
