import LayoutEngine

/// The constraints that a stack view holds, as records: objects are made on demand, and are the same from then on.
///
/// The records are installed in the engine without objects. An object is inserted among the other constraints of the
/// stack view by the activation number of its record, so that the time at which it was made cannot be observed. A
/// record names views and guides of the stack view only, without keeping them alive: it is removed when they leave.
@MainActor
final class GeneratedConstraints: ConstraintRecords, LayoutConstraintMaker {
    private struct Entry {
        var plan: StackConstraint
        /// Numbers in the orders of making and of activation.
        let serial, activation: Int
        /// The place in the engine, while there is no object that has it.
        var engineID: LayoutConstraintID?
        var object: NSLayoutConstraint?

        @MainActor var isActive: Bool { object?.isActive ?? true }
    }

    private unowned(unsafe) let holder: UIView
    /// The records in the order in which they were planned.
    @exclusivity(unchecked) private var entries: [Entry] = []
    /// Whether all constraints were queried: from then on objects are made at once, so that no new one takes the
    /// address of an earlier one.
    @exclusivity(unchecked) private var isLookedAt = false
    /// Whether constraints that fitting sizes depend on were added, removed or changed without notice to the views.
    @exclusivity(unchecked) private var hasChanged = false
    /// A number that changes when records are added, removed or get objects: views that are asked while records are
    /// installed may be removed, or ask for the objects.
    @exclusivity(unchecked) private var version = 0
    /// The views and guides that left while a plan is applied; nil at other times.
    @exclusivity(unchecked) private var departed: [any LayoutItem]?

    init(heldBy holder: UIView) { self.holder = holder }

    private typealias Target = StackConstraint.Target

    private var target: Target? {
        guard let host = holder.layoutState.host, let engine = host.engineToTell else { return nil }
        let target = target(in: engine)
        return holder.layoutState.host === host ? target : nil
    }

    private func target(in engine: LayoutEngine) -> Target {
        Target(
            engine: engine, holder: holder, owner: engine.number(of: holder), isRightToLeft: holder.isRightToLeft,
            source: LayoutConstraintSource(madeBy: self, tag: 0))
    }

    // MARK: Applying a plan

    /// Applies a plan: keeps the planned constraints that are installed, removes the others, and adds the missing ones.
    func take(over planned: [StackConstraint]) {
        let target = target
        departed = []
        let kept = entries.isEmpty ? [] : entries.filter(\.isActive)
        let (prefix, suffix) = Self.commonEnds(kept, planned)
        var result: [Entry] = []
        result.reserveCapacity(planned.count)
        for index in 0..<prefix { result.append(update(kept[index], to: planned[index], in: target)) }
        exchange(kept[prefix..<(kept.count - suffix)], for: planned[prefix..<(planned.count - suffix)], in: target, &result)
        for (entry, plan) in zip(kept.suffix(suffix), planned.suffix(suffix)) {
            result.append(update(entry, to: plan, in: target))
        }
        entries = result
        version += 1
        forgetDeparted(target?.engine)
        tellOfChanges()
    }

    /// Removes the records whose views left while they were asked for content and baselines: the engine has removed
    /// them with the views. If the stack view itself left, none is installed.
    private func forgetDeparted(_ engine: LayoutEngine?) {
        if let departed, !departed.isEmpty {
            entries.removeAll { entry in entry.object == nil && departed.contains { entry.plan.names($0) } }
            hasChanged = true
        }
        departed = nil
        guard engine !== holder.layoutState.host?.installedEngine else { return }
        for index in entries.indices { entries[index].engineID = nil }
    }

    /// Replaces a run of records; those with the same key are kept.
    private func exchange(
        _ old: ArraySlice<Entry>, for planned: ArraySlice<StackConstraint>, in target: Target?, _ result: inout [Entry]
    ) {
        guard !old.isEmpty else {
            for plan in planned { result.append(add(plan, to: target)) }
            return
        }
        var reusable: [StackConstraint.Key: Entry] = [:]
        for entry in old { reusable[entry.plan.key] = entry }
        let matches = planned.map { reusable.removeValue(forKey: $0.key) }
        for entry in old.reversed() where reusable[entry.plan.key]?.serial == entry.serial { remove(entry) }
        for (plan, match) in zip(planned, matches) {
            result.append(match.map { update($0, to: plan, in: target) } ?? add(plan, to: target))
        }
    }

