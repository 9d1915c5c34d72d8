import Testing

@testable import QuartzCore

/// On the main actor, because a flush lays out the windows that other tests have open.
@Suite("Transactions and animations")
@MainActor
struct AnimationTests {
    private final class Recorder: NSObject, CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }

    @Test func animationsOfLayersThatNobodySeesAreOverAtTheNextFlush() {
        let recorder = Recorder()
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = recorder
        layer.add(animation, forKey: "fade")
        #expect(layer.animationKeys() == ["fade"] && layer.animation(forKey: "fade") is CABasicAnimation)
        CATransaction.flush()
        #expect(layer.animationKeys() == nil)
        #expect(recorder.calls == ["start", "stop true"])
    }

    /// - Source: Core Animation Programming Guide, "Animatable Properties": `contents` is animated, by default with the
    ///   implied animation.
    @Test func imagesFadeIntoEachOther() throws {
        let image = { (gray: CGFloat) throws -> CGImage in
            let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
            let context = try #require(
                CGContext(
                    data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(gray: gray, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            return try #require(context.makeImage())
        }
        let (black, white) = (try image(0), try image(1))
        let half = try #require(black.crossFaded(with: white, 0.5))
        let bytes = Array(try #require(half.dataProvider?.data) as Data).prefix(4)
        #expect(bytes.dropLast().allSatisfy { abs(Int($0) - 128) <= 1 } && bytes.last == 255)
        #expect(black.crossFaded(with: white, 0) === black && black.crossFaded(with: white, 1) === white)
        #expect(LayerValue(black, as: .object).blended(with: LayerValue(white, as: .object), 0.5).object is CGImage)
    }

    @Test func replacedAndRemovedAnimationsAreNotFinished() {
        let recorder = Recorder()
        let layer = CALayer()
        for _ in 0..<2 {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.delegate = recorder
            layer.add(animation, forKey: "fade")
        }
        layer.removeAllAnimations()
        CATransaction.flush()
        #expect(recorder.calls == ["start", "stop false", "start", "stop false"])
    }

    @Test func groupsNestAndComplete() {
        var completed: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { completed.append("outer") }
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { completed.append("inner") }
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
        CATransaction.commit()
        #expect(completed == ["inner", "outer"])
        #expect(!CATransaction.disableActions())
    }

    // The named curves' control points are those of CSS Easing Functions, which give these values.
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0.3, 0.3), (.easeInEaseOut, 0.5, 0.5), (.easeIn, 0.5, 0.3154), (.easeOut, 0.5, 0.6846),
        (.default, 0.5, 0.8024),
    ])
    func timingFunctions(name: CAMediaTimingFunctionName, time: Double, progress: Double) {
        #expect(abs(CAMediaTimingFunction(name: name).progress(at: time) - progress) < 0.0005)
    }
}

@Suite("CATransform3D")
struct Transform3DTests {
    private func close(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let differences = [
            a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23,
            a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34, a.m41 - b.m41, a.m42 - b.m42,
            a.m43 - b.m43, a.m44 - b.m44,
        ]
        return differences.allSatisfy { abs($0) < 1e-12 }
    }

    @Test func affineTransformsSurvive() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let transform = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(transform) && CATransform3DGetAffineTransform(transform) == affine)
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    }

    @Test func theNewStepComesFirst() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0)
        #expect(moved.m41 == 2)
        #expect(CATransform3DScale(CATransform3DMakeTranslation(1, 0, 0), 2, 2, 2).m41 == 1)
    }

    @Test func rotationAroundZIsThePlanarOne() {
        let spatial = CATransform3DMakeRotation(0.7, 0, 0, 2)
        #expect(close(spatial, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.7))))
        let full = (0..<3).reduce(CATransform3DIdentity) { result, _ in CATransform3DRotate(result, 2 * .pi / 3, 1, 2, 3) }
        #expect(close(full, CATransform3DIdentity))
    }

    @Test func inversion() {
        var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 1, 1, 0)
        transform.m34 = -1.0 / 500
        #expect(close(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }
}
