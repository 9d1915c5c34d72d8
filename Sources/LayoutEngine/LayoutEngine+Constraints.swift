import ConstraintSolver

extension LayoutEngine {
    /// Installs a constraint. It takes effect at the next solution.
    package func addConstraint(_ description: LayoutConstraintDescription) -> LayoutConstraintID {
        let lowered = lower(description)
        let index = freeConstraints.popLast() ?? Int32(constraints.count)
        let id = addToSolver(
            lowered.terms, description.relation.solverRelation, lowered.offset + lowered.constantSign * description.constant,
            description.priority, description.tieRank, .constraint(index))
        let record = ConstraintRecord(
            description: description, solverID: id, constantSign: lowered.constantSign, loweredOffset: lowered.offset,
            records: lowered.records)
        if Int(index) == constraints.count { constraints.append(record) } else { constraints[Int(index)] = record }
        for item in lowered.records { records[Int(item)].constraints.append(index) }
        return LayoutConstraintID(index: index)
    }

    /// Takes a constraint out.
    package func removeConstraint(_ id: LayoutConstraintID) {
        guard let record = constraints[Int(id.index)] else { return }
        removeFromSolver(record.solverID)
        for item in record.records { records[Int(item)].constraints.removeAll { $0 == id.index } }
        constraints[Int(id.index)] = nil
        freeConstraints.append(id.index)
    }

    /// Changes the stated constant: the cheap edit.
    package func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        guard let record = constraints[Int(id.index)] else { return }
        constraints[Int(id.index)]!.description.constant = constant
        solver.setConstant(record.loweredOffset + record.constantSign * constant, of: record.solverID)
    }

    /// Changes the priority.
    package func setPriority(_ priority: Float, of id: LayoutConstraintID) {
        guard let record = constraints[Int(id.index)] else { return }
        constraints[Int(id.index)]!.description.priority = priority
        solver.setPriority(priority, of: record.solverID)
    }

    /// Whether the constraint was given up to settle a conflict.
    package func isBroken(_ id: LayoutConstraintID) -> Bool {
        constraints[Int(id.index)].map { solver.isBroken($0.solverID) } ?? false
    }

    /// Lowers a constraint again after the direction of the item that holds it changed.
    package func directionChanged(_ id: LayoutConstraintID) { lowerAgain(id.index) }

    /// States a constraint to the solver anew, under its old place here.
    func lowerAgain(_ index: Int32) {
        guard let record = constraints[Int(index)] else { return }
        removeFromSolver(record.solverID)
        let description = record.description
        let lowered = lower(description)
        constraints[Int(index)]!.solverID = addToSolver(
            lowered.terms, description.relation.solverRelation, lowered.offset + lowered.constantSign * description.constant,
            description.priority, description.tieRank, .constraint(index))
        constraints[Int(index)]!.constantSign = lowered.constantSign
        constraints[Int(index)]!.loweredOffset = lowered.offset
        for item in record.records where !lowered.records.contains(item) {
            records[Int(item)].constraints.removeAll { $0 == index }
        }
        for item in lowered.records where !record.records.contains(item) { records[Int(item)].constraints.append(index) }
        constraints[Int(index)]!.records = lowered.records
    }

    /// Brings the content size inequalities of both axes in line with what the item asks for, which is measured only where it counts.
    func updateContentSizes(of index: Int32) {
        let record = records[Int(index)]
        let isGiven = (horizontal: record.givens.width != nil, vertical: record.givens.height != nil)
        let wanted = isGiven.horizontal && isGiven.vertical ? nil : record.item.layoutContentSizes
        updateContentSize(of: index, .horizontal, isGiven.horizontal ? nil : wanted?.horizontal)
        updateContentSize(of: index, .vertical, isGiven.vertical ? nil : wanted?.vertical)
    }

    /// Brings the two inequalities of one axis in line with a size; `nil` where the size is not up to constraints.
    private func updateContentSize(of index: Int32, _ axis: LayoutAxis, _ wanted: LayoutContentSize?) {
        let path: WritableKeyPath<Record, ContentSizeConstraints> = axis == .horizontal ? \.contentWidth : \.contentHeight
        let variable = axis == .horizontal ? records[Int(index)].width : records[Int(index)].height
        let size = wanted.map(vanishingIfEmpty) ?? LayoutContentSize(value: nil, hugging: 0, compressionResistance: 0)
        var installed = records[Int(index)][keyPath: path]
        guard size != installed.size else { return }
        guard let value = size.value else {
            installed.notLarger.map(removeFromSolver)
            installed.notSmaller.map(removeFromSolver)
            records[Int(index)][keyPath: path] = ContentSizeConstraints()
            return
        }
        if let notLarger = installed.notLarger, let notSmaller = installed.notSmaller, size.tieRank == installed.size.tieRank {
            update(notLarger, value, size.hugging, installed.size.hugging)
            update(notSmaller, value, size.compressionResistance, installed.size.compressionResistance)
        } else {
            installed.notLarger.map(removeFromSolver)
            installed.notSmaller.map(removeFromSolver)
            let origin = Origin.contentSize(index, axis)
            installed.notLarger = addToSolver(variable, .lessThanOrEqual, value, size.hugging, size.tieRank, origin)
            installed.notSmaller = addToSolver(
                variable, .greaterThanOrEqual, value, size.compressionResistance, size.tieRank, origin)
        }
        installed.size = size
        records[Int(index)][keyPath: path] = installed
    }

    /// Lets the item's content give way earlier or later than others, without asking it for its size where it has one.
    package func tieRankChanged(_ item: any LayoutItem, _ axis: LayoutAxis, to rank: Int32) {
        guard let index = existingRecord(of: item) else { return }
        var size = axis == .horizontal ? records[Int(index)].contentWidth.size : records[Int(index)].contentHeight.size
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

extension LayoutRelation {
    var solverRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
