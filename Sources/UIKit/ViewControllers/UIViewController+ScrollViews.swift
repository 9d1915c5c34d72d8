/// A weak reference to a scroll view.
struct WeakScrollView {
    weak var view: UIScrollView?
}

/// A container whose bars have another appearance if the content is at its scroll edge.
@MainActor
protocol ScrollEdgeContainer {
    /// Called when the shown content scrolled or was replaced.
    func updateScrollEdges()
}

extension UIViewController {
    /// The scroll view that the top bars follow: the one that the program set, the controller's view, or its first
    /// subview that is one.
    var topScrollView: UIScrollView? {
        if let named = contentScrollView(for: .top) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// The scroll view that the bottom bars follow.
    var bottomScrollView: UIScrollView? { contentScrollView(for: .bottom) ?? topScrollView }

    /// Notifies the containers of this controller that its content may have reached or left a scroll edge.
    func updateScrollEdgeBars() {
        for case let container as any ScrollEdgeContainer in sequence(first: self as UIViewController, next: \.parent) {
            container.updateScrollEdges()
        }
    }

    /// Whether the content is not scrolled under the top bars; true for content that does not scroll.
    var isAtTopEdge: Bool {
        guard ChromeMetrics.barsAreBareAtScrollEdge[traitCollection.generation] else { return false }
        return topScrollView.map { $0.contentOffset.y <= 0.5 - $0.adjustedContentInset.top } ?? true
    }

    /// Whether the content does not extend under the bottom bars; true for content that does not scroll.
    var isAtBottomEdge: Bool {
        guard ChromeMetrics.barsAreBareAtScrollEdge[traitCollection.generation] else { return false }
        return bottomScrollView.map {
            $0.contentSize.height <= $0.contentOffset.y + $0.bounds.height - $0.adjustedContentInset.bottom + 0.5
        } ?? true
    }

    /// Whether a scroll view is the content scroll view of a controller that a navigation or tab bar controller shows.
    /// A canvas, which shows controllers without their containers, insets every scroll view of a controller.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic
    func insetsContent(_ scrollView: UIView) -> Bool {
        guard automaticallyAdjustsScrollViewInsets, let scrollView = scrollView as? UIScrollView else { return false }
        guard scrollView.scrollState.settlesOffset else { return true }
        return (parent is UINavigationController || parent is UITabBarController) && scrollView === topScrollView
    }

    /// Updates the adjusted insets of the controller's scroll views.
    func scrollInsetsChanged() {
        guard let view = viewIfLoaded else { return }
        for case let scrollView as UIScrollView in [view] + view.subviews { scrollView.updateAdjustedInset() }
    }
}

extension UINavigationController: ScrollEdgeContainer {
    func updateScrollEdges() {
        guard let content = topViewController else { return }
        (navigationBar.isAtScrollEdge, toolbar.isAtScrollEdge) = (content.isAtTopEdge, content.isAtBottomEdge)
    }
}

extension UITabBarController: ScrollEdgeContainer {
    func updateScrollEdges() {
        guard let selected = selectedViewController else { return }
        let content = (selected as? UINavigationController)?.topViewController ?? selected
        tabBar.isAtScrollEdge = content.isAtBottomEdge
    }
}
