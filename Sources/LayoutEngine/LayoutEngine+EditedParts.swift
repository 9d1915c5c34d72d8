import ConstraintSolver

/// What the solution depends on besides the constraints: the widths at which text wrapped, and the heights that baselines followed. Both are found
/// by solving in turn, which starts over near what was edited, so that a layout does not depend on those before it.
extension LayoutEngine {
    /// Notes from now on what edits are about, because it matters: there is text that wraps, or a baseline that follows a height.
    package func noteEdits() {
        notesEdits = true
        solver.noteEdits()
    }

    /// Notes that an item's width may have to be found anew although the item asks for the same size as before.
    package func noteEdit(ofWidth item: any LayoutItem) {
        guard notesEdits, let index = existingRecord(of: item) else { return }
        solver.noteEdit(of: records[index].width)
    }

    /// Notes that an item's height may come out differently although the item asks for the same size as before: baselines near it may follow it.
    package func noteEdit(ofHeight item: any LayoutItem) {
        guard hasCentredBaselines, let index = existingRecord(of: item) else { return }
        solver.noteEdit(of: records[index].height)
    }

    /// Forgets the edits so far: the solution takes them into account.
    package func forgetEdits() { if notesEdits { solver.forgetEdits() } }

    /// Lets baselines near what was edited since the last call lie as in items just as high as their content.
    ///
    /// - Returns: The items whose widths are connected by constraints with what was edited, and where widths hang on heights also those whose
    ///   heights are, in the order they came into the engine. An item that has both is there twice.
    /// - Complexity: linear in the number of items connected with edits. Edits along y cost nothing where no baseline follows a height
    ///   and no constraint ties a width to a height.
    package func startOverNearEdits() -> [any LayoutItem] {
        beginWork()
        defer { endWork() }
        lowerConstraintsOnOtherBaselines()
        var items: [any LayoutItem] = []
        while true {
            let variables = solver.takeVariables { mixesAxes || hasCentredBaselines || isHorizontal($0) }
            for variable in variables { startOver(variable, &items) }
            if overhanging.isEmpty || variables.isEmpty || !forgetOverhangs(beside: variables) { return items }
        }
    }

    private func startOver(_ variable: Variable, _ items: inout [any LayoutItem]) {
        let record = record(of: variable)
        guard record >= 0 else { return }
        if variable == records[record].width { items.append(item(of: record)) }
        guard variable == records[record].height else { return }
        forgetOverhang(of: record)
        if mixesAxes { items.append(item(of: record)) }
    }

    /// Lets baselines start over that are connected with variables by a constraint only: as given values they are no part of what was edited.
    ///
    /// - Returns: Whether there were such baselines. What is connected with them starts over then, too.
    private func forgetOverhangs(beside variables: [Variable]) -> Bool {
        let given = solver.givenVariables(beside: variables)
        let known = overhanging.filter { records[$0].isLive && records[$0].details?.centering.overhang ?? 0 != 0 }
        let forgotten = known.filter { records[$0].offsets.contains { $0.isBaseline && given.contains($0.variable) } }
        overhanging = known.filter { !forgotten.contains($0) }
        for record in forgotten { forgetOverhang(of: record) }
        return !forgotten.isEmpty
    }

    /// Whether a variable is a position or size along x. Margins and baselines, of which this is not known, count.
    private func isHorizontal(_ variable: Variable) -> Bool {
        let record = record(of: variable)
        return record < 0 || variable == records[record].minX || variable == records[record].width
    }

    private func record(of variable: Variable) -> Int32 {
        Int(variable.index) < recordOfVariable.count ? recordOfVariable[variable.index] : -1
    }
}
