import RuntimeReflection

/// Places a collection view's elements. This base class has no elements; subclasses provide their attributes.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Makes a collection view bounce as this layout wants it, when it becomes the view's.
    func prepareBouncing(of view: UICollectionView) {}
    /// The layout was invalidated while it prepared itself: computes again what it said of its elements, before the view
    /// asks for them.
    func takeChangesOfPreparation() {}

    public override init() { super.init() }
    /// Makes a layout; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
        coder.readDocument(into: self, as: UICollectionViewLayout.self)
    }

    /// The collection view that uses the layout; nil for none.
    open internal(set) weak var collectionView: UICollectionView?
    /// Whether `prepare` must run before the layout is asked for anything.
    var needsPreparation = true
    var decorationMakers: [String: (CGRect) -> UICollectionReusableView] = [:]

    /// The class of the attributes that the layouts of UIKit make.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts made for invalidations.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Elements

    /// Computes the layout; called after an invalidation, before the layout is asked for anything. Overrides call
    /// super.
    open func prepare() {}
    /// The size of the content, in points; zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of all elements that touch a rectangle in content coordinates; nil unless overridden.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of an item's cell; nil unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a supplementary view; nil unless overridden.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// The attributes of a decoration view; nil unless overridden.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Registers a class of decoration views for a kind; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let type = viewClass as? UICollectionReusableView.Type else { return decorationMakers[elementKind] = nil }
        decorationMakers[elementKind] = { UICollectionReusableView.make(type, frame: $0, reuseIdentifier: elementKind) }
    }

    // MARK: Invalidation

    /// Requests that the layout be computed again in the next layout pass.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }
    /// Requests that the layout be computed again in the next layout pass. All of it is, whatever parts the context
    /// names.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        collectionView?.layoutInvalidated(context)
    }
    /// Whether the layout depends on the content offset or on the view's size; false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// The context for a change of bounds; an empty one unless overridden.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }
    /// Whether the layout uses the attributes that a view prefers; false unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// The context for attributes that a view prefers; an empty one unless overridden.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// The context for items that a finger moves. Nothing calls it: what moves is placed anew whole.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }
    /// The context for items that a finger put down. Nothing calls it: what moves is placed anew whole.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    /// Whether the element should be measured.
    func mayTakePreferred(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
    /// The look of a section's list; nil for sections that are none.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
    /// The sections that scroll across the layout's direction and touch a rectangle.
    func strips(in rect: CGRect) -> [(section: Int, strip: OrthogonalStrip)] { [] }
    /// Called with the elements in sight before they are placed.
    func visibleElementsFound(_ elements: [UICollectionViewLayoutAttributes]) {}
    /// Drops the sizes that views asked for.
    func forgetMeasured() {}
    /// Forgets the size that the view of one element asked for.
    func forgetMeasured(_ key: ElementKey) {}
    /// Called when items moved, with their old and new index paths.
    func itemsMoved(_ destinations: [IndexPath: IndexPath]) {}

    /// New attributes of an element, of the class that the layout names.
    func makeAttributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        guard let type, type != UICollectionViewLayoutAttributes.self else {
            return UICollectionViewLayoutAttributes(category, kind, at: path)
        }
        let attributes = makeInstance(of: type)
        attributes.represent(category, kind, at: path)
        return attributes
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            return UICollectionViewLayoutInvalidationContext()
        }
        return makeInstance(of: type)
    }

    // MARK: Changes

    /// Sets the nib of decoration views of a kind. Nothing is made of it: a class makes them.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
    /// The places at which supplementary views of a kind come by a batch of updates; none unless overridden. Nothing
    /// calls it.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The places at which supplementary views of a kind go by a batch of updates; none unless overridden. Nothing
    /// calls it.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The places at which decoration views of a kind come by a batch of updates; none unless overridden. Nothing calls
    /// it.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The places at which decoration views of a kind go by a batch of updates; none unless overridden. Nothing calls
    /// it.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Called before the elements are placed after a batch of updates; does nothing unless overridden.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the elements were placed after a batch of updates; does nothing unless overridden.
    open func finalizeCollectionViewUpdates() {}
    /// Called before the elements are placed after a change of bounds within an animation; does nothing unless
    /// overridden.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the elements were placed after a change of bounds within an animation; does nothing unless
    /// overridden.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout replaces this one; does nothing unless overridden.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout replaces another one; does nothing unless overridden.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts after one replaced the other; does nothing unless overridden.
    open func finalizeLayoutTransition() {}
    /// The attributes from which an inserted or reloaded item is animated; nil, and unless overridden, it fades in.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes to which a deleted or reloaded item is animated; nil, and unless overridden, it fades out.
    ///
    /// - Parameter itemIndexPath: The item before the update.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes from which a new supplementary view is animated; nil, and unless overridden, it fades in.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes to which a supplementary view that goes is animated; nil, and unless overridden, it fades out.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes from which a new decoration view is animated; nil, and unless overridden, it fades in.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes to which a decoration view that goes is animated; nil, and unless overridden, it fades out.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The content offset after a change of layout or of items; the present one unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    /// The content offset at which a drag comes to rest, before the delegate is asked; the proposed one unless
    /// overridden.
    ///
    /// - Parameter velocity: Points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    )
        -> CGPoint
    { proposedContentOffset }

    // MARK: Moving

    /// Where an item is put down whose middle is at a position; that of the item there unless overridden, or the
    /// present one.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.path(at: position) ?? previousIndexPath
    }
    /// The attributes of the item that the user moves: its own, above others, with the position as the middle.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = copy ?? makeAttributes(.cell, nil, at: indexPath)
        (attributes.center, attributes.zIndex) = (position, attributes.zIndex + Self.zIndexOfMovingItem)
        return attributes
    }
    private static let zIndexOfMovingItem = 1000

    // MARK: Direction

    /// Whether the layout is mirrored in right-to-left interfaces; false unless overridden. Nothing reads it: layouts
    /// mirror themselves.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction the layout is written for; left to right unless overridden. Nothing reads it.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// A change of a collection's items, passed to the layout before elements are placed.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of changes.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionviewupdateitem/action
    public enum Action: Int, Sendable {
        case insert = 0
        case delete, reload, move, none
    }

    /// The item before the update; nil for insertions.
    public let indexPathBeforeUpdate: IndexPath?
    /// The item after the update; nil for deletions.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    public let updateAction: UICollectionViewUpdateItem.Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}
