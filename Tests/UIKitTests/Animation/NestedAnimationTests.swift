import Testing
import UIKit

/// Many animations of one property, each added to the others.
@MainActor
struct NestedAnimationTests {
    private final class CountingLayer: CALayer {
        nonisolated(unsafe) static var copies = 0
        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            Self.copies += 1
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class CountingView: UIView {
        override class var layerClass: AnyClass { CountingLayer.self }
    }

    /// An animation that is added to the others needs nothing of what they show: no copy of the layer, which takes time
    /// for each of them.
    @Test func nestedBlocksAreAddedWithoutAskingTheOthers() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible()
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        CountingLayer.copies = 0
        func nest(_ depth: Int) {
            guard depth > 0 else { return }
            UIView.animate(withDuration: 0.01) {
                view.alpha = CGFloat(depth % 2)
                nest(depth - 1)
            }
        }
        nest(2_000)
        #expect(CountingLayer.copies == 0)
        let keys = view.layer.animationKeys() ?? []
        #expect(keys == ["opacity"] + (2...2_000).map { "opacity-\($0)" })
        view.layer.removeAnimation(forKey: "opacity-2000")
        UIView.animate(withDuration: 0.01) { view.alpha = 0.5 }
        #expect(view.layer.animationKeys()?.last == "opacity-2000")
        view.layer.removeAllAnimations()
        UIView.animate(withDuration: 0.01) { view.alpha = 0.2 }
        #expect(view.layer.animationKeys() == ["opacity"])
    }
}
