/// Changes of a stack that an animator of the program's makes.
extension UINavigationController {
    /// The animator of a change, if the delegate has one. A finger that goes back by itself needs none.
    private func animator(
        _ operation: Operation, from old: UIViewController, to new: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        currentPop == nil ? delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new) : nil
    }

    /// Whether the delegate animates going back.
    var animatesPop: Bool {
        let stack = viewControllers
        guard stack.count > 1 else { return false }
        return animator(.pop, from: stack[stack.count - 1], to: stack[stack.count - 2]) != nil
    }

    /// Shows the top controller by an animator, if there is one. Returns whether there is.
    ///
    /// - Parameter completion: Called before the controllers appear and disappear, with whether the stack is to stay as it is now.
    func showTop(by operation: Operation, completion: @escaping (Bool) -> Void) -> Bool {
        guard isAppeared, let old = shown, let new = topViewController, let animator = animator(operation, from: old, to: new)
        else { return false }
        let container = UIView(frame: transitionView.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown = new
        new.loadViewIfNeeded()
        place(new)
        let course = ControllerTransition.Course(
            from: old, to: new, fromView: old.view, toView: new.view, initialFrame: old.view.frame, finalFrame: new.view.frame)
        let transition = ControllerTransition(
            course, in: container, animator: animator,
            driver: delegate?.navigationController(self, interactionControllerFor: animator)
        ) { [self] didComplete in
            stackTransition = nil
            completion(didComplete)
            end(didComplete, from: old, to: new)
        }
        stackTransition = transition
        old.beginDisappearing(animated: true)
        new.beginAppearing(animated: true)
        delegate?.navigationController(self, willShow: new, animated: true)
        transitionView.addSubview(container)
        container.addSubview(old.view)
        transition.start()
        new.callViewIsAppearing(animated: true)
        view.window?.layoutIfNeeded()
        return true
    }

    private func end(_ didComplete: Bool, from old: UIViewController, to new: UIViewController) {
        let (stays, goes) = didComplete ? (new, old) : (old, new)
        if !didComplete {
            goes.beginDisappearing(animated: true)
            stays.beginAppearing(animated: true)
        }
        shown = stays
        for view in transitionView.subviews { view.removeFromSuperview() }
        goes.view.removeFromSuperview()
        transitionView.addSubview(UIViewControllerWrapperView(stays.view, in: transitionView.bounds))
        arrange()
        view.window?.layoutIfNeeded()
        goes.endDisappearing(animated: true)
        stays.endAppearing(animated: true)
        if didComplete { delegate?.navigationController(self, didShow: new, animated: true) }
    }
}
