import LayoutEngine

extension UIView: LayoutItem {
    package var layoutContainer: (any LayoutItem)? { layoutState.isUnit ? nil : hierarchy.superview }

    /// The givens of roots and of views under their autoresizing mask; constraints decide everything else.
    package var layoutGivens: LayoutGivens {
        if let host = layoutState.host, host.isRoot(self) {
            return LayoutGivens(LayoutRect(bounds.atZero).inset(by: layoutAlignmentInsets))
        }
        guard layoutState.translatesMask else { return .none }
        var givens = maskGivens
        if layoutState.leavesHeightOpen { givens.height = nil }
        return givens
    }

    package func layoutGivenSource(_ part: LayoutPart) -> AnyObject? {
        if let prescriber { return prescribedConstraint(part, prescriber) }
        return layoutState.translatesMask ? maskConstraint(part) : nil
    }

    package var layoutStatesNumbers: Bool { prescriber != nil }

    /// The alignment insets, also for classes that override the conversion of frames instead; the engine needs them to
    /// be the same for all frames.
    package var layoutAlignmentInsets: LayoutEdges {
        let insets = alignmentRectInsets
        let frame = CGRect(x: 0, y: 0, width: 1024, height: 1024)
        let rect = alignmentRect(forFrame: frame)
        if insets == .zero, rect.isSame(as: frame) { return .zero }
        guard !rect.isSame(as: frame.inset(by: insets)) else { return LayoutEdges(insets) }
        return LayoutEdges(
            UIEdgeInsets(top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY, right: frame.maxX - rect.maxX))
    }

    package var layoutMarginEdges: LayoutEdges { LayoutEdges(layoutMargins) }
    package var layoutIsRightToLeft: Bool { isRightToLeft }
    package var layoutScrollOffset: (x: Double, y: Double)? {
        scrollOffset.map { (Double($0.x), Double($0.y)) }
    }
    package func layoutContentItem(seenFrom other: any LayoutItem) -> (any LayoutItem)? { contentGuide(seenFrom: other) }

    package func layoutContentSize(_ axis: LayoutAxis) -> LayoutContentSize {
        let size = measuredContentSize
        return axis == .horizontal ? contentSize(size.width, .horizontal) : contentSize(size.height, .vertical)
    }

    package var layoutContentSizes: (horizontal: LayoutContentSize, vertical: LayoutContentSize) {
        if layoutState.directNumber >= 0, let known = layoutState.host?.knownContents(of: self) { return known }
        let size = measuredContentSize
        return (contentSize(size.width, .horizontal), contentSize(size.height, .vertical))
    }

    /// The limit of intrinsic lengths in layout, in points.
    ///
    /// - Source: public dumps, in which a view whose intrinsic width is the greatest number gets this width.
    private static let largestContentLength: CGFloat = 2_777_777

    private func contentSize(_ value: CGFloat, _ axis: NSLayoutConstraint.Axis) -> LayoutContentSize {
        LayoutContentSize(
            value: value == UIView.noIntrinsicMetric || !value.isFinite
                ? nil : Double(min(value, Self.largestContentLength)),
            hugging: contentHuggingPriority(for: axis).rawValue,
            compressionResistance: contentCompressionResistancePriority(for: axis).rawValue,
            tieRank: layoutState.contentTieRank[axis])
    }

    /// The intrinsic size, or the placeholder size that a document gives for the canvas.
    var measuredContentSize: CGSize {
        let own = layoutState.takesWholePoints ? intrinsicContentSize.roundedUpToPoints : intrinsicContentSize
        guard let placeholder = layoutState.placeholderContentSize else { return own }
        return CGSize(width: placeholder.width ?? own.width, height: placeholder.height ?? own.height)
    }

    package func layoutBaselineItem(first: Bool) -> any LayoutItem {
        let view = first ? forFirstBaselineLayout : forLastBaselineLayout
        return view === self ? self : view.layoutBaselineItem(first: first)
    }

    package func layoutBaselineOffset(first: Bool) -> Double { Double(baselineOffset(first: first) + placeholderOverhang) }

    /// The distance by which a control's centred content is lower at the placeholder's height than at its own.
    private var placeholderOverhang: CGFloat {
        guard centersContentInPlaceholder, let height = layoutState.placeholderContentSize?.height, height >= 0 else { return 0 }
        let own = intrinsicContentSize.height
        return own >= 0 ? (height - own) / 2 : 0
    }

    package var layoutCentersContent: Bool { centersContentVertically }

    // MARK: Content size

    /// The width at which layout wrapped the content.
    var solvedWidth: CGFloat? {
        get { layoutState.solvedWidth }
        set { layoutState.solvedWidth = newValue }
    }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard layoutState.hugging[axis] != priority else { return }
        layoutState.hugging[axis] = priority
        contentPriorityChanged(axis)
    }

    func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard layoutState.compressionResistance[axis] != priority else { return }
        layoutState.compressionResistance[axis] = priority
        contentPriorityChanged(axis)
    }

    private func contentPriorityChanged(_ axis: NSLayoutConstraint.Axis) {
        contentSizeConstraints[axis]?.conflictReported = false
        contentSizeChanged()
    }

    /// Sets the tie rank of the content along an axis: at equal priorities, views of lower rank give way first. Stack
    /// views rank their views.
    func setContentTieRank(_ rank: Int32, _ axis: NSLayoutConstraint.Axis) {
        // The generic subscript would copy the whole state.
        let known = axis == .horizontal ? layoutState.contentTieRank.horizontal : layoutState.contentTieRank.vertical
        guard known != rank else { return }
        layoutState.contentTieRank[axis] = rank
        // A view without content gets a wish for size 0 then, on which its fitting size depends.
        fittingSizesMayDiffer()
        layoutState.host?.engineToTell?.tieRankChanged(self, axis.layoutAxis, to: rank)
    }

    /// Removes the tie ranks, so that ties between content sizes are ambiguous, and so is the length of a view without
    /// content, until a stack view ranks its views again.
    package func forgetContentTieRanks() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentTieRank(0, axis) }
    }

    /// Passes the ranks to an engine that may have read the content before they were set: a constraint of an outer view
    /// comes into the engine first, names the view and reads baselines, for which stack views rank their views.
    func takeOverTieRanks(in engine: LayoutEngine) {
        let ranks = layoutState.contentTieRank
        if ranks.horizontal != 0 { engine.tieRankChanged(self, .horizontal, to: ranks.horizontal) }
        if ranks.vertical != 0 { engine.tieRankChanged(self, .vertical, to: ranks.vertical) }
    }

    /// Sets a size that replaces the intrinsic one on the canvas only; `nil` parts keep it. Points, of the alignment
    /// rectangle.
    package func setPlaceholderContentSize(width: CGFloat?, height: CGFloat?) {
        layoutState.placeholderContentSize = width == nil && height == nil ? nil : (width, height)
        contentSizeChanged()
    }

    // MARK: Ambiguity

    /// The parts of the alignment rectangle that could differ in another optimal layout.
    package var ambiguousAttributes: [LayoutAttribute] {
        guard !layoutState.translatesMask, let host = layoutState.host else { return [] }
        host.bringUpToDate()
        return host.engine.ambiguousAttributes(of: self)
    }
}

extension CGRect {
    /// The rectangle with its corner at zero.
    var atZero: CGRect { CGRect(origin: .zero, size: size) }

    /// Whether origin and size are the same numbers.
    func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
            && size.height == other.size.height
    }
}

extension CGSize {
    /// The least size of whole points that is not smaller.
    fileprivate var roundedUpToPoints: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
