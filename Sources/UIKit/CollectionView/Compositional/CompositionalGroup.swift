/// The frames of a group's elements. Lengths are points; rectangles are in the coordinates of the section's first
/// group.
@MainActor
struct PlacedElements {
    struct Leaf {
        /// The index of the item in its section.
        var index: Int
        var frame: CGRect
        var zIndex = 0
        var item: NSCollectionLayoutItem?
    }
    struct Supplement {
        /// The index of the first item of the element it belongs to.
        var index: Int
        var frame: CGRect
        var item: NSCollectionLayoutSupplementaryItem
    }

    var size = CGSize.zero
    var leaves: [Leaf] = []
    var supplements: [Supplement] = []

    mutating func take(_ other: PlacedElements, at origin: CGPoint) {
        for var leaf in other.leaves {
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            leaves.append(leaf)
        }
        for var supplement in other.supplements {
            supplement.frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
            supplements.append(supplement)
        }
    }
}

/// Places the items of a section in copies of its group. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutgroup; details that it does not document are
///   observed.
@MainActor
struct GroupFiller {
    /// The tolerance for sums of lengths.
    private static let tolerance: CGFloat = 0.001

    let count: Int
    let traits: UITraitCollection
    /// The size that the cell of an item asked for when it was measured.
    let measured: (Int) -> CGSize?
    private(set) var next = 0

    var isDone: Bool { next >= count }

    init(count: Int, traits: UITraitCollection, measured: @escaping (Int) -> CGSize?) {
        (self.count, self.traits, self.measured) = (count, traits, measured)
    }

    /// Places a section's group once more; nil when no items are left or it takes none of them, as a custom group
    /// without frames does.
    mutating func place(again group: NSCollectionLayoutGroup, in container: CGSize) -> PlacedElements? {
        let first = next
        let placed = place(group, in: container)
        return next > first ? placed : nil
    }

    /// Places an element in a container; nil when no items are left.
    ///
    /// - Parameter size: Replaces the element's own size.
    mutating func place(_ item: NSCollectionLayoutItem, in container: CGSize, size given: CGSize? = nil) -> PlacedElements? {
        guard !isDone else { return nil }
        let first = next
        let size = given ?? item.layoutSize.size(in: container)
        var placed: PlacedElements
        if let group = item as? NSCollectionLayoutGroup {
            placed = fill(group, size)
        } else {
            placed = leaf(item, size)
        }
        for supplement in item.supplementaryItems {
            let size = supplement.layoutSize.size(in: placed.size)
            let origin = supplement.containerAnchor.origin(of: size, in: placed.size)
            placed.supplements.append(.init(index: first, frame: CGRect(origin: origin, size: size), item: supplement))
        }
        return placed
    }

    private mutating func leaf(_ item: NSCollectionLayoutItem, _ size: CGSize) -> PlacedElements {
        var size = size
        if let measured = measured(next) {
            if item.layoutSize.widthDimension.isEstimated { size.width = measured.width }
            if item.layoutSize.heightDimension.isEstimated { size.height = measured.height }
        }
        let frame = CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
        defer { next += 1 }
        return PlacedElements(size: size, leaves: [.init(index: next, frame: frame, item: item)])
    }

    private mutating func fill(_ group: NSCollectionLayoutGroup, _ size: CGSize) -> PlacedElements {
        let insets = group.effectiveInsets
        let room = CGRect(origin: .zero, size: size).inset(by: insets)
        var content: PlacedElements
        switch group.arrangement {
        case .row(let horizontal, let count, let sharesRoom):
            content = row(group, room.size, horizontal, count, sharesRoom: sharesRoom)
        case .custom(let provider): content = custom(provider, room.size)
        }
        var placed = PlacedElements(size: size)
        if group.layoutSize.widthDimension.isEstimated { placed.size.width = content.size.width }
        if group.layoutSize.heightDimension.isEstimated { placed.size.height = content.size.height }
        placed.take(content, at: CGPoint(x: insets.leading, y: insets.top))
        return placed
    }

    // MARK: Rows and columns

