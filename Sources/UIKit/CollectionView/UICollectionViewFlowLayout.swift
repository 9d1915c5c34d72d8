/// A layout of lines of items, in sections with headers and footers. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// As ``estimatedItemSize``: the item size is the estimate, and cells are measured.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The edges to which section insets are added.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea, fromLayoutMargins
    }

    public override init() { super.init() }
    /// Makes a layout with default values; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readDocument(into: self, as: UICollectionViewFlowLayout.self)
    }

    var flow = FlowState()

    /// The direction in which the content grows; lines run across it.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The distance between lines; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least distance between the items of a line; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items, unless the delegate gives one; 50 x 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// The size of items until their cells are measured; zero, the default, means that cells are not measured.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            flow.preferredSizes = [:]
            invalidateLayout()
        }
    }
    /// Distances around the lines of a section; zero by default.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// The edges to which section insets are added across the scroll direction; the content insets alone by default.
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// The size of headers: only the length along the scroll direction is used, and 0, the default, means no headers.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The size of footers: only the length along the scroll direction is used, and 0, the default, means no footers.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Whether headers move with the visible bounds while their section is visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers move with the visible bounds while their section is visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        arrange()
    }
    /// A subclass set sizes or spacings after it called `super.prepare()`.
    override func takeChangesOfPreparation() { arrange() }
    open override var collectionViewContentSize: CGSize { flow.contentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { boundaryView(elementKind, indexPath.section) }
    /// True if the view's length across the scroll direction changes or headers or footers are pinned to the visible
    /// bounds.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { dependsOn(newBounds) }
    /// True if the preferred size of an estimated item differs from its present one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takesPreferred(preferredAttributes, originalAttributes) }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { take(preferredAttributes) }

    /// A flow layout measures an item once, and only if its size is estimated.
    override func mayTakePreferred(_ attributes: UICollectionViewLayoutAttributes) -> Bool { isEstimated(attributes) }
    override func forgetMeasured() { flow.preferredSizes = [:] }
    override func forgetMeasured(_ key: ElementKey) { if key.category == .cell { flow.preferredSizes[key.indexPath] = nil } }
    override func itemsMoved(_ destinations: [IndexPath: IndexPath]) { moveMeasured(destinations) }
}
