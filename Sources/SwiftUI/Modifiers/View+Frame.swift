extension View {
    /// Gives the view a width, a height, or both, in points; a nil length stays the view's own.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        affected(by: FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Gives the view lengths that it has at least, ideally and at most, in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        affected(
            by: FlexibleFrame(
                width: LengthLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: LengthLimits(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
    }

    /// Gives the view its ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    /// Gives the view its ideal lengths in some directions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        affected(by: IdealSize(horizontal: horizontal, vertical: vertical))
    }

    /// Lets the view choose its size before others of its row whose priority is lower; 0 is the usual one.
    public func layoutPriority(_ value: Double) -> some View { affected(by: RowPriority(value: value)) }

    /// Moves the view, in points, and leaves its place as it is.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { affected(by: Offset(x: x, y: y)) }
    /// Moves the view, in points, and leaves its place as it is.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
}

private struct FixedFrame: LayoutEffect {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func inner(_ proposal: ProposedViewSize, of content: LayoutElement) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(_ proposal: ProposedViewSize, of content: LayoutElement) -> CGSize {
        let own = content.size(inner(proposal, of: content))
        return CGSize(width: width ?? own.width, height: height ?? own.height)
    }

    func place(of content: LayoutElement, in rect: CGRect, _ proposal: ProposedViewSize) -> CGRect {
        alignment.place(content.size(inner(proposal, of: content)), in: rect)
    }
}

/// The limits of a length.
private struct LengthLimits {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    /// Returns the length that is proposed to the content.
    func inner(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

    /// The frame's length, given the content's. A frame with a limit goes as far as the proposal, between its limits.
    func length(_ own: CGFloat, _ proposal: CGFloat?) -> CGFloat {
        let wanted = inner(proposal)
        var length = own
        if let least { length = max(least, min(length, wanted ?? length)) }
        if let most { length = min(most, max(length, wanted ?? length)) }
        return length
    }

    private func clamped(_ length: CGFloat) -> CGFloat { max(least ?? -.infinity, min(length, most ?? .infinity)) }
}

private struct FlexibleFrame: LayoutEffect {
    let width: LengthLimits
    let height: LengthLimits
    let alignment: Alignment

    func inner(_ proposal: ProposedViewSize, of content: LayoutElement) -> ProposedViewSize {
        ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    }

    func size(_ proposal: ProposedViewSize, of content: LayoutElement) -> CGSize {
        let own = content.size(inner(proposal, of: content))
        return CGSize(width: width.length(own.width, proposal.width), height: height.length(own.height, proposal.height))
    }

    func place(of content: LayoutElement, in rect: CGRect, _ proposal: ProposedViewSize) -> CGRect {
        alignment.place(content.size(inner(proposal, of: content)), in: rect)
    }
}

private struct IdealSize: LayoutEffect {
    let horizontal: Bool
    let vertical: Bool

    func inner(_ proposal: ProposedViewSize, of content: LayoutElement) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

private struct RowPriority: LayoutEffect {
    let value: Double
    func priority(of content: LayoutElement) -> Double { value }
    var keepsSpacers: Bool { true }
}

private struct Offset: LayoutEffect {
    let x: CGFloat
    let y: CGFloat

    /// The baseline stays, so that only the place is moved.
    func place(_ content: LayoutElement, in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        content.place(in: rect.offsetBy(dx: x, dy: y), of: proposal, space)
    }
}
