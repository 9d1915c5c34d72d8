/// A scroll view that is not kept alive.
struct WeakScrollView {
    weak var view: UIScrollView?
}

extension UIViewController {
    /// The scroll view whose content bars follow: the view, or its first subview that is one.
    var topScrollView: UIScrollView? {
        if let named = contentScrollView(for: .top) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// The scroll views that the controller insets work their insets out anew.
    func scrollInsetsChanged() {
        guard let view = viewIfLoaded else { return }
        for case let scrollView as UIScrollView in [view] + view.subviews { scrollView.updateAdjustedInset() }
    }
}
