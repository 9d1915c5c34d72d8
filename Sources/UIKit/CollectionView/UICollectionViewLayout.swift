import MetatypeInstantiation

/// Decides where a collection view's elements lie. Subclasses say what they are; this one has none.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// The view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?
    /// Whether `prepare` must run before anything is asked.
    var needsPreparation = true
    var decorationMakers: [String: () -> UICollectionReusableView] = [:]

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Elements

    /// Works out the layout; called before anything is asked after an invalidation. Overrides call super.
    open func prepare() {}
    /// In points.
    open var collectionViewContentSize: CGSize { .zero }
    /// All elements that touch the rectangle, which is in content coordinates.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Makes decoration views of a class for a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let type = viewClass as? UICollectionReusableView.Type else { return decorationMakers[elementKind] = nil }
        decorationMakers[elementKind] = { UICollectionReusableView.make(type, reuseIdentifier: elementKind) }
    }

    // MARK: Invalidation

    /// Has the layout worked out again in the next layout pass.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        collectionView?.layoutInvalidated(context)
    }
    /// Whether the layout depends on where the view is scrolled to, or on its size; false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }
    /// Whether the layout takes over what a view would like instead; false unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether it makes sense to measure the element.
    func mayTakePreferred(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
    /// Forgets the sizes that views asked for.
    func forgetMeasured() {}
    /// Items have other places now.
    func itemsMoved(_ destinations: [IndexPath: IndexPath]) {}

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            return UICollectionViewLayoutInvalidationContext()
        }
        return makeInstance(of: type)
    }

    // MARK: Changes

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    )
        -> CGPoint
    { proposedContentOffset }

    // MARK: Direction

    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// A change of a collection's items that a layout may prepare for.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// - Source: developer.apple.com/documentation/uikit/uicollectionviewupdateitem/action
    public enum Action: Int, Sendable {
        case insert = 0
        case delete, reload, move, none
    }

    public let indexPathBeforeUpdate: IndexPath?
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: UICollectionViewUpdateItem.Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}