    private mutating func row(
        _ group: NSCollectionLayoutGroup, _ room: CGSize, _ horizontal: Bool, _ count: Int?, sharesRoom: Bool
    ) -> PlacedElements {
        let axes = FlowAxes(isVertical: !horizontal)
        let gap = group.interItemSpacing?.spacing ?? 0
        let dimension = horizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        var line = GroupLine(axes: axes, gap: group.interItemSpacing)
        var taken: CGFloat = 0
        var step = 0
        while !group.subitems.isEmpty, !isDone,
            count.map({ step < $0 }) ?? (step < group.subitems.count || !dimension.isEstimated)
        {
            let item = group.subitems[step % group.subitems.count]
            var size = item.layoutSize.size(in: room)
            if sharesRoom, let count, !dimension.isEstimated {
                let share = max(0, (axes.main(room) - gap * CGFloat(count - 1)) / CGFloat(count))
                size = axes.size(main: share, cross: axes.cross(size))
            }
            let length = axes.main(size) + GroupLine.edges(item, axes)
            let start = step == 0 ? 0 : taken + gap
            if count == nil, step > 0, !dimension.isEstimated, start + length > axes.main(room) + Self.tolerance { break }
            if count == nil, step >= group.subitems.count, length <= 0 { break }
            guard let placed = place(item, in: room, size: size) else { break }
            line.append(item, placed)
            taken = start + axes.main(placed.size) + GroupLine.edges(item, axes)
            step += 1
        }
        return line.arranged(in: room, isBounded: !dimension.isEstimated)
    }

    // MARK: Custom groups

    private mutating func custom(_ provider: NSCollectionLayoutGroupCustomItemProvider, _ room: CGSize) -> PlacedElements {
        var placed = PlacedElements(size: room)
        for item in provider(LayoutRoom(size: room, traits: traits)) where !isDone {
            placed.leaves.append(.init(index: next, frame: item.frame, zIndex: item.zIndex))
            next += 1
        }
        return placed
    }
}

/// The elements of a row or column, before the spare length is distributed.
@MainActor
private struct GroupLine {
    let axes: FlowAxes
    let gap: NSCollectionLayoutSpacing?
    private var members: [(item: NSCollectionLayoutItem, placed: PlacedElements)] = []

    init(axes: FlowAxes, gap: NSCollectionLayoutSpacing?) { (self.axes, self.gap) = (axes, gap) }

    mutating func append(_ item: NSCollectionLayoutItem, _ placed: PlacedElements) { members.append((item, placed)) }

    private var isHorizontal: Bool { !axes.isVertical }

    /// The space before and after an element along the line.
    static func edges(_ item: NSCollectionLayoutItem, _ axes: FlowAxes) -> CGFloat {
        let (before, after) = edgeSpacing(item, horizontal: !axes.isVertical)
        return (before?.spacing ?? 0) + (after?.spacing ?? 0)
    }

    private static func edgeSpacing(_ item: NSCollectionLayoutItem, horizontal: Bool)
        -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?)
    {
        (item.edgeSpacing?.before(horizontal: horizontal), item.edgeSpacing?.after(horizontal: horizontal))
    }

    func arranged(in room: CGSize, isBounded: Bool) -> PlacedElements {
        var result = PlacedElements()
        let share = isBounded ? shareOfRest(axes.main(room)) : 0
        var (main, cross): (CGFloat, CGFloat) = (0, 0)
        for (index, member) in members.enumerated() {
            let (before, after) = Self.edgeSpacing(member.item, horizontal: isHorizontal)
            if index > 0 { main += length(gap, share) }
            main += length(before, share)
            let offset = crossOffset(member.item, member.placed.size, axes.cross(room))
            result.take(member.placed, at: axes.rect(main: main, cross: offset, .zero).origin)
            main += axes.main(member.placed.size) + length(after, share)
            cross = max(cross, offset + axes.cross(member.placed.size))
        }
        result.size = axes.size(main: main, cross: cross)
        return result
    }

    private func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexible ? share : 0)
    }

    /// The spare length that each flexible spacing gets.
    private func shareOfRest(_ room: CGFloat) -> CGFloat {
        var spacings: [NSCollectionLayoutSpacing] = []
        for (index, member) in members.enumerated() {
            let (before, after) = Self.edgeSpacing(member.item, horizontal: isHorizontal)
            spacings += [index > 0 ? gap : nil, before, after].compactMap(\.self)
        }
        let flexible = spacings.filter(\.isFlexible).count
        let taken = members.reduce(0) { $0 + axes.main($1.placed.size) } + spacings.reduce(0) { $0 + $1.spacing }
        return flexible > 0 ? max(0, room - taken) / CGFloat(flexible) : 0
    }

    private func crossOffset(_ item: NSCollectionLayoutItem, _ size: CGSize, _ room: CGFloat) -> CGFloat {
        let (before, after) = Self.edgeSpacing(item, horizontal: !isHorizontal)
        guard let before else { return 0 }
        let flexible = [before, after].compactMap(\.self).filter(\.isFlexible).count
        let rest = room - axes.cross(size) - before.spacing - (after?.spacing ?? 0)
        return before.spacing + (before.isFlexible ? max(0, rest) / CGFloat(flexible) : 0)
    }
}

extension CGRect {
    /// The rectangle reduced by insets, leading at the left; its size does not become negative.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
