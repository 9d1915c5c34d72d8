/// Insets, and the resting offset that follows from them.
extension UIScrollView {
    /// The part of the safe area that is added to the content insets.
    var safeAreaPart: UIEdgeInsets {
        let insets = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return insets
        case .automatic: return insets.keeping(horizontal: scrollsHorizontally, vertical: scrollsVertically || isInsetContent)
        case .scrollableAxes: return insets.keeping(horizontal: scrollsHorizontally, vertical: scrollsVertically)
        }
    }

    private var scrollsHorizontally: Bool {
        let spare = keepsAdjusting && scrollState.scrolls.horizontal ? safeAreaInsets.left + safeAreaInsets.right : 0
        return alwaysBounceHorizontal || contentSize.width + spare > bounds.width
    }

    private var scrollsVertically: Bool {
        let spare = keepsAdjusting && scrollState.scrolls.vertical ? safeAreaInsets.top + safeAreaInsets.bottom : 0
        return alwaysBounceVertical || contentSize.height + spare > bounds.height
    }

    /// Content placed by constraints may become smaller when the safe area insets it instead of widening its margins:
    /// if that removed the inset, layout would oscillate.
    private var keepsAdjusting: Bool { scrollState.ownContentSize == nil }

    /// Whether the view is the content of a controller whose container insets it at top and bottom even if it does not
    /// scroll.
    private var isInsetContent: Bool { contentController?.insetsContent(self) ?? false }

    /// Reports the adjusted inset if it changed.
    func updateAdjustedInset() {
        let inset = adjustedContentInset
        scrollState.scrolls = (scrollsHorizontally, scrollsVertically)
        guard inset != scrollState.adjustedInset else { return }
        scrollState.adjustedInset = inset
        setNeedsLayout()
        for view in hierarchy.subviews { view.updateInsets() }
        scrollState.cover?.setNeedsLayout()
        scrollState.activity?.keyboardRoomFollower?()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    // MARK: Offset

    /// The content offset changed: subviews constrained to the frame layout guide move along.
    func scrolled() {
        tellEngineOfOffset()
        setNeedsLayout()
        placeCover()
        placeIndicators()
        contentController?.contentScrolled(self)
        contentController?.contentEdgesChanged(self)
        tell { $0.scrollViewDidScroll(self) }
    }

    /// Fitting sizes depend on the offset if constraints connect the content with views outside, which the engine knows
    /// once it has read them.
    private func tellEngineOfOffset() {
        guard let engine = layoutState.host?.engineToTell else { return fittingSizesMayDiffer() }
        engine.offsetsChanged(self)
        scrollState.frameGuide.map(engine.givensChanged)
        if scrollState.frameGuide != nil || engine.usesScrollOffset(of: self) { fittingSizesMayDiffer() }
    }

    /// Keeps content that is at the edge of its insets there when they change, and within its limits when its size or
    /// the view's changes.
    ///
    /// - Source: the first is observed after the first layout; the second is our reading.
    func settleOffset() {
        updateAdjustedInset()
        guard scrollState.settlesOffset, !isMoving else { return }
        let new = ScrollState.Settlement(inset: adjustedContentInset, contentSize: contentSize, size: bounds.size)
        let old = scrollState.settlement
        guard new != old else { return }
        scrollState.settlement = new
        let rest = old?.inset ?? .zero
        var offset = contentOffset
        if offset.x == -rest.left { offset.x = 0 - new.inset.left }
        if offset.y == -rest.top { offset.y = 0 - new.inset.top }
        if old != nil { offset = limited(offset) }
        if offset != contentOffset { contentOffset = offset }
        contentController?.contentEdgesChanged(self)
    }

    /// The controller whose view is this one or its superview.
    private var contentController: (any ViewManager)? { hierarchy.controller ?? hierarchy.superview?.hierarchy.controller }

    /// Scrolls to a rectangle in content coordinates; one larger than the view is shown from its nearer edge.
    func show(_ rect: CGRect, animated: Bool) {
        guard !rect.isEmpty else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let x = Self.shift(rect.minX - visible.minX, rect.maxX - visible.maxX)
        let y = Self.shift(rect.minY - visible.minY, rect.maxY - visible.maxY)
        scroll(to: limited(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y)), animated: animated)
    }

    /// The shortest translation after which one interval contains the other, given the distances by which the other's
    /// ends exceed its own.
    private static func shift(_ before: CGFloat, _ after: CGFloat) -> CGFloat {
        if before < 0 && after < 0 { return max(before, after) }
        if before > 0 && after > 0 { return min(before, after) }
        return 0
    }
}

extension UIEdgeInsets {
    /// The insets of some axes, the others zero.
    fileprivate func keeping(horizontal: Bool, vertical: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: vertical ? top : 0, left: horizontal ? left : 0, bottom: vertical ? bottom : 0, right: horizontal ? right : 0)
    }
}
