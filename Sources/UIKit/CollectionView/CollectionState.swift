/// Identifies an element of a collection's layout.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var indexPath: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
    }

    func isSupplementary(_ kind: String) -> Bool { category == .supplementaryView && self.kind == kind }
}

/// The state a collection view keeps beside its public properties.
@MainActor
struct CollectionState {
    /// An element with a view.
    struct Shown {
        var key: ElementKey
        var view: UICollectionReusableView
    }

    /// The number of items in each section; nil until it is loaded.
    var counts: [Int]?
    /// In the order of the layout's attributes.
    var shown: [Shown] = []
    /// Indices into `shown` by element.
    var places: [ElementKey: Int] = [:]
    /// Views whose elements left the screen in the present pass; they are hidden when it ends.
    var left: [UICollectionReusableView] = []
    /// The number of times that all displayed views were dropped because of other data.
    var reloads = 0
    var cells = ReusePool<UICollectionViewCell>()
    /// Keyed by kind and identifier.
    var views = ReusePool<UICollectionReusableView>()
    /// Sorted.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    /// The item that had the focus last.
    var lastFocused: IndexPath?
    /// The selection that two fingers are making.
    var multipleSelection: MultipleSelection?
    var updates: ListChanges?
    var updateDepth = 0
    /// The completions of the open batch, called when its changes are made, animated or at once.
    var updateCompletions: [(Bool) -> Void] = []
    /// While changes are made in time: the state before them.
    var animation: UICollectionView.UpdateAnimation?
    /// The items announced before they are scrolled to.
    var prefetching = ListPrefetching()
    /// The titles of the index, as the data source gave them; nil until it is asked.
    var indexTitles: [String]?
    var index: SectionIndexView?
    /// The scroll views of sections that scroll across the layout's direction.
    var strips: [OrthogonalScrollView] = []
    /// The item that the user moves.
    var moving: UICollectionView.MovingItem?
    /// The place at which items make room for a dragged one.
    var gap: ItemDisplacement?
    /// The exchange of layouts that the program drives.
    var exchange: UICollectionView.LayoutExchange?
    /// The bounds of the last layout.
    var knownBounds: CGRect?
    /// The bounds that the layout was asked about since then, before the view got them.
    var announcedBounds: CGRect?
    /// The contexts that describe what these bounds invalidate.
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    /// The cell that the data source is configuring again.
    var reconfigured: UICollectionViewCell?
    var isLayingOut = false
    /// The row that stands aside.
    var swipe: RowSwipe?
    /// The attributes of the element for which a view is being made or dequeued.
    var awaited: UICollectionViewLayoutAttributes?
}
