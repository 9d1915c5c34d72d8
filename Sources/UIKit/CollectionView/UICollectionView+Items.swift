/// The displayed elements. Lengths are points.
extension UICollectionView {
    /// Maximum number of layout rounds in one pass, each caused by cells that ask for other sizes than estimated.
    private static let maximumRounds = 8

    // MARK: Counts

    /// The number of items in each section.
    var counts: [Int] {
        if let known = collectionState.counts { return known }
        let counts = loadCounts()
        collectionState.counts = counts
        return counts
    }

    func loadCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    func forgetItems() {
        collectionState.reloads += 1
        dropShownViews()
        forgetIndex()
        collectionState.counts = nil
        invalidateEverything()
    }

    func reload() {
        collectionState.prefetching.forget()
        collectionState.selection = []
        collectionState.highlighted = nil
        collectionState.lastFocused = nil
        forgetItems()
        _ = counts
    }

    private func invalidateEverything() {
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.forgetMeasured()
        collectionViewLayout.invalidateLayout(with: context)
    }

    // MARK: Layout

    func layoutChanged(from old: UICollectionViewLayout) {
        guard old !== collectionViewLayout else { return }
        dropStrips()
        collectionViewLayout.collectionView = self
        collectionViewLayout.prepareBouncing(of: self)
        collectionViewLayout.prepareForTransition(from: old)
        old.prepareForTransition(to: collectionViewLayout)
        if old.collectionView === self { old.collectionView = nil }
        for shown in collectionState.shown { shown.view.willTransition(from: old, to: collectionViewLayout) }
        collectionViewLayout.needsPreparation = true
        setNeedsLayout()
        if window != nil { layoutIfNeeded() }
        for shown in collectionState.shown { shown.view.didTransition(from: old, to: collectionViewLayout) }
        takeTargetOffset()
        old.finalizeLayoutTransition()
        collectionViewLayout.finalizeLayoutTransition()
    }

