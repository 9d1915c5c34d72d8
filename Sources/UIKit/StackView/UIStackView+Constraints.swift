extension UIStackView {
    /// Brings the installed constraints in line with the arrangement.
    func updateArrangement() {
        needsArrangement = false
        rankViews()
        noteTexts()
        install(StackArrangement.constraints(for: self))
        removeIdleGuides()
        baselineViewsMayDiffer()
    }

    /// Among equals along the axis, earlier views give way first. A view of rank 0 takes whatever room is left, where gaps cannot.
    private func rankViews() {
        let first: Int32 = distribution == .equalSpacing || distribution == .equalCentering ? 1 : 0
        for (index, item) in items.enumerated() { item.view.setContentTieRank(first + Int32(index), axis) }
    }

    private func noteTexts() {
        guard alignsBaselines else { return }
        for index in items.indices { items[index].isText = items[index].view.hasBaseline }
    }

    // MARK: Taking over a plan

    /// Keeps what is installed and still called for, removes the rest, and adds what is missing.
    private func install(_ planned: [StackConstraint]) {
        let kept = installed.filter { $0.constraint.isActive }
        let (prefix, suffix) = Self.commonEnds(kept, planned)
        var reusable: [StackConstraint.Key: NSLayoutConstraint] = [:]
        for old in kept[prefix..<(kept.count - suffix)] { reusable[old.key] = old.constraint }
        var result = zip(kept[..<prefix], planned).map(Self.update)
        let middle = planned[prefix..<(planned.count - suffix)]
        let matches = middle.map { reusable.removeValue(forKey: $0.key) }
        for old in kept[prefix..<(kept.count - suffix)].reversed() where reusable[old.key] === old.constraint {
            old.constraint.isActive = false
        }
        for (plan, match) in zip(middle, matches) { result.append(match.map { Self.update($0, to: plan) } ?? add(plan)) }
        result += zip(kept.suffix(suffix), planned.suffix(suffix)).map(Self.update)
        installed = result
    }

    /// How many constraints at the beginning and at the end are the same in both.
    private static func commonEnds(_ old: [InstalledStackConstraint], _ new: [StackConstraint]) -> (prefix: Int, suffix: Int) {
        let shorter = min(old.count, new.count)
        let prefix = (0..<shorter).first { old[$0].key != new[$0].key } ?? shorter
        let rest = shorter - prefix
        let suffix = (0..<rest).first { old[old.count - 1 - $0].key != new[new.count - 1 - $0].key } ?? rest
        return (prefix, suffix)
    }

    private static func update(_ old: InstalledStackConstraint, to plan: StackConstraint) -> InstalledStackConstraint {
        update(old.constraint, to: plan)
    }

    private static func update(_ constraint: NSLayoutConstraint, to plan: StackConstraint) -> InstalledStackConstraint {
        constraint.constant = plan.constant
        constraint.priority = plan.priority
        return InstalledStackConstraint(key: plan.key, constraint: constraint)
    }

    private func add(_ plan: StackConstraint) -> InstalledStackConstraint {
        let constraint = plan.makeConstraint()
        let holder = plan.identifier == .ambiguitySuppression ? plan.first as? UIView : nil
        (holder ?? self).addConstraint(constraint)
        return InstalledStackConstraint(key: plan.key, constraint: constraint)
    }

    // MARK: Guides

    /// The guide that surrounds the visible views across the axis.
    func requireAlignmentSpanner() -> UILayoutGuide {
        if let known = alignmentSpanner { return known }
        let guide = makeGuide(_UILayoutSpacer(), "UISV-alignment-spanner")
        alignmentSpanner = guide
        return guide
    }

    /// The guide that stands for the views along the axis when none is visible.
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

    /// Removes the guides that the present constraints do not name.
    private func removeIdleGuides() {
        var named = Set<ObjectIdentifier>()
        for entry in installed where entry.constraint.firstItem is UILayoutGuide { named.insert(entry.key.first) }
        for index in items.indices {
            removeIfIdle(&items[index].gap, named)
        }
        removeIfIdle(&alignmentSpanner, named)
        removeIfIdle(&orderingSpanner, named)
    }

    private func removeIfIdle(_ guide: inout UILayoutGuide?, _ named: Set<ObjectIdentifier>) {
        guard let idle = guide, !named.contains(ObjectIdentifier(idle)) else { return }
        guide = nil
        removeLayoutGuide(idle)
    }
}
