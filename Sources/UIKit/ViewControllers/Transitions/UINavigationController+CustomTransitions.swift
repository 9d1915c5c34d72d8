/// Changes of the navigation stack by an animator, the program's or the system's.
extension UINavigationController {
    /// The delegate's animator for a change, if it has one; nil for interactive pops, which need none.
    private func delegatedAnimator(
        _ operation: Operation, from old: UIViewController, to new: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        pop == nil ? delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new) : nil
    }

    /// Whether the delegate has an animator for a pop.
    var animatesPop: Bool {
        let stack = viewControllers
        guard stack.count > 1 else { return false }
        return delegatedAnimator(.pop, from: stack[stack.count - 1], to: stack[stack.count - 2]) != nil
    }

    /// Shows the top controller by an animator, if there is one. Returns whether there is.
    ///
    /// - Parameter completion: Called before the final appearance methods, with whether the change was completed.
    func showTop(by operation: Operation, completion: @escaping (Bool) -> Void) -> Bool {
        guard isAppeared, let old = shown, let new = topViewController else { return false }
        let delegated = delegatedAnimator(operation, from: old, to: new)
        guard let animator = delegated ?? systemAnimator(operation) else { return false }
        let container = UIView(frame: transitionView.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown = new
        new.loadViewIfNeeded()
        place(new)
        let course = ControllerTransition.Course(
            from: old, to: new, fromView: old.view, toView: new.view, initialFrame: old.view.frame, finalFrame: new.view.frame)
        let transition = ControllerTransition(
            course, in: container, animator: animator,
            driver: delegated.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) } ?? pop?.driver
        ) { [self] didComplete in
            (stackTransition, pop) = (nil, nil)
            if !didComplete { completion(false) }
            end(didComplete, from: old, to: new)
            if didComplete { completion(true) }
        }
        transition.companions = navigationBar.fadedViews.map(\.layer)
        stackTransition = transition
        beginExchange(of: old, for: new, isStillMeant: { !transition.isOver })
        tellComing(new, animated: true)
        // The delegate or an appearance method may have changed the stack again.
        guard !transition.isOver else { return true }
        transitionView.addSubview(container)
        container.addSubview(old.view)
        if animator is any SystemAnimator { show(new, in: container) }
        transition.start()
        new.callViewIsAppearing(animated: true)
        view.window?.layoutIfNeeded()
        return true
    }

    /// The system's animator, if the change is animated.
    private func systemAnimator(_ operation: Operation) -> StackAnimator? {
        let isTimed = appearance == .appeared && SystemTransition.takesTime(in: viewIfLoaded)
        return isTimed ? StackAnimator(operation, isRightToLeft: isRightToLeft) : nil
    }

    /// Lays out the new view before its animation starts.
    private func show(_ new: UIViewController, in container: UIView) {
        container.addSubview(new.view)
        new.callViewIsAppearing(animated: true)
        view.window?.layoutIfNeeded()
    }

    private func end(_ didComplete: Bool, from old: UIViewController, to new: UIViewController) {
        let (stays, goes) = didComplete ? (new, old) : (old, new)
        if !didComplete {
            // The cancelled controller disappears before the other one appears again.
            goes.beginDisappearing(animated: true)
            goes.view.removeFromSuperview()
            goes.endDisappearing(animated: true)
        }
        beginExchange(of: goes, for: stays)
        shown = stays
        UIViewControllerWrapperView.show(stays.view, aloneIn: transitionView)
        goes.view.removeFromSuperview()
        arrange()
        view.window?.layoutIfNeeded()
        goes.endDisappearing(animated: true)
        stays.endAppearing(animated: true)
        didComplete ? tellShown(new, animated: true) : announced.takeBack(stays)
    }
}
