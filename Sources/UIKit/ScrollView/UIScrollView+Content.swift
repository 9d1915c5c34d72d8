import LayoutEngine

/// The content's size, and the guides that stand for content and frame.
extension UIScrollView {
    var contentGuide: UILayoutGuide {
        if let known = scrollState.contentGuide { return known }
        let made = ScrollContentGuide()
        made.identifier = "UIScrollView-contentLayoutGuide"
        scrollState.contentGuide = made
        adopt(made)
        return made
    }

    var frameGuide: UILayoutGuide {
        if let known = scrollState.frameGuide { return known }
        let made = ScrollFrameGuide()
        made.identifier = "UIScrollView-frameLayoutGuide"
        scrollState.frameGuide = made
        adopt(made)
        for attribute in [NSLayoutConstraint.Attribute.width, .height] {
            hold(NSLayoutConstraint(first: made, attribute, .equal, second: self, attribute))
        }
        return made
    }

    private func adopt(_ guide: UILayoutGuide) {
        guide.owner = self
        layoutState.scrollGuides.append(guide)
        layoutState.host?.engine.addItem(guide)
    }

    // MARK: Size

    /// Somebody set the content size: the constraints in layout, or the app.
    func contentSizeSet(from old: CGSize) {
        if !scrollState.takesSolvedSize {
            scrollState.ownContentSize = contentSize
            scrollState.contentGuide.map { layoutState.host?.engine.contentSizeChanged($0) }
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
            if Double(own.width) == solved.width { size.width = own.width }
            if Double(own.height) == solved.height { size.height = own.height }
        }
        guard size != contentSize else { return }
        scrollState.takesSolvedSize = true
        contentSize = size
        scrollState.takesSolvedSize = false
    }

    /// The parts of the content's size that constraints speak of and leave open: `width`, `height`.
    package var ambiguousContentAttributes: [LayoutAttribute] {
        guard let host = layoutState.host, let guide = scrollState.contentGuide else { return [] }
        host.bringUpToDate()
        let open = host.engine.ambiguousAttributes(of: guide)
        return open.filter { host.engine.isConstrained(guide, $0.axis) }
    }
}

/// The content's rectangle: its corner is the content's origin.
private final class ScrollContentGuide: UILayoutGuide {
    override var givens: LayoutGivens { LayoutGivens(x: 0, y: 0) }
    override var suggestedSize: CGSize? { (owner as? UIScrollView)?.scrollState.ownContentSize }
    override var marginEdges: LayoutEdges { owner?.layoutMarginEdges ?? .zero }
}

/// The frame's rectangle, in content coordinates.
private final class ScrollFrameGuide: UILayoutGuide {
    override var givens: LayoutGivens {
        let offset = owner?.layoutScrollOffset ?? (0, 0)
        return LayoutGivens(x: offset.x, y: offset.y)
    }
}
