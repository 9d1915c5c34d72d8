/// What a compositional layout came out as.
struct CompositionalState {
    struct Section {
        /// Along the scroll direction, in points.
        var (start, end): (CGFloat, CGFloat) = (0, 0)
        var elements: [Element] = []
        /// Where each stands in `elements`.
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
        /// The axes along which the view says how long it is.
        var estimated = (width: false, height: false)
        /// Which end of its section it stays in sight at.
        var pin: Pin?
    }

    enum Pin { case start, end }

    var sections: [Section] = []
    var contentSize = CGSize.zero
    /// The collection view's size that the layout is for.
    var size = CGSize.zero
    /// Whether some element stays in sight.
    var pins = false
    /// The sizes that views asked for.
    var measured: [ElementKey: CGSize] = [:]
}
