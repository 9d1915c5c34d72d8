import CairnTesting
import Testing

@testable import UIKit

/// Animators of a view in a visible window.
@MainActor
struct PropertyAnimatorTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    init() {
        window.isHidden = false
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    private var x: CGFloat { ((view.layer.presentation()?.position.x ?? .nan) * 1e6).rounded() / 1e6 }

    private func animator(_ ends: @escaping (UIViewAnimatingPosition) -> Void = { _ in }) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 150 }
        animator.addCompletion(ends)
        return animator
    }

    @Test func itRunsToItsEnd() {
        var ends: [UIViewAnimatingPosition] = []
        TestClock.hold { clock in
            let animator = animator { ends.append($0) }
            animator.startAnimation(afterDelay: 0.5)
            #expect(animator.isRunning && animator.state == .active && view.center.x == 150)
            clock.advance(by: 0.75)
            #expect(x == 75 && abs(animator.fractionComplete - 0.25) < 1e-9)
            clock.advance(by: 0.75)
            #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning && view.layer.animationKeys() == nil)
        }
    }

    /// Source: an undamped spring is at `1 - cos(2 * pi * t / T)` of its way, `T` being its period.
    @Test func anUndampedSpringSwingsWithoutEnd() {
        TestClock.hold { clock in
            let spring = UISpringTimingParameters(
                mass: 1, stiffness: 4 * .pi * .pi, damping: 0, initialVelocity: CGVector(dx: 0, dy: 0))
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
            animator.addAnimations { [view] in view.center.x = 150 }
            animator.startAnimation()
            clock.advance(by: 0.5)
            #expect(abs(x - 250) < 1e-3)
            clock.advance(by: 0.5)
            #expect(abs(x - 50) < 1e-3)
            animator.fractionComplete = 0.3
            #expect(x.isFinite && animator.fractionComplete.isFinite)
            animator.stopAnimation(true)
        }
    }

    /// There is no such spring; the view stays somewhere.
    @Test(arguments: [(mass: 0, stiffness: 100), (mass: 1, stiffness: 0), (mass: 0, stiffness: 0)])
    func aSpringOfNothingGivesNumbers(mass: CGFloat, stiffness: CGFloat) {
        TestClock.hold { clock in
            let spring = UISpringTimingParameters(
                mass: mass, stiffness: stiffness, damping: 0, initialVelocity: CGVector(dx: 0, dy: 0))
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
            animator.addAnimations { [view] in view.center.x = 150 }
            animator.startAnimation()
            clock.advance(by: 0.5)
            #expect(x.isFinite)
            animator.stopAnimation(true)
        }
    }

    @Test func itIsPausedMovedAndContinued() {
        var ends: [UIViewAnimatingPosition] = []
        TestClock.hold { clock in
            let animator = animator { ends.append($0) }
            animator.startAnimation()
            clock.advance(by: 0.25)
            animator.pauseAnimation()
            clock.advance(by: 10)
            #expect(x == 75 && !animator.isRunning && animator.state == .active)
            animator.fractionComplete = 0.6
            #expect(x == 110)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            clock.advance(by: 0.2)
            #expect(x == 130)
            animator.pauseAnimation()
            animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
            clock.advance(by: 1)
            #expect(x == 140)
            clock.advance(by: 1)
            #expect(ends == [.end])
        }
    }

    @Test func itTurnsBack() {
        var ends: [UIViewAnimatingPosition] = []
        TestClock.hold { clock in
            let animator = animator { ends.append($0) }
            animator.startAnimation()
            clock.advance(by: 0.75)
            animator.isReversed = true
            #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
            clock.advance(by: 0.25)
            #expect(x == 100)
            clock.advance(by: 0.5)
            #expect(ends == [.start] && view.center.x == 50 && view.layer.animationKeys() == nil)
        }
    }

    @Test func itStopsWhereItIs() {
        var ends: [UIViewAnimatingPosition] = []
        TestClock.hold { clock in
            let animator = animator { ends.append($0) }
            animator.startAnimation()
            clock.advance(by: 0.5)
            animator.stopAnimation(true)
            #expect(view.center.x == 100 && animator.state == .inactive && ends.isEmpty)
            view.center.x = 50
            let other = self.animator { ends.append($0) }
            other.startAnimation()
            clock.advance(by: 0.5)
            other.stopAnimation(false)
            #expect(other.state == .stopped && view.center.x == 100)
            other.finishAnimation(at: .end)
            #expect(view.center.x == 150 && ends == [.end])
        }
    }

    @Test func changesJoinOnTheWay() {
        TestClock.hold { clock in
            let animator = animator()
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            clock.advance(by: 0.5)
            #expect(view.layer.presentation()?.opacity == 1)
            animator.addAnimations { view.center.y = 125 }
            clock.advance(by: 0.25)
            #expect(view.layer.presentation()?.opacity == 0.5 && view.layer.presentation()?.position.y == 75 && x == 125)
        }
    }

    @Test func itWaitsAtItsEndIfAsked() {
        var ends: [UIViewAnimatingPosition] = []
        TestClock.hold { clock in
            let animator = animator { ends.append($0) }
            animator.pausesOnCompletion = true
            animator.startAnimation()
            clock.advance(by: 2)
            #expect(!animator.isRunning && animator.state == .active && ends.isEmpty && x == 150)
            animator.isReversed = true
            animator.startAnimation()
            clock.advance(by: 0.5)
            #expect(x == 100)
            animator.stopAnimation(false)
            animator.finishAnimation(at: .current)
            #expect(view.center.x == 100 && ends == [.current])
        }
    }

    @Test func curvesCountWhenTheyAreNotScrubbedLinearly() {
        TestClock.hold { _ in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
            animator.fractionComplete = 0.5
            #expect(x == 100)
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.5
            #expect(abs(x - (50 + 31.5357)) < 1e-3)
            animator.stopAnimation(true)
        }
    }

    @Test func viewsTakeTouchesOnTheWayIfTheAnimatorSaysSo() {
        TestClock.hold { clock in
            for takesTouches in [true, false] {
                let animator = animator()
                #expect(animator.isUserInteractionEnabled)
                animator.isUserInteractionEnabled = takesTouches
                animator.startAnimation(afterDelay: 0.25)
                #expect(animator.delay == 0.25)
                clock.advance(by: 0.5)
                #expect(window.hitTest(CGPoint(x: 110, y: 25), with: nil) === (takesTouches ? view : window))
                clock.advance(by: 1)
                #expect(window.hitTest(CGPoint(x: 110, y: 25), with: nil) === view)
                view.center.x = 50
            }
        }
    }

    @Test func whatCannotBeInterruptedRunsOn() {
        var ends: [UIViewAnimatingPosition] = []
        TestClock.hold { clock in
            let animator = animator { ends.append($0) }
            animator.isInterruptible = false
            animator.startAnimation()
            clock.advance(by: 0.5)
            animator.pauseAnimation()
            animator.stopAnimation(true)
            #expect(animator.isRunning && x == 100)
            clock.advance(by: 0.5)
            #expect(ends == [.end])
        }
    }

    @Test func springsHaveTheirOwnTime() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 5, timingParameters: spring)
        // A critically damped spring of 10 radians per second: exp(-10 t) (1 + 10 t) = 0.001.
        #expect(abs(animator.duration - 0.9233) < 1e-3)
    }
}
