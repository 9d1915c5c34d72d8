import CairnTesting
import Testing

@testable import UIKit

/// Animations of views in a visible window, at times that the tests step to.
@MainActor
struct ViewAnimationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    init() {
        window.isHidden = false
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    private var shown: CALayer { view.layer.presentation() ?? CALayer() }

    /// Progress at a time of the curve that starts and ends slowly, by halving the curve's parameter.
    private func easeInOut(_ time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let t = (low + high) / 2
            if 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t < time { low = t } else { high = t }
        }
        return 3 * (1 - low) * low * low + low * low * low
    }

    @Test func framesFollowTheCurve() {
        TestClock.hold { clock in
            UIView.animate(withDuration: 2) { view.frame = CGRect(x: 200, y: 100, width: 200, height: 150) }
            #expect(view.frame == CGRect(x: 200, y: 100, width: 200, height: 150))
            for quarter in 0...4 {
                let part = easeInOut(Double(quarter) / 4)
                let frame = CGRect(x: 200 * part, y: 100 * part, width: 100 + 100 * part, height: 50 + 100 * part)
                #expect(shown.frame.isClose(to: frame), "\(quarter * 25) %: \(shown.frame)")
                clock.advance(by: 0.5)
            }
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test func blocksBeginAndEndByCalls() {
        TestClock.hold { clock in
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationDelay(1)
            UIView.setAnimationCurve(.linear)
            view.center.x = 250
            UIView.commitAnimations()
            view.alpha = 0.5
            #expect(view.center.x == 250 && view.layer.animation(forKey: "opacity") == nil)
            clock.advance(by: 2)
            #expect(abs(shown.position.x - 150) < 0.01, "\(shown.position.x)")
            clock.advance(by: 1.01)
            #expect(view.layer.animationKeys() == nil)
            UIView.commitAnimations()
        }
    }

    /// No run loop runs and the clock stands: no turn ends.
    @Test func aThousandWindowsThatGoAmidAnimationsLeaveNothingBehind() {
        var left: [() -> UIView?] = []
        var completions = 0
        TestClock.hold { _ in
            for _ in 0..<1_000 {
                let (window, moving) = (UIWindow(frame: window.frame), UIView(frame: view.frame))
                window.isHidden = false
                window.addSubview(moving)
                UIView.animate(withDuration: 5) {
                    moving.alpha = 0
                } completion: { _ in
                    completions += 1
                }
                left.append { [weak moving] in moving }
            }
            #expect(left.allSatisfy { $0() == nil })
            #expect(completions == 999)
            CATransaction.flush()
            #expect(completions == 1_000)
        }
    }

    @Test func delaysCompletionsAndLinearCurves() {
        var ends: [Bool] = []
        TestClock.hold { clock in
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
                view.alpha = 0
                view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            } completion: {
                ends.append($0)
            }
            clock.advance(by: 0.25)
            #expect(shown.opacity == 1)
            clock.advance(by: 0.5)
            #expect(abs(shown.opacity - 0.75) < 1e-6 && abs(atan2(shown.transform.m12, shown.transform.m11) - .pi / 8) < 1e-9)
            clock.advance(by: 0.74)
            #expect(ends.isEmpty)
            clock.advance(by: 0.01)
            #expect(ends == [true])
        }
    }

    @Test func aSecondAnimationIsAddedToTheFirst() {
        var ends: [String] = []
        TestClock.hold { clock in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 }) {
                ends.append("first \($0)")
            }
            clock.advance(by: 0.5)
            #expect(shown.position.x == 100)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 50 }) {
                ends.append("second \($0)")
            }
            #expect(shown.position.x == 100 && view.layer.animationKeys() == ["position", "position-2"])
            clock.advance(by: 0.5)
            #expect(shown.position.x == 100 && ends == ["first true"])
            clock.advance(by: 0.5)
            #expect(shown.position.x == 50 && ends == ["first true", "second true"])
        }
    }

    @Test func removedAnimationsAreNotFinished() {
        var ends: [Bool] = []
        TestClock.hold { clock in
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ends.append($0) }
            clock.advance(by: 0.5)
            view.layer.removeAllAnimations()
            #expect(ends == [false] && shown.opacity == 0)
            view.alpha = 1
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ends.append($0) }
            view.removeFromSuperview()
            clock.advance(by: 0.1)
            #expect(ends == [false, true])
        }
    }

    @Test func coloursAreActionsThatOthersCanRead() throws {
        view.backgroundColor = .red
        try TestClock.hold { clock in
            var action: CABasicAnimation?
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.backgroundColor = .blue
                action = view.action(for: view.layer, forKey: "backgroundColor") as? CABasicAnimation
            }
            #expect(action?.duration == 1 && view.action(for: view.layer, forKey: "opacity") is NSNull)
            clock.advance(by: 0.5)
            let color = try #require(shown.backgroundColor?.components)
            #expect(color.map { ($0 * 10).rounded() } == [5, 0, 5, 10])
            clock.advance(by: 0.5)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test func springsComeToRestInTheirTime() {
        TestClock.hold { clock in
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
                view.center.x = 150
            }
            var highest = 0.0
            for _ in 0..<59 {
                clock.advance(frames: 1)
                highest = max(highest, shown.position.x)
            }
            // A damping ratio of a half swings over by exp(-pi / sqrt(3)) of the way.
            #expect(abs(highest - (50 + 100 * (1 + exp(-Double.pi / 3.0.squareRoot())))) < 0.3)
            #expect(abs(shown.position.x - 150) < 0.3)
        }
        TestClock.hold { clock in
            UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 50 }
            clock.advance(by: 0.25)
            let frequency = 4 * Double.pi
            let left = exp(-frequency * 0.25) * (1 + frequency * 0.25)
            #expect(abs(shown.position.x - (50 + 100 * left)) < 1e-6)
        }
    }

    @Test func repeatingAndTurningBack() {
        TestClock.hold { clock in
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { view.alpha = 0 }
            clock.advance(by: 101.25)
            #expect(abs(shown.opacity - 0.25) < 1e-5)
            view.layer.removeAllAnimations()
            view.alpha = 1
            var ends = 0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
            } completion: { _ in
                ends += 1
            }
            clock.advance(by: 3.5)
            #expect(abs(shown.opacity - 0.5) < 1e-6 && ends == 0)
            clock.advance(by: 0.5)
            #expect(ends == 1)
        }
    }

    @Test func nestedBlocksInherit() {
        TestClock.hold { clock in
            let inner = UIView()
            window.addSubview(inner)
            UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
                UIView.animate(withDuration: 1) { view.alpha = 0 }
                UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration]) { inner.alpha = 0 }
            }
            clock.advance(by: 0.5)
            #expect(abs(shown.opacity - 0.875) < 1e-6 && inner.layer.presentation()?.opacity == 0.5)
        }
    }

    @Test func keyframesRunInTheirPartsOfTheTime() {
        TestClock.hold { clock in
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 0 }
            }
            let places = (0..<8).map { _ in
                defer { clock.advance(by: 0.5) }
                return [shown.position.x, Double(shown.opacity)]
            }
            #expect(places == [[50, 1], [100, 1], [150, 1], [150, 1], [150, 1], [125, 1], [100, 1], [75, 0.5]])
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test func touchesPassByAViewThatMoves() {
        TestClock.hold { clock in
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === window)
            clock.advance(by: 1)
            #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
            #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
        }
    }

    @Test func whatIsNotAnimatedIsThereAtOnce() {
        TestClock.hold { _ in
            var ends: [Bool] = []
            UIView.animate(withDuration: 1, animations: { UIView.performWithoutAnimation { view.alpha = 0 } }) { ends.append($0) }
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { ends.append($0) }
            UIView.setAnimationsEnabled(true)
            UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }) { ends.append($0) }
            #expect(ends == [true, true, true] && view.layer.animationKeys() == nil)
        }
    }

    @Test func layoutInsideTheBlockMoves() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(inner)
        let left = inner.leftAnchor.constraint(equalTo: window.leftAnchor)
        NSLayoutConstraint.activate([
            left, inner.topAnchor.constraint(equalTo: window.topAnchor), inner.widthAnchor.constraint(equalToConstant: 40),
            inner.heightAnchor.constraint(equalToConstant: 40),
        ])
        window.layoutIfNeeded()
        TestClock.hold { clock in
            left.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
            clock.advance(by: 0.5)
            #expect(inner.frame.minX == 100 && inner.layer.presentation()?.frame.minX == 50)
        }
    }

    @Test func transitionsExchangeLooks() throws {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        try TestClock.hold { clock in
            var ends: [Bool] = []
            UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            } completion: {
                ends.append($0)
            }
            clock.advance(by: 0.5)
            #expect(view.layer.animationKeys() == ["transition"])
            let picture = try #require(window.picture(scale: 1).cgImage)
            let color = try #require(picture.dataProvider?.data.map { Array($0.prefix(4)) })
            #expect(zip(color.sorted(), [0, 128, 128, 255]).allSatisfy { abs(Int($0) - $1) <= 1 })
            clock.advance(by: 0.5)
            #expect(ends == [true])
        }
    }

    @Test func callsGoFromOneLookToAnother() {
        TestClock.hold { clock in
            UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
            #expect(view.layer.animationKeys() == nil, "No animation has begun.")
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationTransition(.curlUp, for: view, cache: true)
            view.backgroundColor = .blue
            UIView.commitAnimations()
            let change = view.layer.animation(forKey: "transition") as? CATransition
            #expect(change?.type == .pageCurl && change?.duration == 1)
            clock.advance(by: 1)
            #expect(view.layer.animation(forKey: "transition") == nil)
        }
    }

    @Test func nothingStaysBehind() {
        TestClock.hold { clock in
            weak var last: UIView?
            for _ in 0..<1_000 {
                let view = UIView()
                window.addSubview(view)
                last = view
                UIView.animate(withDuration: 0.1) {
                    view.alpha = 0
                } completion: { _ in
                    view.removeFromSuperview()
                }
                clock.advance(by: 0.1)
            }
            #expect(last == nil)
        }
    }
}

extension CGRect {
    func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-4 && abs(minY - other.minY) < 1e-4 && abs(width - other.width) < 1e-4
            && abs(height - other.height) < 1e-4
    }
}
