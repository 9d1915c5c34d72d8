import ConstraintSolver

/// The origin of each constraint of the solver. It is computed when a conflict or an influence is reported, since
/// nothing else needs it.
@MainActor
struct Origins {
    enum Origin {
        case none
        case constraint(Int32)
        case contentSize(Int32, LayoutAxis)
        case given(Int32, LayoutPart)
    }

    private var origins: [Origin] = []

    init(of engine: LayoutEngine) {
        for index in engine.constraints.indices.lazy.map({ Int32($0) }) where engine.constraints[index].isLive {
            add(.constraint(index), of: engine.constraints[index].solverID)
        }
        for index in engine.records.indices.lazy.map({ Int32($0) }) where engine.records[index].isLive {
            for axis in LayoutAxis.allCases { add(.contentSize(index, axis), of: engine.records[index].contentSize(axis)) }
            for equation in engine.records[index].givenEquations { add(.given(index, equation.part), of: equation.id) }
        }
    }

    private mutating func add(_ origin: Origin, of size: LayoutEngine.ContentSizeConstraints) {
        guard size.isInstalled else { return }
        add(origin, of: size.notLarger)
        add(origin, of: size.notSmaller)
    }

    private mutating func add(_ origin: Origin, of id: ConstraintID) {
        while origins.count <= Int(id.index) { origins.append(.none) }
        origins[Int(id.index)] = origin
    }

    /// The constraints that have an origin, in the order of their ids.
    var constraints: [ConstraintID] {
        origins.indices.lazy.map { ConstraintID(index: Int32($0)) }.filter { id in
            if case .none = self[id] { false } else { true }
        }
    }

    subscript(_ id: ConstraintID) -> Origin { Int(id.index) < origins.count ? origins[Int(id.index)] : .none }
}
