/// Changes of the selected tab by the delegate's animator.
extension UITabBarController {
    /// Replaces the shown controller by the delegate's animator. Returns whether there is one.
    func showSelected(_ new: UIViewController, insteadOf old: UIViewController) -> Bool {
        guard isAppeared, let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return false }
        let container = UIView(frame: transitionView.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown = new
        new.loadViewIfNeeded()
        placeContent()
        let course = ControllerTransition.Course(
            from: old, to: new, fromView: old.view, toView: new.view, initialFrame: old.view.frame, finalFrame: new.view.frame)
        let driver = delegate?.tabBarController(self, interactionControllerFor: animator)
        let transition = ControllerTransition(course, in: container, animator: animator, driver: driver) { [self] didComplete in
            selectionTransition = nil
            endSelecting(didComplete, from: old, to: new)
        }
        selectionTransition = transition
        beginExchange(of: old, for: new, isStillMeant: { !transition.isOver })
        guard !transition.isOver else { return true }
        transitionView.addSubview(container)
        container.addSubview(old.view)
        transition.start()
        new.callViewIsAppearing(animated: true)
        view.window?.layoutIfNeeded()
        return true
    }

    private func endSelecting(_ didComplete: Bool, from old: UIViewController, to new: UIViewController) {
        let (stays, goes) = didComplete ? (new, old) : (old, new)
        if !didComplete {
            goes.beginDisappearing(animated: true)
            goes.view.removeFromSuperview()
            goes.endDisappearing(animated: true)
            (selected, tabBar.shownSelection) = (stays, stays.tabBarItem)
        }
        beginExchange(of: goes, for: stays)
        shown = stays
        UIViewControllerWrapperView.show(stays.view, aloneIn: transitionView)
        goes.view.removeFromSuperview()
        placeContent()
        view.window?.layoutIfNeeded()
        goes.endDisappearing(animated: true)
        stays.endAppearing(animated: true)
    }
}
