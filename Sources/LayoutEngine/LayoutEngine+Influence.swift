import ConstraintSolver

/// A query for debugging: the constraints that decide an item's rectangle.
extension LayoutEngine {
    /// The participants that decide an item's position and size along an axis: autoresizing masks first, then
    /// constraints and content sizes in the order of their installation.
    ///
    /// - Complexity: that of eliminating everything connected with the item.
    package func decidingParticipants(of item: any LayoutItem, _ axis: LayoutAxis) -> [LayoutDiagnostic.Participant] {
        guard let index = existingRecord(of: item) else { return [] }
        let record = records[index]
        let influence = solver.influence(on: [record.variable(.origin(axis)), record.variable(.size(axis))])
        return influence.fixedVariables.compactMap(givenParticipant) + participants(once: influence.constraints)
    }

    /// The autoresizing mask or the prescribed size that a given value belongs to; `nil` for margins, baselines and
    /// roots, whose size is no view's doing.
    func givenParticipant(_ variable: Variable) -> LayoutDiagnostic.Participant? {
        guard let (index, part) = meaning(of: variable), records[index].container >= 0 else { return nil }
        return item(of: index).layoutGivenSource(part).map { .constraint($0) }
    }

    /// The participants of constraints; a content size, which is two constraints, appears once.
    private func participants(once ids: [ConstraintID]) -> [LayoutDiagnostic.Participant] {
        let origins = Origins(of: self)
        var contents: [(record: Int32, axis: LayoutAxis)] = []
        return ids.compactMap { id in
            switch origins[id] {
            case .none: return nil
            case .contentSize(let record, let axis) where contents.contains { $0 == (record, axis) }: return nil
            case .contentSize(let record, let axis): contents.append((record, axis))
            case .constraint, .given: break
            }
            return participant(id, origins)
        }
    }

    /// The number of an item's variable in this engine, as traces show it, from 1.
    package func variableNumber(of attribute: LayoutAttribute, of item: any LayoutItem) -> Int {
        guard let index = existingRecord(of: item) else { return 0 }
        let record = records[index]
        switch attribute {
        case .left: return Int(record.minX.index) + 1
        case .top: return Int(record.minY.index) + 1
        case .width: return Int(record.width.index) + 1
        default: return Int(record.height.index) + 1
        }
    }
}
