import ConstraintSolver

extension LayoutEngine {
    /// Installs a constraint. It takes effect at the next solution.
    package func addConstraint(_ description: LayoutConstraintDescription) -> LayoutConstraintID {
        addConstraint(statement(of: description))
    }

    /// Installs a constraint that names items by their numbers here.
    package func addConstraint(_ statement: LayoutStatement) -> LayoutConstraintID {
        let index = freeConstraints.popLast() ?? Int32(constraints.count)
        let record = ConstraintRecord(statement: statement, solverID: state(statement, as: index))
        if Int(index) == constraints.count { constraints.append(record) } else { constraints[Int(index)] = record }
        noteLowering(of: index)
        for item in lowered.records.elements { mention(index, item) }
        return LayoutConstraintID(index: index)
    }

    /// The item's number, for statements; the item is taken in where it is new.
    package func number(of item: any LayoutItem) -> LayoutStatement.Item { record(of: item) }

    private func statement(of description: LayoutConstraintDescription) -> LayoutStatement {
        let first = record(of: description.first)
        var second: Int32 = -1
        if let other = description.second, description.secondAttribute != .notAnAttribute, description.multiplier != 0 {
            second = record(of: other)
        }
        return LayoutStatement(description, first: first, second: second, owner: record(of: description.owner))
    }

    /// Lowers a constraint and gives it to the solver.
    private func state(_ statement: LayoutStatement, as index: Int32) -> ConstraintID {
        lower(statement)
        return addToSolver(
            UnsafeBufferPointer(lowered.terms.elements), statement.relation.solverRelation,
            lowered.offset + lowered.constantSign * statement.constant,
            statement.priority, statement.tieRank, .constraint(index))
    }

    private func noteLowering(of index: Int32) {
        constraints[Int(index)].constantSign = lowered.constantSign
        constraints[Int(index)].loweredOffset = lowered.offset
    }

    private func mention(_ constraint: Int32, _ item: Int32) {
        constraints[Int(constraint)].mention = mentions.append(
            constraint, of: item, to: &records[Int(item)].mentions, before: constraints[Int(constraint)].mention)
    }

    private func removeMentions(of constraint: Int32) {
        var mention = constraints[Int(constraint)].mention
        while mention >= 0 { mention = mentions.remove(mention, from: &records[Int(mentions.record(of: mention))].mentions) }
        constraints[Int(constraint)].mention = -1
    }

    /// Takes a constraint out.
    package func removeConstraint(_ id: LayoutConstraintID) {
        let index = Int(id.index)
        guard constraints[index].isLive else { return }
        removeFromSolver(constraints[index].solverID)
        removeMentions(of: id.index)
        constraints[index].isLive = false
        constraints[index].statement.subtrahends = nil
        freeConstraints.append(id.index)
    }

