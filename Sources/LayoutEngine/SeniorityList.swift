import ConstraintSolver

/// The seniority of the constraints and content sizes of a tree: if priorities and ranks leave a choice, the first in
/// this order is kept.
///
/// The order is that of the tree in its present state, so that a layout does not depend on the order of earlier edits.
@MainActor
package struct SeniorityList {
    private let engine: LayoutEngine
    /// The places by the solver's number of a constraint.
    fileprivate private(set) var places: [Int32] = []
    private var next: Int32 = 0
    private var postponed: [ConstraintID] = []
    /// The place of a postponed constraint until all others are listed.
    private static let open: Int32 = -1

    fileprivate init(_ engine: LayoutEngine) { self.engine = engine }

    /// Lists an item's content size and givens, if the engine knows the item.
    package mutating func append(_ item: any LayoutItem) {
        guard let index = engine.existingRecord(of: item) else { return }
        let record = engine.records[index]
        for size in [record.contentWidth, record.contentHeight] where size.isInstalled {
            append(size.notLarger)
            append(size.notSmaller)
        }
        guard record.hasDetails else { return }
        for part in LayoutPart.allCases { record.givenEquations.first { $0.part == part }.map { append($0.id) } }
    }

    /// Lists a constraint, unless it was listed before.
    package mutating func append(_ constraint: LayoutConstraintID) { append(engine.constraints[constraint.index].solverID) }

    /// Postpones a constraint until all others are listed.
    package mutating func postpone(_ constraint: LayoutConstraintID) {
        let id = engine.constraints[constraint.index].solverID
        guard isOpen(id) else { return }
        places[Int(id.index)] = Self.open
        postponed.append(id)
    }

    private mutating func append(_ id: ConstraintID) { if isOpen(id) { take(id) } }

    private mutating func take(_ id: ConstraintID) {
        places[Int(id.index)] = next
        next += 1
    }

    private mutating func isOpen(_ id: ConstraintID) -> Bool {
        while places.count <= Int(id.index) { places.append(.max) }
        return places[Int(id.index)] == .max
    }

    fileprivate mutating func listPostponed() { for id in postponed { take(id) } }
}

extension LayoutEngine {
    /// Sets the order in which constraints are kept if there is a choice; without it, the order of installation
    /// decides.
    package func keepsInOrder(of list: @escaping (inout SeniorityList) -> Void) {
        solver.placesInOrder = { [unowned self] in
            MainActor.assumeIsolated {
                var seniority = SeniorityList(self)
                list(&seniority)
                seniority.listPostponed()
                return seniority.places
            }
        }
    }
}
