import ConstraintSolver

/// Baselines of content that stands in the middle of an item higher than it. In a lower item, and in one without content, they keep their
/// distance from the edges: frames recorded by Interface Builder are met so, and missed otherwise.
///
/// They are numbers to the solver, worked out from the height of the last solution. Where the height depends on the baseline in turn, as when
/// a baseline is all that holds an item's lower edge, such numbers need not settle: there the content counts as just as high as its item.
extension LayoutEngine {
    /// How far an item's baselines followed its height.
    struct Centering {
        /// The turn in which they last followed it.
        var turn: Int32 = -1
        /// The height they followed, in points.
        var height = 0.0
        /// By how much they lie lower than in an item just as high as its content, in points.
        var overhang = 0.0
        /// Whether they stopped following it in that turn, because it changed when they did.
        var isKept = false
    }

    /// Lets baselines follow the heights that solutions since the last call found, so that another solution may be due.
    ///
    /// Text settles first: what a baseline follows is then the same whether the text had been wrapped before or not.
    package func centreBaselines() {
        let records = waiting
        waiting.removeAll(keepingCapacity: true)
        for record in records { centreBaselines(of: record) }
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
        let height = solver.value(of: records[index].height)
        let details = details(of: index)
        let known = details.centering
        let isKept = known.turn == turn && (known.isKept || known.overhang != 0 && height != known.height)
        details.centering = Centering(
            turn: turn, height: height, overhang: isKept ? 0 : centredOverhang(of: index, height), isKept: isKept)
        if details.centering.overhang != 0 && known.overhang == 0 { overhanging.append(index) }
        if details.centering.overhang != 0 && !hasOverhangs {
            hasOverhangs = true
            noteEdits()
        }
    }

    /// Lets baselines lie as in an item just as high as its content, until the next solution.
    func forgetOverhang(of index: Int32) {
        guard let details = records[index].details, details.centering.overhang != 0 || details.centering.isKept else { return }
        startOver(baselinesOf: index)
        for offset in details.offsets where offset.isBaseline {
            solver.fix(offset.variable, at: value(of: offset.meaning, of: index))
        }
    }

    func startOver(baselinesOf index: Int32) {
        records[index].details?.centering = Centering()
        waiting.append(index)
    }

    private func centredOverhang(of index: Int32, _ height: Double) -> Double {
        let record = records[index]
        let content = record.contentHeight.size.value ?? item(of: index).layoutContentSize(.vertical).value
        guard let content, content > 0 else { return 0 }
        return max(0, height - content) / 2
    }
}

extension LayoutEngine.OffsetVariable {
    var isBaseline: Bool { if case .baseline = meaning { true } else { false } }
}
