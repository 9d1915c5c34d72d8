/// Computes the layout: the sections in order, in each its headers, groups and footers. Lengths are points.
extension UICollectionViewCompositionalLayout {
    private var axes: FlowAxes { FlowAxes(isVertical: configuration.scrollDirection == .vertical) }

    func arrange() {
        guard let collectionView else { return arranged.sections = [] }
        let room = wholeRoom(of: collectionView)
        arranged.size = collectionView.bounds.size
        arranged.pins = false
        arranged.sections = []
        var whole = CompositionalState.Section()
        var main = placeBoundary(at: .top, configuration.boundarySupplementaryItems, nil, .zero, from: 0, room, &whole)
        for (index, count) in collectionView.counts.enumerated() {
            if index > 0 { main += configuration.interSectionSpacing }
            let made = arrange(index, count, from: main, room)
            arranged.sections.append(made)
            main = made.end
        }
        main = placeBoundary(at: .bottom, configuration.boundarySupplementaryItems, nil, .zero, from: main, room, &whole)
        if !whole.elements.isEmpty {
            whole.end = main
            arranged.sections.append(whole)
        }
        arranged.contentSize = axes.size(main: main, cross: axes.cross(room.contentSize))
        let first = arranged.sections.lazy.compactMap(\.list).first
        if let list = first?.configuration {
            collectionView.takeListBackground(list.backgroundColor ?? list.appearance.background)
        }
    }

    /// The view's size without the adjusted insets.
    private func wholeRoom(of view: UICollectionView) -> LayoutRoom {
        LayoutRoom(size: view.bounds.inset(by: view.adjustedContentInset).size, traits: view.traitCollection)
    }

    private func arrange(_ index: Int, _ count: Int, from main: CGFloat, _ room: LayoutRoom) -> CompositionalState.Section {
        let section = section(index, room)
        let insets = insets(of: section)
        var made = CompositionalState.Section()
        made.start = main
        made.list = section.list.map {
            ArrangedList(configuration: $0, itemCount: count, sideMargin: SystemMargins.side(inWidth: room.contentSize.width))
        }
        made.visibleItems = section.visibleItemsInvalidationHandler.map { ($0, room) }
        let supplementary = section.supplementariesFollowContentInsets ? insets : .zero
        var end = main + (section.list?.paddingAboveHeader ?? 0)
        end = placeBoundary(at: .top, section.boundarySupplementaryItems, index, supplementary, from: end, room, &made)
        end += axes.mainBefore(insets)
        end = placeGroups(of: section, index, count, insets, from: end, room, &made)
        end += axes.mainAfter(insets)
        end = placeBoundary(at: .bottom, section.boundarySupplementaryItems, index, supplementary, from: end, room, &made)
        made.end = end + (section.list?.paddingBelowFooter ?? 0)
        placeBackgrounds(of: section, index, room, &made)
        return made
    }

    /// The section's insets, leading at the left, plus the insets of the safe area or the margins that they refer to.
    private func insets(of section: NSCollectionLayoutSection) -> UIEdgeInsets {
        let own = UIEdgeInsets(
            top: section.contentInsets.top, left: section.contentInsets.leading, bottom: section.contentInsets.bottom,
            right: section.contentInsets.trailing)
        let isAutomatic = section.contentInsetsReference == .automatic
        let reference = edges(of: isAutomatic ? configuration.contentInsetsReference : section.contentInsetsReference)
        return axes.isVertical
            ? own + UIEdgeInsets(top: 0, left: reference.left, bottom: 0, right: reference.right)
            : own + UIEdgeInsets(top: reference.top, left: 0, bottom: reference.bottom, right: 0)
    }

