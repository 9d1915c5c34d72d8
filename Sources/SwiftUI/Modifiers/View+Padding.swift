extension View {
    /// Keeps a distance around the view, in points; nil for the system's.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? Padding.usual, at: edges))
    }
    /// Keeps a distance around the view, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    /// Keeps distances around the view.
    public func padding(_ insets: EdgeInsets) -> some View { affected(by: Padding(insets: insets)) }
}

/// The distance around a view.
struct Padding: LayoutEffect {
    let insets: EdgeInsets

    /// The system's distance on iOS, in points.
    ///
    /// - Source: developer.apple.com/documentation/swiftui/view/padding(_:_:) leaves the amount to the system; 16
    ///   points are the margins of UIKit's `systemMinimumLayoutMargins` on phones.
    static let usual: CGFloat = 16

    func inner(_ proposal: ProposedViewSize, of content: LayoutElement) -> ProposedViewSize {
        proposal.adjusting(width: -insets.width, height: -insets.height)
    }

    func size(_ proposal: ProposedViewSize, of content: LayoutElement) -> CGSize {
        let own = content.size(inner(proposal, of: content))
        return CGSize(width: max(0, own.width + insets.width), height: max(0, own.height + insets.height))
    }

    func place(of content: LayoutElement, in rect: CGRect, _ proposal: ProposedViewSize) -> CGRect {
        CGRect(
            x: rect.minX + insets.leading, y: rect.minY + insets.top, width: max(0, rect.width - insets.width),
            height: max(0, rect.height - insets.height))
    }
}
