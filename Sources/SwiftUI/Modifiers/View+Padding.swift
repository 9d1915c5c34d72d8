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
    /// - Source: developer.apple.com/documentation/swiftui/view/padding(_:_:) leaves the amount to the system; 16 points are
    ///   the margins of UIKit's `systemMinimumLayoutMargins` on phones.
    static let usual: CGFloat = 16

    func size(_ proposal: ProposedViewSize, of content: LayoutElement) -> CGSize {
        let own = content.size(proposal.adjusting(width: -insets.width, height: -insets.height))
        return CGSize(width: max(0, own.width + insets.width), height: max(0, own.height + insets.height))
    }

    func baseline(first: Bool, _ size: CGSize, of content: LayoutElement) -> CGFloat {
        insets.top + content.baseline(first: first, inner(CGRect(origin: .zero, size: size)).size)
    }

    func place(_ content: LayoutElement, in rect: CGRect, _ space: LayoutSpace) { content.place(in: inner(rect), space) }

    private func inner(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + insets.leading, y: rect.minY + insets.top, width: max(0, rect.width - insets.width),
            height: max(0, rect.height - insets.height))
    }
}
