/// A scroll view that is not kept alive.
struct WeakScrollView {
    weak var view: UIScrollView?
}

/// A container whose bars look otherwise at the edge of the content.
@MainActor
protocol ScrollEdgeContainer {
    /// The content that is shown moved, or is another.
    func updateScrollEdges()
}

extension UIViewController {
    /// The scroll view whose content bars follow: the view, or its first subview that is one.
    var topScrollView: UIScrollView? {
        if let named = contentScrollView(for: .top) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// The scroll view that the bars below follow.
    var bottomScrollView: UIScrollView? { contentScrollView(for: .bottom) ?? topScrollView }

    /// Tells the bars of the containers around the controller whether its content lies at their edge.
    func updateScrollEdgeBars() {
        for case let container as any ScrollEdgeContainer in sequence(first: self as UIViewController, next: \.parent) {
            container.updateScrollEdges()
        }
    }

    /// Whether the content lies below the bars above it, as content that does not scroll always does.
    var isAtTopEdge: Bool {
        guard ChromeMetrics.barsAreBareAtScrollEdge[traitCollection.generation] else { return false }
        return topScrollView.map { $0.contentOffset.y <= 0.5 - $0.adjustedContentInset.top } ?? true
    }

    /// Whether the content ends above the bars below it, as content that does not scroll always does.
    var isAtBottomEdge: Bool {
        guard ChromeMetrics.barsAreBareAtScrollEdge[traitCollection.generation] else { return false }
        return bottomScrollView.map {
            $0.contentSize.height <= $0.contentOffset.y + $0.bounds.height - $0.adjustedContentInset.bottom + 0.5
        } ?? true
    }

    /// The scroll views that the controller insets work their insets out anew.
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
