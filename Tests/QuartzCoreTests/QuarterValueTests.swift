import Testing

@testable import QuartzCore

/// Values that a presentation layer shows at 0, 25, 50, 75 and 100 % of each kind of animation of a layer.
@MainActor
struct QuarterValueTests {
    private let root = CALayer()
    private let layer = CALayer()

    init() {
        root.setScreenRoot(true)
        root.addSublayer(layer)
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.position = CGPoint(x: 2, y: 2)
        CATransaction.flush()
    }

    /// What is read at each quarter of some seconds after a closure has started something.
    private func quarters<Value>(of duration: TimeInterval, _ start: () -> Void, _ read: (CALayer) throws -> Value) rethrows
        -> [Value]
    {
        MediaClock.shared.hold()
        defer { MediaClock.shared.release() }
        start()
        var values: [Value] = []
        for quarter in 0...4 {
            if quarter > 0 { MediaClock.shared.advance(by: duration / 4) }
            values.append(try read(layer.presentation() ?? CALayer()))
        }
        return values
    }

    private func agree(_ values: [Double], _ expected: [Double], within tolerance: Double = 1e-5) -> Bool {
        values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < tolerance }
    }

    /// The progress of a cubic Bézier curve at each quarter, by halving its parameter.
    private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> [Double] {
        [0, 0.25, 0.5, 0.75, 1].map { time in
            func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
                3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
            }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if value(x1, x2, middle) < time { low = middle } else { high = middle }
            }
            return value(y1, y2, low)
        }
    }

    private func basic(from: Double = 0, to: Double = 1, for duration: TimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        return animation
    }

    // The named curves' control points are those of CSS Easing Functions; the default one is cubic-bezier(0.25, 0.1,
    // 0.25, 1).
    private nonisolated static let named: [(CAMediaTimingFunctionName, [Double])] = [
        (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
        (.default, [0.25, 0.1, 0.25, 1]),
    ]

    @Test("CABasicAnimation with each named curve", arguments: 0..<5) func basicAnimation(index: Int) {
        let (name, points) = Self.named[index]
        let animation = basic(for: 2)
        animation.timingFunction = CAMediaTimingFunction(name: name)
        let shown = quarters(of: 2) {
            layer.add(animation, forKey: nil)
        } _: {
            Double($0.zPosition)
        }
        #expect(agree(shown, bezier(points[0], points[1], points[2], points[3])), "\(shown)")
    }

    @Test("CABasicAnimation without a curve is linear") func linearAnimation() {
        #expect(
            agree(
                quarters(of: 1) {
                    layer.add(basic(), forKey: nil)
                } _: {
                    $0.zPosition
                }, [0, 0.25, 0.5, 0.75, 1]))
    }

    /// 1 - exp(-10 t) (1 + 10 t) for a critically damped spring of 10 radians a second.
    @Test("CASpringAnimation") func springAnimation() {
        let spring = CASpringAnimation(keyPath: "zPosition")
        (spring.fromValue, spring.toValue, spring.stiffness, spring.damping, spring.duration) = (0, 1, 100, 20, 1)
        (spring.fillMode, spring.isRemovedOnCompletion) = (.forwards, false)
        let shown = quarters(of: 1) {
            layer.add(spring, forKey: nil)
        } _: {
            Double($0.zPosition)
        }
        let expected = [0, 0.25, 0.5, 0.75, 1].map { (time: Double) -> Double in 1 - exp(-10 * time) * (1 + 10 * time) }
        #expect(agree(shown, expected, within: 0.0011), "\(shown)")
    }

    @Test("CAKeyframeAnimation with times and a curve of its own in each part") func keyframeAnimation() {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.keyTimes, animation.duration) = ([0, 40, 100], [0, 0.5, 1], 1)
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        let shown = quarters(of: 1) {
            layer.add(animation, forKey: nil)
        } _: {
            Double($0.zPosition)
        }
        let (half, other) = (bezier(0.42, 0, 1, 1)[2], bezier(0, 0, 0.58, 1)[2])
        #expect(agree(shown, [0, 40 * half, 40, 40 + 60 * other, 100], within: 1e-4), "\(shown)")
    }

    /// The spline through a, b, c, d is at (9 (b + c) - a - d) / 16 half way from b to c.
    @Test("CAKeyframeAnimation along a Catmull-Rom spline") func cubicKeyframes() {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.calculationMode, animation.duration) = ([0, 20, 0, 20], .cubic, 1)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        let shown = quarters(of: 1) {
            layer.add(animation, forKey: nil)
        } _: {
            Double($0.zPosition)
        }
        #expect(abs(shown[0]) < 1e-9 && abs(shown[2] - (9 * 20 - 20) / 16.0) < 1e-9 && abs(shown[4] - 20) < 1e-9, "\(shown)")
    }

    @Test("CAAnimationGroup paces its members by its own curve and time") func group() {
        let group = CAAnimationGroup()
        let opacity = CABasicAnimation(keyPath: "opacity")
        (opacity.fromValue, opacity.toValue) = (1, 0)
        (group.animations, group.duration) = ([basic(to: 10), opacity], 1)
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
        let shown = quarters(of: 1) {
            layer.add(group, forKey: nil)
        } _: {
            [Double($0.zPosition), Double($0.opacity)]
        }
        let curve: [Double] = bezier(0.42, 0, 1, 1)
        let (heights, fades) = (curve.map { 10 * $0 }, curve.map { 1 - $0 })
        #expect(agree(shown.map { $0[0] }, heights, within: 1e-4), "\(shown)")
        #expect(agree(shown.map { $0[1] }, fades), "\(shown)")
    }

    // MARK: Transitions

    private nonisolated static let transitions: [(CATransitionType, [[Int]])] = [
        (.fade, [[255, 255, 255, 255], [191, 191, 191, 191], [128, 128, 128, 128], [64, 64, 64, 64], [0, 0, 0, 0]]),
        (.push, [[255, 255, 255, 255], [255, 255, 255, 0], [255, 255, 0, 0], [255, 0, 0, 0], [0, 0, 0, 0]]),
        (.moveIn, [[255, 255, 255, 255], [255, 255, 255, 0], [255, 255, 0, 0], [255, 0, 0, 0], [0, 0, 0, 0]]),
        (.reveal, [[255, 255, 255, 255], [255, 255, 255, 0], [255, 255, 0, 0], [255, 0, 0, 0], [0, 0, 0, 0]]),
    ]

    /// From red to blue; the numbers are the red of four columns.
    @Test("CATransition of each kind", arguments: 0..<4) func transition(index: Int) throws {
        let (type, expected) = Self.transitions[index]
        CATransaction.setDisableActions(true)
        layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, .fromRight, 1)
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        let shown = try quarters(of: 1) {
            layer.add(transition, forKey: nil)
            layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        } _: { _ in
            try red(of: layer.layerToDraw)
        }
        CATransaction.setDisableActions(false)
        #expect(zip(shown, expected).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= 1 } }, "\(shown)")
    }

    private func red(of layer: CALayer) throws -> [Int] {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        layer.render(in: context)
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { Int(data[$0 * 4]) }
    }

    // MARK: Implicit actions

    @Test("A property that is set moves by itself in a quarter of a second along the default curve") func implicitAction() {
        let shown = quarters(of: 0.25) {
            layer.position.x = 102
        } _: {
            Double($0.position.x - 2) / 100
        }
        #expect(agree(shown, bezier(0.25, 0.1, 0.25, 1)), "\(shown)")
        #expect(layer.position.x == 102 && layer.animationKeys() == nil)
    }

    @Test("CATransaction gives implicit actions its time and curve") func transaction() {
        let shown = quarters(of: 2) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
            layer.opacity = 0
            CATransaction.commit()
        } _: {
            1 - Double($0.opacity)
        }
        #expect(agree(shown, bezier(0, 0, 0.58, 1)), "\(shown)")
    }

    @Test("The presentation layer is hit where it shows at each quarter, the model where it will be") func hits() {
        root.frame = CGRect(x: 0, y: 0, width: 500, height: 10)
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.duration) = (2, 1)
        let shown = quarters(of: 1) {
            CATransaction.setDisableActions(true)
            layer.position.x = 402
            CATransaction.setDisableActions(false)
            layer.add(animation, forKey: nil)
        } _: { _ in
            [2, 102, 202, 302, 402].firstIndex { root.presentation()?.hitTest(CGPoint(x: $0, y: 2))?.model() === layer }
        }
        #expect(shown == [0, 1, 2, 3, 4])
    }
}
