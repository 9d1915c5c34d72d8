/// Sections that scroll across the layout's direction, each in a scroll view of its own. Lengths are points.
///
/// The attributes of their elements have the places of an offset of zero, in the coordinates of the collection view.
extension UICollectionView {
    /// Makes the scroll views of the sections in sight, and puts the others aside with their offsets.
    func placeStrips() {
        let wanted = collectionViewLayout.strips(in: bounds)
        guard !wanted.isEmpty || !collectionState.strips.isEmpty else { return }
        let sections = counts.count
        collectionState.strips.removeAll { view in
            let isGone = view.section >= sections
            if isGone { view.removeFromSuperview() }
            return isGone
        }
        for (section, strip) in wanted {
            let view = stripView(section) ?? newStripView(section, strip)
            view.take(strip)
            if view.superview !== self { insertSubview(view, at: backgroundView?.superview === self ? 1 : 0) }
        }
        for view in collectionState.strips where !wanted.contains(where: { $0.section == view.section }) {
            view.stopScrollingAndZooming()
            view.removeFromSuperview()
        }
    }

    func stripView(_ section: Int?) -> OrthogonalScrollView? {
        guard let section else { return nil }
        return collectionState.strips.first { $0.section == section }
    }

    private func newStripView(_ section: Int, _ strip: OrthogonalStrip) -> OrthogonalScrollView {
        let view = OrthogonalScrollView(section, strip)
        view.becomeLayoutUnit()
        collectionState.strips.append(view)
        return view
    }

    /// The cells stand where the strips' offsets want them.
    func stripsPlaced() {
        for view in collectionState.strips { view.placed() }
    }

    /// Forgets all strips and their offsets.
    func dropStrips() {
        for view in collectionState.strips { view.removeFromSuperview() }
        collectionState.strips = []
    }

    /// Moves strips along with their sections, given the old section of each new one.
    func moveStrips(_ sources: [Int?]) {
        collectionState.strips.removeAll { view in
            guard let new = sources.firstIndex(of: view.section) else {
                view.removeFromSuperview()
                return true
            }
            view.section = new
            return false
        }
    }

    /// The visible frame of an element of a strip, in the collection view's coordinates.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let strip = stripView(attributes.strip) else { return attributes.frame }
        return attributes.frame.offsetBy(dx: -strip.contentOffset.x, dy: -strip.contentOffset.y)
    }

    /// The view in which an element's view lies.
    func home(of attributes: UICollectionViewLayoutAttributes) -> UIView { stripView(attributes.strip) ?? self }

    /// The attributes in the coordinates of the view in which the element's view lies.
    func local(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let strip = stripView(attributes.strip)?.strip,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.center = CGPoint(x: copy.center.x - strip.frame.minX, y: copy.center.y - strip.frame.minY)
        return copy
    }

    /// Scrolls a strip so that an item stands where it is asked for, across the layout's direction.
    func scrollStrip(of attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool) {
        guard let view = stripView(attributes.strip) else { return }
        let frame = local(attributes).frame
        var offset = view.contentOffset
        if view.strip.isVertical {
            if position.contains(.left) { offset.x = frame.minX }
            if position.contains(.centeredHorizontally) { offset.x = frame.midX - view.bounds.width / 2 }
            if position.contains(.right) { offset.x = frame.maxX - view.bounds.width }
        } else {
            if position.contains(.top) { offset.y = frame.minY }
            if position.contains(.centeredVertically) { offset.y = frame.midY - view.bounds.height / 2 }
            if position.contains(.bottom) { offset.y = frame.maxY - view.bounds.height }
        }
        let (inset, size) = (view.contentInset, view.contentSize)
        let end = CGPoint(x: size.width + inset.right - view.bounds.width, y: size.height + inset.bottom - view.bounds.height)
        offset = CGPoint(x: max(-inset.left, min(offset.x, end.x)), y: max(-inset.top, min(offset.y, end.y)))
        view.setContentOffset(offset, animated: animated)
    }
}
