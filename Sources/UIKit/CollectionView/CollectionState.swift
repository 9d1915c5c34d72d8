/// What an element of a collection's layout is, and where.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var indexPath: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
    }

    func isSupplementary(_ kind: String) -> Bool { category == .supplementaryView && self.kind == kind }
}

/// What a collection view keeps beside its properties.
@MainActor
struct CollectionState {
    /// An element that shows.
    struct Shown {
        var key: ElementKey
        var view: UICollectionReusableView
    }

    /// How many items each section has, once that is known.
    var counts: [Int]?
    /// In the order of the layout's attributes.
    var shown: [Shown] = []
    /// Where elements stand in `shown`.
    var places: [ElementKey: Int] = [:]
    /// Views that left their places in the pass under way, and show until it ends.
    var left: [UICollectionReusableView] = []
    var cells = ReusePool<UICollectionViewCell>()
    /// By kind and identifier.
    var views = ReusePool<UICollectionReusableView>()
    /// Sorted.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    var updates: ListChanges?
    var updateDepth = 0
    /// The bounds that the layout was last asked about.
    var knownBounds: CGRect?
    /// The cell that the data source configures once more.
    var reconfigured: UICollectionViewCell?
    var isLayingOut = false
}
