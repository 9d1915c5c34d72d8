/// Presents a search controller over the searched content, inside the view of the content's controller: below the bars,
/// so that it moves with the content in a navigation transition.
final class SearchPresentation: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override func home(in window: UIWindow) -> UIView { search?.course.searched?.viewIfLoaded ?? window }

    override func addStage(_ stage: UITransitionView, to home: UIView) {
        super.addStage(stage, to: home)
        (home as? UIScrollView)?.scrollState.cover = stage
    }

    /// The container's bounds, or the part below the search bar if the bar is inside the content.
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

    /// Sets the safe area of the presented view. Its container is inside a scroll view, whose safe area does not
    /// include the part that is already in the adjusted content inset; the presented view does not scroll with the
    /// content and needs all of it.
    private func takeSafeArea() {
        guard let stage = containerView, let scroll = stage.superview as? UIScrollView else { return }
        let view: UIView = presentedViewController.view
        presentedViewController.coverWithBars(
            scroll.safeAreaPart.covered(at: view.distances(of: view.frame, in: stage.bounds.size)))
    }

    /// Touches outside the presented view reach the content and its bars.
    override func passesTouch(at point: CGPoint, in stage: UIView) -> Bool { true }

    override func presentationTransitionWillBegin() { search?.activate() }
    override func presentationTransitionDidEnd(_ completed: Bool) { search?.didEndPresentation() }
    override func dismissalTransitionWillBegin() { search?.deactivate() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { search?.didEndDismissal() }
}
