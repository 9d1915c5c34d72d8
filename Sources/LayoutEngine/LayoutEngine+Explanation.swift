import ConstraintSolver

/// Queries for tools that explain an item's position and size.
extension LayoutEngine {
    /// A constraint or content size of a layout, with its numbers in the present solution.
    package struct StatedParticipant {
        package let participant: LayoutDiagnostic.Participant
        package let relation: LayoutRelation
        /// In (0, 1000]; 1000 is required.
        package let priority: Float
        /// Points: the distance of an inequality from its limit, or of an equation's first side above its second;
        /// negative if an inequality does not hold.
        package let slack: Double

        package init(participant: LayoutDiagnostic.Participant, relation: LayoutRelation, priority: Float, slack: Double) {
            (self.participant, self.relation, self.priority, self.slack) = (participant, relation, priority, slack)
        }
    }

    /// The participants that decide the sum of some parts of an item's rectangle: autoresizing masks first, then
    /// constraints and content sizes in the order of their installation. Each of them is needed.
    ///
    /// - Complexity: That of eliminating everything connected with the item.
    package func deciding(_ parts: [LayoutPart], of item: any LayoutItem) -> [StatedParticipant] {
        guard let index = existingRecord(of: item) else { return [] }
        let influence = solver.influence(on: parts.map { records[index].variable($0) }, asSum: true)
        let givens = influence.fixedVariables.compactMap(givenParticipant).map {
            StatedParticipant(participant: $0, relation: .equal, priority: 1000, slack: 0)
        }
        let origins = Origins(of: self)
        return givens + influence.constraints.map { stated($0, origins) }
    }

    /// Whether the sum of some parts of an item's rectangle is the same in every optimal layout, even if the parts are
    /// not.
    ///
    /// - Complexity: That of solving everything connected with the item, twice for a sum of several parts.
    package func isDetermined(_ parts: [LayoutPart], of item: any LayoutItem) -> Bool {
        guard let index = existingRecord(of: item) else { return true }
        let variables = parts.map { records[index].variable($0) }
        if variables.allSatisfy(solver.isDetermined) { return true }
        guard variables.count > 1 else { return false }
        let sum = solver.makeVariable()
        let stated = solver.addConstraint(variables.map { Term($0, 1) } + [Term(sum, -1)], .equal, 0)
        defer {
            solver.removeConstraint(stated)
            solver.removeVariable(sum)
        }
        return solver.isDetermined(sum)
    }

    /// The constraints and content sizes that the present solution violates: optional ones, and required ones that were
    /// given up; the highest priority first.
    ///
    /// - Complexity: Linear in the number of terms of all constraints.
    package func missed() -> [StatedParticipant] {
        solver.solve()
        let origins = Origins(of: self)
        let found = origins.constraints.map { stated($0, origins) }.filter(\.isMissed)
        return found.enumerated().sorted { (-$0.element.priority, $0.offset) < (-$1.element.priority, $1.offset) }.map(\.element)
    }

    /// The inequalities that name an item along an axis and are not binding at present, by their slack.
    package func limits(of item: any LayoutItem, _ axis: LayoutAxis) -> [StatedParticipant] {
        guard let index = existingRecord(of: item) else { return [] }
        solver.solve()
        let origins = Origins(of: self)
        let variables = [records[index].variable(.origin(axis)), records[index].variable(.size(axis))]
        let naming = origins.constraints.filter { id in
            if case .constraint = origins[id] {
                solver.statement(of: id).terms.contains { variables.contains($0.variable) }
            } else {
                false
            }
        }
        let loose = naming.map { stated($0, origins) }.filter { $0.relation != .equal && $0.slack > Self.noticeable }
        return loose.enumerated().sorted { ($0.element.slack, $0.offset) < ($1.element.slack, $1.offset) }.map(\.element)
    }

    /// The smallest difference in points that is no rounding error of the solution.
    package static let noticeable = 1e-6

    private func stated(_ id: ConstraintID, _ origins: Origins) -> StatedParticipant {
        let statement = solver.statement(of: id)
        let excess = statement.terms.reduce(-statement.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        return StatedParticipant(
            participant: participant(id, origins), relation: statement.relation, priority: statement.priority,
            slack: statement.relation == .lessThanOrEqual ? -excess : excess)
    }
}

extension LayoutEngine.StatedParticipant {
    @MainActor fileprivate var isMissed: Bool {
        relation == .equal ? abs(slack) > LayoutEngine.noticeable : slack < -LayoutEngine.noticeable
    }
}
