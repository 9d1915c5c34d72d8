extension UIStackView {
    /// Updates the constraints for the present arrangement; they may be postponed until the tree needs the engine.
    func updateArrangement() {
        if defersArrangement { rankViews() } else { stateArrangementNow() }
    }

    /// Updates the installed constraints for the present arrangement.
    func stateArrangementNow() {
        (needsArrangement, textsMayDiffer, deferredOrder) = (false, false, nil)
        tallest.former = nil
        rankViews()
        noteTexts()
        generatedConstraints.take(over: StackArrangement.constraints(for: self))
        removeIdleGuides()
        baselineViewsMayDiffer()
    }

    /// Ranks the views' contents along the axis: ``StackRecipe/firstTieRank``.
    func rankViews() {
        let (first, items, axis) = (plainRecipe.firstTieRank, items, axis)
        for index in items.indices {
            Unmanaged.passUnretained(items[index].view).borrow { $0.setContentTieRank(first + Int32(index), axis) }
        }
    }

    private var generatedConstraints: GeneratedConstraints {
        if let known = records { return known }
        let made = GeneratedConstraints(heldBy: self)
        records = made
        layoutState.generated = made
        return made
    }

    private func noteTexts() {
        guard alignsBaselines else { return }
        for (index, item) in items.enumerated() {
            let isText = item.view.hasBaseline
            // A view that is asked for its baseline may remove others, which invalidates the arrangement.
            if index < items.count, items[index].view === item.view { items[index].isText = isText }
        }
    }

    // MARK: Guides

    /// The guide that surrounds the visible views across the axis.
    func requireAlignmentSpanner() -> UILayoutGuide {
        if let known = alignmentSpanner { return known }
        let guide = makeGuide(_UILayoutSpacer(), "UISV-alignment-spanner")
        alignmentSpanner = guide
        return guide
    }

    /// The guide that replaces the views along the axis when none is visible.
    func requireOrderingSpanner() -> UILayoutGuide {
        if let known = orderingSpanner { return known }
        let guide = makeGuide(_UILayoutSpacer(), "UISV-ordering-spanner")
        orderingSpanner = guide
        return guide
    }

    /// The guide between the item at the index and the next visible one.
    func requireGap(after index: Int) -> UILayoutGuide {
        if let known = items[index].gap { return known }
        let guide = makeGuide(_UIOLAGapGuide(), "UISV-distributing")
        items[index].gap = guide
        return guide
    }

    private func makeGuide(_ guide: UILayoutGuide, _ identifier: String) -> UILayoutGuide {
        guide.identifier = identifier
        addLayoutGuide(guide)
        return guide
    }

    /// The number of arrangements, from which each gets a mark of its own for the guides that it names.
    @exclusivity(unchecked) private static var arrangements = 0

    /// Removes the guides that the installed constraints do not name.
    private func removeIdleGuides() {
        guard alignmentSpanner != nil || orderingSpanner != nil || ownMarginsGuide != nil || hasGaps else { return }
        Self.arrangements += 1
        let mark = Self.arrangements
        generatedConstraints.markGuides(mark)
        if let guide = ownMarginsGuide, guide.arrangement != mark { removeOwnGuide(.margins) }
        for index in items.indices where items[index].gap != nil { removeIfIdle(&items[index].gap, mark) }
        removeIfIdle(&alignmentSpanner, mark)
        removeIfIdle(&orderingSpanner, mark)
    }

    /// The guide of the margins, if it was made for the arrangement alone.
    private var ownMarginsGuide: UILayoutGuide? {
        layoutState.systemGuides.first { $0.kind == .margins && !$0.isKnown }?.guide
    }

    private var hasGaps: Bool {
        for item in items where item.gap != nil { return true }
        return false
    }

    private func removeIfIdle(_ guide: inout UILayoutGuide?, _ mark: Int) {
        guard let idle = guide, idle.arrangement != mark else { return }
        guide = nil
        removeLayoutGuide(idle)
    }
}
