/// A layout between two others, as far as a gesture has brought it.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end.
    public let nextLayout: UICollectionViewLayout
    /// The part of the way, from 0 to 1.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }
    private var values: [String: CGFloat] = [:]

    /// Makes a layout at the start of the way.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Returns nil: such layouts are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Sets a value of the program's that goes along with the way.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// A value of the program's; 0 where none was set.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Both layouts

    /// Prepares both layouts, where they are invalid.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            guard layout.needsPreparation else { continue }
            layout.needsPreparation = false
            layout.prepare()
        }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            (currentLayout.needsPreparation, nextLayout.needsPreparation) = (true, true)
        }
        super.invalidateLayout(with: context)
    }

    // MARK: Elements between them

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = CGRect(origin: .zero, size: currentLayout.collectionViewContentSize).union(rect)
        return currentLayout.layoutAttributesForElements(in: all)?.map(between).filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        currentLayout.layoutAttributesForItem(at: indexPath).map(between)
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map(between)
    }

    /// An element on its way; one that the next layout does not have fades where it is.
    private func between(_ start: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let mixed = start.copy() as? UICollectionViewLayoutAttributes else { return start }
        guard let end = end(of: start) else {
            mixed.alpha = between(start.alpha, 0)
            return mixed
        }
        mixed.frame = CGRect(
            x: between(start.frame.minX, end.frame.minX), y: between(start.frame.minY, end.frame.minY),
            width: between(start.frame.width, end.frame.width), height: between(start.frame.height, end.frame.height))
        mixed.alpha = between(start.alpha, end.alpha)
        return mixed
    }

    private func end(of start: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let (kind, path) = (start.representedElementKind ?? "", start.indexPath)
        return switch start.representedElementCategory {
        case .cell: nextLayout.layoutAttributesForItem(at: path)
        case .supplementaryView: nextLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decorationView: nextLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }
}
