/// The result of a compositional layout.
struct CompositionalState {
    struct Section {
        /// Along the scroll direction, in points.
        var (start, end): (CGFloat, CGFloat) = (0, 0)
        var elements: [Element] = []
        /// The list that the section is; nil for others.
        var list: ArrangedList?
        /// The strip that scrolls across the layout's direction; nil for sections that do not.
        var strip: OrthogonalStrip?
        /// Who may change the elements in sight, and the room the section was given.
        var visibleItems: (handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, room: LayoutRoom)?
        /// Indices into `elements` by element.
        var places: [ElementKey: Int] = [:]

        mutating func append(_ element: Element) {
            places[element.key] = elements.count
            elements.append(element)
        }
    }

    struct Element {
        var key: ElementKey
        var frame: CGRect
        var zIndex = 0
        /// The axes along which the view determines its length.
        var estimated = (width: false, height: false)
        /// The end of its section at which the element is pinned to the visible bounds.
        var pin: Pin?
        /// Whether the element scrolls with the section's groups.
        var isInStrip = false
    }

    enum Pin { case start, end }

    var sections: [Section] = []
    var contentSize = CGSize.zero
    /// The collection view's size the layout was computed for.
    var size = CGSize.zero
    /// Whether an element is pinned to the visible bounds.
    var pins = false
    /// The sizes that views asked for when they were measured.
    var measured: [ElementKey: CGSize] = [:]
}
