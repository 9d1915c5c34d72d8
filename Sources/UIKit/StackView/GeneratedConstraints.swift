import LayoutEngine

/// The constraints that a stack view holds, as records: objects are made on demand, and are the same from then on.
///
/// The engine gets the records as they are. An object takes its place among the other constraints of the stack view by when the record was
/// activated, so that nothing shows when it was made. A record names views and guides of the stack view only, without keeping them alive:
/// it goes when they leave.
@MainActor
final class GeneratedConstraints: ConstraintRecords, LayoutConstraintMaker {
    private struct Entry {
        var plan: StackConstraint
        /// Places in the orders of making and of activation.
        let serial, activation: Int
        /// The place in the engine, while there is no object that knows it.
        var engineID: LayoutConstraintID?
        var object: NSLayoutConstraint?

        @MainActor var isActive: Bool { object?.isActive ?? true }
    }

    private unowned(unsafe) let holder: UIView
    /// In the order in which they were planned.
    @exclusivity(unchecked) private var entries: [Entry] = []
    /// Whether all constraints were asked for: from then on objects are made at once, so that no new one takes the address of one that
    /// was there before.
    @exclusivity(unchecked) private var isLookedAt = false
    /// Whether constraints came, went or changed that fitting sizes depend on, and nobody was told.
    @exclusivity(unchecked) private var hasChanged = false
    /// Changes when records come, go or get objects: views that are asked while records are installed may be removed, or ask for the objects.
    @exclusivity(unchecked) private var version = 0
    /// The views and guides that left while a plan is taken over; nil at other times.
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

    // MARK: Taking over a plan

    /// Keeps what is installed and still called for, removes the rest, and adds what is missing.
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

    /// Forgets the records whose views left while they were asked for content and baselines: the engine has removed them with the views. Where
    /// the stack view itself left, none is installed.
    private func forgetDeparted(_ engine: LayoutEngine?) {
        if let departed, !departed.isEmpty {
            entries.removeAll { entry in entry.object == nil && departed.contains { entry.plan.names($0) } }
            hasChanged = true
        }
        departed = nil
        guard engine !== holder.layoutState.host?.installedEngine else { return }
        for index in entries.indices { entries[index].engineID = nil }
    }

    /// Replaces a run of records; those with the same key stay.
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

    /// How many constraints at the beginning and at the end are the same in both.
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

    /// Gives a record's place in the engine another constant and priority.
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

    /// Adds one that another view holds, or whose numbers have to be looked at.
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

    /// Tells of changes once all of them are made: views around the stack view may ask for its size at once, and keep the answer.
    private func tellOfChanges() {
        guard hasChanged else { return }
        hasChanged = false
        holder.fittingSizesMayDiffer()
    }

    /// Removes the records that name a view or a guide that is removed. Constraint objects are removed by the view that holds them.
    ///
    /// Views around the stack view that are told of a removal may ask for its records: these are left as they are to be before the first one
    /// is removed.
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

    /// Gives the guides among the first items of the constraints that are installed now a mark.
    func markGuides(_ mark: Int) {
        for index in entries.indices { entries[index].plan.first.guide?.arrangement = mark }
    }

    // MARK: Objects

    /// Makes the objects that are missing.
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

    /// All that the stack view holds, by when it was activated: each time a constraint, or the index of a record without an object.
    ///
    /// - Returns: False where records came, went or got objects meanwhile: then not all were visited.
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

    /// Whether the records without objects were activated in the order in which they stand, as most are.
    private var isInOrder: Bool {
        var last = -1
        for index in entries.indices where entries[index].object == nil {
            guard entries[index].activation > last else { return false }
            last = entries[index].activation
        }
        return true
    }

    /// Installs everything the stack view holds.
    func install(in host: LayoutHost) {
        guard !entries.isEmpty else { return holder.layoutState.constraints.forEach(host.install) }
        // Items that are new to the engine are asked for their content sizes, where the program may remove some of them.
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

    /// Lists the constraints as they were planned.
    func postpone(in list: inout SeniorityList) {
        for entry in entries { (entry.object?.engineID ?? entry.engineID).map { list.postpone($0) } }
    }

    /// Adds everything the stack view holds to a scratch engine.
    func add(to engine: LayoutEngine) {
        let target = target(in: engine)
        forEachHeld({ $0.add(to: engine) }, { _ = add($0, to: target) })
    }

    /// Takes the records out of the engine.
    func uninstall(from engine: LayoutEngine) {
        version += 1
        for index in entries.indices {
            entries[index].engineID.map(engine.removeConstraint)
            entries[index].engineID = nil
        }
    }

    /// The engine was deallocated.
    func forgetEngine() {
        for index in entries.indices { entries[index].engineID = nil }
    }

    /// Leading and trailing mean other edges.
    func directionChanged(in engine: LayoutEngine) {
        forEachHeld({ $0.engineID.map(engine.directionChanged) }, { entries[$0].engineID.map(engine.directionChanged) })
    }
}
