extension UIViewController {
    var currentTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        let own = sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.transition).first
        return own ?? (self as? UINavigationController)?.stackTransition ?? loadedView?.window?.transition
    }

    /// Calls `willTransition` of the children with their new traits.
    func forwardTransition(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: child.overriding(traits), with: coordinator) }
    }

    /// Calls `viewWillTransition` of the children whose views have this view's size, or for which this controller
    /// returns another size.
    func forwardTransition(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard own != size || child.viewIfLoaded?.bounds.size == loadedView?.bounds.size else { continue }
            child.viewWillTransition(to: own, with: coordinator)
        }
    }

    /// Reports the preferred size to the container: the parent, or the presentation controller of a presented one.
    func reportPreferredContentSize() {
        let container: (any UIContentContainer)? = parent ?? presentation.stage?.course
        container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Whether the controller calls the appearance methods of children that are added or removed now.
    private var forwardsAppearance: Bool {
        shouldAutomaticallyForwardAppearanceMethods && (appearance == .appearing || appearance == .appeared)
    }

    func exchange(
        _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard old.parent === self, new.parent === self else {
            raise(
                "NSInvalidArgumentException",
                "Children view controllers \(LayoutText.reference(old)) and \(LayoutText.reference(new)) must have a common parent view "
                    + "controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
                    + "animations:completion:]")
        }
        let (isAnimated, forwards) = (duration > 0, forwardsAppearance)
        if forwards {
            old.beginDisappearing(animated: isAnimated)
            new.beginAppearing(animated: isAnimated)
        }
        if new.view.superview !== old.view.superview { old.view.superview?.insertSubview(new.view, aboveSubview: old.view) }
        if forwards { new.callViewIsAppearing(animated: isAnimated) }
        let container = old.view.superview ?? view
        UIView.transition(with: container ?? new.view, duration: duration, options: options, animations: changes) { finished in
            old.view.removeFromSuperview()
            if forwards {
                old.endDisappearing(animated: isAnimated)
                new.endAppearing(animated: isAnimated)
            }
            completion?(finished)
        }
    }
}
