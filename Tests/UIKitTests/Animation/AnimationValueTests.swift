import Testing
import UIKit

/// The numbers of animation options, and curves of property animators.
@MainActor
@Suite struct AnimationValueTests {
    /// - Source: UIView.h
    @Test func optionsHaveApplesBits() {
        let options: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1), (.beginFromCurrentState, 1 << 2), (.repeat, 1 << 3),
            (.autoreverse, 1 << 4), (.overrideInheritedDuration, 1 << 5), (.overrideInheritedCurve, 1 << 6),
            (.allowAnimatedContent, 1 << 7), (.showHideTransitionViews, 1 << 8), (.overrideInheritedOptions, 1 << 9),
            (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
            (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
            (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20), (.transitionFlipFromTop, 6 << 20),
            (.transitionFlipFromBottom, 7 << 20), (.preferredFramesPerSecond60, 3 << 24), (.preferredFramesPerSecond30, 7 << 24),
        ]
        for (option, bits) in options { #expect(option.rawValue == bits) }
        let keyframes: [(UIView.KeyframeAnimationOptions, UInt)] = [
            (.beginFromCurrentState, 1 << 2), (.overrideInheritedOptions, 1 << 9), (.calculationModeLinear, 0),
            (.calculationModeDiscrete, 1 << 10), (.calculationModePaced, 2 << 10), (.calculationModeCubic, 3 << 10),
            (.calculationModeCubicPaced, 4 << 10),
        ]
        for (option, bits) in keyframes { #expect(option.rawValue == bits) }
    }

    @Test func curvesTellWhatTheyAre() {
        let eased = UICubicTimingParameters(animationCurve: .easeIn)
        let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        let spring = UISpringTimingParameters(dampingRatio: 0.5)
        #expect(eased.animationCurve == .easeIn && eased.timingCurveType == .builtin && eased.cubicTimingParameters === eased)
        #expect(own.controlPoint1 == CGPoint(x: 0.1, y: 0.2) && own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
        #expect(own.timingCurveType == .cubic && own.springTimingParameters == nil)
        #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
        #expect(spring.cubicTimingParameters == nil)
        let types: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test func anAnimatorHasItsCurve() {
        let own = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: own)
        let curve: (any UITimingCurveProvider)? = animator.timingParameters
        #expect(curve?.timingCurveType == .cubic)
        let animating: any UIViewAnimating = animator
        #expect(animating.state == .inactive && !animating.isRunning && !animating.isReversed)
        let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
        #expect(states.map(\.rawValue) == [0, 1, 2])
        #expect(UIView.SystemAnimation.delete.rawValue == 0)
    }

    @Test func traitsOfAccessibilityAreApplesBits() {
        let traits: [(UIAccessibilityTraits, UInt64)] = [
            (.button, 1 << 0), (.link, 1 << 1), (.image, 1 << 2), (.selected, 1 << 3), (.playsSound, 1 << 4),
            (.keyboardKey, 1 << 5), (.staticText, 1 << 6), (.summaryElement, 1 << 7), (.notEnabled, 1 << 8),
            (.updatesFrequently, 1 << 9), (.searchField, 1 << 10), (.startsMediaSession, 1 << 11), (.adjustable, 1 << 12),
            (.allowsDirectInteraction, 1 << 13), (.causesPageTurn, 1 << 14), (.header, 1 << 16),
        ]
        for (trait, bits) in traits { #expect(trait.rawValue == bits) }
    }
}
