import ConstraintSolver

extension LayoutEngine {
    /// The engine's record of one item: plain values, with a reference to the details that few items have.
    struct Record {
        let container: Int32
        /// The number of items around this one.
        let depth: Int32
        let minX, minY, width, height: Variable
        /// Whether the item scrolls: positions of items inside it are in content coordinates.
        let scrolls: Bool
        var isLive = true
        var insets: LayoutEdges
        var contentWidth = ContentSizeConstraints()
        var contentHeight = ContentSizeConstraints()
        /// The mentions of the item in constraints.
        var mentions = Mentions.Chain()
        private var uncountedDetails: Unmanaged<Details>?

        /// The item's details, if it has any.
        var details: Details? {
            get { uncountedDetails?.takeUnretainedValue() }
            set { uncountedDetails = newValue.map { Unmanaged.passUnretained($0) } }
        }

        init(
            container: Int32, depth: Int32, minX: Variable, minY: Variable, width: Variable,
            height: Variable,
            scrolls: Bool, insets: LayoutEdges
        ) {
            (self.container, self.depth) = (container, depth)
            (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
            (self.scrolls, self.insets) = (scrolls, insets)
        }

        var hasContentSizes: Bool { contentWidth.isInstalled || contentHeight.isInstalled }
        var hasDetails: Bool { uncountedDetails != nil }
        var givens: LayoutGivens { details?.givens ?? .none }
        var offsets: [OffsetVariable] { details?.offsets ?? [] }
        var givenEquations: [GivenEquation] { details?.givenEquations ?? [] }
        var followers: [Int32] { details?.followers ?? [] }
    }

    /// Data that only some items have: given parts, followers, and margins and baselines that constraints name.
    final class Details {
        /// The index among all details, where the engine keeps them alive.
        var place: Int
        var givens = LayoutGivens.none
        /// The givens that replace the item's own in this engine: a scratch engine leaves its root's size free.
        var replacedGivens: LayoutGivens?
        /// The equations of givens that depend on the container if its size is solved for.
        var givenEquations: [GivenEquation] = []
        /// Items whose givens follow this one's size.
        var followers: [Int32] = []
        var offsets: [OffsetVariable] = []
        /// The positions of the baselines in an item higher than its content.
        var centering = Centering()

        init(place: Int) { self.place = place }
    }

    /// The pair of inequalities that keeps a size near that of its content.
    struct ContentSizeConstraints {
        var size = LayoutContentSize(value: nil, hugging: 0, compressionResistance: 0)
        /// The inequalities; meaningless if the size has no value.
        var notLarger = ConstraintID(index: -1)
        var notSmaller = ConstraintID(index: -1)

        /// Whether the two inequalities are there.
        var isInstalled: Bool { size.value != nil }
    }

    /// A margin, a baseline or a scroll offset as a variable with a given value, so that its change needs no new
    /// lowering.
    struct OffsetVariable {
        enum Meaning: Equatable {
            case margin(LayoutAxis, minimum: Bool)
            case baseline(first: Bool)
            case scrollOffset(LayoutAxis)
        }
        var meaning: Meaning
        var variable: Variable

        var isScrollOffset: Bool { if case .scrollOffset = meaning { true } else { false } }
    }

    /// A statement with the numbers of its items.
    struct StatedConstraint {
        var statement: LayoutStatement
        private var uncountedSubtrahends: Unmanaged<LayoutSubtrahends>?
        let source: LayoutConstraintSource
        /// The items that it names; the second is negative if it compares with a number alone.
        let first, second: LayoutItemNumber
        /// The number of the item that holds it.
        let owner: LayoutItemNumber

        @inline(__always)
        init(
            _ statement: LayoutStatement, first: LayoutItemNumber, second: LayoutItemNumber, owner: LayoutItemNumber,
            subtrahends: LayoutSubtrahends?, source: LayoutConstraintSource
        ) {
            (self.statement, self.first, self.second, self.owner) = (statement, first, second, owner)
            self.source = source
            if let subtrahends { uncountedSubtrahends = .passUnretained(subtrahends) } else { uncountedSubtrahends = nil }
        }

        /// The attributes that are subtracted from the sides of a constraint between distances; the engine keeps them
        /// alive.
        var subtrahends: LayoutSubtrahends? {
            get { uncountedSubtrahends?.takeUnretainedValue() }
            set { uncountedSubtrahends = newValue.map { Unmanaged.passUnretained($0) } }
        }

        /// Whether there are subtrahends, without counting references.
        var hasSubtrahends: Bool { uncountedSubtrahends != nil }

        /// Whether it ties something along x to something along y, as far as the attributes show.
        @inline(__always)
        var mixesAxes: Bool { hasSubtrahends || second >= 0 && statement.firstAttribute.axis != statement.secondAttribute.axis }

        @MainActor var namesBaseline: Bool {
            statement.firstAttribute.isBaseline || statement.secondAttribute.isBaseline || subtrahends?.namesBaseline == true
        }
    }

    /// The engine's record of one constraint.
    struct ConstraintRecord {
        var stated: StatedConstraint
        var solverID: ConstraintID
        /// The first of its mentions.
        var mention: Int32 = -1
        /// The sum that lowering added to the stated constant.
        var loweredOffset: Double
        /// The number of the lowering that produced it.
        var lowering: Int32
        /// Whether the stated constant enters the solver with the other sign.
        var isConstantNegated: Bool
        var isLive = true

        /// The solver's constant for a stated constant.
        func constant(_ stated: Double) -> Double { loweredOffset + (isConstantNegated ? -stated : stated) }
    }
}

extension FlatArray {
    /// Appends a record, and quadruples the room if it is full: records are large, and those of a tree are added in one
    /// go.
    @inline(__always)
    mutating func appendRecord(_ record: Element) {
        if isFull { reserve(max(16, 4 * count)) }
        append(record)
    }
}
