import ConstraintSolver

extension LayoutEngine {
    /// Installs a constraint. It takes effect at the next solution.
    ///
    /// - Parameters:
    ///   - owner: The item that holds the constraint: multiplied positions are measured from its origin, and it decides
    ///     the layout direction.
    ///   - subtrahends: The attributes that are subtracted from the sides of a constraint between distances.
    ///   - source: The object that diagnostics name.
    package func addConstraint(
        _ statement: LayoutStatement, first: any LayoutItem, second: (any LayoutItem)? = nil, owner: any LayoutItem,
        subtrahends: LayoutSubtrahends? = nil, source: LayoutConstraintSource
    ) -> LayoutConstraintID {
        let (first, second) = (number(of: first), number(ofSecond: second, in: statement))
        return addConstraint(
            statement, first: first, second: second, owner: number(of: owner), subtrahends: subtrahends, source: source)
    }

    /// Installs a constraint whose items are named by their numbers. If one of them leaves while items are asked for
    /// lowering, the constraint is removed again.
    ///
    /// - Parameter isRightToLeft: The layout direction of the owner; nil reads it if it matters.
    package func addConstraint(
        _ statement: LayoutStatement, first: LayoutItemNumber, second: LayoutItemNumber, owner: LayoutItemNumber,
        isRightToLeft: Bool? = nil, subtrahends: LayoutSubtrahends? = nil, source: LayoutConstraintSource
    ) -> LayoutConstraintID {
        let stated = StatedConstraint(
            statement, first: first, second: second, owner: owner, subtrahends: subtrahends, source: source)
        if stated.mixesAxes { mixesAxes = true }
        guard isPlain(stated) else { return addAfterAsking(stated, isRightToLeft) }
        return enter(stated, statePlain(stated, isRightToLeft))
    }

    /// Keeps a constraint that was given to the solver.
    @inline(__always)
    private func enter(_ stated: StatedConstraint, _ id: ConstraintID) -> LayoutConstraintID {
        let record = ConstraintRecord(
            stated: stated, solverID: id, loweredOffset: lowered.offset, lowering: lowerings,
            isConstantNegated: lowered.negatesConstant)
        let index = freeConstraints.popLast() ?? Int32(truncatingIfNeeded: constraints.count)
        if Int(index) == constraints.count { constraints.appendRecord(record) } else { constraints[index] = record }
        if mentions.isLinked { mentionLowered(by: index) }
        if stated.hasSubtrahends || keepsSubtrahends { keep(stated.subtrahends, for: index) }
        return LayoutConstraintID(index: index)
    }

    /// Lowers and installs a constraint that needs no more of its items than the layout direction.
    @inline(__always)
    private func statePlain(_ constraint: StatedConstraint, _ isRightToLeft: Bool?) -> ConstraintID {
        lowerings &+= 1
        lowerPlain(constraint, isRightToLeft)
        return give(constraint.statement)
    }

    @inline(never)
    private func addAfterAsking(_ constraint: StatedConstraint, _ isRightToLeft: Bool?) -> LayoutConstraintID {
        if constraint.namesBaseline { hasBaselines = true }
        beginWork()
        defer { endWork() }
        return enter(constraint, state(constraint, sides(of: constraint, isRightToLeft)))
    }

    /// The item's number. An item that is new to the engine is added.
    package func number(of item: any LayoutItem) -> LayoutItemNumber { record(of: item) }

    /// The number of the item that has a tag; negative if it is new to the engine.
    package func number(of tag: LayoutTag) -> LayoutItemNumber { tag.record(in: identity, isScratch: isScratch) ?? -1 }

    /// The number of a statement's second item; negative if the statement compares with a number alone.
    package func number(ofSecond item: (any LayoutItem)?, in statement: LayoutStatement) -> LayoutItemNumber {
        guard let item, statement.isPair else { return -1 }
        return record(of: item)
    }

    /// Lowers a constraint and gives it to the solver.
    private func state(_ constraint: StatedConstraint, _ sides: Sides) -> ConstraintID {
        lowerings &+= 1
        lower(constraint, sides)
        if lowered.hasOthers && !mentions.isLinked {
            linkMentions()
            lowerWithMentions(constraint, sides)
        }
        let id = give(constraint.statement)
        if Self.isFar(constraint.statement.multiplier) { noteFarTerms(of: id) }
        return id
    }