    private func edges(of reference: UIContentInsetsReference) -> UIEdgeInsets {
        guard let view = collectionView else { return .zero }
        let taken = view.safeAreaPart.negated
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: return view.safeAreaInsets + taken
        case .layoutMargins: return view.layoutMargins + taken
        case .readableContent:
            let readable = view.readableContentGuide.layoutFrame
            let side = max(0, readable.minX - view.bounds.minX)
            return UIEdgeInsets(top: 0, left: side, bottom: 0, right: max(0, view.bounds.maxX - readable.maxX)) + taken
        }
    }

    // MARK: Groups

    private func placeGroups(
        of section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ insets: UIEdgeInsets, from main: CGFloat,
        _ room: LayoutRoom, _ made: inout CompositionalState.Section
    ) -> CGFloat {
        let container = CGRect(origin: .zero, size: room.contentSize).inset(by: insets).size
        var filler = GroupFiller(count: count, traits: room.traitCollection) { [arranged] item in
            arranged.measured[ElementKey(.cell, nil, IndexPath(item: item, section: index))]
        }
        if section.orthogonalScrollingBehavior != .none {
            return placeStrip(of: section, index, insets, from: main, room, &made) {
                filler.place(again: section.group, in: container)
            }
        }
        var along = main
        var isFirst = true
        while let group = filler.place(again: section.group, in: container) {
            if !isFirst { along += section.interGroupSpacing }
            isFirst = false
            append(group, at: axes.rect(main: along, cross: axes.crossBefore(insets), .zero).origin, index, room, &made)
            along += axes.main(group.size)
        }
        return along
    }

    /// Places groups one after another across the layout's direction. Returns the position after them, along it.
    private func placeStrip(
        of section: NSCollectionLayoutSection, _ index: Int, _ insets: UIEdgeInsets, from main: CGFloat, _ room: LayoutRoom,
        _ made: inout CompositionalState.Section, groups next: () -> PlacedElements?
    ) -> CGFloat {
        var strip = OrthogonalStrip(section.orthogonalScrollingBehavior, isVertical: axes.isVertical)
        (strip.before, strip.after, strip.isMirrored) = (axes.crossBefore(insets), axes.crossAfter(insets), isMirrored)
        let first = made.elements.count
        var (across, height) = (strip.before, CGFloat(0))
        while let group = next() {
            if !strip.groups.isEmpty { across += section.interGroupSpacing }
            append(group, at: axes.rect(main: main, cross: across, .zero).origin, index, room, &made)
            let end = across + axes.cross(group.size)
            strip.groups.append(OrthogonalStrip.Group(start: across, end: end))
            (across, height) = (end, max(height, axes.main(group.size)))
        }
        strip.length = across + strip.after
        let size = axes.size(main: height, cross: axes.cross(room.contentSize))
        strip.frame = axes.rect(main: main, cross: 0, size)
        // Mirrored elements were placed from the end of the room; the content ends beyond it.
        let shift = isMirrored ? max(strip.length, strip.extent) - strip.extent : 0
        for index in first..<made.elements.count {
            made.elements[index].isInStrip = true
            made.elements[index].frame.origin.x += shift
        }
        strip.length = max(strip.length, isMirrored ? strip.extent : 0)
        made.strip = strip
        return main + height
    }

    /// Whether the content runs from right to left.
    private var isMirrored: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft && axes.isVertical }

    private func append(
        _ group: PlacedElements, at origin: CGPoint, _ section: Int, _ room: LayoutRoom,
        _ made: inout CompositionalState.Section
    ) {
        for leaf in group.leaves {
            let size = leaf.item?.layoutSize
            made.append(
                .init(
                    key: ElementKey(.cell, nil, IndexPath(item: leaf.index, section: section)),
                    frame: placed(leaf.frame.offsetBy(dx: origin.x, dy: origin.y), room), zIndex: leaf.zIndex,
                    estimated: (size?.widthDimension.isEstimated ?? false, size?.heightDimension.isEstimated ?? false)))
        }
        for supplement in group.supplements {
            let path = IndexPath(item: supplement.index, section: section)
            made.append(
                .init(
                    key: ElementKey(.supplementaryView, supplement.item.elementKind, path),
                    frame: placed(supplement.frame.offsetBy(dx: origin.x, dy: origin.y), room), zIndex: supplement.item.zIndex))
        }
    }

    /// A rectangle on whole pixels, mirrored in right-to-left layouts.
    private func placed(_ frame: CGRect, _ room: LayoutRoom) -> CGRect {
        let scale = collectionView?.pixelScale ?? 1
        let x = isMirrored ? room.contentSize.width - frame.maxX : frame.minX
        let (left, right) = (x.roundedToPixel(scale), (x + frame.width).roundedToPixel(scale))
        let (top, bottom) = (frame.minY.roundedToPixel(scale), frame.maxY.roundedToPixel(scale))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Headers, footers and backgrounds

    /// Places the views at one end of a section or of the layout. Returns the position after them.
    private func placeBoundary(
        at end: NSDirectionalRectEdge, _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ section: Int?,
        _ insets: UIEdgeInsets,
        from main: CGFloat, _ room: LayoutRoom, _ made: inout CompositionalState.Section
    ) -> CGFloat {
        let isStart = end == .top
        var position = main
        for item in items where isStart == startsSection(item) {
            let path = section.map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: 0)
            let key = ElementKey(.supplementaryView, item.elementKind, path)
            let container = axes.size(
                main: axes.main(room.contentSize),
                cross: axes.cross(room.contentSize) - axes.crossBefore(insets) - axes.crossAfter(insets))
            let size = boundarySize(item, key, container)
            let length = axes.main(size)
            let start = item.extendsBoundary || isStart ? position : position - length
            let cross = axes.crossBefore(insets) + crossOrigin(item, axes.cross(size), axes.cross(container))
            let frame = axes.rect(main: start, cross: cross, size).offsetBy(dx: item.offset.x, dy: item.offset.y)
            made.append(
                .init(
                    key: key, frame: placed(frame, room), zIndex: item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex,
                    estimated: (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated),
                    pin: item.pinToVisibleBounds ? (isStart ? .start : .end) : nil))
            if item.pinToVisibleBounds { arranged.pins = true }
            if item.extendsBoundary { position += length }
        }
        return position
    }

    private func startsSection(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        let edges = item.alignment.edges
        return axes.isVertical ? !edges.contains(.bottom) : !edges.contains(.trailing)
    }

    private func boundarySize(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ key: ElementKey, _ container: CGSize
    ) -> CGSize {
        var size = item.layoutSize.size(in: container)
        guard let measured = arranged.measured[key] else { return size }
        if item.layoutSize.widthDimension.isEstimated { size.width = measured.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = measured.height }
        return size
    }

    private func crossOrigin(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ length: CGFloat, _ room: CGFloat
    ) -> CGFloat {
        let edges = item.alignment.edges
        if edges.contains(axes.isVertical ? .leading : .top) { return 0 }
        if edges.contains(axes.isVertical ? .trailing : .bottom) { return room - length }
        return (room - length) / 2
    }

    private func placeBackgrounds(
        of section: NSCollectionLayoutSection, _ index: Int, _ room: LayoutRoom, _ made: inout CompositionalState.Section
    ) {
        let size = axes.size(main: made.end - made.start, cross: axes.cross(room.contentSize))
        for item in section.decorationItems {
            let frame = axes.rect(main: made.start, cross: 0, size).inset(by: item.contentInsets)
            made.append(
                .init(
                    key: ElementKey(.decorationView, item.elementKind, IndexPath(item: 0, section: index)),
                    frame: placed(frame, room), zIndex: min(item.zIndex, -1)))
        }
    }
}
