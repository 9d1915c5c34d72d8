/// Describes which parts of a layout are to be computed again. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// Whether the whole layout is invalid because data was reloaded.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are loaded again.
    open internal(set) var invalidateDataSourceCounts = false
    /// Added to the content offset at the invalidation.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content size. It reads back what was set; nothing here depends on it.
    open var contentSizeAdjustment = CGSize.zero
    /// The former index paths of items that are being moved; nil while none are.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The destinations of items that are being moved; nil while none are.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The position of the finger that moves items, in the collection's coordinates.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
    /// The invalid items, for layouts that read them; nil if none were named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalid supplementary views by kind, for layouts that read them; nil if none were named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalid decoration views by kind, for layouts that read them; nil if none were named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Adds items to the invalid ones.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Adds supplementary views to the invalid ones.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// Adds decoration views to the invalid ones.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// Describes which parts of a flow layout are to be computed again.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    public override init() { super.init() }

    /// Whether the delegate is asked for sizes and distances again. It reads back what was set; that is always so.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the layout's own sizes and distances are read again. It reads back what was set; that always happens.
    open var invalidateFlowLayoutAttributes = true
}
