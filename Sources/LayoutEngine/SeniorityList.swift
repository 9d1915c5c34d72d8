import ConstraintSolver

/// The constraints and content sizes of a tree in the order in which they are kept where priorities and ranks leave a choice: the first is kept.
///
/// It is listed from the tree as it is, so that a layout does not depend on the order of the edits that led to it.
@MainActor
package struct SeniorityList {
    private let engine: LayoutEngine
    /// By the solver's number of a constraint.
    fileprivate private(set) var places: [Int32] = []
    private var next: Int32 = 0
    private var postponed: [ConstraintID] = []
    /// The place of a postponed constraint until all others are listed.
    private static let open: Int32 = -1

    fileprivate init(_ engine: LayoutEngine) { self.engine = engine }

    /// Lists what an item asks for; nothing where the engine does not know it.
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

    /// Lists a constraint; nothing where it was listed before.
    package mutating func append(_ constraint: LayoutConstraintID) { append(engine.constraints[constraint.index].solverID) }

    /// Has a constraint listed after all that are not postponed.
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
    /// Lets the tree say in which order its constraints are kept where there is a choice; the order of installation decides otherwise.
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
