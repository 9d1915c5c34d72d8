/// Where views stand across a vertical row, or inside a wider view.
///
/// - Source: developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
    fileprivate enum Guide { case leading, center, trailing }
    fileprivate let guide: Guide

    /// At the leading edges.
    public static let leading = HorizontalAlignment(guide: .leading)
    /// At the centres.
    public static let center = HorizontalAlignment(guide: .center)
    /// At the trailing edges.
    public static let trailing = HorizontalAlignment(guide: .trailing)

    /// The distance of the guide from a view's leading edge.
    func offset(in width: CGFloat) -> CGFloat {
        switch guide {
        case .leading: 0
        case .center: width / 2
        case .trailing: width
        }
    }
}

/// Where views stand across a horizontal row, or inside a higher view.
///
/// - Source: developer.apple.com/documentation/swiftui/verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
    fileprivate enum Guide { case top, center, bottom, firstTextBaseline, lastTextBaseline }
    fileprivate let guide: Guide

    /// At the top edges.
    public static let top = VerticalAlignment(guide: .top)
    /// At the centres.
    public static let center = VerticalAlignment(guide: .center)
    /// At the bottom edges.
    public static let bottom = VerticalAlignment(guide: .bottom)
    /// At the baselines of the first lines of text, or the bottom edges of views without text.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
    /// At the baselines of the last lines of text, or the bottom edges of views without text.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

    /// The distance of the guide from the top edge of an element of the size that it took of a proposal.
    @MainActor
    func offset(of element: LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        switch guide {
        case .top: 0
        case .center: size.height / 2
        case .bottom: size.height
        case .firstTextBaseline: element.baseline(first: true, size, of: proposal)
        case .lastTextBaseline: element.baseline(first: false, size, of: proposal)
        }
    }

    /// The distance of the guide from the top edge of a rectangle without text.
    func offset(in height: CGFloat) -> CGFloat {
        switch guide {
        case .top: 0
        case .center: height / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: height
        }
    }
}

/// Where a view stands inside a larger one.
///
/// - Source: developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Equatable, Sendable {
    /// Where it stands from side to side.
    public var horizontal: HorizontalAlignment
    /// Where it stands from top to bottom.
    public var vertical: VerticalAlignment

    /// Makes an alignment of two.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The rectangle of a view of a size inside, or around, another. It is that of a language that is written from the
    /// left: places are turned round where they become frames.
    func place(_ size: CGSize, in rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + horizontal.offset(in: rect.width) - horizontal.offset(in: size.width),
            y: rect.minY + vertical.offset(in: rect.height) - vertical.offset(in: size.height),
            width: size.width, height: size.height)
    }
}
