/// The attributes of the layout's elements.
extension UICollectionViewFlowLayout {
    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, flow.sections.indices.contains(path.section),
            flow.sections[path.section].frames.indices.contains(path.item)
        else { return nil }
        let attributes = makeAttributes(.cell, nil, at: path)
        attributes.frame = flow.sections[path.section].frames[path.item]
        return attributes
    }

    func boundaryView(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
        guard flow.sections.indices.contains(section) else { return nil }
        let isFooter = kind == UICollectionView.elementKindSectionFooter
        guard isFooter || kind == UICollectionView.elementKindSectionHeader else { return nil }
        let frame = isFooter ? flow.sections[section].footer : flow.sections[section].header
        let attributes = makeAttributes(.supplementaryView, kind, at: IndexPath(item: 0, section: section))
        attributes.frame = pinned(frame, section, isFooter)
        if pins(isFooter) { attributes.zIndex = 10 }
        return attributes
    }

    /// - Complexity: O(log n + k) for n lines and k elements found.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (start, end) = (axes.start(rect), axes.end(rect))
        var found: [UICollectionViewLayoutAttributes] = []
        var section = Self.first(flow.sections.count) { flow.sections[$0].end >= start }
        while section < flow.sections.count, flow.sections[section].start < end {
            found += elements(of: section, start, end, rect)
            section += 1
        }
        return found
    }

    private func elements(of section: Int, _ start: CGFloat, _ end: CGFloat, _ rect: CGRect) -> [UICollectionViewLayoutAttributes]
    {
        var found: [UICollectionViewLayoutAttributes] = []
        if let header = shownBoundaryView(UICollectionView.elementKindSectionHeader, section, rect) { found.append(header) }
        let lines = flow.sections[section].lines
        var line = Self.first(lines.count) { lines[$0].end >= start }
        while line < lines.count, lines[line].start < end {
            for index in lines[line].items {
                let frame = flow.sections[section].frames[index]
                guard frame.overlaps(rect), let item = item(at: IndexPath(item: index, section: section)) else { continue }
                found.append(item)
            }
            line += 1
        }
        if let footer = shownBoundaryView(UICollectionView.elementKindSectionFooter, section, rect) { found.append(footer) }
        return found
    }

    /// A header or footer that has a length and overlaps a rectangle.
    private func shownBoundaryView(_ kind: String, _ section: Int, _ rect: CGRect) -> UICollectionViewLayoutAttributes? {
        boundaryView(kind, section).flatMap { axes.main($0.size) > 0 && $0.frame.overlaps(rect) ? $0 : nil }
    }

    /// The first index that fulfils a condition, which all later ones fulfil, too.
    private static func first(_ count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Pinning

    private func pins(_ isFooter: Bool) -> Bool { isFooter ? sectionFootersPinToVisibleBounds : sectionHeadersPinToVisibleBounds }

    /// The frame of a header or footer, moved with the visible bounds as far as its section allows.
    private func pinned(_ frame: CGRect, _ section: Int, _ isFooter: Bool) -> CGRect {
        guard pins(isFooter), let collectionView else { return frame }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let length = axes.main(frame.size)
        let (start, end) = (flow.sections[section].start, flow.sections[section].end)
        let other = isFooter ? flow.sections[section].header : flow.sections[section].footer
        let reserved = axes.main(other.size)
        let main =
            isFooter
            ? min(axes.start(frame), max(axes.end(visible) - length, start + reserved))
            : max(axes.start(frame), min(axes.start(visible), end - reserved - length))
        return axes.rect(main: main, cross: 0, frame.size)
    }

    func dependsOn(_ bounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        let inset = collectionView.adjustedContentInset
        return axes.cross(bounds.size) - axes.crossBefore(inset) - axes.crossAfter(inset) != flow.cross
    }

    // MARK: Measured sizes

    /// Whether the size of an element is an estimate that no measured size has replaced yet.
    func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .cell && estimatedItemSize != .zero
            && flow.preferredSizes[attributes.indexPath] == nil
    }

    func takesPreferred(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard isEstimated(original) else { return false }
        flow.preferredSizes[original.indexPath] = original.size
        return preferred.size != original.size
    }

    func take(_ preferred: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        flow.preferredSizes[preferred.indexPath] = preferred.size
        let context = makeContext()
        context.invalidateItems(at: [preferred.indexPath])
        return context
    }

    /// Moves measured sizes along with their items.
    func moveMeasured(_ destinations: [IndexPath: IndexPath]) {
        guard !flow.preferredSizes.isEmpty else { return }
        var sizes: [IndexPath: CGSize] = [:]
        for (old, new) in destinations { sizes[new] = flow.preferredSizes[old] }
        flow.preferredSizes = sizes
    }
}
