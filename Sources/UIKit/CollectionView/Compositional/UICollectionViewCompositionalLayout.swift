/// Makes the section of a number, for a place; nil results for none end the program.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What all sections of a compositional layout share.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public override init() { super.init() }

    /// Where the content grows.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What sections' insets are measured from.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// Sections made of groups of items.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    var arranged = CompositionalState()

    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// All sections alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }
    /// Each section as the closure says; it is asked whenever the layout is worked out.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    func section(_ index: Int, _ room: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        guard let section = provider(index, room) else {
            raise(
                "NSInternalInconsistencyException",
                "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. "
                    + "This is a client error.")
        }
        return section
    }

    open override func prepare() {
        super.prepare()
        arrange()
    }
    open override var collectionViewContentSize: CGSize { arranged.contentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        element(ElementKey(.cell, nil, indexPath))
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { element(ElementKey(.supplementaryView, elementKind, indexPath)) }
    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { element(ElementKey(.decorationView, elementKind, indexPath)) }
    /// True when the view's size changes, and while headers or footers stay in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        arranged.pins || newBounds.size != arranged.size
    }
    /// True where sizes are estimated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takesMeasured(preferredAttributes, originalAttributes) }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func mayTakePreferred(_ attributes: UICollectionViewLayoutAttributes) -> Bool { isUnmeasured(attributes) }
    override func forgetMeasured() { arranged.measured = [:] }
    override func itemsMoved(_ destinations: [IndexPath: IndexPath]) { moveMeasured(destinations) }
}