    /// The numbers of constraints at the beginning and at the end that are the same in both.
    private static func commonEnds(_ old: [Entry], _ new: [StackConstraint]) -> (prefix: Int, suffix: Int) {
        let shorter = min(old.count, new.count)
        let prefix = (0..<shorter).first { !old[$0].plan.isAlike(new[$0]) } ?? shorter
        let rest = shorter - prefix
        let suffix = (0..<rest).first { !old[old.count - 1 - $0].plan.isAlike(new[new.count - 1 - $0]) } ?? rest
        return (prefix, suffix)
    }

    private func update(_ entry: Entry, to plan: StackConstraint, in target: Target?) -> Entry {
        var entry = entry
        if entry.plan.statement != plan.statement { hasChanged = true }
        if entry.object == nil, !plan.isOrdinary { makeObject(of: &entry) }
        if let object = entry.object {
            object.constant = CGFloat(plan.statement.constant)
            object.priority = UILayoutPriority(plan.statement.priority)
        } else if entry.plan.statement != plan.statement {
            restate(entry, plan.statement, in: target)
        }
        entry.plan = plan
        return entry
    }

    /// Updates constant and priority of a record in the engine.
    private func restate(_ entry: Entry, _ new: LayoutStatement, in target: Target?) {
        guard let engineID = entry.engineID, let target else { return }
        let old = entry.plan.statement
        if old.constant != new.constant { target.engine.setConstant(new.constant, of: engineID) }
        if old.priority != new.priority { target.engine.setPriority(new.priority, of: engineID) }
    }

    private func add(_ plan: StackConstraint, to target: Target?) -> Entry {
        guard plan.isOrdinary else { return addObject(plan) }
        var entry = Entry(plan: plan, serial: NSLayoutConstraint.nextSerial(), activation: NSLayoutConstraint.nextActivation())
        if let target { entry.engineID = plan.add(to: target, serial: entry.serial) }
        hasChanged = true
        if isLookedAt { makeObject(of: &entry) }
        return entry
    }

    /// Adds a constraint as an object: one that another view holds, or whose numbers have to be checked.
    private func addObject(_ plan: StackConstraint) -> Entry {
        let constraint = plan.makeConstraint()
        (plan.holder ?? holder).addConstraint(constraint)
        return Entry(plan: plan, serial: constraint.serial, activation: constraint.activation, object: constraint)
    }

    private func remove(_ entry: Entry) {
        if let object = entry.object {
            object.isActive = false
        } else {
            entry.engineID.map { holder.layoutState.host?.engineToTell?.removeConstraint($0) }
        }
        hasChanged = true
    }

    /// Reports changes once all of them are made: views around the stack view may read its size at once, and keep it.
    private func tellOfChanges() {
        guard hasChanged else { return }
        hasChanged = false
        holder.fittingSizesMayDiffer()
    }

    /// Removes the records that name a view or a guide that is removed. Constraint objects are removed by the view that
    /// holds them.
    ///
    /// Views around the stack view that are told of a removal may ask for its records: so the list is updated before
    /// the first record is removed from the engine.
    func release(naming item: any LayoutItem) {
        departed?.append(item)
        func isReleased(_ entry: Entry) -> Bool { entry.object == nil && entry.plan.names(item) }
        let released = entries.filter(isReleased)
        guard !released.isEmpty else { return }
        entries.removeAll(where: isReleased)
        version += 1
        for entry in released { remove(entry) }
        tellOfChanges()
    }

    /// Marks the guides among the first items of the installed constraints.
    func markGuides(_ mark: Int) {
        for index in entries.indices { entries[index].plan.first.guide?.arrangement = mark }
    }

    // MARK: Objects

    /// Makes the missing objects.
    func makeObjects() {
        isLookedAt = true
        guard entries.contains(where: { $0.object == nil }) else { return }
        version += 1
        for index in entries.indices where entries[index].object == nil { makeObject(of: &entries[index]) }
    }

