import QuartzCore
import Testing

/// Members of layers and animations that programs name often, each seen by what it changes.
@Suite struct LayerMemberTests {
    private func pixels(_ layer: CALayer, _ width: Int, _ height: Int) throws -> (Int, Int) -> [UInt8] {
        let context = try CGContext.flippedBitmap(size: CGSize(width: width, height: height), scale: 1)
        layer.render(in: context)
        let image = try #require(context.makeImage())
        let bytes = [UInt8](try #require(image.dataProvider?.data))
        let row = image.bytesPerRow
        return { x, y in Array(bytes[y * row + x * 4..<y * row + x * 4 + 4]) }
    }

    // MARK: Layers

    @Test func affineTransformsAreThoseOfTheTransform() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(layer.transform.m11 == 1 && layer.transform.m12 == 2 && layer.transform.m41 == 5)
    }

    @Test func cornersAreRoundedWhereTheMaskHasThem() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.cornerRadius = 8
        #expect(layer.cornerCurve == .circular)
        layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMinYCorner]
        let pixel = try pixels(layer, 20, 20)
        // y points down in layers of iOS.
        #expect(pixel(0, 19)[3] == 0 && pixel(19, 0)[3] == 0 && pixel(0, 0)[3] == 255 && pixel(19, 19)[3] == 255)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1 && CALayer.cornerCurveExpansionFactor(.continuous) > 1)
    }

    @Test func contentsStandWhereTheirGravityHasThem() throws {
        let context = try CGContext.flippedBitmap(size: CGSize(width: 4, height: 4), scale: 1)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.contents = context.makeImage()
        for (gravity, inside, outside) in [
            (CALayerContentsGravity.bottomLeft, (1, 18), (18, 1)), (.topRight, (18, 1), (1, 18)), (.center, (10, 10), (1, 1)),
        ] {
            layer.contentsGravity = gravity
            let pixel = try pixels(layer, 20, 20)
            #expect(pixel(inside.0, inside.1)[3] == 255 && pixel(outside.0, outside.1)[3] == 0, "\(gravity)")
        }
        layer.minificationFilter = .trilinear
        #expect(layer.minificationFilter == CALayerContentsFilter.trilinear)
    }

    private final class Drawer: NSObject, CALayerDelegate {
        var calls: [String] = []
        func layerWillDraw(_ layer: CALayer) { calls.append("will") }
        func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
    }

    @Test func delegatesHearBeforeLayersDraw() throws {
        let (layer, drawer) = (CALayer(), Drawer())
        layer.delegate = drawer
        layer.bounds.size = CGSize(width: 4, height: 4)
        _ = try pixels(layer, 4, 4)
        #expect(drawer.calls == ["will", "draw"])
    }

    // MARK: Shapes

    @Test func limitsOfMitersAndPhasesOfDashes() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        shape.fillColor = nil
        shape.strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        shape.lineWidth = 6
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 2, y: 5), CGPoint(x: 14, y: 5), CGPoint(x: 14, y: 18)])
        shape.path = path
        shape.lineJoin = CAShapeLayerLineJoin.miter
        #expect(shape.miterLimit == 10)
        #expect(try pixels(shape, 20, 20)(16, 2)[3] == 255)
        shape.miterLimit = 1
        #expect(try pixels(shape, 20, 20)(16, 2)[3] == 0)
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        (shape.path, shape.lineDashPattern, shape.lineCap) = (line, [5, 5], .butt)
        #expect(try pixels(shape, 20, 20)(2, 10)[3] == 255)
        shape.lineDashPhase = 5
        #expect(try pixels(shape, 20, 20)(2, 10)[3] == 0)
    }

    @Test func rulesOfFilling() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        shape.path = path
        for (rule, middle) in [(CAShapeLayerFillRule.nonZero, UInt8(255)), (.evenOdd, 0)] {
            shape.fillRule = rule
            #expect(try pixels(shape, 20, 20)(10, 10)[3] == middle)
        }
    }

    // MARK: Times

    @Test func transactionsTellWhatWasSet() {
        CATransaction.begin()
        let timing = CAMediaTimingFunction(name: .easeIn)
        CATransaction.setAnimationTimingFunction(timing)
        CATransaction.setCompletionBlock {}
        #expect(CATransaction.animationTimingFunction() === timing && CATransaction.completionBlock() != nil)
        CATransaction.setValue(timing, forKey: kCATransactionAnimationTimingFunction)
        #expect(CATransaction.value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction === timing)
        CATransaction.commit()
        #expect(CATransaction.completionBlock() == nil)
    }

    /// Control points of the curves that Apple documents for the names.
    @Test func controlPointsOfCurves() {
        func points(_ function: CAMediaTimingFunction) -> [[Float]] {
            (0..<4).map { index in
                var point: [Float] = [0, 0]
                function.getControlPoint(at: index, values: &point)
                return point
            }
        }
        #expect(points(CAMediaTimingFunction(name: .linear)) == [[0, 0], [0, 0], [1, 1], [1, 1]])
        #expect(points(CAMediaTimingFunction(name: .easeInEaseOut)) == [[0, 0], [0.42, 0], [0.58, 1], [1, 1]])
        #expect(points(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)) == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
    }

    @Test func animationsKeepTheirTimes() throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        #expect(animation.keyPath == "opacity" && animation.repeatDuration == 0 && animation.fillMode == .removed)
        (animation.repeatDuration, animation.fillMode) = (3, .backwards)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        let copy = try #require(animation.copy() as? CABasicAnimation)
        #expect(copy.repeatDuration == 3 && copy.fillMode == .backwards && copy.valueFunction?.name == .rotateZ)
        #expect(CASpringAnimation(keyPath: "position").mass == 1)
        let spring = CASpringAnimation(keyPath: "position")
        let former = spring.settlingDuration
        spring.mass = 4
        #expect(spring.settlingDuration > former)
    }
}
