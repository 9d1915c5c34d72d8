/// Presentations and dismissals by an animator, the program's or the system's.
extension UIViewController {
    // MARK: Presenting

    /// The transition by which this controller presents another; nil if there is no animator.
    func presentingTransition(
        to presented: UIViewController, from source: UIViewController, _ completion: @escaping () -> Void
    ) -> ControllerTransition? {
        let delegate = presented.transitioningDelegate
        let delegated = delegate?.animationController(forPresented: presented, presenting: self, source: source)
        guard let stage = presented.presentation.stage,
            let animator = delegated ?? systemAnimator(for: presented, in: viewIfLoaded, isDismissal: false)
        else { return nil }
        presented.placePresentedView()
        let course = ControllerTransition.Course(
            from: self, to: presented, fromView: presented.coversPresenter ? view : nil, toView: presented.stagedView,
            initialFrame: view.frame, finalFrame: presented.stagedView.frame, style: presented.modalPresentationStyle)
        let home = ViewHome(of: view)
        return ControllerTransition(
            course, in: stage, animator: animator,
            driver: delegated.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        ) { [self] didComplete in
            home?.restore()
            didComplete ? endPresenting(presented, animated: true) : undoPresenting(presented)
            completion()
        }
    }

    func run(_ transition: ControllerTransition, presenting presented: UIViewController) {
        if transition.isSystem { show(presented) } else { presented.placePresentedView() }
        transition.enter(presented.stagedView)
        transition.start()
        presented.callViewIsAppearing(animated: true)
        view.window?.layoutIfNeeded()
    }

    /// The system's animator, if the presentation or dismissal is animated.
    private func systemAnimator(
        for presented: UIViewController, in view: UIView?, isDismissal: Bool
    ) -> PresentationAnimator? {
        guard SystemTransition.takesTime(in: view?.window), let controller = presented.presentation.controller else { return nil }
        return PresentationAnimator(controller.motion, isDismissal: isDismissal)
    }

    /// Lays out the presented view before its animation starts.
    private func show(_ presented: UIViewController) {
        presented.presentation.stage?.addSubview(presented.stagedView)
        presented.placePresentedView()
        presented.callViewIsAppearing(animated: true)
        presented.view.window?.layoutIfNeeded()
    }

    /// Restores the state before a cancelled presentation.
    private func undoPresenting(_ presented: UIViewController) {
        let coversPresenter = presented.coversPresenter
        presented.presentation.controller?.presentationTransitionDidEnd(false)
        presented.beginDisappearing(animated: true)
        presentation.presented = nil
        presented.presentation.presenting = nil
        presented.view.removeFromSuperview()
        presented.presentation.stage?.removeFromSuperview()
        (presented.presentation.stage, presented.presentation.controller) = (nil, nil)
        presented.presentation.coversPresenter = false
        presented.endDisappearing(animated: true)
        guard coversPresenter else { return }
        beginAppearing(animated: true)
        endAppearing(animated: true)
    }

    // MARK: Dismissing

    /// The transition by which this controller dismisses its presented controller; nil if there is no animator.
    func dismissingTransition(from presented: UIViewController, _ completion: @escaping () -> Void) -> ControllerTransition? {
        let delegate = presented.transitioningDelegate
        let delegated = delegate?.animationController(forDismissed: presented)
        guard let stage = presented.presentation.stage,
            let animator = delegated ?? systemAnimator(for: presented, in: presented.viewIfLoaded, isDismissal: true)
        else { return nil }
        let course = ControllerTransition.Course(
            from: presented, to: self, fromView: presented.stagedView, toView: presented.coversPresenter ? view : nil,
            initialFrame: presented.stagedView.frame, finalFrame: view.frame, style: presented.modalPresentationStyle)
        let home = ViewHome(of: view)
        return ControllerTransition(
            course, in: stage, animator: animator,
            driver: delegated.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        ) { [self] didComplete in
            home?.restore()
            didComplete ? endDismissing(presented, animated: true) : undoDismissing(presented)
            completion()
        }
    }

    /// Restores the state before a cancelled dismissal.
    private func undoDismissing(_ presented: UIViewController) {
        presented.presentation.controller?.dismissalTransitionDidEnd(false)
        if presented.coversPresenter {
            beginDisappearing(animated: true)
            presentedOver.isHidden = true
            endDisappearing(animated: true)
        }
        presented.beginAppearing(animated: true)
        presented.endAppearing(animated: true)
    }
}

/// The superview and index of a view that an animator may move into its container.
@MainActor
struct ViewHome {
    private let view: UIView
    private let superview: UIView
    private let index: Int

    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
        (self.view, self.superview, self.index) = (view, superview, index)
    }

    func restore() {
        if view.superview !== superview { superview.insertSubview(view, at: min(index, superview.subviews.count)) }
    }
}
