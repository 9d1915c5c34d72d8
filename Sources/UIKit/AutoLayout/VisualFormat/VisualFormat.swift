import LayoutEngine

/// A line of the visual format language as values: views in a row or column, with what stands between them.
///
/// - Source: Auto Layout Guide, "Visual Format Language", grammar.
struct VisualFormat: Equatable {
    /// A comparison with a value; several in a list hold together.
    struct Predicate<Value: Equatable>: Equatable {
        var relation = LayoutRelation.equal
        var value: Value
        /// In (0, 1000].
        var priority: Float = 1000
    }

    /// What a width or height is compared with.
    enum Thickness: Equatable {
        case points(Double)
        /// The same dimension of the view with this name.
        case view(String)
    }

    /// What lies between two neighbours.
    enum Connection: Equatable {
        /// Nothing: they touch.
        case flush
        /// A bare `-`.
        case standard
        /// Distances in points.
        case distances([Predicate<Double>])
    }

    struct View: Equatable {
        var name: String
        /// From what stands before the view; nil for a first view with no superview before it.
        var connection: Connection?
        var thickness: [Predicate<Thickness>] = []
        /// Where the text goes on after the view, in UTF-16 units.
        var end: Int
    }

    var axis: NSLayoutConstraint.Axis
    /// One at least.
    var views: [View]
    /// From the last view to the superview; nil when the line ends with the view.
    var closing: Connection?
    /// Where the last part of the text ends, in UTF-16 units.
    var end: Int
}
