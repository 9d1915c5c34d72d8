@testable import QuartzCore
import Testing

/// What layers on the screen show while time passes, which the tests step.
@Suite("Animations in time")
@MainActor
struct PresentationTests {
    private let root = CALayer()
    private let layer = CALayer()

    init() {
        root.setScreenRoot(true)
        root.addSublayer(layer)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        CATransaction.flush()
    }

    private final class Recorder: NSObject, CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }

    /// What a closure reads from the presentation layer at the start and after each of some steps.
    private func values(_ steps: [TimeInterval], add animation: CAAnimation, _ read: (CALayer) -> Double) -> [Double] {
        var values: [Double] = []
        hold { advance in
            layer.add(animation, forKey: nil)
            for step in [0] + steps {
                advance(step)
                values.append((layer.presentation().map(read) ?? .nan).rounded(to: 6))
            }
        }
        return values
    }

    // MARK: Values

    @Test func aValueGoesFromStartToEndAndBackToTheModel() {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (10, 30.0, 2)
        #expect(values([0.5, 0.5, 0.5, 0.5], add: animation) { $0.position.x } == [10, 15, 20, 25, 0])
        #expect(layer.position.x == 0 && layer.animationKeys() == nil)
    }

    private nonisolated static let ends: [(from: Double?, to: Double?, by: Double?, half: Double)] = [
        (1, 3, nil, 2), (1, nil, 2, 2), (nil, 3, 2, 2), (1, nil, nil, 3), (nil, 3, nil, 4), (nil, nil, 2, 6),
    ]

    @Test(arguments: ends)
    func whatIsLeftOutFollowsFromTheRest(from: Double?, to: Double?, by: Double?, half: Double) {
        layer.zPosition = 5
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
        #expect(values([0.5], add: animation) { $0.zPosition }.last == half)
    }

    @Test func valuesOfAnotherKindAreZeros() {
        layer.position = CGPoint(x: 7, y: 7)
        layer.removeAllAnimations()
        func half(_ path: String, _ from: Any, _ to: Any, _ read: (CALayer) -> Double) -> Double? {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            return values([0.5], add: animation, read).last
        }
        #expect(half("bounds", CGPoint(x: 1, y: 2), 3) { $0.bounds.width } == 0)
        #expect(half("position", NSNumber(value: 4), CGRect.zero) { $0.position.x } == 0)
    }

    @Test func valuesAreAdded() {
        layer.position = CGPoint(x: 100, y: 0)
        let animation = CABasicAnimation(keyPath: "position")
        (animation.fromValue, animation.toValue) = (CGPoint(x: -40, y: 8), CGPoint.zero)
        (animation.duration, animation.isAdditive) = (1, true)
        layer.removeAllAnimations()
        #expect(values([0.25], add: animation) { $0.position.x } == [60, 70])
    }

    @Test func repetitionsAddUpAndTurnBack() {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        (animation.repeatCount, animation.isCumulative) = (2.5, true)
        #expect(values([0.5, 1, 0.75, 0.25], add: animation) { $0.zPosition } == [0, 5, 15, 22.5, 0])
        (animation.isCumulative, animation.autoreverses, animation.repeatCount) = (false, true, 1)
        #expect(values([0.75, 0.75, 0.25], add: animation) { $0.zPosition } == [0, 7.5, 5, 2.5])
    }

    @Test func beforeAndAfterShowWhatTheFillModeSays() {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0.2, 0.6, 1)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
        hold { advance in
            animation.beginTime = CACurrentMediaTime() + 1
            layer.add(animation, forKey: "fade")
            #expect(layer.presentation()?.opacity == 0.2)
            advance(1.5)
            #expect(layer.presentation()?.opacity == 0.4)
            advance(5)
            #expect(layer.presentation()?.opacity == 0.6 && layer.animationKeys() == ["fade"])
            layer.removeAllAnimations()
            #expect(layer.presentation()?.opacity == 1)
        }
    }

    @Test func speedAndOffsetOfLayersAndAnimations() {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 10)
        (animation.speed, animation.timeOffset) = (2, 1)
        hold { advance in
            layer.add(animation, forKey: "z")
            advance(1)
            #expect(layer.presentation()?.zPosition == 30)
            // The pause that Apple's documentation describes.
            let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
            (layer.speed, layer.timeOffset) = (0, paused)
            advance(60)
            #expect(layer.presentation()?.zPosition == 30)
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
            advance(1)
            #expect(layer.presentation()?.zPosition == 50)
            advance(2.5)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test func aTurnIsBlendedAsATurn() {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        animation.duration = 1
        #expect(values([0.5], add: animation) { atan2($0.transform.m12, $0.transform.m11) } == [0, (.pi / 4).rounded(to: 6)])
        let part = CABasicAnimation(keyPath: "transform.rotation.z")
        (part.fromValue, part.toValue, part.duration) = (0, 2 * Double.pi, 1)
        let turned = values([0.25, 0.25], add: part) { atan2($0.transform.m12, $0.transform.m11) }
        #expect(turned == [0, (.pi / 2).rounded(to: 6), Double.pi.rounded(to: 6)])
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        let scale = CABasicAnimation(keyPath: "transform.scale.x")
        (scale.toValue, scale.duration) = (4, 1)
        #expect(values([0.5], add: scale) { $0.transform.m11 } == [2, 3])
    }

    @Test func transformsInValuesAreBlended() {
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = [CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1)].map { NSValue(caTransform3D: $0) }
        animation.duration = 1
        #expect(values([0.5], add: animation) { $0.transform.m11 } == [1, 2])
        let plane = CABasicAnimation(keyPath: "transform")
        plane.toValue = NSValue(numbers: [5, 0, 0, 5, 0, 0])
        plane.duration = 1
        #expect(values([0.5], add: plane) { $0.transform.m11 } == [1, 3])
    }

    @Test func partsOfATransformGiveItBack() {
        var transform = CATransform3DMakeTranslation(3, -4, 5)
        transform = CATransform3DRotate(transform, 0.8, 1, 2, -1)
        transform = CATransform3DScale(transform, -2, 3, 0.5)
        transform.m12 += 0.3
        let again = TransformParts(transform).transform
        #expect(zip(transform.numbers, again.numbers).allSatisfy { abs($0 - $1) < 1e-9 })
        for angles in [SIMD3(0.3, -0.4, 2.5), SIMD3(0, 0, -3)] {
            var parts = TransformParts(CATransform3DIdentity)
            parts.angles = angles
            let back = parts.angles
            #expect((0..<3).allSatisfy { abs(back[$0] - angles[$0]) < 1e-9 })
        }
    }

    @Test func coloursAndPathsBlend() {
        let shape = CAShapeLayer()
        root.addSublayer(shape)
        CATransaction.flush()
        let fill = CABasicAnimation(keyPath: "fillColor")
        fill.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        fill.toValue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        let path = CABasicAnimation(keyPath: "path")
        path.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        path.toValue = CGPath(rect: CGRect(x: 20, y: 0, width: 30, height: 10), transform: nil)
        let both = CAAnimationGroup()
        (both.animations, both.duration) = ([fill, path], 1)
        // The other one takes as long as the group.
        path.duration = 1
        hold { advance in
            shape.add(both, forKey: "both")
            advance(0.5)
            let shown = shape.presentation()
            #expect(shown?.fillColor == CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 1))
            #expect(shown?.path?.boundingBox == CGRect(x: 10, y: 0, width: 20, height: 10))
        }
    }

    // MARK: Pace

    /// The progress of a Bézier curve, by Newton's method on its polynomial.
    private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
        func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
            ((1 - 3 * b + 3 * a) * t + 3 * b - 6 * a) * t * t + 3 * a * t
        }
        func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * (1 - 3 * b + 3 * a) * t * t + 2 * (3 * b - 6 * a) * t + 3 * a
        }
        var t = x
        for _ in 0..<50 { t -= (value(x1, x2, t) - x) / max(slope(x1, x2, t), 1e-9) }
        return value(y1, y2, t)
    }

    @Test func timingFunctionsGiveThePace() {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let shown = values([0.25, 0.25, 0.25], add: animation) { $0.zPosition }
        let curve = [0, 0.25, 0.5, 0.75].map { bezier(Double(Float(0.42)), 0, Double(Float(0.58)), 1, at: $0).rounded(to: 6) }
        #expect(shown == curve)
    }

    /// The distance of a spring from its end, by steps of its differential equation.
    private func spring(_ stiffness: Double, _ damping: Double, _ velocity: Double, at time: Double) -> Double {
        var (way, speed) = (1.0, -velocity)
        let steps = 200_000
        let step = time / Double(steps)
        for _ in 0..<steps {
            speed -= (stiffness * (way + speed * step / 2) + damping * speed) * step
            way += speed * step
        }
        return way
    }

    @Test(arguments: [(100.0, 10.0, 0.0), (100, 10, 4), (100, 20, 0), (100, 20, -3)])
    func springsSwing(stiffness: Double, damping: Double, velocity: Double) {
        let animation = CASpringAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue) = (0, 1)
        (animation.stiffness, animation.damping, animation.initialVelocity) = (stiffness, damping, velocity)
        animation.duration = animation.settlingDuration
        let shown = values([0.1, 0.2, 0.3], add: animation) { $0.zPosition }
        for (value, time) in zip(shown, [0, 0.1, 0.3, 0.6]) {
            #expect(abs(value - (1 - spring(stiffness, damping, velocity, at: time))) < 1e-3)
        }
        #expect(abs(spring(stiffness, damping, velocity, at: animation.settlingDuration)) < 0.0011)
    }

    @Test func durationAndBounceDescribeASpring() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        #expect(abs(spring.stiffness - 157.914) < 0.001 && abs(spring.damping - 18.850) < 0.001)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
        #expect(abs(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).bounce + 0.5) < 1e-9)
    }

    // MARK: Keyframes

    @Test(arguments: [
        (CAAnimationCalculationMode.linear, [0.0, 5, 10, 20, 30]), (.discrete, [0, 0, 10, 30, 30]),
        (.paced, [0, 7.5, 15, 22.5, 30]),
    ])
    func keyframes(mode: CAAnimationCalculationMode, expected: [Double]) {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.duration, animation.calculationMode) = ([0, 10, 30], 4, mode)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        if mode == .discrete { animation.keyTimes = [0, 0.5, 0.75, 1] }
        #expect(values([1, 1, 1, 1], add: animation) { $0.zPosition } == expected)
    }

    @Test func keyTimesAndCurvesBetweenKeyframes() {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.keyTimes, animation.duration) = ([0, 10, 0], [0, 0.2, 1], 10)
        #expect(values([1, 1, 4], add: animation) { $0.zPosition } == [0, 5, 10, 5])
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        #expect(values([1, 5], add: animation) { $0.zPosition } == [0, 3.153568, 5])
    }

    @Test func aPathLeadsAndTurns() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)])
        (animation.path, animation.calculationMode, animation.rotationMode) = (path, .paced, .rotateAuto)
        animation.duration = 3
        #expect(values([1, 1.5], add: animation) { $0.position.x } == [0, 50, 100])
        #expect(values([2.5], add: animation) { atan2($0.transform.m12, $0.transform.m11) }.last == (.pi / 2).rounded(to: 6))
    }

    // MARK: By themselves

    @Test func changesOfLayersOnTheScreenAnimateThemselves() {
        hold { advance in
            layer.position = CGPoint(x: 80, y: 0)
            #expect(layer.presentation()?.position.x == 0 && layer.animationKeys() == ["position"])
            advance(0.125)
            let half = bezier(0.25, Double(Float(0.1)), 0.25, 1, at: 0.5)
            #expect(abs((layer.presentation()?.position.x ?? 0) - 80 * half) < 1e-4)
            advance(0.125)
            #expect(layer.presentation()?.position.x == 80 && layer.animationKeys() == nil)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position = .zero
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
        }
        let new = CALayer()
        root.addSublayer(new)
        new.opacity = 0
        #expect(new.animationKeys() == nil && new.presentation()?.opacity == 0)
        let other = CALayer()
        other.opacity = 0
        #expect(other.animationKeys() == nil && other.presentation() == nil)
    }

    @Test func actionsAreLookedUpInOrder() {
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
        let slow = CABasicAnimation()
        slow.duration = 3
        layer.actions = ["opacity": slow]
        layer.opacity = 1
        #expect(layer.animation(forKey: "opacity")?.duration == 3)
        final class Delegate: NSObject, CALayerDelegate {
            var seen: [String] = []
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                seen.append("\(event) \(layer.opacity)")
                return NSNull()
            }
        }
        let delegate = Delegate()
        layer.delegate = delegate
        layer.opacity = 0.5
        #expect(delegate.seen == ["opacity 1.0"] && layer.opacity == 0.5)
    }

    // MARK: Ends

    @Test func delegatesAndTransactionsHearOfTheEnd() {
        let recorder = Recorder()
        hold { advance in
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { recorder.calls.append("completion") }
            let animation = CABasicAnimation(keyPath: "zPosition")
            animation.delegate = recorder
            animation.setValue("mine", forKey: "name")
            layer.add(animation, forKey: "z")
            CATransaction.commit()
            #expect(recorder.calls.isEmpty && layer.animation(forKey: "z")?.duration == 2)
            #expect(layer.animation(forKey: "z")?.value(forKey: "name") as? String == "mine")
            advance(1.99)
            #expect(recorder.calls == ["start"])
            advance(0.01)
            #expect(recorder.calls == ["start", "stop true", "completion"])
        }
    }

    @Test func animationsEndUnfinishedWithTheirLayersStayOnTheScreen() {
        let recorder = Recorder()
        hold { advance in
            let animation = CABasicAnimation(keyPath: "zPosition")
            (animation.delegate, animation.duration) = (recorder, 5)
            layer.add(animation, forKey: nil)
            advance(1)
            layer.removeFromSuperlayer()
            advance(0)
            #expect(recorder.calls == ["start", "stop false"] && layer.presentation() == nil)
        }
    }

    @Test(arguments: [(true, "stop false"), (false, "stop true")])
    func layersThatGoEndTheirAnimationsWithTheTurn(isStarted: Bool, end: String) {
        weak var gone: CALayer?
        let recorder = Recorder()
        hold { advance in
            do {
                let moving = CALayer()
                gone = moving
                root.addSublayer(moving)
                add(to: moving, recorder)
                if isStarted { CATransaction.flush() }
                moving.removeFromSuperlayer()
            }
            #expect(gone == nil && recorder.calls == (isStarted ? ["start"] : []))
            advance(0)
            #expect(recorder.calls == ["start", end, "completion"])
        }
    }

    /// Without a run loop no turn ends; what waits for the animations of one window goes when the next is shown.
    @Test func aThousandWindowsWhoseAnimationsNoTurnEndsLeaveNothingBehind() {
        weak var gone: CALayer?
        let recorder = Recorder()
        hold { _ in
            for _ in 0..<1_000 {
                let (window, moving) = (CALayer(), CALayer())
                gone = moving
                window.setScreenRoot(true)
                window.addSublayer(moving)
                add(to: moving, recorder)
            }
            #expect(gone == nil && recorder.calls.count { $0 == "completion" } == 999)
            root.setScreenRoot(true)
            #expect(recorder.calls.count { $0 == "completion" } == 1_000)
        }
    }

    /// What waits for the end may hold the layer itself.
    @Test func layersThatTheirCompletionsHoldGoAsWell() {
        weak var gone: CALayer?
        hold { _ in
            do {
                let (window, moving) = (CALayer(), CALayer())
                gone = moving
                window.setScreenRoot(true)
                window.addSublayer(moving)
                CATransaction.begin()
                CATransaction.setCompletionBlock { moving.removeFromSuperlayer() }
                add(to: moving, Recorder())
                CATransaction.commit()
                CATransaction.flush()
            }
            #expect(gone != nil)
            root.setScreenRoot(true)
            #expect(gone == nil)
        }
    }

    /// A layer may go on any thread; the end is told on the main one.
    @Test func layersThatGoElsewhereEndTheirAnimationsOnTheMainThread() async {
        final class Listener: NSObject, CAAnimationDelegate {
            var stopped: (() -> Void)?
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped?() }
        }
        let listener = Listener()
        let isOnMainQueue = await withCheckedContinuation { continuation in
            listener.stopped = { continuation.resume(returning: MainQueue.isCurrent) }
            nonisolated(unsafe) var moving: CALayer? = CALayer()
            let animation = CABasicAnimation(keyPath: "zPosition")
            (animation.delegate, animation.duration) = (listener, 5)
            moving?.add(animation, forKey: nil)
            let release = { @Sendable in moving = nil }
            DispatchQueue.global().async(execute: release)
        }
        #expect(isOnMainQueue)
    }

    /// Adds an animation of five seconds whose ends are recorded.
    private func add(to layer: CALayer, _ recorder: Recorder) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { recorder.calls.append("completion") }
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.delegate, animation.duration) = (recorder, 5)
        layer.add(animation, forKey: nil)
        CATransaction.commit()
    }

    @Test func nothingIsLeftBehind() {
        weak var last: CABasicAnimation?
        hold { advance in
            for _ in 0..<1_000 {
                let animation = CABasicAnimation(keyPath: "zPosition")
                layer.add(animation, forKey: nil)
                last = layer.animationState.entries.last?.animation as? CABasicAnimation
            }
            advance(0.25)
            #expect(layer.animationKeys() == nil && last == nil && AnimationSchedule.shared.isEmpty)
        }
    }

    // MARK: The tree

    @Test func thePresentationTreeIsLookedAtAsTheModelIs() {
        let inner = CALayer()
        inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.addSublayer(inner)
        root.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        layer.position = CGPoint(x: 300, y: 100)
        CATransaction.flush()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (100, 200, 1)
        hold { advance in
            layer.add(animation, forKey: nil)
            advance(0.5)
            let shown = inner.presentation()
            #expect(shown?.model() === inner && shown?.superlayer?.model() === layer && shown?.superlayer?.position.x == 150)
            #expect(shown?.superlayer?.superlayer?.sublayers?.count == 1)
            #expect(root.presentation()?.hitTest(CGPoint(x: 120, y: 110))?.model() === layer)
            #expect(layer.hitTest(CGPoint(x: 120, y: 110)) == nil)
            #expect(shown?.presentation() === shown)
        }
    }

    @Test func aTransitionGoesFromTheOldLookToTheNewOne() throws {
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.removeAllAnimations()
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
        try hold { advance in
            layer.add(transition, forKey: nil)
            CATransaction.setDisableActions(true)
            layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            CATransaction.setDisableActions(false)
            advance(0.5)
            let colors = try pixels(of: layer.layerToDraw)
            #expect(colors == ["255 0 0", "255 0 0", "0 0 255", "0 0 255"])
            #expect(layer.animationKeys() == ["transition"])
        }
    }

    /// The layer becomes twice as wide amid a transition; its old look does not.
    @Test func oldLooksKeepTheirSize() throws {
        layer.frame = CGRect(x: 0, y: 0, width: 2, height: 4)
        layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.removeAllAnimations()
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.reveal, .fromRight, 1)
        try hold { advance in
            layer.add(transition, forKey: nil)
            CATransaction.setDisableActions(true)
            layer.frame.size.width = 4
            layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            CATransaction.setDisableActions(false)
            let began = try pixels(of: layer.layerToDraw)
            #expect(began == ["255 0 0", "255 0 0", "0 0 255", "0 0 255"])
            advance(0.25)
            let later = try pixels(of: layer.layerToDraw)
            #expect(later == ["255 0 0", "0 0 255", "0 0 255", "0 0 255"])
        }
    }

    /// Holds the clock while a closure steps it.
    private func hold(_ body: (_ advance: (TimeInterval) -> Void) throws -> Void) rethrows {
        MediaClock.shared.hold()
        defer { MediaClock.shared.release() }
        try body { MediaClock.shared.advance(by: $0) }
    }

    /// The colours of the first row of a picture of 4 by 4 points.
    private func pixels(of layer: CALayer) throws -> [String] {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        layer.render(in: context)
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { "\(data[$0 * 4]) \(data[$0 * 4 + 1]) \(data[$0 * 4 + 2])" }
    }
}

extension Double {
    fileprivate func rounded(to places: Int) -> Double {
        let factor = pow(10, Double(places))
        return (self * factor).rounded() / factor
    }
}
