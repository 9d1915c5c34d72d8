/// Computes the layout: the sections in order, in each a header, lines of items and a footer. Lengths are points.
extension UICollectionViewFlowLayout {
    var axes: FlowAxes { FlowAxes(isVertical: scrollDirection == .vertical) }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    func arrange() {
        guard let collectionView else { return flow.sections = [] }
        let counts = collectionView.counts
        let delegate = flowDelegate
        flow.cross = crossLength(in: collectionView)
        var main: CGFloat = 0
        flow.sections = counts.enumerated().map { section, count in
            let arranged = arrange(section, count, from: main, delegate)
            main = arranged.end
            return arranged
        }
        flow.contentSize = axes.size(main: main, cross: flow.cross)
    }

    /// The length across the scroll direction.
    private func crossLength(in view: UICollectionView) -> CGFloat {
        let inset = view.adjustedContentInset
        return axes.cross(view.bounds.size) - axes.crossBefore(inset) - axes.crossAfter(inset)
    }

    private func arrange(_ section: Int, _ count: Int, from main: CGFloat, _ delegate: (any UICollectionViewDelegateFlowLayout)?)
        -> FlowState.Section
    {
        var made = FlowState.Section(start: main)
        var end = main
        let header = axes.main(headerSize(section, delegate))
        made.header = axes.rect(main: end, cross: 0, axes.size(main: header, cross: flow.cross))
        end += header
        let inset = inset(section, delegate)
        end += axes.mainBefore(inset)
        if count > 0 { end = fill(&made, section, count, from: end, inset, delegate) }
        end += axes.mainAfter(inset)
        let footer = axes.main(footerSize(section, delegate))
        made.footer = axes.rect(main: end, cross: 0, axes.size(main: footer, cross: flow.cross))
        made.end = end + footer
        return made
    }

    // MARK: Lines

    /// Fills lines with the section's items. Returns the end of the last line.
    private func fill(
        _ made: inout FlowState.Section, _ section: Int, _ count: Int, from main: CGFloat, _ inset: UIEdgeInsets,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGFloat {
        let sizes = (0..<count).map { size(IndexPath(item: $0, section: section), delegate) }
        let spacing = interitemSpacing(section, delegate)
        let lineSpacing = lineSpacing(section, delegate)
        let room = max(0, flow.cross - axes.crossBefore(inset) - axes.crossAfter(inset))
        if let collectionView, flow.cross > 0, sizes.contains(where: { axes.cross($0) > room + 0.001 }) {
            warnOfLargeItems(in: collectionView)
        }
        let isUniform = sizes.allSatisfy { $0 == sizes[0] }
        var (start, first) = (main, 0)
        while first < count {
            let items = line(from: first, sizes, room, spacing)
            if first > 0 { start += lineSpacing }
            let height = items.reduce(0) { max($0, axes.main(sizes[$1])) }
            let offsets = offsets(items, sizes, room, spacing, isLast: items.upperBound == count, isUniform)
            for (item, offset) in zip(items, offsets) {
                let middle = rounded(start + (height - axes.main(sizes[item])) / 2)
                made.frames.append(axes.rect(main: middle, cross: rounded(axes.crossBefore(inset) + offset), sizes[item]))
            }
            made.lines.append(FlowState.Line(start: start, end: start + height, items: items))
            start += height
            first = items.upperBound
        }
        return start
    }

    /// As many items as fit in a line, at least one.
    private func line(from first: Int, _ sizes: [CGSize], _ room: CGFloat, _ spacing: CGFloat) -> Range<Int> {
        var taken = axes.cross(sizes[first])
        var end = first + 1
        while end < sizes.count, taken + spacing + axes.cross(sizes[end]) <= room + 0.001 {
            taken += spacing + axes.cross(sizes[end])
            end += 1
        }
        return first..<end
    }

    /// The positions of a line's items across the scroll direction. Full lines distribute the spare length between
    /// their items, or around a single one. The last line has the positions of the others if all items are of one size,
    /// and the least spacing otherwise.
    ///
    /// - Source: observed; not documented.
    private func offsets(
        _ items: Range<Int>, _ sizes: [CGSize], _ room: CGFloat, _ spacing: CGFloat, isLast: Bool, _ isUniform: Bool
    ) -> [CGFloat] {
        let lengths = items.map { axes.cross(sizes[$0]) }
        var gap = spacing
        var offset: CGFloat = 0
        if isLast && isUniform {
            let fitting = max(1, ((room + spacing + 0.001) / (lengths[0] + spacing)).rounded(.down))
            if fitting > 1 { gap = (room - fitting * lengths[0]) / (fitting - 1) } else { offset = (room - lengths[0]) / 2 }
        } else if !isLast {
            let left = room - lengths.reduce(0, +)
            if lengths.count > 1 { gap = left / CGFloat(lengths.count - 1) } else { offset = left / 2 }
        }
        return lengths.map { length in
            defer { offset += length + gap }
            return offset
        }
    }

    private func rounded(_ length: CGFloat) -> CGFloat {
        length.roundedToPixel(collectionView?.pixelScale ?? 1)
    }

    // MARK: Metrics

    private func size(_ path: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?) -> CGSize {
        if estimatedItemSize != .zero {
            if let known = flow.preferredSizes[path] { return known }
            return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        }
        guard let collectionView, let delegate else { return itemSize }
        return delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }

    private func headerSize(_ section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?) -> CGSize {
        guard let collectionView, let delegate else { return headerReferenceSize }
        return delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
    }

    private func footerSize(_ section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?) -> CGSize {
        guard let collectionView, let delegate else { return footerReferenceSize }
        return delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
    }

    private func lineSpacing(_ section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?) -> CGFloat {
        guard let collectionView, let delegate else { return minimumLineSpacing }
        return delegate.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
    }

    private func interitemSpacing(_ section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?) -> CGFloat {
        guard let collectionView, let delegate else { return minimumInteritemSpacing }
        return delegate.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
    }

    private func inset(_ section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?) -> UIEdgeInsets {
        guard let collectionView else { return sectionInset }
        let own = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return own
        case .fromSafeArea: reference = collectionView.safeAreaInsets + collectionView.safeAreaPart.negated
        case .fromLayoutMargins: reference = collectionView.layoutMargins + collectionView.safeAreaPart.negated
        }
        return axes.isVertical
            ? own + UIEdgeInsets(top: 0, left: reference.left, bottom: 0, right: reference.right)
            : own + UIEdgeInsets(top: reference.top, left: 0, bottom: reference.bottom, right: 0)
    }
}