    /// Takes the content offset that layout and delegate want after a change of layout or of items.
    func takeTargetOffset() {
        let byLayout = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        let target = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: byLayout) ?? byLayout
        if target != contentOffset { contentOffset = target }
    }

    func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.contentOffsetAdjustment != .zero {
            let offset = contentOffset
            let shift = context.contentOffsetAdjustment
            contentOffset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
        }
        if context.invalidateDataSourceCounts { collectionState.counts = nil }
        setNeedsLayout()
    }

    /// The layout, prepared.
    var preparedLayout: UICollectionViewLayout {
        prepare()
        return collectionViewLayout
    }

    private func prepare() {
        _ = counts
        guard collectionViewLayout.needsPreparation else { return }
        collectionViewLayout.needsPreparation = false
        collectionViewLayout.prepare()
        if collectionViewLayout.needsPreparation { collectionViewLayout.takeChangesOfPreparation() }
        let size = collectionViewLayout.collectionViewContentSize
        if size != contentSize { contentSize = size }
    }

    func layOutItems() {
        // On a canvas the document places its own elements.
        guard scrollState.settlesOffset, !collectionState.isLayingOut else { return }
        collectionState.isLayingOut = true
        if let view = backgroundView, view.frame != bounds { view.frame = bounds }
        let old = collectionState.knownBounds ?? bounds
        let isAnimated = old != bounds && UIView.inheritedAnimationDuration > 0
        if isAnimated { collectionViewLayout.prepare(forAnimatedBoundsChange: old) }
        invalidateLayoutForChangedBounds()
        for _ in 0..<Self.maximumRounds {
            prepare()
            placeElements()
            if !collectionViewLayout.needsPreparation { break }
        }
        placeSwipe()
        placeIndex()
        for view in collectionState.left { view.isHidden = true }
        collectionState.left = []
        prefetch()
        if isAnimated { collectionViewLayout.finalizeAnimatedBoundsChange() }
        collectionState.isLayingOut = false
    }

    /// Asks the layout whether it depends on bounds that the view is about to get, while it still has the old ones.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)
    func askLayout(about new: CGRect) {
        guard scrollState.settlesOffset, !collectionState.isLayingOut, collectionState.knownBounds != nil, new != bounds
        else { return }
        collectionState.announcedBounds = new
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) {
            collectionState.contexts.append(collectionViewLayout.invalidationContext(forBoundsChange: new))
        }
    }

    /// Invalidates what the layout said of bounds that the view got since the last layout.
    private func invalidateLayoutForChangedBounds() {
        let (known, announced) = (collectionState.knownBounds, collectionState.announcedBounds)
        // Bounds that came by another way are told now.
        if let known, known != bounds, announced != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionState.contexts.append(collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        }
        (collectionState.knownBounds, collectionState.announcedBounds) = (bounds, nil)
        let contexts = collectionState.contexts
        collectionState.contexts = []
        for context in contexts { collectionViewLayout.invalidateLayout(with: context) }
    }

    // MARK: Placing

    private func placeElements() {
        placeStrips()
        let found = bounds.isEmpty ? [] : collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        collectionViewLayout.visibleElementsFound(found)
        var wanted = found.filter { !$0.isHidden && ($0.strip != nil || $0.frame.isSeen(in: bounds)) && exists($0) }
        if let moving = attributesOfMovingItem(besides: wanted) { wanted.append(moving) }
        let keys = Set(wanted.map(ElementKey.init))
        for shown in collectionState.shown where !keys.contains(shown.key) && !departs(shown, isDeleted: false) {
            endDisplaying(shown)
        }
        let old = collectionState.shown
        let places = collectionState.places
        collectionState.shown = []
        collectionState.places = [:]
        let reloads = collectionState.reloads
        for (index, attributes) in wanted.enumerated() {
            let key = ElementKey(attributes)
            let view = places[key].map { old[$0].view } ?? newView(key, attributes)
            if reloads == collectionState.reloads { place(view, key, attributes) } else { putAway(view, key) }
            guard reloads != collectionState.reloads else { continue }
            // The program that was called reloaded the collection, which may not have the other items any more.
            for left in wanted[(index + 1)...] { places[ElementKey(left)].map { endDisplaying(old[$0]) } }
            break
        }
        stripsPlaced()
    }

    private func place(_ view: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        enter(view, attributes)
        collectionState.places[key] = collectionState.shown.count
        collectionState.shown.append(CollectionState.Shown(key: key, view: view))
        view.takePlace(attributes)
        fit(view, attributes)
        apply(displaced(attributes), to: view)
        reportWillDisplay(key, view)
    }

    /// Whether the element's item or section exists.
    private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory != .cell || contains(attributes.indexPath)
    }

    /// Asks the view for its preferred attributes and invalidates the layout if the layout accepts them.
    private func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard collectionViewLayout.mayTakePreferred(attributes) else { return }
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
        let preferred = view.preferredLayoutAttributesFitting(copy)
        guard
            collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    /// Measures a displayed cell whose content changed again in the next layout, if the layout measures cells.
    func contentChanged(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !collectionState.isLayingOut,
            let shown = collectionState.shown.first(where: { $0.view === cell })
        else { return }
        collectionViewLayout.forgetMeasured(shown.key)
        setNeedsLayout()
    }

    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        let local = local(attributes)
        if CATransform3DIsIdentity(local.transform3D) && CATransform3DIsIdentity(view.transform3D) {
            let frame = frame(of: view, in: local.frame)
            if view.frame != frame { view.frame = frame }
        } else {
            view.transform3D = local.transform3D
            view.bounds.size = local.size
            view.center = local.center
        }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        let z = CGFloat(attributes.zIndex)
        if view.layer.zPosition != z { view.layer.zPosition = z }
        view.apply(attributes)
    }

    // MARK: Answers

    /// The view of an element that the last layout displayed.
    func shownView(_ key: ElementKey) -> UICollectionReusableView? {
        collectionState.places[key].map { collectionState.shown[$0].view }
    }

    func shownPath(of view: UICollectionReusableView) -> IndexPath? {
        collectionState.shown.first { $0.view === view }?.key.indexPath
    }

    func path(at point: CGPoint) -> IndexPath? {
        let around = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return preparedLayout.layoutAttributesForElements(in: around)?.first {
            $0.representedElementCategory == .cell && shownFrame(of: $0).contains(point)
        }?.indexPath
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = shownView(ElementKey(.cell, nil, path)) as? UICollectionViewCell else { continue }
            collectionState.reconfigured = cell
            _ = dataSource?.collectionView(self, cellForItemAt: path)
            collectionState.reconfigured = nil
        }
        setNeedsLayout()
    }
}

extension ElementKey {
    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(attributes.representedElementCategory, attributes.representedElementKind, attributes.indexPath)
    }
}
