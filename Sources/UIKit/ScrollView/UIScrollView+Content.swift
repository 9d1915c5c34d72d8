import LayoutEngine

/// The content's size, and the guides that stand for content and frame.
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

    /// Somebody set the content size: the constraints in layout, or the app.
    func contentSizeSet(from old: CGSize) {
        if !scrollState.takesSolvedSize {
            scrollState.ownContentSize = contentSize
            scrollState.contentGuide.map { layoutState.host?.engineToTell?.contentSizeChanged($0) }
            setNeedsLayout()
        }
        if contentSize != old { updateAdjustedInset() }
    }

    /// Takes over the content size that constraints decide, once they reach the content.
    func takeSolvedContentSize() {
        guard let host = layoutState.host, let guide = scrollState.contentGuide, host.engine.isConstrained(guide),
            let solved = host.engine.alignmentRect(of: guide)
        else { return }
        var size = host.frame(of: guide, in: self).size
        // A size set by hand that the constraints leave alone is not rounded.
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

    /// Whether constraints speak of the content's place or size along an axis.
    package func isContentConstrained(along axis: LayoutAxis) -> Bool {
        guard let host = layoutState.host, let guide = scrollState.contentGuide else { return false }
        return host.engine.isConstrained(guide, axis)
    }

    /// The parts of the content's size that constraints speak of and leave open: `width`, `height`.
    package var ambiguousContentAttributes: [LayoutAttribute] {
        guard let host = layoutState.host, let guide = scrollState.contentGuide else { return [] }
        host.bringUpToDate()
        let open = host.engine.ambiguousAttributes(of: guide)
        return open.filter { host.engine.isConstrained(guide, $0.axis) }
    }
}
