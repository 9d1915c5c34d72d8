extension UIViewController {
    /// The scroll views that the controller insets work their insets out anew.
    func scrollInsetsChanged() {
        guard let view = viewIfLoaded else { return }
        for case let scrollView as UIScrollView in [view] + view.subviews { scrollView.updateAdjustedInset() }
    }
}
