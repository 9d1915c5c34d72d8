import ConstraintSolver

/// Baselines of content that is centred in an item higher than it. In a lower item, and in one without content,
/// baselines keep their distance from the edges: this agrees with frames recorded by Interface Builder.
///
/// Baselines are given values in the solver, computed from the height of the last solution, or before the first one
/// from a height that required constraints state. If the height depends on the baseline in turn, for example if only a
/// baseline holds an item's lower edge, such values need not settle: the content then counts as just as high as its
/// item. If a program constrains an item's centre besides its baseline, the item is as high as its content, as
/// Interface Builder records it. If a stack view constrains the centre, the item is stretched.
extension LayoutEngine {
    /// The state of an item's baselines that follow its height.
    struct Centering {
        /// The last turn in which they followed it.
        var turn: Int32 = -1
        /// The height they followed, in points.
        var height = 0.0
        /// The distance by which they are lower than in an item just as high as its content, in points.
        var overhang = 0.0
        /// The overhang before this one, in points.
        var before = 0.0
        /// Whether they stopped following it in that turn, because it depends on them.
        var isKept = false
    }

    /// Lets baselines follow the heights that solutions since the last call found, so that another solution may be due.
    ///
    /// The pass settles text first, so that baselines follow the same heights whether or not the text had been wrapped
    /// before.
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

    /// Computes the overhang at the item's present height.
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

    /// The overhang of baselines if the item's height depends on them in turn.
    ///
    /// A height that grew by twice the distance by which the baselines were lowered belongs to an item whose centre is
    /// held, too. At any height its content stays in place, so that no height satisfies a constraint on its baseline.
    /// It is as high as its content then, as if the constraint were satisfied.
    private func keptOverhang(of content: Double?, _ height: Double, after known: Centering) -> Double {
        guard let content, SolvedLength.areSame(height - known.height, 2 * (known.overhang - known.before)) else { return 0 }
        let heightWithout = height - 2 * known.overhang
        return min(0, content - heightWithout) / 2
    }

    /// Whether a required equation of the program names the item's vertical centre.
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

    /// Lets baselines that were reset follow heights that required constraints state, so that the next solution uses
    /// them at once: otherwise they could contradict the constraints that give the heights.
    ///
    /// - Complexity: Linear in the number of items whose heights required constraints equate with those of the items
    ///   that were reset.
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

    /// The height, in points, that a required equation gives the item, or one that is as high by required equations: of
    /// the heights, or of the tops and of the bottoms.
    private func statedHeight(of index: Int32) -> Double? {
        var equated = [index]
        var next = 0
        while next < equated.count {
            let here = equated[next]
            next += 1
            if let height = ownHeight(of: here) { return height }
            for other in equals(of: here, by: .height) + spans(of: here) where !equated.contains(other) { equated.append(other) }
        }
        return nil
    }

    /// The items whose top and whose bottom required equations give the item, except for those whose contents these are.
    private func spans(of index: Int32) -> [Int32] {
        let bottoms = equals(of: index, by: .bottom)
        return equals(of: index, by: .top).filter {
            bottoms.contains($0) && item(of: $0).layoutContentItem(seenFrom: item(of: index)) == nil
                && item(of: index).layoutContentItem(seenFrom: item(of: $0)) == nil
        }
    }

    /// The number that a required equation gives for the item's height.
    private func ownHeight(of index: Int32) -> Double? {
        let own = constraints(naming: index) { constraints[$0].stated.second < 0 && isRequiredEquation($0, of: .height) }
        return own.first.map { constraints[$0].stated.statement.constant }
    }

    /// The items whose attribute a required equation gives the same value as this item's, with nothing added.
    private func equals(of index: Int32, by attribute: LayoutAttribute) -> [Int32] {
        constraints(naming: index) { constraint in
            let stated = constraints[constraint].stated
            let statement = stated.statement
            return stated.second >= 0 && isRequiredEquation(constraint, of: attribute) && statement.secondAttribute == attribute
                && statement.multiplier == 1 && statement.constant == 0
        }.compactMap { constraint in
            let stated = constraints[constraint].stated
            return stated.first == index ? stated.second : stated.second == index ? stated.first : nil
        }
    }

    private func isRequiredEquation(_ constraint: Int32, of attribute: LayoutAttribute) -> Bool {
        let stated = constraints[constraint].stated
        return constraints[constraint].isLive && stated.statement.firstAttribute == attribute
            && stated.statement.relation == .equal && stated.statement.priority >= 1000 && !stated.hasSubtrahends
    }

    /// Notes that constraints name a baseline that follows its item's height: from then on edits are recorded.
    func noteCentredBaseline(of index: Int32) {
        guard !hasCentredBaselines, item(of: index).layoutCentersContent else { return }
        hasCentredBaselines = true
        noteEdits()
    }

    /// Resets baselines to those of an item just as high as its content, until its height is known again.
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

    /// The height of an item's content, in points; `nil` if it has none.
    private func contentHeight(of index: Int32) -> Double? {
        let height = records[index].contentHeight.size.value ?? item(of: index).layoutContentSize(.vertical).value
        return height.flatMap { $0 > 0 ? $0 : nil }
    }

    private func centredOverhang(of content: Double?, _ height: Double) -> Double { content.map { max(0, height - $0) / 2 } ?? 0 }
}

extension LayoutEngine.OffsetVariable {
    var isBaseline: Bool { if case .baseline = meaning { true } else { false } }
}
