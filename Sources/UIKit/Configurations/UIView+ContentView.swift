/// Replacement of subviews in cells, headers and footers.
extension UIView {
    /// Replaces one subview by another at an index of ``UIView/subviews`` and requests a layout; does nothing if both
    /// are the same.
    func exchangeSubview(_ old: UIView?, for new: UIView?, at index: Int) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        new.map { insertSubview($0, at: index) }
        setNeedsLayout()
    }

    /// Replaces the content view by another one, whose frame this view sets without constraints; nil only removes it.
    ///
    /// - Parameter index: The new view's index in ``UIView/subviews``; nil puts it above the other subviews.
    func exchangeContentView(_ old: UIView?, for new: UIView?, at index: Int? = nil) {
        old?.removeFromSuperview()
        new?.translatesAutoresizingMaskIntoConstraints = true
        if let new, let index { insertSubview(new, at: index) } else if let new { addSubview(new) }
        setNeedsLayout()
    }
}
