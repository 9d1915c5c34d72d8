import ConstraintSolver

/// Lays out one tree of items: holds their variables and constraints in a solver, and reads rectangles from it.
///
/// Each item has four variables for its alignment rectangle, with the origin relative to its container's frame. There
/// is one engine per window, and one per tree outside windows.
///
/// - Source: WWDC 2018 session 220; positions and rounding measured on recorded frames.
@MainActor
package final class LayoutEngine {
    let solver: ConstraintSolver
    let identity: UInt32
    /// The items of the records, without reference counts: an item is removed from the engine before it is deallocated.
    @exclusivity(unchecked) private var items: [UncountedItem] = []
    @exclusivity(unchecked) var records = FlatArray<Record>()
    @exclusivity(unchecked) private var freeRecords = FlatArray<Int32>()
    /// The record that each solver variable belongs to, or -1.
    @exclusivity(unchecked) var recordOfVariable = FlatArray<Int32>()
    @exclusivity(unchecked) var constraints = FlatArray<ConstraintRecord>()
    @exclusivity(unchecked) var freeConstraints = FlatArray<Int32>()
    /// Owner of the details that records refer to without reference counts.
    @exclusivity(unchecked) private var keptDetails = FlatArray<Details>()
    /// Owner of the subtrahends, by constraint number.
    @exclusivity(unchecked) private var keptSubtrahends: [Int32: LayoutSubtrahends] = [:]
    /// The mentions of items in constraints.
    let mentions = Mentions()
    /// The constraint that is being lowered.
    @exclusivity(unchecked) var lowered = Lowered()
    /// The number of times that constraints were lowered.
    @exclusivity(unchecked) var lowerings: Int32 = 0
    /// The records of items whose baselines may be those of other items since the last solution. Each is named by
    /// constraints.
    @exclusivity(unchecked) private var otherBaselines: Set<Int32> = []
    /// The constraints whose coefficients are far apart.
    @exclusivity(unchecked) var farTerms: [ConstraintID: FarTerms] = [:]
    /// The records of items that were added since changes were last taken.
    @exclusivity(unchecked) var newRecords = FlatArray<Int32>()
    /// The number of times that the inequalities of a content size were stated.
    @exclusivity(unchecked) package internal(set) var contentsStated = 0
    /// The weak equations that ``exerciseAmbiguity(of:)`` added.
    @exclusivity(unchecked) var nudges: [Nudge] = []
    /// The number of calls of ``exerciseAmbiguity(of:)``.
    var exercises = 0
    let isScratch: Bool
    /// The number of scratch engines at work: measuring content may start another measurement.
    private static var scratchEngines = 0
    /// The items that another scratch engine was measuring when this one took them over, with their previous tags.
    @exclusivity(unchecked) private var displaced: [(item: UncountedItem, tag: LayoutTag)] = []
    /// Whether a constraint ever tied something along x to something along y.
    @exclusivity(unchecked) package internal(set) var mixesAxes = false
    /// The records of items whose baselines followed their heights, in the order in which they first did since their
    /// last reset.
    @exclusivity(unchecked) var overhanging: [Int32] = []
    /// Whether a constraint ever named a baseline.
    @exclusivity(unchecked) var hasBaselines = false
    /// Whether a constraint ever named a baseline that follows the height of its item.
    @exclusivity(unchecked) package internal(set) var hasCentredBaselines = false
    /// The items whose rectangles changed, or whose baselines were reset, since baselines last followed heights.
    @exclusivity(unchecked) var waiting: [Int32] = []
    /// Whether a content size changed since the last solution.
    @exclusivity(unchecked) package internal(set) var hasNewContent = false
    /// Whether edits are recorded.
    @exclusivity(unchecked) package internal(set) var notesEdits = false
    /// The number of edit turns for which solutions were requested.
    @exclusivity(unchecked) var turn: Int32 = 0
    private static var engines: UInt32 = 0
    /// The number of items that have left their containers. Code that asks an item for something compares it before and
    /// after, to see whether the item's code removed any. Other modules read it by a call: the compiler would check
    /// each of their accesses to the variable itself.
    package static var departures: Int { @inline(never) get { countedDepartures } }
    @exclusivity(unchecked) private static var countedDepartures = 0
    /// The number of operations under way in which items are asked.
    @exclusivity(unchecked) private var work = 0
    /// Items that were removed during such operations. Their records are removed when the operations are done.
    @exclusivity(unchecked) private var departed: [(item: any LayoutItem, index: Int32)] = []

    /// Chooses the member of a minimal conflicting set that is given up: `nil` takes the most recently installed one.
    package var chooseBroken: (([LayoutDiagnostic.Participant]) -> Int)?

    /// Tells whether a conflict needs no diagnostic, by the member given up, because it was reported before. Every
    /// other conflict gets one.
    package var isTold: ((LayoutDiagnostic.Participant) -> Bool)?
    /// Constraints that were already given up when they were lowered again since the last solution; they are not
    /// reported again.
    @exclusivity(unchecked) var loweredBroken: [Int32] = []
    /// The origins of the solver's constraints, computed for the first conflict of a solution.
    @exclusivity(unchecked) var origins: Origins?

    /// - Parameters:
    ///   - isScratch: Whether the engine measures items that keep their place in another engine.
    ///   - explanationBudget: The most work that explaining the conflicts of one solution may take;
    ///     ``ConstraintSolver`` says in which unit.
    package init(isScratch: Bool = false, explanationBudget: Int = ConstraintSolver.standardExplanationBudget) {
        solver = ConstraintSolver(explanationBudget: explanationBudget)
        Self.engines += 1
        identity = Self.engines
        self.isScratch = isScratch
        if isScratch { Self.scratchEngines += 1 }
        solver.chooseConstraintToBreak = { [unowned self] conflict in
            MainActor.assumeIsolated {
                guard let chooseBroken else { return conflict[conflict.count - 1] }
                let origins = presentOrigins()
                return conflict[chooseBroken(conflict.map { participant($0, origins) })]
            }
        }
    }

    /// Whether something changed since the last solution.
    package var needsSolve: Bool { solver.needsSolve || !otherBaselines.isEmpty }

    /// Counters of the work done, for tests that guard against regressions.
    package var pivots: Int { solver.statistics.pivots }
    package var solves: Int { solver.statistics.solves }
    package var rowsTouched: Int { solver.statistics.rowsTouched }
    /// Whether the last solution used up the budget of explaining its conflicts.
    package var hasUsedUpBudget: Bool { solver.hasUsedUpBudget }
    /// The number of conflicts that were explained, and the work that this took.
    package var conflictsExplained: Int { solver.statistics.conflictsExplained }
    package var explanationWork: Int { solver.statistics.explanationWork }
    /// The number of constraints that were examined because of edits near them.
    package var constraintsPatched: Int { solver.statistics.constraintsPatched }

    // MARK: Items

    /// The item's record, made if the item is new.
    ///
    /// An item that leaves its container while it is asked for its content keeps the record only until the engine's
    /// present operation is done.
    func record(of item: any LayoutItem) -> Int32 {
        if let known = existingRecord(of: item) { return known }
        let departures = Self.departures
        beginWork()
        defer { endWork() }
        let outer = item.layoutContainer
        var container: Int32 = -1
        if let outer { container = record(of: outer) }
        let insets = item.layoutAlignmentInsets
        let record = existingRecord(of: item) ?? makeRecord(for: item, container: container, insets)
        if departures != Self.departures, !isPresent(item, record, in: outer) { removeItems([item]) }
        return record
    }

    /// Whether an item is still in the container that it had, and that container in the engine.
    private func isPresent(_ item: any LayoutItem, _ record: Int32, in outer: (any LayoutItem)?) -> Bool {
        guard item.layoutContainer === outer, existingRecord(of: item) == record else { return false }
        return outer.flatMap(existingRecord) ?? -1 == records[record].container
    }

    // MARK: Items that leave while others are asked

    /// Counts an item that leaves its container.
    package static func noteDeparture() { countedDepartures &+= 1 }

    /// Begins an operation in which the engine asks items for something, so that they may run code of programs.
    @inline(__always)
    func beginWork() { work &+= 1 }

    /// Ends such an operation, after the engine has stated what the items answered: items that left meanwhile are
    /// removed.
    @inline(__always)
    func endWork() {
        work &-= 1
        if work == 0, !departed.isEmpty { removeDeparted() }
    }

    @inline(never)
    private func removeDeparted() {
        while let (_, index) = departed.last {
            work = 1
            detachConstraints(from: index)
            forget(index)
            departed.removeAll { $0.index == index }
            work = 0
        }
    }

    /// The item's record in this engine, if it has one.
    func existingRecord(of item: any LayoutItem) -> Int32? { item.layoutTag.record(in: identity, isScratch: isScratch) }

    /// Whether the item has variables in this engine.
    package func contains(_ item: any LayoutItem) -> Bool { existingRecord(of: item) != nil }

    /// Makes sure that the item has its variables and its content size in the engine.
    ///
    /// - Returns: The item's number, for statements.
    @discardableResult
    package func addItem(_ item: any LayoutItem) -> LayoutItemNumber { record(of: item) }

    /// Adds the item as the root, whether or not it has a container, with `givens` instead of its own.
    package func addRoot(_ item: any LayoutItem, givens: LayoutGivens) {
        _ = makeRecord(for: item, container: -1, item.layoutAlignmentInsets, replacedGivens: givens)
    }

    private func makeRecord(
        for item: any LayoutItem, container: Int32, _ insets: LayoutEdges, replacedGivens: LayoutGivens? = nil
    ) -> Int32 {
        let record = Record(
            container: container, depth: container < 0 ? 0 : records[container].depth + 1,
            minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(lowerBound: 0),
            height: solver.makeVariable(lowerBound: 0), scrolls: item.layoutScrollOffset != nil,
            insets: insets)
        let index = freeRecords.popLast() ?? Int32(records.count)
        if Int(index) == items.count {
            records.appendRecord(record)
            items.append(UncountedItem(item: item))
        } else {
            records[index] = record
            items[Int(index)] = UncountedItem(item: item)
        }
        claim(item, index)
        assignVariables(of: record, to: index)
        if let replacedGivens { details(of: index).replacedGivens = replacedGivens }
        updateGivens(of: index, item)
        updateContentSizes(of: index, item)
        newRecords.append(index)
        return index
    }

    private struct UncountedItem {
        unowned(unsafe) let item: any LayoutItem
        let object: Unmanaged<AnyObject>

        init(item: any LayoutItem) { (self.item, object) = (item, .passUnretained(item)) }
    }

    /// The item of a number.
    @inline(__always)
    func item(of index: Int32) -> any LayoutItem { items[Int(index)].item }

    /// Whether a number is that of an item.
    @inline(__always)
    func isItem(_ item: any LayoutItem, of index: Int32) -> Bool {
        items[Int(index)].object.toOpaque() == Unmanaged.passUnretained(item as AnyObject).toOpaque()
    }

    private func claim(_ item: any LayoutItem, _ index: Int32) {
        if isScratch && Self.scratchEngines > 1 { displaced.append((UncountedItem(item: item), item.layoutTag)) }
        item.layoutTag.enter(identity, index, isScratch: isScratch)
    }

    /// Ends the work of a scratch engine: items that another one was measuring go back to it.
    package func endMeasuring() {
        for (item, tag) in displaced { item.item.layoutTag.returnToScratch(of: tag) }
        Self.scratchEngines -= 1
    }

    /// Lets a scratch engine stay for later measurements: it was the only one at work, and its work ends later. Other
    /// engines return items to it meanwhile.
    package func stayForMeasuring() { displaced = [] }

    private func assignVariables(of record: Record, to index: Int32) {
        let last = max(max(record.minX.index, record.minY.index), max(record.width.index, record.height.index))
        recordOfVariable.extend(to: Int(last) + 1, with: -1)
        recordOfVariable[record.minX.index] = index
        recordOfVariable[record.minY.index] = index
        recordOfVariable[record.width.index] = index
        recordOfVariable[record.height.index] = index
    }

    /// The item's details, made when they are first needed.
    func details(of index: Int32) -> Details {
        if let known = records[index].details { return known }
        let made = Details(place: keptDetails.count)
        keptDetails.append(made)
        records[index].details = made
        return made
    }

    private func releaseDetails(of index: Int32) {
        guard let details = records[index].details, let last = keptDetails.popLast() else { return }
        records[index].details = nil
        if last === details { return }
        last.place = details.place
        keptDetails[last.place] = last
    }

    /// Whether any constraint's subtrahends are kept.
    @inline(__always)
    var keepsSubtrahends: Bool { !keptSubtrahends.isEmpty }

    /// Keeps the subtrahends of a constraint alive until it is removed.
    func keep(_ subtrahends: LayoutSubtrahends?, for constraint: Int32) {
        if subtrahends == nil && keptSubtrahends.isEmpty { return }
        keptSubtrahends[constraint] = subtrahends
    }

    /// Removes an item and the constraints that still name it.
    package func removeItem(_ item: any LayoutItem) { removeItems([item]) }

    /// Removes items and the constraints that still name them.
    ///
    /// Constraints that only use the baselines of these items are lowered again, without them, before the first of the
    /// items loses its record: another item that is asked for its baseline item meanwhile may answer with a removed
    /// one, and that must not get a record again.
    package func removeItems(_ items: [any LayoutItem]) {
        let removed = items.compactMap(existingRecord).filter { records[$0].isLive }
        for index in removed { records[index].isLive = false }
        guard work == 0 else { return postponeRemoval(of: removed) }
        beginWork()
        for index in removed { detachConstraints(from: index) }
        for index in removed {
            item(of: index).layoutTag.leaveEngine()
            forget(index)
        }
        endWork()
    }

    /// Keeps the records, and the items, until the engine has stated the answers of items that it is asking.
    private func postponeRemoval(of removed: [Int32]) {
        for index in removed {
            let item = item(of: index)
            item.layoutTag.leaveEngine()
            departed.append((item, index))
        }
    }

    private func detachConstraints(from index: Int32) {
        if !nudges.isEmpty { removeNudges(of: index) }
        for constraint in constraints(naming: index) { detach(constraint, from: index) }
        for constraint in constraints(naming: index) { forgetMention(of: index, by: constraint) }
    }

    /// Frees the record of an item that no constraint uses any more.
    private func forget(_ index: Int32) {
        let record = records[index]
        remove(record.contentWidth)
        remove(record.contentHeight)
        forgetGivens(of: index)
        for variable in [record.minX, record.minY, record.width, record.height] + record.offsets.map(\.variable) {
            solver.removeVariable(variable)
            if Int(variable.index) < recordOfVariable.count { recordOfVariable[variable.index] = -1 }
        }
        releaseDetails(of: index)
        freeRecords.append(index)
    }

    /// Removes a constraint that names the removed item; a constraint that only uses its baseline is lowered again with
    /// another item's.
    private func detach(_ constraint: Int32, from record: Int32) {
        guard constraints[constraint].isLive else { return }
        let (first, second) = (constraints[constraint].stated.first, constraints[constraint].stated.second)
        if first == record || second < 0 || second == record
            || constraints[constraint].stated.subtrahends?.names(item(of: record)) == true
        {
            removeConstraint(LayoutConstraintID(index: constraint))
        } else {
            lowerAgain(constraint)
        }
    }

    // MARK: Changes of items

    /// Reads the item's content size again after it or its priorities changed.
    package func contentSizeChanged(_ item: any LayoutItem) {
        if let index = existingRecord(of: item) { updateContentSizes(of: index) }
    }

    /// Reads the item's content size again.
    ///
    /// - Returns: False if more than lengths differ, or the item is not known here: a new engine could then find
    ///   another solution.
    package func takeContentLengths(of item: any LayoutItem) -> Bool {
        guard let index = existingRecord(of: item), records[index].insets == item.layoutAlignmentInsets else { return false }
        let (width, height) = (records[index].contentWidth.size, records[index].contentHeight.size)
        updateContentSizes(of: index)
        offsetsChanged(item)
        return width.differsInLengthOnly(from: records[index].contentWidth.size)
            && height.differsInLengthOnly(from: records[index].contentHeight.size)
    }

    /// Whether a solution depends on constraints and content alone, and not on earlier solutions.
    package var dependsOnContentAlone: Bool { !hasCentredBaselines && farTerms.isEmpty }

    /// Reads margins, baselines and the scroll offset again after they changed.
    package func offsetsChanged(_ item: any LayoutItem) {
        guard let index = existingRecord(of: item) else { return }
        guard records[index].details != nil else { return }
        beginWork()
        defer { endWork() }
        if records[index].offsets.contains(where: \.isBaseline) { startOver(baselinesOf: index) }
        for offset in records[index].offsets {
            solver.fix(offset.variable, at: value(of: offset.meaning, of: index))
        }
    }

    /// Whether constraints cross from the item's content to items around it, so that they depend on the scroll offset.
    package func usesScrollOffset(of item: any LayoutItem) -> Bool {
        guard let index = existingRecord(of: item) else { return false }
        return records[index].offsets.contains(where: \.isScrollOffset)
    }

    /// Has the next solution lower the constraints that name the item's baselines again, because another item may
    /// provide these now.
    package func baselineItemChanged(_ item: any LayoutItem) {
        guard hasBaselines, let index = existingRecord(of: item), !otherBaselines.contains(index) else { return }
        if !constraints(naming: index, where: namesBaseline).isEmpty { otherBaselines.insert(index) }
    }

    /// Lowers the constraints again that name baselines which other items may provide now.
    func lowerConstraintsOnOtherBaselines() {
        guard !otherBaselines.isEmpty else { return }
        let items = otherBaselines.sorted()
        otherBaselines.removeAll()
        for index in items where records[index].isLive {
            for constraint in constraints(naming: index, where: namesBaseline) { lowerAgain(constraint) }
        }
    }

    private func namesBaseline(_ constraint: Int32) -> Bool { constraints[constraint].stated.namesBaseline }

    /// Whether the item's alignment insets are not those its constraints were lowered with.
    package func hasOtherInsets(_ item: any LayoutItem) -> Bool {
        guard let index = existingRecord(of: item) else { return false }
        return records[index].insets != item.layoutAlignmentInsets
    }

    /// Lowers the item's constraints again after its direction or alignment insets changed.
    package func structureChanged(_ item: any LayoutItem) {
        guard let index = existingRecord(of: item) else { return }
        beginWork()
        defer { endWork() }
        let hasOtherInsets = hasOtherInsets(item)
        records[index].insets = item.layoutAlignmentInsets
        updateGivens(of: index)
        updateFollowers(of: index)
        let passing = hasOtherInsets ? constraintsPassing(through: index) : []
        for constraint in constraints(naming: index) + passing { lowerAgain(constraint) }
    }

    /// The constraints that name items inside and outside this one, but not this one, and so contain its origin and
    /// insets.
    ///
    /// - Complexity: Linear in the number of all constraints.
    private func constraintsPassing(through index: Int32) -> [Int32] {
        let (minX, minY) = (records[index].minX, records[index].minY)
        let naming = Set(constraints(naming: index))
        return constraints.indices.lazy.map { Int32($0) }.filter { [self] constraint in
            guard constraints[constraint].isLive, !naming.contains(constraint) else { return false }
            return solver.statement(of: constraints[constraint].solverID).terms.contains {
                $0.variable == minX || $0.variable == minY
            }
        }
    }

    /// The variable of an item's margin, baseline or scroll offset, made when it is first needed.
    func offsetVariable(_ meaning: OffsetVariable.Meaning, of index: Int32) -> Variable {
        if let known = knownOffset(meaning, of: index) { return known }
        let value = value(of: meaning, of: index)
        if let known = knownOffset(meaning, of: index) { return known }
        if case .baseline = meaning {
            waiting.append(index)
            noteCentredBaseline(of: index)
        }
        let variable = solver.makeVariable()
        solver.fix(variable, at: value)
        details(of: index).offsets.append(OffsetVariable(meaning: meaning, variable: variable))
        return variable
    }

    private func knownOffset(_ meaning: OffsetVariable.Meaning, of index: Int32) -> Variable? {
        records[index].offsets.first { $0.meaning == meaning }?.variable
    }

    func value(of meaning: OffsetVariable.Meaning, of index: Int32) -> Double {
        let item = self.item(of: index)
        return switch meaning {
        case .margin(let axis, minimum: true): item.layoutMarginEdges.minimum(axis)
        case .margin(let axis, minimum: false): item.layoutMarginEdges.maximum(axis)
        case .baseline(let first):
            item.layoutBaselineOffset(first: first) + (records[index].details?.centering.overhang ?? 0)
        case .scrollOffset(.horizontal): item.layoutScrollOffset?.x ?? 0
        case .scrollOffset(.vertical): item.layoutScrollOffset?.y ?? 0
        }
    }
}
