/// The attributes of the layout's elements.
extension UICollectionViewCompositionalLayout {
    private var axes: FlowAxes { FlowAxes(isVertical: configuration.scrollDirection == .vertical) }

    func element(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let (section, index) = place(of: key) else { return nil }
        return attributes(of: arranged.sections[section].elements[index], in: arranged.sections[section])
    }

    private func place(of key: ElementKey) -> (section: Int, index: Int)? {
        let own = key.indexPath.count == 2 ? key.indexPath.section : arranged.sections.count - 1
        guard arranged.sections.indices.contains(own), let index = arranged.sections[own].places[key] else { return nil }
        return (own, index)
    }

    func arrangedList(_ section: Int) -> UICollectionLayoutListConfiguration? {
        arranged.sections.indices.contains(section) ? arranged.sections[section].list?.configuration : nil
    }

    /// - Complexity: O(s + e) for s sections and e elements in the sections that touch the rectangle.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in arranged.sections.enumerated()
        where arranged.pins || section.end >= axes.start(rect) && section.start <= axes.end(rect) {
            let offset = collectionView?.stripView(section.strip == nil ? nil : index)?.contentOffset ?? .zero
            let shifted = rect.offsetBy(dx: offset.x, dy: offset.y)
            for element in section.elements {
                guard element.pin != nil || element.frame.overlaps(element.isInStrip ? shifted : rect) else { continue }
                let attributes = attributes(of: element, in: section)
                if element.isInStrip || attributes.frame.overlaps(rect) { found.append(attributes) }
            }
        }
        return found
    }

    /// The strips that touch a rectangle, by their sections.
    func arrangedStrips(in rect: CGRect) -> [(section: Int, strip: OrthogonalStrip)] {
        arranged.sections.enumerated().compactMap { index, section in
            guard let strip = section.strip, strip.frame.overlaps(rect) else { return nil }
            return (index, strip)
        }
    }

    /// Has the sections' handlers change the elements in sight.
    func changeVisible(_ elements: [UICollectionViewLayoutAttributes]) {
        guard let collectionView else { return }
        for (index, section) in arranged.sections.enumerated() {
            guard let (handler, room) = section.visibleItems else { continue }
            let items = elements.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
            guard !items.isEmpty else { continue }
            let scroller = section.strip == nil ? nil : collectionView.stripView(index)
            handler(items.map(VisibleItem.init), (scroller ?? collectionView).contentOffset, room)
        }
    }

    private func attributes(of element: CompositionalState.Element, in section: CompositionalState.Section)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = makeAttributes(element.key.category, element.key.kind, at: element.key.indexPath)
        attributes.frame = pinned(element, section)
        attributes.zIndex = element.zIndex
        attributes.measuredAxes = element.estimated
        if element.isInStrip { attributes.strip = element.key.indexPath.section }
        attributes.listPlace = section.list?.place(of: element.key)
        return attributes
    }

    /// The element's frame, moved with the visible bounds as far as its section allows.
    private func pinned(_ element: CompositionalState.Element, _ section: CompositionalState.Section) -> CGRect {
        guard let pin = element.pin, let collectionView else { return element.frame }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let (frame, length) = (element.frame, axes.main(element.frame.size))
        let main =
            pin == .start
            ? max(axes.start(frame), min(axes.start(visible), section.end - length))
            : min(axes.start(frame), max(axes.end(visible) - length, section.start))
        return axes.isVertical
            ? CGRect(x: frame.minX, y: main, width: frame.width, height: frame.height)
            : CGRect(x: main, y: frame.minY, width: frame.width, height: frame.height)
    }

    // MARK: Measured sizes

    /// Whether an element asks for a size and was not asked at its present length along the other axis.
    func isUnmeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let (axes, size) = (attributes.measuredAxes, attributes.size)
        guard axes.width || axes.height else { return false }
        guard let measured = arranged.measured[ElementKey(attributes)] else { return true }
        return !axes.width && abs(measured.width - size.width) > 0.01 || !axes.height && abs(measured.height - size.height) > 0.01
    }

    func takesMeasured(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard isUnmeasured(original) else { return false }
        let axes = original.measuredAxes
        arranged.measured[ElementKey(original)] = CGSize(
            width: axes.width ? preferred.size.width : original.size.width,
            height: axes.height ? preferred.size.height : original.size.height)
        return preferred.size != original.size
    }

    /// Moves measured sizes along with their items.
    func moveMeasured(_ destinations: [IndexPath: IndexPath]) {
        guard !arranged.measured.isEmpty else { return }
        var sizes: [ElementKey: CGSize] = [:]
        for (old, new) in destinations {
            sizes[ElementKey(.cell, nil, new)] = arranged.measured[ElementKey(.cell, nil, old)]
        }
        arranged.measured = sizes
    }
}