    /// Changes the stated constant: the cheap edit.
    package func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        let index = Int(id.index)
        guard constraints[index].isLive else { return }
        constraints[index].statement.constant = constant
        solver.setConstant(
            constraints[index].loweredOffset + constraints[index].constantSign * constant, of: constraints[index].solverID)
    }

    /// Changes the priority.
    package func setPriority(_ priority: Float, of id: LayoutConstraintID) {
        guard constraints[Int(id.index)].isLive else { return }
        constraints[Int(id.index)].statement.priority = priority
        solver.setPriority(priority, of: constraints[Int(id.index)].solverID)
    }

    /// Whether the constraint was given up to settle a conflict.
    package func isBroken(_ id: LayoutConstraintID) -> Bool {
        constraints[Int(id.index)].isLive && solver.isBroken(constraints[Int(id.index)].solverID)
    }

    /// Lowers a constraint again after the direction of the item that holds it changed.
    package func directionChanged(_ id: LayoutConstraintID) { lowerAgain(id.index) }

    /// States a constraint to the solver anew, under its old place here.
    func lowerAgain(_ index: Int32) {
        guard constraints[Int(index)].isLive else { return }
        removeFromSolver(constraints[Int(index)].solverID)
        constraints[Int(index)].solverID = state(constraints[Int(index)].statement, as: index)
        noteLowering(of: index)
        updateMentions(of: index, Array(lowered.records.elements))
    }

    /// Takes the constraint out of the chains of items it names no more, and into those of new ones; in others it keeps its place.
    private func updateMentions(of index: Int32, _ items: [Int32]) {
        var (mention, kept) = (constraints[Int(index)].mention, [Int32]())
        constraints[Int(index)].mention = -1
        while mention >= 0 {
            let item = mentions.record(of: mention)
            if items.contains(item) {
                kept.append(item)
                mention = mentions.keep(mention, in: &constraints[Int(index)].mention)
            } else {
                mention = mentions.remove(mention, from: &records[Int(item)].mentions)
            }
        }
        for item in items where !kept.contains(item) { self.mention(index, item) }
    }

    /// Brings the content size inequalities of both axes in line with what the item asks for, which is measured only where it counts.
    func updateContentSizes(of index: Int32) {
        let (isWidthGiven, isHeightGiven) = givenSizes(of: index)
        let none = LayoutContentSize(value: nil, hugging: 0, compressionResistance: 0)
        let wanted = isWidthGiven && isHeightGiven ? (none, none) : records[Int(index)].item.layoutContentSizes
        updateContentSize(of: index, .horizontal, isWidthGiven ? none : vanishingIfEmpty(wanted.0))
        updateContentSize(of: index, .vertical, isHeightGiven ? none : vanishingIfEmpty(wanted.1))
    }

    private func givenSizes(of index: Int32) -> (width: Bool, height: Bool) {
        guard let details = records[Int(index)].details else { return (false, false) }
        return (details.givens.width != nil, details.givens.height != nil)
    }

    /// Brings the two inequalities of one axis in line with a size.
    private func updateContentSize(of index: Int32, _ axis: LayoutAxis, _ size: LayoutContentSize) {
        var installed = records[Int(index)].contentSize(axis)
        guard size != installed.size else { return }
        guard let value = size.value else {
            installed.notLarger.map(removeFromSolver)
            installed.notSmaller.map(removeFromSolver)
            records[Int(index)].setContentSize(ContentSizeConstraints(), axis)
            return
        }
        if let notLarger = installed.notLarger, let notSmaller = installed.notSmaller, size.tieRank == installed.size.tieRank {
            update(notLarger, value, size.hugging, installed.size.hugging)
            update(notSmaller, value, size.compressionResistance, installed.size.compressionResistance)
        } else {
            installed.notLarger.map(removeFromSolver)
            installed.notSmaller.map(removeFromSolver)
            let (variable, origin) = (records[Int(index)].variable(.size(axis)), Origin.contentSize(index, axis))
            installed.notLarger = addToSolver(variable, .lessThanOrEqual, value, size.hugging, size.tieRank, origin)
            installed.notSmaller = addToSolver(
                variable, .greaterThanOrEqual, value, size.compressionResistance, size.tieRank, origin)
        }
        installed.size = size
        records[Int(index)].setContentSize(installed, axis)
    }

    /// Lets the item's content give way earlier or later than others, without asking it for its size where it has one.
    package func tieRankChanged(_ item: any LayoutItem, _ axis: LayoutAxis, to rank: Int32) {
        guard let index = existingRecord(of: item) else { return }
        var size = records[Int(index)].contentSize(axis).size
        guard size.value != nil, size.hugging != LayoutContentSize.leastPriority else { return updateContentSizes(of: index) }
        size.tieRank = rank
        updateContentSize(of: index, axis, size)
    }

    /// An item that asks for nothing, and shall give way later than others, asks to vanish below all else.
    private func vanishingIfEmpty(_ size: LayoutContentSize) -> LayoutContentSize {
        guard size.value == nil, size.tieRank > 0 else { return size }
        let least = LayoutContentSize.leastPriority
        return LayoutContentSize(value: 0, hugging: least, compressionResistance: least, tieRank: size.tieRank)
    }

    private func update(_ id: ConstraintID, _ constant: Double, _ priority: Float, _ oldPriority: Float) {
        solver.setConstant(constant, of: id)
        if priority != oldPriority { solver.setPriority(priority, of: id) }
    }

    func addToSolver(
        _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float, _ tieRank: Int32, _ origin: Origin
    ) -> ConstraintID {
        terms.withUnsafeBufferPointer { addToSolver($0, relation, constant, priority, tieRank, origin) }
    }

    private func addToSolver(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, _ priority: Float, _ tieRank: Int32,
        _ origin: Origin
    ) -> ConstraintID {
        let id = solver.addConstraint(terms, relation, constant, priority: priority, tieRank: tieRank)
        note(origin, of: id)
        return id
    }

    private func addToSolver(
        _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Float, _ tieRank: Int32, _ origin: Origin
    ) -> ConstraintID {
        let id = solver.addConstraint(on: variable, relation, constant, priority: priority, tieRank: tieRank)
        note(origin, of: id)
        return id
    }

    private func note(_ origin: Origin, of id: ConstraintID) {
        while origins.count <= Int(id.index) { origins.append(.none) }
        origins[Int(id.index)] = origin
    }

    func removeFromSolver(_ id: ConstraintID) {
        solver.removeConstraint(id)
        origins[Int(id.index)] = .none
    }
}

extension LayoutEngine.Record {
    @inline(__always)
    func contentSize(_ axis: LayoutAxis) -> LayoutEngine.ContentSizeConstraints {
        axis == .horizontal ? contentWidth : contentHeight
    }

    mutating func setContentSize(_ size: LayoutEngine.ContentSizeConstraints, _ axis: LayoutAxis) {
        if axis == .horizontal { contentWidth = size } else { contentHeight = size }
    }
}

extension LayoutRelation {
    var solverRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
