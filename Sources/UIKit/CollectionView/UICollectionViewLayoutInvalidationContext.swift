/// Which parts of a layout must be worked out again. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// Whether everything is, because items were loaded anew.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are asked for again.
    open internal(set) var invalidateDataSourceCounts = false
    /// Added to the content offset.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content size; kept, without effect.
    open var contentSizeAdjustment = CGSize.zero
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// What of a flow layout must be worked out again.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    public override init() { super.init() }

    /// Whether the delegate is asked for sizes and distances again; kept, they always are.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether sizes and distances from the layout's properties are taken again; kept, they always are.
    open var invalidateFlowLayoutAttributes = true
}
