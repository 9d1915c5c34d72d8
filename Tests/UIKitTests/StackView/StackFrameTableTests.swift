import Testing
import UIKit

@MainActor
struct StackFrameTableTests {
    @Test func theTableIsComplete() { #expect(StackFrameCase.all.count == 240) }

    @Test(arguments: StackFrameCase.all)
    func framesAreAsMeasured(_ row: StackFrameCase) {
        let views = [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50), SizedView(25, 25)]
        let scene = StackScene(views, axis: row.axis, spacing: 5, width: row.isSized ? 400 : nil, height: row.isSized ? 300 : nil)
        scene.stack.distribution = row.distribution
        scene.stack.alignment = row.alignment
        scene.layOut()
        if let hidden = row.hidden { views[hidden].isHidden = true }
        scene.layOut()

        let (length, breadth) =
            row.axis == .horizontal
            ? (scene.stack.frame.width, scene.stack.frame.height) : (scene.stack.frame.height, scene.stack.frame.width)
        let other: NSLayoutConstraint.Axis = row.axis == .horizontal ? .vertical : .horizontal
        #expect(String(format: "%g: ", Double(length)) + scene.spans(row.axis) == row.along)
        #expect(String(format: "%g: ", Double(breadth)) + scene.spans(other) == row.across)
        #expect(scene.stack.frame.origin == CGPoint(x: 10, y: 20))
    }
}
