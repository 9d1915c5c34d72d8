import QuartzCore
import Testing

@Suite("CALayer geometry")
struct LayerGeometryTests {
    private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        return layer
    }

    @Test func frameAndPositionBelongTogether() {
        let layer = layer(10, 20, 100, 40)
        #expect(layer.position == CGPoint(x: 60, y: 40))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 60, y: 40, width: 100, height: 40), "Moving the anchor moves the frame")
        layer.frame.origin = .zero
        #expect(layer.position == .zero)
    }

    @Test func frameSurroundsTheTransformedBounds() {
        let layer = layer(0, 0, 100, 40)
        layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(layer.frame == CGRect(x: 30, y: -30, width: 40, height: 100))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(layer.bounds.size == CGSize(width: 5, height: 5) && layer.position == CGPoint(x: 5, y: 5))
        layer.transform = CATransform3DMakeTranslation(3, 4, 0)
        #expect(layer.frame.origin == CGPoint(x: 5 - 2.5 + 3, y: 5 - 2.5 + 4))
    }

    @Test func convertingThroughTheTree() {
        let root = layer(100, 100, 200, 200)
        let first = layer(10, 10, 50, 50)
        let second = layer(20, 100, 50, 50)
        let inner = layer(5, 5, 10, 10)
        root.addSublayer(first)
        root.addSublayer(second)
        first.addSublayer(inner)
        second.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 16))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: second) == CGPoint(x: -4, y: -54))
        #expect(inner.convert(CGPoint(x: -4, y: -54), from: second) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 15))
        second.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        let rect = CGRect(x: 0, y: 30, width: 50, height: 50)
        #expect(second.convert(rect, to: root) == CGRect(x: -5, y: 75, width: 100, height: 100))
        #expect(root.convert(CGRect(x: -5, y: 75, width: 100, height: 100), to: second) == rect)
    }

    @Test func hitTestingFollowsDrawingOrder() {
        let root = layer(0, 0, 100, 100)
        let low = layer(0, 0, 50, 50)
        let high = layer(25, 25, 50, 50)
        root.addSublayer(low)
        root.addSublayer(high)
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === high)
        low.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === low)
        low.isHidden = true
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === high)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
        #expect(root.hitTest(CGPoint(x: 101, y: 1)) == nil)
    }

    @Test func layersReachOutOfTheirParentsUnlessMasked() {
        let root = layer(0, 0, 10, 10)
        let outside = layer(20, 0, 10, 10)
        root.addSublayer(outside)
        #expect(root.hitTest(CGPoint(x: 25, y: 5)) === outside)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil)
    }
}

@Suite("CALayer hierarchy")
struct LayerTreeTests {
    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(_ layer: CALayer) -> String {
        (layer.sublayers ?? []).compactMap(\.name).joined()
    }

    @Test func inserting() {
        let root = CALayer()
        #expect(root.sublayers == nil)
        let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        #expect(names(root) == "cab")
        root.insertSublayer(d, below: a)
        #expect(names(root) == "cdab")
        root.insertSublayer(c, above: a)
        #expect(names(root) == "dacb")
        root.replaceSublayer(a, with: b)
        #expect(names(root) == "dbc" || names(root) == "dcb")
        #expect(a.superlayer == nil && b.superlayer === root)
        root.sublayers = [c, d]
        #expect(names(root) == "cd" && b.superlayer == nil)
        d.removeFromSuperlayer()
        #expect(names(root) == "c")
    }

    @Test func aLayerHasOneParent() {
        let (first, second, child) = (CALayer(), CALayer(), CALayer())
        first.addSublayer(child)
        second.addSublayer(child)
        #expect(first.sublayers == nil && child.superlayer === second)
        first.mask = child
        #expect(second.sublayers == nil && child.superlayer === first && first.sublayers == nil)
        child.removeFromSuperlayer()
        #expect(first.mask == nil)
    }

    @Test func layersAreNeitherInThemselvesNorInTheirMasks() async {
        await #expect(processExitsWith: .failure) {
            let layer = CALayer()
            layer.addSublayer(layer)
        }
        await #expect(processExitsWith: .failure) {
            let (outer, mask) = (CALayer(), CALayer())
            outer.mask = mask
            mask.addSublayer(outer)
        }
    }

    @Test func cyclesEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (outer, inner) = (CALayer(), CALayer())
            outer.addSublayer(inner)
            inner.addSublayer(outer)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("*** Terminating app due to uncaught exception 'CALayerInvalidTree', reason: 'layer <"))
        #expect(text.contains("*** First throw call stack:\n"))
    }

    @Test func layersMadeFromTheirClassUseTheirOwnInitializer() {
        final class Badge: CALayer {
            let number: Int
            override init() {
                number = 42
                super.init()
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Plain: CAShapeLayer {}
        #expect((CALayer.make(Badge.self) as? Badge)?.number == 42)
        #expect((CALayer.make(Plain.self) as? Plain)?.lineWidth == 1)
        #expect(type(of: CALayer.make(CALayer.self)) == CALayer.self)
    }

    @Test func copiesTakeOverProperties() throws {
        let shape = CAShapeLayer()
        shape.bounds.size = CGSize(width: 5, height: 6)
        shape.lineDashPattern = [1, 2]
        let copy = CAShapeLayer(layer: shape)
        #expect(copy.bounds == shape.bounds && copy.lineDashPattern == [1, 2])
    }
}

@Suite("CALayer layout and display")
struct LayerUpdateTests {
    private final class Recorder: NSObject, CALayerDelegate {
        var calls: [String] = []
        func display(_ layer: CALayer) { calls.append("display \(layer.name ?? "")") }
        func layoutSublayers(of layer: CALayer) { calls.append("layout \(layer.name ?? "")") }
        func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw \(layer.name ?? "")") }
    }

    @Test func layoutRunsOnceDownwardsFromTheTop() {
        let recorder = Recorder()
        let (outer, inner) = (CALayer(), CALayer())
        for (layer, name) in [(outer, "outer"), (inner, "inner")] {
            layer.name = name
            layer.delegate = recorder
        }
        outer.addSublayer(inner)
        inner.layoutIfNeeded()
        #expect(recorder.calls == ["layout outer", "layout inner"])
        outer.layoutIfNeeded()
        #expect(recorder.calls.count == 2)
        inner.bounds.size = CGSize(width: 1, height: 1)
        outer.layoutIfNeeded()
        #expect(recorder.calls == ["layout outer", "layout inner", "layout inner"])
    }

    @Test func displayComesBeforeDrawingAndOnlyWhenAskedFor() throws {
        let recorder = Recorder()
        let layer = CALayer()
        layer.name = "a"
        layer.delegate = recorder
        layer.bounds.size = CGSize(width: 4, height: 4)
        layer.setNeedsDisplay()
        let context = try CGContext.flippedBitmap(size: CGSize(width: 4, height: 4), scale: 1)
        layer.render(in: context)
        layer.render(in: context)
        #expect(recorder.calls == ["display a", "draw a", "draw a"])
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 5
        #expect(layer.needsDisplay())
    }
}
