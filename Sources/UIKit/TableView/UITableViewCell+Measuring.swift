extension UITableViewCell {
    /// The size for a target's width: what constraints in the content view ask for, or else what the style does.
    func contentFittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        guard let contentView = contentViewIfMade, !contentView.constraints.isEmpty else {
            return CGSize(width: target.width, height: max(target.height, styleHeight(width: target.width)))
        }
        let beside = bounds.width - contentFrame.width
        let inner = CGSize(width: max(0, target.width - beside), height: target.height)
        let size = contentView.fittingSize(inner, horizontal, vertical)
        return CGSize(width: size.width + beside, height: size.height)
    }
}
