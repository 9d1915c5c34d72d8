/// Whether a view of given proportions fits into its place or fills it.
///
/// - Source: developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

extension View {
    /// Keeps the proportions of the view, its width divided by its height; nil for those of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        affected(by: Proportions(ratio: aspectRatio, mode: contentMode))
    }
    /// Keeps the proportions of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
    /// Makes the view as large as fits into its place, in its own proportions.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Makes the view as small as fills its place, in its own proportions.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct Proportions: LayoutEffect {
    let ratio: CGFloat?
    let mode: ContentMode

    func inner(_ proposal: ProposedViewSize, of content: LayoutElement) -> ProposedViewSize {
        let ideal = content.size(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        switch (proposal.width, proposal.height) {
        case (nil, nil): return self.ratio == nil ? proposal : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWidthDecisive = (width / ratio <= height) == (mode == .fit)
            return isWidthDecisive
                ? ProposedViewSize(width: width, height: width / ratio) : ProposedViewSize(width: height * ratio, height: height)
        }
    }
}
