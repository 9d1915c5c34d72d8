import LayoutEngine

extension UITableViewCell {
    /// Whether constraints of the program or of a document in the content view decide its height.
    var isSizedByConstraints: Bool { configured.view == nil && isSizedByContentView }

    /// The size at a target's width: that of the content view's constraints, or else of the cell's style.
    func contentFittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        guard let contentView = contentViewIfMade, isSizedByContentView else {
            return CGSize(width: target.width, height: max(target.height, styleHeight(width: target.width)))
        }
        let isLaidOutAlone = layoutState.isUnit && !contentView.constraints.isEmpty
        if isLaidOutAlone, target.height == 0, horizontal == .required, vertical == .fittingSizeLevel {
            return CGSize(width: target.width, height: heightInPlace(of: contentView, width: target.width))
        }
        let beside = bounds.width - contentFrame.width
        let inner = CGSize(width: max(0, target.width - beside), height: target.height)
        let size = contentView.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width + beside, height: size.height)
    }

    /// The height of the content, computed by the engine that lays the cell out, so that unchanged constraints are not
    /// solved again.
    ///
    /// The content view gets that height. If it equals the solution's to the pixel, the solution is the cell's layout,
    /// too.
    private func heightInPlace(of contentView: UIView, width: CGFloat) -> CGFloat {
        if bounds.width != width { bounds.size.width = width }
        placeAccessory()
        var frame = contentFrame
        let host = requireHost()
        preferLowHeight(of: contentView, host)
        host.openHeight(of: contentView)
        if contentView.frame.width != frame.width { contentView.frame.size.width = frame.width }
        host.engine.givensChanged(contentView)
        updateSubtreeConstraints()
        host.solveAndMeasure()
        frame.size.height = CGFloat(host.engine.alignmentRect(of: contentView)?.height ?? 0).roundedToPixel(pixelScale)
        contentView.frame = frame
        host.endMeasuring()
        return frame.height
    }

    /// Makes the content as low as its constraints allow, with the fitting size priority.
    private func preferLowHeight(of contentView: UIView, _ host: LayoutHost) {
        guard measuredView !== contentView else { return }
        measuredView = contentView
        _ = host.engine.addConstraint(
            LayoutStatement(.height, priority: UILayoutPriority.fittingSizeLevel.rawValue), first: contentView,
            owner: contentView, source: LayoutConstraintSource(contentView))
    }
}
