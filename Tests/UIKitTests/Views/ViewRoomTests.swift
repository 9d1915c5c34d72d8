import Testing

@testable import QuartzCore
@testable import UIKit

/// What few views set stands apart from them, so that the others need no room for it.
@MainActor
struct ViewRoomTests {
    @Test("Views as they are made, added and laid out have nothing that few views set", arguments: 0..<5)
    func newViewsHaveNothingRare(_ kind: Int) {
        let view = [{ UIView() }, { UILabel() }, { UIImageView() }, { UIButton(type: .system) }, { UIStackView() }][kind]()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        window.layoutIfNeeded()
        #expect(view.layer.extras == nil && view.rareValues == nil && view.insetState.overrides == nil)
    }

    @Test("A layer's rare properties have their usual values until they are set") func usualValues() {
        let layer = CALayer()
        #expect(layer.shadowColor == .black && layer.borderColor == .black && layer.speed == 1 && layer.duration == .infinity)
        #expect(CATransform3DIsIdentity(layer.transform) && layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.extras == nil)
        layer.shadowColor = nil
        #expect(layer.shadowColor == nil && layer.borderColor == .black)
        #expect(layer.speed == 1 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
    }

    @Test("A copy has what the layer shows, and its own timing") func copies() {
        let layer = CALayer()
        (layer.borderWidth, layer.speed, layer.name) = (2, 3, "one")
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        let copy = CALayer(layer: layer)
        #expect(copy.borderWidth == 2 && copy.transform.m11 == 2 && copy.name == "one" && copy.speed == 1)
        copy.borderWidth = 4
        #expect(layer.borderWidth == 2)
    }
}
