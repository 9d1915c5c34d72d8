/// The groups of a section that scroll across the layout's direction. Lengths are points.
struct OrthogonalStrip {
    /// A group's place in the content of the strip, across, in the order of the items.
    struct Group {
        var (start, end): (CGFloat, CGFloat)
    }

    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let isVertical: Bool
    /// Whether the content runs from right to left.
    var isMirrored = false
    /// The frame of the strip in the content of the collection view: from edge to edge across the layout's direction.
    var frame = CGRect.zero
    init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isVertical: Bool) {
        (self.behavior, self.isVertical) = (behavior, isVertical)
    }

    /// The length of the strip's content across, with the section's insets.
    var length: CGFloat = 0
    /// The section's insets before and after the groups.
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    var groups: [Group] = []

    /// The strip's own length across.
    var extent: CGFloat { isVertical ? frame.width : frame.height }
    var contentSize: CGSize {
        isVertical ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
    }

    /// Room around the content: none, or as much as it takes to bring the first and the last group to the middle.
    var contentInset: UIEdgeInsets {
        guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else { return .zero }
        let lead = max(0, (extent - (first.end - first.start)) / 2 - first.start)
        let trail = max(0, (extent - (last.end - last.start)) / 2 - (length - last.end))
        if !isVertical { return UIEdgeInsets(top: lead, left: 0, bottom: trail, right: 0) }
        return UIEdgeInsets(top: 0, left: isMirrored ? trail : lead, bottom: 0, right: isMirrored ? lead : trail)
    }

    /// The offset before anybody scrolled: the beginning of the content.
    var firstOffset: CGFloat { groups.isEmpty ? 0 : offset(ofGroup: 0) }

    /// The offset at which a group stands at its boundary: at the section's leading inset, or in the middle.
    func offset(ofGroup index: Int) -> CGFloat {
        let group = groups[index]
        if behavior == .groupPagingCentered {
            let middle = (group.start + group.end) / 2
            return (isMirrored ? length - middle : middle) - extent / 2
        }
        return isMirrored ? length - group.start + before - extent : group.start - before
    }

    /// The offset at which a drag comes to rest that would otherwise end at the given one.
    ///
    /// - Parameters:
    ///   - start: The present offset.
    ///   - velocity: Points per second.
    func target(_ proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
        let boundaries = groups.indices.map(offset).sorted()
        switch behavior {
        case .continuousGroupLeadingBoundary: return Self.nearest(to: proposed, boundaries) ?? proposed
        case .groupPaging, .groupPagingCentered:
            if velocity > Self.flick { return boundaries.first { $0 > start } ?? boundaries.last ?? proposed }
            if velocity < -Self.flick { return boundaries.last { $0 < start } ?? boundaries.first ?? proposed }
            return Self.nearest(to: start, boundaries) ?? proposed
        default: return proposed
        }
    }

    private static func nearest(to offset: CGFloat, _ boundaries: [CGFloat]) -> CGFloat? {
        boundaries.min { abs($0 - offset) < abs($1 - offset) }
    }

    /// Points per second from which a drag goes on to the next group however far it went.
    ///
    /// - Source: not measured; as scroll views turn pages.
    private static let flick: CGFloat = 200
}
