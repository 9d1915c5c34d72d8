import LayoutEngine

/// A line of the visual format language as values, whatever its names stand for: the constraints that it draws, and the names that it uses.
///
/// All lists are in the order of the text. Places in the text are in bytes of UTF-8 from its start.
///
/// - Source: Auto Layout Guide, "Visual Format Language", grammar.
struct VisualFormat: Equatable {
    /// A number, or the index of the name that is written for it.
    enum Value: Equatable {
        case written(Double)
        case named(Int)
    }

    /// A constraint of the line.
    struct Step: Equatable {
        enum Kind: Equatable {
            /// Nothing lies between two neighbours: they touch.
            case flush
            /// A bare `-`.
            case standard
            /// A distance in points.
            case distance
            /// A width or height in points, or that of a view.
            case size
        }

        var kind: Kind
        /// The view that is as large, or that lies after the distance, by its index among the line's views; their count for the superview
        /// after the last view. The superview also lies before the view of index 0.
        var view: Int
        var relation = LayoutRelation.equal
        var value = Value.written(0)
        /// In (0, 1000] where it is written.
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
        /// Where the name ends.
        var end: Int
    }

    struct View: Equatable {
        /// The index of the view's name.
        var name: Int
        /// Where the text goes on after the view.
        var end: Int
    }

    /// What is wrong with the text itself, and where.
    struct Fault: Error, Equatable {
        var reason: VisualFormatError.Reason
        var position: Int
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// Each name once, or again where more than seven others stand between.
    var names: [String] = []
    var uses: [Use] = []
    var views: [View] = []
    var steps: [Step] = []
    /// Where the last part of the text ends.
    var end = 0
    /// What stopped reading, after all of the names that are used.
    var fault: Fault?

    /// Whether a number is a priority that a constraint can have.
    static func isPriority(_ number: Double) -> Bool { Float(number) > 0 && Float(number) <= 1000 }
}