    /// Gives the lowered constraint to the solver.
    @inline(__always)
    private func give(_ statement: LayoutStatement) -> ConstraintID {
        let constant = lowered.offset + (lowered.negatesConstant ? -statement.constant : statement.constant)
        return lowered.terms.withElements { terms in
            solver.addConstraint(
                UnsafeBufferPointer(terms), statement.relation, constant, priority: statement.priority)
        }
    }

    /// Lowers the rare constraint that depends on more items than the two it names.
    @inline(never)
    private func lowerWithMentions(_ constraint: StatedConstraint, _ sides: Sides) { lower(constraint, sides) }

    // MARK: Mentions

    /// Builds the chains of mentions, when they are first needed or when a constraint depends on other items than the
    /// two it names. No item or constraint was removed before that.
    func linkMentions() {
        guard !mentions.isLinked else { return }
        mentions.isLinked = true
        for place in constraints.indices {
            let index = Int32(place)
            let (first, second) = (constraints[index].stated.first, constraints[index].stated.second)
            mention(index, first)
            if second >= 0 && second != first { mention(index, second) }
        }
    }

    /// The constraints that name an item and meet a condition, in the order in which they came to name it.
    func constraints(naming index: Int32, where isWanted: (Int32) -> Bool = { _ in true }) -> [Int32] {
        linkMentions()
        return mentions.constraints(in: records[index].mentions, where: isWanted)
    }

    /// Whether any constraint names the item.
    func isNamed(_ index: Int32) -> Bool {
        linkMentions()
        return !records[index].mentions.isEmpty
    }

    private func noteLowering(of index: Int32) {
        constraints[index].isConstantNegated = lowered.negatesConstant
        constraints[index].loweredOffset = lowered.offset
        constraints[index].lowering = lowerings
    }

    @inline(never)
    private func mentionLowered(by index: Int32) {
        for place in lowered.records.indices { mention(index, lowered.records[place]) }
    }

    private func mention(_ constraint: Int32, _ item: Int32) {
        constraints[constraint].mention = mentions.append(
            constraint, of: item, to: &records[item].mentions, before: constraints[constraint].mention)
    }

    private func removeMentions(of constraint: Int32) {
        var mention = constraints[constraint].mention
        while mention >= 0 { mention = mentions.remove(mention, from: &records[mentions.record(of: mention)].mentions) }
        constraints[constraint].mention = -1
    }

    /// Removes a constraint.
    package func removeConstraint(_ id: LayoutConstraintID) {
        let index = id.index
        guard constraints[index].isLive else { return }
        linkMentions()
        takeFromSolver(index)
        removeMentions(of: index)
        constraints[index].isLive = false
        loweredBroken.removeAll { $0 == index }
        constraints[index].stated.subtrahends = nil
        keep(nil, for: index)
        freeConstraints.append(index)
    }

    private func takeFromSolver(_ index: Int32) {
        let id = constraints[index].solverID
        solver.removeConstraint(id)
        if !farTerms.isEmpty { farTerms[id] = nil }
    }

