import ConstraintSolver

/// State of a solution besides the constraints: the widths at which text was wrapped, and the heights that baselines
/// followed. Both are found by alternating solutions, which start over near edits, so that a layout does not depend on
/// earlier ones.
extension LayoutEngine {
    /// Records edits from now on. That is needed as soon as there is text that wraps, or a baseline that follows a
    /// height.
    package func noteEdits() {
        notesEdits = true
        solver.noteEdits()
    }

    /// Records that an item's width may have to be solved for again although its content size is the same.
    package func noteEdit(ofWidth item: any LayoutItem) {
        guard notesEdits, let index = existingRecord(of: item) else { return }
        solver.noteEdit(of: records[index].width)
    }

    /// Records that an item's height may change although its content size is the same: baselines near it may follow it.
    package func noteEdit(ofHeight item: any LayoutItem) {
        guard hasCentredBaselines, let index = existingRecord(of: item) else { return }
        solver.noteEdit(of: records[index].height)
    }

    /// Forgets the edits so far, because the solution takes them into account.
    package func forgetEdits() { if notesEdits { solver.forgetEdits() } }

    /// Resets baselines near the edits since the last call to those of items just as high as their content.
    ///
    /// - Returns: The items whose widths are connected by constraints with the edits and, if widths depend on heights,
    ///   also those whose heights are, in the order in which they came into the engine. An item that has both is there
    ///   twice.
    /// - Complexity: Linear in the number of items connected with edits. Edits along y cost nothing if no baseline
    ///   follows a height and no constraint ties a width to a height.
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

    /// Resets baselines that only a constraint connects with variables: as given values they are no part of the edits.
    ///
    /// - Returns: Whether there were such baselines. Everything connected with them starts over then, too.
    private func forgetOverhangs(beside variables: [Variable]) -> Bool {
        let given = solver.givenVariables(beside: variables)
        let known = overhanging.filter { records[$0].isLive && records[$0].details?.centering.overhang ?? 0 != 0 }
        let forgotten = known.filter { records[$0].offsets.contains { $0.isBaseline && given.contains($0.variable) } }
        overhanging = known.filter { !forgotten.contains($0) }
        for record in forgotten { forgetOverhang(of: record) }
        return !forgotten.isEmpty
    }

    /// Whether a variable is a position or size along x; true for margins and baselines, whose axis is not known.
    private func isHorizontal(_ variable: Variable) -> Bool {
        let record = record(of: variable)
        return record < 0 || variable == records[record].minX || variable == records[record].width
    }

    private func record(of variable: Variable) -> Int32 {
        Int(variable.index) < recordOfVariable.count ? recordOfVariable[variable.index] : -1
    }
}
