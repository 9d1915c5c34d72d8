/// Changes of items in time: elements go from where they were to where they are, and come and go as the layout says.
/// Lengths are points.
extension UICollectionView {
    /// The state before changes that are animated.
    struct UpdateAnimation {
        /// An element that is not shown any more, whose view stays until the animation is over.
        struct Departed {
            let element: CollectionState.Shown
            /// Whether its item or section is gone; otherwise it is out of sight.
            let isDeleted: Bool
        }

        let update: ListUpdate
        /// The views that were there.
        let poses: [ObjectIdentifier: ViewPose]
        /// The former attributes of elements in or near the visible bounds, by key.
        let places: [ElementKey: UICollectionViewLayoutAttributes]
        let offset: CGPoint
        let reloaded: Set<IndexPath>
        var departed: [Departed] = []

        /// The element's key before the changes; nil for one that is new.
        func source(of key: ElementKey) -> ElementKey? {
            var source = key
            if key.category == .cell {
                guard let path = rowSources[key.indexPath.section][key.indexPath.item], !reloaded.contains(path) else {
                    return nil
                }
                source.indexPath = path
            } else if key.indexPath.count == 2 {
                guard let section = update.sectionSources[key.indexPath.section],
                    !update.changes.reloadedSections.contains(section)
                else { return nil }
                source.indexPath = IndexPath(item: key.indexPath.item, section: section)
            }
            return source
        }

        private let rowSources: [[IndexPath?]]

        @MainActor
        init(_ update: ListUpdate, in view: UICollectionView) {
            (self.update, offset, rowSources) = (update, view.contentOffset, update.rowSources)
            reloaded = Set(update.changes.reloadedRows)
            let views = view.collectionState.shown.map(\.view) + view.collectionState.strips as [UIView]
            poses = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($0), ViewPose($0)) })
            let bounds = view.bounds
            let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
            let found = view.preparedLayout.layoutAttributesForElements(in: near) ?? []
            places = Dictionary(found.map { (ElementKey($0), $0) }) { first, _ in first }
        }
    }

    /// Keeps the view of an element that is not shown any more until the changes are made in time. Returns whether they
    /// are.
    func departs(_ element: CollectionState.Shown, isDeleted: Bool) -> Bool {
        guard collectionState.animation != nil else { return false }
        collectionState.animation?.departed.append(.init(element: element, isDeleted: isDeleted))
        return true
    }

    /// Moves the views from where they were, after the layout of a batch of changes.
    func animateUpdates(_ animation: UpdateAnimation, completion: @escaping (Bool) -> Void) {
        let shift = CGPoint(x: contentOffset.x - animation.offset.x, y: contentOffset.y - animation.offset.y)
        var transition = ListTransition()
        for view in collectionState.strips {
            guard let old = animation.poses[ObjectIdentifier(view)] else { continue }
            transition.add(view, from: old.moved(by: shift), to: ViewPose(view))
        }
        for (key, view) in collectionState.shown.map({ ($0.key, $0.view) }) {
            let own = view.superview === self ? shift : .zero
            if let old = animation.poses[ObjectIdentifier(view)], animation.source(of: key) != nil {
                transition.add(view, from: old.moved(by: own), to: ViewPose(view))
            } else {
                transition.add(view, from: start(of: key, view, animation, own), to: ViewPose(view))
            }
        }
        for departed in animation.departed {
            let view = departed.element.view
            guard let old = animation.poses[ObjectIdentifier(view)] else { continue }
            let start = old.moved(by: view.superview === self ? shift : .zero)
            transition.add(view, from: start, to: end(of: departed, start))
        }
        transition.run {
            self.collectionViewLayout.finalizeCollectionViewUpdates()
        } completion: { [weak self] finished in
            self?.letGo(animation.departed)
            completion(finished)
        }
    }

    /// Takes another layout: with animation, the views go from where they were, and new ones fade in.
    func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard animated, AnimationTime.passes(in: self) else {
            collectionViewLayout = layout
            completion?(true)
            return
        }
        let offset = contentOffset
        let poses = Dictionary(uniqueKeysWithValues: collectionState.shown.map { (ObjectIdentifier($0.view), ViewPose($0.view)) })
        UIView.performWithoutAnimation { collectionViewLayout = layout }
        let shift = CGPoint(x: contentOffset.x - offset.x, y: contentOffset.y - offset.y)
        var transition = ListTransition()
        for view in collectionState.shown.map(\.view) {
            let end = ViewPose(view)
            let start = poses[ObjectIdentifier(view)].map { view.superview === self ? $0.moved(by: shift) : $0 }
            transition.add(view, from: start ?? end.faded, to: end)
        }
        transition.run { completion?($0) }
    }

    /// The state from which a new view is animated.
    private func start(
        of key: ElementKey, _ view: UICollectionReusableView, _ animation: UpdateAnimation, _ shift: CGPoint
    ) -> ViewPose {
        let end = ViewPose(view)
        if let source = animation.source(of: key) {
            return animation.places[source].map { pose(of: $0).moved(by: shift) } ?? end.faded
        }
        return collectionViewLayout.initialAttributes(of: key).map { pose(of: $0) } ?? end.faded
    }

    /// The state to which a removed view is animated.
    private func end(of departed: UpdateAnimation.Departed, _ start: ViewPose) -> ViewPose {
        let key = departed.element.key
        let attributes =
            departed.isDeleted ? collectionViewLayout.finalAttributes(of: key) : collectionViewLayout.attributes(of: key)
        return attributes.map { pose(of: $0) } ?? start.faded
    }

    private func pose(of attributes: UICollectionViewLayoutAttributes) -> ViewPose {
        let local = local(attributes)
        return ViewPose(center: local.center, size: local.size, transform: local.transform3D, alpha: local.alpha)
    }

    private func letGo(_ departed: [UpdateAnimation.Departed]) {
        for element in departed.map(\.element) {
            endDisplaying(element)
            element.view.isHidden = true
        }
    }
}

extension UICollectionViewLayout {
    fileprivate func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let kind = key.kind ?? ""
        return switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
        }
    }

    fileprivate func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let kind = key.kind ?? ""
        return switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
        }
    }

    fileprivate func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let kind = key.kind ?? ""
        return switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
        }
    }
}
