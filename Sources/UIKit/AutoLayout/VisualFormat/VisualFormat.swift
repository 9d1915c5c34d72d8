import LayoutEngine

/// A line of the visual format language as values, independently of the objects that it names: the constraints that it
/// draws, and the names that it uses.
///
/// All lists are in the order of the text. Positions in the text are in bytes of UTF-8 from its start.
///
/// - Source: Auto Layout Guide, "Visual Format Language", grammar.
struct VisualFormat: Equatable {
    /// A number, or the index of a name.
    enum Value: Equatable {
        case written(Double)
        case named(Int)
    }

    /// A constraint of the line.
    struct Step: Equatable {
        enum Kind: Equatable {
            /// Two neighbours without a connection: they touch.
            case flush
            /// A bare `-`.
            case standard
            /// A distance in points.
            case distance
            /// A width or height in points, or that of a view.
            case size
        }

        var kind: Kind
        /// The view that has the size, or that lies after the distance, by its index among the line's views; their
        /// count for the superview after the last view. The superview also lies before the view of index 0.
        var view: Int
        var relation = LayoutRelation.equal
        var value = Value.written(0)
        /// In (0, 1000] if it is written.
        var priority = Value.written(1000)
    }

    /// A place where the text uses a name.
    struct Use: Equatable {
        enum Meaning: Equatable {
            case view
            /// Points, or the width or height of a view.
            case size
            /// Points.
            case distance
            case priority
        }

        /// The name's index.
        var name: Int
        var meaning: Meaning
        /// The position after the name.
        var end: Int
    }

    struct View: Equatable {
        /// The index of the view's name.
        var name: Int
        /// The position after the view.
        var end: Int
    }

    /// The reason and position of a fault in the text itself.
    struct Fault: Error, Equatable {
        var reason: VisualFormatError.Reason
        var position: Int
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// The names, each once, or again if more than seven others are between.
    var names: [String] = []
    var uses: [Use] = []
    var views: [View] = []
    var steps: [Step] = []
    /// The position after the last part of the text.
    var end = 0
    /// The fault that ended reading, after all of the names that are used.
    var fault: Fault?

    /// Whether a number is a priority that a constraint can have.
    static func isPriority(_ number: Double) -> Bool { Float(number) > 0 && Float(number) <= 1000 }
}
