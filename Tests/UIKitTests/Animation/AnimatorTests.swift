import Testing

@testable import UIKit

/// Keyframes, transitions and animators of views that nobody sees.
@MainActor
struct AnimatorTests {
    @Test func keyframesRunInTheOrderOfTheirStarts() {
        var log: [String] = []
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.append("second") }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                log.append("first \(UIView.inheritedAnimationDuration)")
            }
        } completion: {
            log.append("\($0)")
        }
        #expect(log == ["first 2.0", "second", "true"])
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func transitionsExchangeViews() {
        let (parent, old, new) = (UIView(), UIView(), UIView())
        for view in [UIView(), old, UIView()] { parent.addSubview(view) }
        UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft)
        #expect(parent.subviews.count == 3 && parent.subviews[1] === new && old.superview == nil)
        UIView.transition(from: new, to: parent.subviews[0], duration: 1, options: .showHideTransitionViews)
        #expect(new.isHidden && new.superview === parent)
        UIView.transition(with: parent, duration: 1, options: .transitionCrossDissolve) { parent.alpha = 0.5 }
        #expect(parent.alpha == 0.5)
    }

    @Test func animatorsMakeTheirChangesWhenTheyStart() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.alpha = 0.5 }
        animator.addCompletion { ends.append($0) }
        #expect(view.alpha == 1 && animator.state == .inactive)
        animator.startAnimation()
        #expect(view.alpha == 0.5 && ends == [.end] && animator.state == .inactive)
    }

    @Test func animatorsTakeTheirChangesBack() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        animator.pauseAnimation()
        animator.fractionComplete = 0.3
        #expect(animator.state == .active && view.alpha == 0)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .start)
        #expect(view.alpha == 1 && ends == [.start] && animator.state == .inactive)
    }

    @Test func viewsTurnAroundTheirAnchor() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        view.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.center == CGPoint(x: 60, y: 35) && view.frame.origin == CGPoint(x: 60, y: 35))
    }

    @Test func snapshotsShowTheView() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.backgroundColor = .red
        let image = (view.snapshotView(afterScreenUpdates: true) as? UIImageView)?.image
        #expect(image?.size == CGSize(width: 10, height: 10))
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 4, height: 4), afterScreenUpdates: false))
        }
        #expect(drawn.size == CGSize(width: 4, height: 4))
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
}
