/// Transitions between states of a view.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    /// Makes changes in a view at once, with a transition from its previous appearance to the new one. Without a
    /// transition among the options the changes themselves are animated.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let transition = options.transition else {
            return run(ViewAnimation(duration: duration, delay: 0, options: options), { animations?() }, completion)
        }
        change(view, by: transition, duration: duration, options: options, { animations?() }, completion)
    }

    /// Makes changes in a view at once, with a transition from its previous appearance to the new one.
    class func change(
        _ view: UIView, by transition: CATransition, duration: TimeInterval, options: UIView.AnimationOptions = [],
        _ changes: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let animation = ViewAnimation(duration: duration, delay: 0, options: options)
        if let completion { animation.atEnd(completion) }
        AnimationBlock.run(animation) {
            view.layOutBeforeTransition()
            if animation.takesTime, areAnimationsEnabled, view.layer.isOnScreen {
                animation.time(transition)
                animation.add(transition, forKey: "transition", to: view)
            }
            let change = {
                changes()
                view.layoutIfNeeded()
            }
            if options.contains(.allowAnimatedContent) { change() } else { performWithoutAnimation(change) }
        }
    }

    /// Adds a transition from the view's previous appearance to the new one to the animation begun with
    /// ``beginAnimations(_:context:)``. Does nothing without such an animation, and outside of windows.
    ///
    /// - Parameter cache: Whether the appearances are snapshots taken once. They always are.
    public class func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool) {
        let options = UIView.AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
        guard let change = options.transition, let animation = AnimationBlock.animation, view.layer.isOnScreen else { return }
        view.layOutBeforeTransition()
        animation.time(change)
        animation.add(change, forKey: "transition", to: view)
    }

    /// Lays out the view before the changes, so that the transition starts from its up-to-date appearance.
    private func layOutBeforeTransition() { UIView.performWithoutAnimation { layoutIfNeeded() } }

    /// Replaces a view by another one: exchanges them in their superview or, with `showHideTransitionViews`, hides one
    /// and shows the other. The transition is that of the superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let container = fromView.superview else {
            exchange()
            completion?(true)
            return
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }

    /// Makes changes together with a system animation of views: deleted ones fade out and shrink, and are removed from
    /// their superviews at the end.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let changes = {
            for view in views { view.alpha = 0 }
            parallelAnimations?()
        }
        run(ViewAnimation(duration: 0.25, delay: 0, options: options), changes) { finished in
            for view in views {
                view.removeFromSuperview()
                view.alpha = 1
            }
            completion?(finished)
        }
    }

    /// Animations that the system provides.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/systemanimation
    public enum SystemAnimation: UInt, Sendable {
        /// Removes the views from their superviews.
        case delete = 0
    }
}

extension UIView.AnimationOptions {
    /// The transition that the options name; nil for none.
    fileprivate var transition: CATransition? {
        let (type, side): (CATransitionType, CATransitionSubtype?)
        switch rawValue >> 20 & 7 {
        case 1: (type, side) = (.flip, .fromLeft)
        case 2: (type, side) = (.flip, .fromRight)
        case 3: (type, side) = (.pageCurl, .fromTop)
        case 4: (type, side) = (.pageUnCurl, .fromTop)
        case 5: (type, side) = (.fade, nil)
        case 6: (type, side) = (.flip, .fromBottom)
        case 7: (type, side) = (.flip, .fromTop)
        default: return nil
        }
        let transition = CATransition()
        (transition.type, transition.subtype) = (type, side)
        return transition
    }
}
