import ConstraintSolver

/// Baselines of content that stands in the middle of an item higher than it. In a lower item, and in one without content, they keep their
/// distance from the edges: frames recorded by Interface Builder are met so, and missed otherwise.
///
/// They are numbers to the solver, worked out from the height of the last solution, or before the first one from a height that required
/// constraints state. Where the height depends on the baseline in turn, as when a baseline is all that holds an item's lower edge, such
/// numbers need not settle: there the content counts as just as high as its item. Where a program ties an item's middle besides its baseline, the item is
/// as high as its content; Interface Builder records it so. Where a stack view holds the middle, it records the item stretched.
extension LayoutEngine {
    /// How far an item's baselines followed its height.
    struct Centering {
        /// The turn in which they last followed it.
        var turn: Int32 = -1
        /// The height they followed, in points.
        var height = 0.0
        /// By how much they lie lower than in an item just as high as its content, in points.
        var overhang = 0.0
        /// The overhang before this one, in points.
        var before = 0.0
        /// Whether they stopped following it in that turn, because it changed when they did.
        var isKept = false
    }

    /// Lets baselines follow the heights that solutions since the last call found, so that another solution may be due.
    ///
    /// Text settles first: what a baseline follows is then the same whether the text had been wrapped before or not.
    package func centreBaselines() {
        beginWork()
        defer { endWork() }
        var records: [Int32] = []
        swap(&records, &waiting)
        for record in records { centreBaselines(of: record) }
        records.removeAll(keepingCapacity: true)
        if waiting.isEmpty { waiting = records }
    }

    private func centreBaselines(of index: Int32) {
        let record = records[index]
        guard record.isLive, record.offsets.contains(where: \.isBaseline), item(of: index).layoutCentersContent else { return }
        updateOverhang(of: index)
        for offset in record.offsets where offset.isBaseline {
            solver.fix(offset.variable, at: value(of: offset.meaning, of: index))
        }
    }

    /// Works out by how much the baselines lie lower at the item's present height.
    private func updateOverhang(of index: Int32) {
        let known = details(of: index).centering
        let height = solver.value(of: records[index].height)
        let isSameTurn = known.turn == turn
        guard !isSameTurn || !known.isKept && !SolvedLength.areSame(height, known.height) else { return }
        let content = contentHeight(of: index)
        let centred = centredOverhang(of: content, height)
        var centering = Centering(turn: turn, height: height, overhang: centred, before: known.overhang)
        if isSameTurn && known.overhang != 0 {
            centering.isKept = true
            centering.overhang = isMiddleTied(of: index) ? keptOverhang(of: content, height, after: known) : 0
        }
        take(centering, of: index)
    }

    /// The overhang of baselines that an item's height followed in turn.
    ///
    /// A height that grew by twice what the baselines were lowered belongs to an item whose middle is held, too. Whatever height it has, its content
    /// stays where it is, so that no height meets a constraint on its baseline. It is as high as its content then, as if the constraint were met.
    private func keptOverhang(of content: Double?, _ height: Double, after known: Centering) -> Double {
        guard let content, SolvedLength.areSame(height - known.height, 2 * (known.overhang - known.before)) else { return 0 }
        let heightWithout = height - 2 * known.overhang
        return min(0, content - heightWithout) / 2
    }

    /// Whether a required equation of the program's has a part in where the item's middle lies.
    private func isMiddleTied(of index: Int32) -> Bool {
        !constraints(naming: index) { constraint in
            let stated = constraints[constraint].stated
            let statement = stated.statement
            guard constraints[constraint].isLive, !stated.source.hasMaker, statement.relation == .equal,
                statement.priority >= 1000
            else { return false }
            return stated.first == index && statement.firstAttribute == .centerY
                || stated.second == index && statement.secondAttribute == .centerY
        }.isEmpty
    }

    private func take(_ centering: Centering, of index: Int32) {
        let details = details(of: index)
        if centering.overhang != 0 && details.centering.overhang == 0 { overhanging.append(index) }
        details.centering = centering
    }

    /// Lets baselines that start over follow heights that required constraints state, so that the next solution meets them at once: baselines
    /// of items whose heights are not known yet could contradict the constraints that give the heights.
    ///
    /// - Complexity: linear in the number of items whose heights required constraints equate with those of the items that start over.
    func anticipateHeights() {
        guard hasCentredBaselines else { return }
        for index in waiting {
            let record = records[index]
            guard record.isLive, let details = record.details, details.centering.turn < 0, details.centering.overhang == 0,
                record.offsets.contains(where: \.isBaseline), item(of: index).layoutCentersContent,
                let height = statedHeight(of: index)
            else { continue }
            take(Centering(height: height, overhang: centredOverhang(of: contentHeight(of: index), height)), of: index)
            guard details.centering.overhang != 0 else { continue }
            for offset in record.offsets where offset.isBaseline {
                solver.fix(offset.variable, at: value(of: offset.meaning, of: index))
            }
        }
    }

    /// The height, in points, that a required equation gives the item, or one whose height required equations give this one.
    private func statedHeight(of index: Int32) -> Double? {
        var equated = [index]
        var next = 0
        while next < equated.count {
            let here = equated[next]
            next += 1
            for constraint in constraints(naming: here, where: equatesHeights) {
                let stated = constraints[constraint].stated
                guard stated.first == here || stated.second == here else { continue }
                if stated.second < 0 { return stated.statement.constant }
                let other = stated.first == here ? stated.second : stated.first
                if !equated.contains(other) { equated.append(other) }
            }
        }
        return nil
    }

    /// Whether a constraint is a required equation of a height with a number, or with another height and nothing added.
    private func equatesHeights(_ constraint: Int32) -> Bool {
        let stated = constraints[constraint].stated
        let statement = stated.statement
        guard constraints[constraint].isLive, statement.firstAttribute == .height, statement.relation == .equal,
            statement.priority >= 1000, !stated.hasSubtrahends
        else { return false }
        if stated.second < 0 { return true }
        return statement.secondAttribute == .height && statement.multiplier == 1 && statement.constant == 0
    }

    /// Notes that an item whose baselines follow its height has constraints on them: from then on edits are told from one another.
    func noteCentredBaseline(of index: Int32) {
        guard !hasCentredBaselines, item(of: index).layoutCentersContent else { return }
        hasCentredBaselines = true
        noteEdits()
    }

    /// Lets baselines lie as in an item just as high as its content, until its height is known again.
    func forgetOverhang(of index: Int32) {
        guard let details = records[index].details, details.centering.turn >= 0 || details.centering.overhang != 0 else { return }
        startOver(baselinesOf: index)
        for offset in details.offsets where offset.isBaseline {
            solver.fix(offset.variable, at: value(of: offset.meaning, of: index))
        }
    }

    func startOver(baselinesOf index: Int32) {
        records[index].details?.centering = Centering()
        waiting.append(index)
    }

    /// The height of an item's content, in points; `nil` where it has none.
    private func contentHeight(of index: Int32) -> Double? {
        let height = records[index].contentHeight.size.value ?? item(of: index).layoutContentSize(.vertical).value
        return height.flatMap { $0 > 0 ? $0 : nil }
    }

    private func centredOverhang(of content: Double?, _ height: Double) -> Double { content.map { max(0, height - $0) / 2 } ?? 0 }
}

extension LayoutEngine.OffsetVariable {
    var isBaseline: Bool { if case .baseline = meaning { true } else { false } }
}
