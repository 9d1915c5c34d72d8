import LayoutEngine

/// The content size, and the content and frame layout guides.
extension UIScrollView {
    var contentGuide: UILayoutGuide {
        if let known = scrollState.contentGuide { return known }
        let made = _UIScrollViewLayoutGuide(of: .content)
        made.identifier = "UIScrollView-contentLayoutGuide"
        scrollState.contentGuide = made
        adopt(made)
        return made
    }

    var frameGuide: UILayoutGuide {
        if let known = scrollState.frameGuide { return known }
        let made = _UIScrollViewLayoutGuide(of: .frame)
        made.identifier = "UIScrollView-frameLayoutGuide"
        scrollState.frameGuide = made
        adopt(made)
        for attribute in [LayoutAttribute.width, .height] {
            let constraint = NSLayoutConstraint(first: made, attribute, .equal, second: self, attribute)
            constraint.identifier = "UIScrollView-frameLayoutGuide-\(attribute.name)"
            hold(constraint)
        }
        return made
    }

    private func adopt(_ guide: UILayoutGuide) {
        guide.owner = self
        layoutState.scrollGuides.append(guide)
        layoutState.host?.engineToTell?.addItem(guide)
    }

    func refreshControlChanged(from old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.endRefreshing()
        old?.removeFromSuperview()
        guard let refreshControl else { return }
        insertSubview(refreshControl, at: 0)
        refreshControl.settle(in: self)
    }

    // MARK: Size

    /// The content size was set: by the constraints in layout, or by the program.
    func contentSizeSet(from old: CGSize) {
        if !scrollState.takesSolvedSize {
            scrollState.ownContentSize = contentSize
            scrollState.contentGuide.map { layoutState.host?.engineToTell?.contentSizeChanged($0) }
            setNeedsLayout()
        }
        if contentSize != old { updateAdjustedInset() }
    }

    /// Adopts the content size determined by constraints, if there are any on the content.
    func takeSolvedContentSize() {
        guard let host = layoutState.host, let guide = scrollState.contentGuide, host.engine.isConstrained(guide),
            let solved = host.engine.alignmentRect(of: guide)
        else { return }
        var size = host.frame(of: guide, in: self).size
        // A size set by the program along an axis without constraints is not rounded.
        if let own = scrollState.ownContentSize {
            if SolvedLength.areSame(Double(own.width), solved.width) { size.width = own.width }
            if SolvedLength.areSame(Double(own.height), solved.height) { size.height = own.height }
        }
        size = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
        guard size != contentSize else { return }
        scrollState.takesSolvedSize = true
        contentSize = size
        scrollState.takesSolvedSize = false
    }

    /// Whether constraints affect the content's position or size along an axis.
    package func isContentConstrained(along axis: LayoutAxis) -> Bool {
        guard let host = layoutState.host, let guide = scrollState.contentGuide else { return false }
        return host.engine.isConstrained(guide, axis)
    }

    /// The dimensions of the content that constraints leave ambiguous: `width`, `height`.
    package var ambiguousContentAttributes: [LayoutAttribute] {
        guard let host = layoutState.host, let guide = scrollState.contentGuide else { return [] }
        host.bringUpToDate()
        let open = host.engine.ambiguousAttributes(of: guide)
        return open.filter { host.engine.isConstrained(guide, $0.axis) }
    }
}