    /// Changes the stated constant, which is the cheap edit.
    package func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        let index = id.index
        guard constraints[index].isLive else { return }
        constraints[index].stated.statement.constant = constant
        solver.setConstant(constraints[index].constant(constant), of: constraints[index].solverID)
    }

    /// Changes the priority.
    package func setPriority(_ priority: Float, of id: LayoutConstraintID) {
        guard constraints[id.index].isLive else { return }
        constraints[id.index].stated.statement.priority = priority
        solver.setPriority(priority, of: constraints[id.index].solverID)
    }

    /// Whether the constraint was given up to settle a conflict.
    package func isBroken(_ id: LayoutConstraintID) -> Bool {
        constraints[id.index].isLive && solver.isBroken(constraints[id.index].solverID)
    }

    /// Lowers a constraint again after the layout direction of its owner changed.
    package func directionChanged(_ id: LayoutConstraintID) { lowerAgain(id.index) }

    /// Lowers a constraint again and replaces it in the solver; it keeps its index here. Nothing is left to do if an
    /// item that was asked had the constraint removed or lowered again.
    func lowerAgain(_ index: Int32) {
        guard constraints[index].isLive else { return }
        linkMentions()
        beginWork()
        defer { endWork() }
        let lowering = constraints[index].lowering
        let sides = sides(of: constraints[index].stated)
        guard constraints[index].isLive, constraints[index].lowering == lowering else { return }
        if solver.isBroken(constraints[index].solverID) { loweredBroken.append(index) }
        takeFromSolver(index)
        constraints[index].solverID = state(constraints[index].stated, sides)
        noteLowering(of: index)
        updateMentions(of: index, lowered.records.withElements { Array($0) })
    }

    /// Takes the constraint out of one item's chain.
    func forgetMention(of item: Int32, by constraint: Int32) {
        updateMentions(of: constraint, mentions.records(from: constraints[constraint].mention).filter { $0 != item })
    }

    /// Removes the constraint from the chains of items that it no longer names and appends it to those of new ones; in
    /// the others it keeps its place.
    private func updateMentions(of index: Int32, _ items: [Int32]) {
        var (mention, kept) = (constraints[index].mention, [Int32]())
        constraints[index].mention = -1
        while mention >= 0 {
            let item = mentions.record(of: mention)
            if items.contains(item) {
                kept.append(item)
                mention = mentions.keep(mention, in: &constraints[index].mention)
            } else {
                mention = mentions.remove(mention, from: &records[item].mentions)
            }
        }
        for item in items where !kept.contains(item) { self.mention(index, item) }
    }

    /// Updates the content size inequalities of both axes. The item is measured only if its size is not given.
    func updateContentSizes(of index: Int32) { updateContentSizes(of: index, item(of: index)) }

    /// - Parameter item: The item that has the number.
    func updateContentSizes(of index: Int32, _ item: any LayoutItem) {
        beginWork()
        defer { endWork() }
        let (isWidthGiven, isHeightGiven) = givenSizes(of: index)
        let none = LayoutContentSize(value: nil, hugging: 0, compressionResistance: 0)
        let wanted = isWidthGiven && isHeightGiven ? (none, none) : item.layoutContentSizes
        guard records[index].isLive, isItem(item, of: index) else { return }
        if isNothing(wanted.0) && isNothing(wanted.1) && !records[index].hasContentSizes { return }
        updateContentSize(of: index, .horizontal, isWidthGiven ? none : wanted.0.vanishingIfEmpty)
        updateContentSize(of: index, .vertical, isHeightGiven ? none : wanted.1.vanishingIfEmpty)
    }

    /// Whether a content has neither a length nor a positive tie rank.
    private func isNothing(_ size: LayoutContentSize) -> Bool { size.value == nil && size.tieRank <= 0 }

    private func givenSizes(of index: Int32) -> (width: Bool, height: Bool) {
        guard records[index].hasDetails, let details = records[index].details else { return (false, false) }
        return (details.givens.width != nil, details.givens.height != nil)
    }

    /// Updates the two inequalities of one axis for a size.
    private func updateContentSize(of index: Int32, _ axis: LayoutAxis, _ size: LayoutContentSize) {
        var installed = records[index].contentSize(axis)
        guard size != installed.size else { return }
        hasNewContent = true
        guard let value = size.value else {
            remove(installed)
            records[index].setContentSize(ContentSizeConstraints(), axis)
            return
        }
        if installed.isInstalled && size.tieRank == installed.size.tieRank {
            update(installed.notLarger, value, size.hugging, installed.size.hugging)
            update(installed.notSmaller, value, size.compressionResistance, installed.size.compressionResistance)
        } else {
            remove(installed)
            contentsStated += 1
            let variable = records[index].variable(.size(axis))
            installed.notLarger = solver.addConstraint(
                on: variable, .lessThanOrEqual, value, priority: size.hugging, tieRank: size.tieRank)
            installed.notSmaller = solver.addConstraint(
                on: variable, .greaterThanOrEqual, value, priority: size.compressionResistance, tieRank: size.tieRank)
        }
        if size.hugging >= 1000 { solver.persist(installed.notLarger) }
        if size.compressionResistance >= 1000 { solver.persist(installed.notSmaller) }
        installed.size = size
        records[index].setContentSize(installed, axis)
    }

    /// Changes the tie rank of the item's content, without measuring the item if its size is known.
    package func tieRankChanged(_ item: any LayoutItem, _ axis: LayoutAxis, to rank: Int32) {
        guard let index = existingRecord(of: item) else { return }
        var size = records[index].contentSize(axis).size
        if size.tieRank == rank { return }
        guard size.value != nil, size.hugging != LayoutContentSize.leastPriority else { return updateContentSizes(of: index) }
        size.tieRank = rank
        updateContentSize(of: index, axis, size)
    }

    private func update(_ id: ConstraintID, _ constant: Double, _ priority: Float, _ oldPriority: Float) {
        solver.setConstant(constant, of: id)
        if priority != oldPriority { solver.setPriority(priority, of: id) }
    }

    func remove(_ size: ContentSizeConstraints) {
        guard size.isInstalled else { return }
        solver.removeConstraint(size.notLarger)
        solver.removeConstraint(size.notSmaller)
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
