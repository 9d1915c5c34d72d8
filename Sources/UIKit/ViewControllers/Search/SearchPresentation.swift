/// Presents a search over the content that is searched, in the view of its controller: it is below the bars, and moves with the content where a stack does.
final class SearchPresentation: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override func home(in window: UIWindow) -> UIView { search?.course.searched?.viewIfLoaded ?? window }

    override func addStage(_ stage: UITransitionView, to home: UIView) {
        super.addStage(stage, to: home)
        (home as? UIScrollView)?.scrollState.cover = stage
    }

    /// Below a search bar that stands in the content.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let stage = containerView else { return .zero }
        guard let bar = search?.searchBar, let home = stage.superview, bar.isDescendant(of: home) else { return stage.bounds }
        let top = min(max(stage.bounds.minY, bar.convert(bar.bounds, to: stage).maxY), stage.bounds.maxY)
        return CGRect(x: 0, y: top, width: stage.bounds.width, height: stage.bounds.maxY - top)
    }

    override func containerViewWillLayoutSubviews() {
        guard let view = presentedViewController.viewIfLoaded, view.superview === containerView else { return }
        let place = frameOfPresentedViewInContainerView
        if view.frame != place { view.frame = place }
        takeSafeArea()
    }

    /// A scroll view hands on no part of its safe area that insets its content already; what does not scroll with the content has it all.
    private func takeSafeArea() {
        guard let stage = containerView, let scroll = stage.superview as? UIScrollView else { return }
        let view: UIView = presentedViewController.view
        presentedViewController.coverWithBars(
            scroll.safeAreaPart.covered(at: view.distances(of: view.frame, in: stage.bounds.size)))
    }

    /// The content beside it can be touched, and its bars.
    override func passesTouch(at point: CGPoint, in stage: UIView) -> Bool { true }

    override func presentationTransitionWillBegin() { search?.activate() }
    override func presentationTransitionDidEnd(_ completed: Bool) { search?.didEndPresentation() }
    override func dismissalTransitionWillBegin() { search?.deactivate() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { search?.didEndDismissal() }
}
