/// Makes the section with an index for an environment. nil for a section with items raises an exception.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The properties that concern all sections of a compositional layout.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public override init() { super.init() }

    /// The direction in which the content grows.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edges to which sections' insets are added, unless a section specifies it; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A layout of sections that are made of groups of items.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    var arranged = CompositionalState()

    /// The properties that concern all sections. Set it again after changing it: changes within are not observed.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// Makes a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Makes a layout whose sections are all alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }
    /// Makes a layout whose sections a closure makes, each time the layout is computed.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Makes a layout whose sections a closure makes, each time the layout is computed.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// The view bounces in the direction in which the content grows, also where all of it is seen, unless the program
    /// says otherwise afterwards.
    override func prepareBouncing(of view: UICollectionView) {
        if configuration.scrollDirection == .vertical {
            view.alwaysBounceVertical = true
        } else {
            view.alwaysBounceHorizontal = true
        }
    }

    /// Returns nil: compositional layouts are not archived.
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
    /// True if the view's size changes or an element is pinned to the visible bounds.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        arranged.pins || newBounds.size != arranged.size
    }
    /// True if the preferred size of an estimated element differs from its present one; stores it.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takesMeasured(preferredAttributes, originalAttributes) }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func mayTakePreferred(_ attributes: UICollectionViewLayoutAttributes) -> Bool { isUnmeasured(attributes) }
    override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { arrangedList(section) }
    override func strips(in rect: CGRect) -> [(section: Int, strip: OrthogonalStrip)] { arrangedStrips(in: rect) }
    override func visibleElementsFound(_ elements: [UICollectionViewLayoutAttributes]) { changeVisible(elements) }
    override func forgetMeasured() { arranged.measured = [:] }
    override func forgetMeasured(_ key: ElementKey) { arranged.measured[key] = nil }
    override func itemsMoved(_ destinations: [IndexPath: IndexPath]) { moveMeasured(destinations) }
}