    func layoutConstraint(_ tag: Int) -> AnyObject {
        guard let index = entries.firstIndex(where: { $0.serial == tag }) else { return self }
        if entries[index].object == nil {
            version += 1
            makeObject(of: &entries[index])
        }
        return entries[index].object ?? self
    }

    private func makeObject(of entry: inout Entry) {
        let constraint = entry.plan.makeConstraint()
        constraint.takePlace(serial: entry.serial, activation: entry.activation, in: holder, engineID: entry.engineID)
        (entry.object, entry.engineID) = (constraint, nil)
        let activation = entry.activation
        let index = holder.layoutState.constraints.lastIndex { $0.activation < activation }.map { $0 + 1 } ?? 0
        holder.layoutState.constraints.insert(constraint, at: index)
    }

    // MARK: Engines

    private func add(_ index: Int, to target: Target) -> LayoutConstraintID? {
        entries[index].plan.add(to: target, serial: entries[index].serial)
    }

    /// Visits all constraints that the stack view holds, by activation: each time a constraint object, or the index of
    /// a record without an object.
    ///
    /// - Returns: False if records were added, removed or got objects meanwhile; then not all were visited.
    @discardableResult
    private func forEachHeld(_ constraint: (NSLayoutConstraint) -> Void, _ record: (Int) -> Void) -> Bool {
        let objects = holder.layoutState.constraints
        let version = version
        if objects.isEmpty && isInOrder {
            for index in entries.indices {
                guard version == self.version else { return false }
                if entries[index].object == nil { record(index) }
            }
            return version == self.version
        }
        var next = 0
        func visit(_ index: Int) {
            guard version == self.version else { return }
            while next < objects.count, objects[next].activation < entries[index].activation {
                constraint(objects[next])
                next += 1
                guard version == self.version else { return }
            }
            record(index)
        }
        if isInOrder {
            for index in entries.indices where version == self.version && entries[index].object == nil { visit(index) }
        } else {
            let indices = entries.indices.filter { entries[$0].object == nil }
            for index in indices.sorted(by: { entries[$0].activation < entries[$1].activation }) { visit(index) }
        }
        for object in objects[next...] where version == self.version { constraint(object) }
        return version == self.version
    }

    /// Whether the records without objects are in the order of their activation, which is usual.
    private var isInOrder: Bool {
        var last = -1
        for index in entries.indices where entries[index].object == nil {
            guard entries[index].activation > last else { return false }
            last = entries[index].activation
        }
        return true
    }

    /// Installs all constraints that the stack view holds.
    func install(in host: LayoutHost) {
        guard !entries.isEmpty else { return holder.layoutState.constraints.forEach(host.install) }
        // Items that are new to the engine are asked for their content sizes, by which the program may remove some of
        // them.
        while let target, holder.layoutState.host === host {
            if forEachHeld(host.install, { install($0, to: target) }) { return }
        }
    }

    private func install(_ index: Int, to target: Target) {
        guard entries[index].engineID == nil else { return }
        let version = version
        guard let id = add(index, to: target) else { return }
        if version == self.version { entries[index].engineID = id } else { target.engine.removeConstraint(id) }
    }

    /// Lists the constraints in the order of the plan.
    func postpone(in list: inout SeniorityList) {
        for entry in entries { (entry.object?.engineID ?? entry.engineID).map { list.postpone($0) } }
    }

    /// Adds all constraints that the stack view holds to a scratch engine.
    func add(to engine: LayoutEngine) {
        let target = target(in: engine)
        forEachHeld({ $0.add(to: engine) }, { _ = add($0, to: target) })
    }

    /// Removes the records from the engine.
    func uninstall(from engine: LayoutEngine) {
        version += 1
        for index in entries.indices {
            entries[index].engineID.map(engine.removeConstraint)
            entries[index].engineID = nil
        }
    }

    /// Forgets the engine, which was deallocated.
    func forgetEngine() {
        for index in entries.indices { entries[index].engineID = nil }
    }

    /// Lowers the constraints again after the layout direction changed.
    func directionChanged(in engine: LayoutEngine) {
        forEachHeld({ $0.engineID.map(engine.directionChanged) }, { entries[$0].engineID.map(engine.directionChanged) })
    }
}
