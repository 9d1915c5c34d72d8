import CairnTesting
import Testing

@testable import UIKit

/// Frames of a view at 0, 25, 50, 75 and 100 % of each form of animation, against curves that `MotionCurve` computes.
@MainActor
struct QuarterFrameTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    init() {
        window.isHidden = false
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    private func moveView() { view.frame = CGRect(x: 200, y: 100, width: 200, height: 150) }

    /// The part of the way that the view's frame shows; all four numbers of the frame have to agree on it.
    private func part(_ comment: String) -> Double {
        let frame = view.layer.presentation()?.frame ?? .null
        let part = frame.minX / 200
        let expected = CGRect(x: 200 * part, y: 100 * part, width: 100 + 100 * part, height: 50 + 100 * part)
        #expect(frame.isClose(to: expected), "\(comment): \(frame)")
        return part
    }

    /// Starts an animation and compares the frame at each quarter of its seconds with the part of the way that a curve
    /// gives.
    private func follow(
        _ curve: (Double) -> Double, for duration: TimeInterval, after delay: TimeInterval = 0, within tolerance: Double = 1e-5,
        _ start: (TestClock) -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        TestClock.hold { clock in
            start(clock)
            #expect(view.frame.minX == 200, "The model is at its end at once.", sourceLocation: sourceLocation)
            clock.advance(by: delay)
            for quarter in 0...4 {
                let (shown, expected) = (part("\(quarter * 25) %"), curve(Double(quarter) / 4))
                #expect(
                    abs(shown - expected) < tolerance, "\(quarter * 25) %: \(shown), not \(expected)",
                    sourceLocation: sourceLocation)
                clock.advance(by: quarter < 3 ? duration / 4 : duration / 4 + 1e-6)
            }
            #expect(view.layer.animationKeys() == nil && part("after the end") == 1, sourceLocation: sourceLocation)
        }
    }

    // MARK: UIView.animate

    @Test("UIView.animate(withDuration:animations:)") func plainAnimation() {
        follow(MotionCurve.easeInOut, for: 2) { _ in UIView.animate(withDuration: 2) { moveView() } }
    }

    @Test("UIView.animate(withDuration:animations:completion:) completes at 100 % and not before") func completion() {
        var ends: [Bool] = []
        follow(
            { time in
                #expect(ends.isEmpty == (time < 1))
                return MotionCurve.easeInOut(time)
            }, for: 1
        ) { _ in UIView.animate(withDuration: 1, animations: moveView) { ends.append($0) } }
        #expect(ends == [true])
    }

    private nonisolated static let curves: [(UIView.AnimationOptions, @Sendable (Double) -> Double)] = [
        (.curveEaseInOut, { MotionCurve.easeInOut($0) }), (.curveEaseIn, { MotionCurve.easeIn($0) }),
        (.curveEaseOut, { MotionCurve.easeOut($0) }), (.curveLinear, { $0 }),
    ]

    @Test("UIView.animate(withDuration:delay:options:) with each curve", arguments: 0..<4) func curve(index: Int) {
        let (option, curve) = Self.curves[index]
        follow(curve, for: 1, after: 0.5) { _ in
            UIView.animate(withDuration: 1, delay: 0.5, options: option, animations: moveView)
        }
    }

    @Test(
        "UIView.animate(withDuration:…usingSpringWithDamping:) follows the spring of that damping ratio",
        arguments: [
            (0.3, 0.0), (0.7, 3.0), (1.0, 0.0), (1.0, 2.0),
        ])
    func dampedSpring(ratio: Double, velocity: Double) throws {
        var spring: CASpringAnimation?
        var curve: (Double) -> Double = MotionCurve.linear
        follow({ curve(2 * $0) }, for: 2, within: 0.0011) { _ in
            UIView.animate(
                withDuration: 2, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity, animations: moveView)
            spring = view.layer.animation(forKey: "position") as? CASpringAnimation
            curve = MotionCurve.spring(
                stiffness: Double(spring?.stiffness ?? .nan), damping: Double(spring?.damping ?? .nan), velocity: velocity)
        }
        let found = try #require(spring)
        #expect(abs(found.damping / (2 * found.stiffness.squareRoot()) - ratio) < 1e-9 && found.initialVelocity == velocity)
        #expect(abs(found.settlingDuration - 2) < 1e-6)
    }

    /// - Source: WWDC 2023, "Animate with springs": with a mass of 1, stiffness = (2π / duration)² and
    ///   damping = (1 - bounce) · 4π / duration, or 4π / (duration · (1 + bounce)) below 0.
    @Test("UIView.animate(springDuration:bounce:) follows the spring of that period", arguments: [0, 0.3, -0.3])
    func bouncingSpring(bounce: Double) {
        let stiffness = pow(2 * Double.pi / 0.8, 2)
        let damping = bounce < 0 ? 4 * .pi / (0.8 * (1 + bounce)) : (1 - bounce) * 4 * .pi / 0.8
        let curve = MotionCurve.spring(stiffness: stiffness, damping: damping, velocity: 1)
        let length = CASpringAnimation(perceptualDuration: 0.8, bounce: bounce)
        (length.initialVelocity, length.allowsOverdamping) = (1, true)
        follow({ curve(length.settlingDuration * $0) }, for: length.settlingDuration, within: 0.0011) { _ in
            UIView.animate(springDuration: 0.8, bounce: bounce, initialSpringVelocity: 1, animations: moveView)
        }
    }

    @Test("UIView.beginAnimations and commitAnimations") func calls() {
        follow(MotionCurve.easeIn, for: 1) { _ in
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.easeIn)
            moveView()
            UIView.commitAnimations()
        }
    }

    @Test("An animation in another one takes over its time and curve") func nested() {
        follow(MotionCurve.easeOut, for: 2) { _ in
            UIView.animate(withDuration: 2, delay: 0, options: .curveEaseOut) {
                UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { moveView() }
            }
        }
    }

    // MARK: Keyframes

    private nonisolated static let keyframes: [(UIView.KeyframeAnimationOptions, [Double])] = [
        (.calculationModeLinear, [0, 0.2, 0.4, 0.7, 1]), (.calculationModePaced, [0, 0.25, 0.5, 0.75, 1]),
    ]

    /// Two steps: 40 % of the way in the first half, the rest in the second.
    @Test("UIView.animateKeyframes goes from keyframe to keyframe", arguments: 0..<2) func keyframes(index: Int) {
        let (mode, parts) = Self.keyframes[index]
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        follow({ parts[Int($0 * 4)] }, for: 2) { _ in
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: [mode, linear]) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.frame = CGRect(x: 80, y: 40, width: 140, height: 90)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { moveView() }
            }
        }
    }

    // MARK: Animators

    private nonisolated static let animatorCurves: [(UIView.AnimationCurve, @Sendable (Double) -> Double)] = [
        (.easeInOut, { MotionCurve.easeInOut($0) }), (.easeIn, { MotionCurve.easeIn($0) }),
        (.easeOut, { MotionCurve.easeOut($0) }),
        (.linear, { $0 }),
    ]

    @Test("UIViewPropertyAnimator(duration:curve:)", arguments: 0..<4) func animator(index: Int) {
        let (name, curve) = Self.animatorCurves[index]
        follow(curve, for: 1) { _ in UIViewPropertyAnimator(duration: 1, curve: name, animations: moveView).startAnimation() }
    }

    @Test("UIViewPropertyAnimator(duration:controlPoint1:controlPoint2:)") func animatorWithControlPoints() {
        follow(MotionCurve.bezier(0.1, 0.7, 0.3, 1.2), for: 1) { _ in
            UIViewPropertyAnimator(
                duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.3, y: 1.2), animations: moveView
            ).startAnimation()
        }
    }

    @Test("UIViewPropertyAnimator with a spring of its own time") func animatorWithASpring() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 80, damping: 9, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        let curve = MotionCurve.spring(stiffness: 80, damping: 9, velocity: 0)
        let duration = animator.duration
        follow({ curve($0 * duration) }, for: duration, within: 0.0011) { _ in
            animator.addAnimations(moveView)
            animator.startAnimation()
        }
    }

    @Test("runningPropertyAnimator(withDuration:delay:options:)") func runningAnimator() {
        follow(MotionCurve.easeOut, for: 1, after: 0.25) { _ in
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0.25, options: .curveEaseOut, animations: moveView, completion: nil)
        }
    }

    @Test("Scrubbing shows each fraction of the way, whatever the curve is") func scrubbing() {
        TestClock.hold { clock in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: moveView)
            animator.pauseAnimation()
            for fraction in [0, 0.25, 0.5, 0.75, 1, 0.25] {
                animator.fractionComplete = fraction
                clock.advance(by: 3)
                #expect(abs(part("\(fraction)") - fraction) < 1e-5 && !animator.isRunning)
            }
            animator.stopAnimation(true)
        }
    }

    @Test("A reversed animator shows the way back at each quarter") func reversing() {
        TestClock.hold { clock in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: moveView)
            animator.startAnimation()
            clock.advance(by: 0.999999)
            animator.isReversed = true
            for quarter in 0...3 {
                #expect(abs(part("back \(quarter * 25) %") - (1 - Double(quarter) / 4)) < 1e-4)
                clock.advance(by: 0.25)
            }
            #expect(part("back") == 0 && view.frame.minX == 0 && animator.state == .inactive)
        }
    }

    @Test("A paused animator goes on from its fraction, over the part of its duration that it is given") func continuing() {
        TestClock.hold { clock in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: moveView)
            animator.startAnimation()
            clock.advance(by: 0.2)
            animator.pauseAnimation()
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
            for quarter in 0...4 {
                let expected = 0.2 + 0.8 * Double(quarter) / 4
                #expect(abs(part("\(quarter * 25) %") - expected) < 1e-5, "\(quarter * 25) %: \(part("")), not \(expected)")
                clock.advance(by: 0.5)
            }
            #expect(animator.state == .inactive)
        }
    }

    // MARK: Several animators

    /// How far a linear animation from 0 to 1 is.
    private func left(_ time: Double) -> Double { 1 - min(max(time, 0), 1) }

    private func x() -> Double { Double(view.layer.presentation()?.frame.minX ?? .nan) }

    private func linear(to x: CGFloat) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = x }
    }

    /// What shows is the last value and what is left of both ways.
    ///
    /// - Source: WWDC 2016, session 216, and the page of the class: animations that join others are added to them.
    @Test("An animator that joins a running one adds its way, before and after the first one ends") func joining() {
        TestClock.hold { clock in
            let (first, second) = (linear(to: 100), linear(to: 300))
            var ends: [String] = []
            first.addCompletion { ends.append("first \($0.rawValue)") }
            second.addCompletion { ends.append("second \($0.rawValue)") }
            first.startAnimation()
            clock.advance(by: 0.5)
            second.startAnimation()
            for quarter in 0...4 {
                let time = Double(quarter) / 4
                let expected = 300 - 100 * left(0.5 + time) - 200 * left(time)
                #expect(abs(x() - expected) < 1e-4, "\(quarter * 25) %: \(x()), not \(expected)")
                #expect(view.frame.minX == 300)
                clock.advance(by: 0.25)
            }
            #expect(ends == ["first 0", "second 0"] && view.layer.animationKeys() == nil)
        }
    }

    @Test("An animator that turns around under another one takes its own way back") func reversingBelowAnother() {
        TestClock.hold { clock in
            let (first, second) = (linear(to: 100), linear(to: 300))
            first.startAnimation()
            clock.advance(by: 0.5)
            second.startAnimation()
            first.isReversed = true
            for quarter in 0...4 {
                let time = Double(quarter) / 4
                let expected = 200 + 100 * left(0.5 + time) - 200 * left(time)
                #expect(abs(x() - expected) < 1e-4, "\(quarter * 25) %: \(x()), not \(expected)")
                clock.advance(by: 0.25)
            }
            #expect(view.frame.minX == 200)
        }
    }

    @Test("An animator that is stopped under another one leaves what shows where it is") func stoppingBelowAnother() {
        TestClock.hold { clock in
            let (first, second) = (linear(to: 100), linear(to: 300))
            first.startAnimation()
            clock.advance(by: 0.5)
            second.startAnimation()
            clock.advance(by: 0.25)
            #expect(abs(x() - 125) < 1e-4)
            first.stopAnimation(true)
            #expect(abs(x() - 125) < 1e-4 && abs(view.frame.minX - 275) < 1e-4)
            clock.advance(by: 0.75 + 1e-6)
            #expect(abs(view.frame.minX - 275) < 1e-4 && view.layer.animationKeys() == nil)
        }
    }

    /// - Source: developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:): they run for what is
    ///   left of the time.
    @Test("What is added to a running animator takes what is left of its time") func addingToARunningAnimator() {
        TestClock.hold { clock in
            let animator = linear(to: 100)
            animator.startAnimation()
            clock.advance(by: 0.5)
            animator.addAnimations { view.frame.origin.x = 300 }
            for quarter in 0...4 {
                let time = Double(quarter) / 4
                let expected = 300 - 100 * left(0.5 + time / 2) - 200 * left(time)
                #expect(abs(x() - expected) < 1e-4, "\(quarter * 25) %: \(x()), not \(expected)")
                clock.advance(by: 0.125)
            }
        }
    }

    // MARK: Transitions

    /// Red of the points of a row of the window's picture.
    private func red(at points: [Int]) throws -> [Int] {
        let image = try #require(window.picture(scale: 1).cgImage)
        let bytes = try #require(image.dataProvider?.data.map { [UInt8]($0) })
        return points.map { Int(bytes[20 * image.bytesPerRow + $0 * 4 + 2]) }
    }

    @Test("UIView.transition(with:) dissolves by a quarter of the colour at each quarter") func dissolving() throws {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        try TestClock.hold { clock in
            UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
            for quarter in 0...4 {
                let seen = try red(at: [50])[0]
                #expect(abs(seen - (255 - quarter * 255 / 4)) <= 1, "\(quarter * 25) %")
                clock.advance(by: 0.25)
            }
        }
    }

    /// A view of width w that has turned by an angle shows about w · cos of its width: all, 0.71, nothing, 0.71, all.
    @Test("UIView.transition(with:) turns the view edge-on at half its time") func flipping() throws {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        try TestClock.hold { clock in
            UIView.transition(with: view, duration: 1, options: [.transitionFlipFromRight, .curveLinear]) {
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
            for (quarter, width) in [100.0, 70.7, 0, 70.7, 100].enumerated() {
                let seen = try red(at: Array(0..<100)).count { $0 > 127 }
                #expect(abs(Double(seen) - width) <= 6, "\(quarter * 25) %: \(seen)")
                clock.advance(by: 0.25)
            }
        }
    }
}
