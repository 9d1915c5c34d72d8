import Testing

@testable import UIKit

/// Layouts that follow from frames and bounds that a program assigns.
///
/// - Source: the measurements in the answers of stackoverflow.com/questions/728372: `layoutSubviews` is called where
///   the size of a view's bounds or their origin changes, and where the size of a direct subview changes.
@MainActor
struct AssignedFrameTests {
    private final class Centring: UIView {
        private(set) var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            subviews.first?.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    private func laidOut() -> (scene: WindowScene, outer: Centring, block: Centring) {
        let (scene, outer) = (WindowScene(375, 667), Centring(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let block = Centring(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(block)
        scene.window.addSubview(outer)
        scene.layOut()
        return (scene, outer, block)
    }

    @Test("A superview is laid out when a subview gets another size, and places it again")
    func sizeOfSubview() {
        let (scene, outer, block) = laidOut()
        block.frame.size = CGSize(width: 50, height: 50)
        scene.layOut()
        #expect(block.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(outer.layouts == 2 && block.layouts == 2)
    }

    @Test("A move of a subview lays nothing out")
    func moveOfSubview() {
        let (scene, outer, block) = laidOut()
        block.frame.origin = .zero
        scene.layOut()
        #expect(block.frame.origin == .zero && outer.layouts == 1 && block.layouts == 1)
    }

    @Test("Another origin of the bounds lays the view out, and nothing else")
    func originOfBounds() {
        let (scene, outer, block) = laidOut()
        outer.bounds.origin.y = 20
        scene.layOut()
        #expect(outer.layouts == 2 && block.layouts == 1 && block.center == CGPoint(x: 50, y: 70))
    }

    @Test("A view that resizes a subview while it is laid out is not laid out again")
    func sizeInLayout() {
        final class Filling: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                subviews.first?.frame = bounds
            }
        }
        let (scene, outer) = (WindowScene(375, 667), Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        outer.addSubview(UIView())
        scene.window.addSubview(outer)
        scene.layOut()
        #expect(outer.layouts == 1 && outer.subviews[0].frame == outer.bounds)
    }
}
