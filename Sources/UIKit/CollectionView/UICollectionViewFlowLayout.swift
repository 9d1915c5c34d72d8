/// Lines of items, filled one after the other, in sections with headers and footers. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An estimate that leaves items' sizes to their cells.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// What section insets are measured from.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea, fromLayoutMargins
    }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    var flow = FlowState()

    /// Where the content grows.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// At least, between lines.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// At least, between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// The size of items until their cells are measured; zero for items that are not.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            flow.preferredSizes = [:]
            invalidateLayout()
        }
    }
    /// Around the lines of a section.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Only the length along the scroll direction counts; no headers for zero.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Only the length along the scroll direction counts; no footers for zero.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay in sight while their section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay in sight while their section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        arrange()
    }
    open override var collectionViewContentSize: CGSize { flow.contentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { boundaryView(elementKind, indexPath.section) }
    /// True when the view's length across the scroll direction changes, and while headers or footers stay in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { dependsOn(newBounds) }
    /// True where sizes are estimated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takesPreferred(preferredAttributes, originalAttributes) }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { take(preferredAttributes) }

    /// A flow layout only estimates where it says so, and measures once.
    override func mayTakePreferred(_ attributes: UICollectionViewLayoutAttributes) -> Bool { isEstimated(attributes) }
    override func forgetMeasured() { flow.preferredSizes = [:] }
    override func itemsMoved(_ destinations: [IndexPath: IndexPath]) { moveMeasured(destinations) }
}
