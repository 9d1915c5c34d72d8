import ConstraintSolver

/// Lays out one tree of items: keeps their variables and constraints in a solver and reads rectangles back.
///
/// Each item has four variables for its alignment rectangle, with the origin relative to its container's frame. There is one engine per
/// window, and one per tree that stands outside a window.
///
/// - Source: WWDC 2018 session 220; positions and rounding measured on recorded frames.
@MainActor
package final class LayoutEngine {
    /// What the engine keeps of one item.
    struct Record {
        unowned var item: any LayoutItem
        var container: Int32
        var insets: LayoutEdges
        var givens: LayoutGivens
        /// What stands for the item's own givens in this engine: a scratch engine leaves its root's size free.
        var replacedGivens: LayoutGivens?
        /// Whether the content moves against the frame: what is inside is placed in the content.
        var scrolls: Bool
        var minX, minY, width, height: Variable
        /// The equations of givens that follow the container where its size is solved for.
        var givenEquations: [GivenEquation] = []
        /// Items whose givens follow this one's size.
        var followers: [Int32] = []
        var contentWidth = ContentSizeConstraints()
        var contentHeight = ContentSizeConstraints()
        var offsets: [OffsetVariable] = []
        var constraints: [Int32] = []
        var isLive = true
        /// Where the baselines stand in an item higher than its content.
        var centering = Centering()
    }

    /// The pair of inequalities that keeps a size near its content's.
    struct ContentSizeConstraints {
        var size = LayoutContentSize(value: nil, hugging: 0, compressionResistance: 0)
        var notLarger: ConstraintID?
        var notSmaller: ConstraintID?
    }

    /// A margin, a baseline or a scroll offset as a variable with a given value, so that a change of it lowers nothing again.
    struct OffsetVariable {
        enum Meaning: Equatable {
            case margin(LayoutAxis, minimum: Bool)
            case baseline(first: Bool)
            case scrollOffset(LayoutAxis)
        }
        var meaning: Meaning
        var variable: Variable
    }

    /// What the engine keeps of one constraint.
    struct ConstraintRecord {
        var description: LayoutConstraintDescription
        var solverID: ConstraintID
        /// +1 or -1: the sign the stated constant enters the solver with.
        var constantSign: Double
        /// What lowering added to the stated constant.
        var loweredOffset: Double
        var records: [Int32]
    }

    /// What a constraint of the solver stands for.
    enum Origin {
        case none
        case constraint(Int32)
        case contentSize(Int32, LayoutAxis)
        case given(Int32, LayoutPart)
    }

    let solver = ConstraintSolver()
    let identity: UInt32
    var records: [Record] = []
    var freeRecords: [Int32] = []
    /// The record each solver variable belongs to, or -1.
    var recordOfVariable: [Int32] = []
    var constraints: [ConstraintRecord?] = []
    var freeConstraints: [Int32] = []
    var origins: [Origin] = []
    /// What moves items to others of their equally good places, by the item's record.
    var nudges: [Nudge] = []
    /// How often an item was moved so.
    var exercises = 0
    /// Places of items whose tag belongs to another engine: a scratch engine measures items that live elsewhere.
    private var borrowed: [ObjectIdentifier: Int32] = [:]
    private let isScratch: Bool
    /// Counts the edits that solutions were asked for.
    var turn: Int32 = 0
    private static var engines: UInt32 = 0

    /// Which member of a minimal conflicting set is given up: `nil` takes the most recently installed one.
    package var chooseBroken: (([LayoutDiagnostic.Participant]) -> Int)?

    /// - Parameter isScratch: Whether the engine measures items that keep their place in another engine.
    package init(isScratch: Bool = false) {
        Self.engines += 1
        identity = Self.engines
        self.isScratch = isScratch
        solver.chooseConstraintToBreak = { [unowned self] conflict in
            MainActor.assumeIsolated {
                guard let chooseBroken else { return conflict[conflict.count - 1] }
                return conflict[chooseBroken(conflict.map(participant))]
            }
        }
    }

    /// Whether something changed since the last solution.
    package var needsSolve: Bool { solver.needsSolve }

    /// Counters of the work done, for tests that guard against regressions.
    package var pivots: Int { solver.statistics.pivots }
    package var solves: Int { solver.statistics.solves }

    // MARK: Items

    /// The item's record, made when the item is new.
    func record(of item: any LayoutItem) -> Int32 {
        if let known = existingRecord(of: item) { return known }
        let container = item.layoutContainer.map(record(of:)) ?? -1
        return makeRecord(for: item, container: container)
    }

    /// The item's record in this engine, if it has one.
    func existingRecord(of item: any LayoutItem) -> Int32? {
        if isScratch { return borrowed[ObjectIdentifier(item)] }
        return item.layoutTag.engine == identity ? item.layoutTag.record : nil
    }

    /// Whether the item has variables in this engine.
    package func contains(_ item: any LayoutItem) -> Bool { existingRecord(of: item) != nil }

    /// Makes sure that the item has its variables and its content size in the engine.
    package func addItem(_ item: any LayoutItem) {
        _ = record(of: item)
    }

    /// Makes the item the root, whatever holds it elsewhere, with the given parts of its rectangle instead of its own.
    package func addRoot(_ item: any LayoutItem, givens: LayoutGivens) {
        _ = makeRecord(for: item, container: -1, replacedGivens: givens)
    }

    private func makeRecord(for item: any LayoutItem, container: Int32, replacedGivens: LayoutGivens? = nil) -> Int32 {
        let record = Record(
            item: item, container: container, insets: item.layoutAlignmentInsets, givens: .none, replacedGivens: replacedGivens,
            scrolls: item.layoutScrollOffset != nil, minX: solver.makeVariable(), minY: solver.makeVariable(),
            width: solver.makeVariable(lowerBound: 0), height: solver.makeVariable(lowerBound: 0))
        let index: Int32
        if let free = freeRecords.popLast() {
            index = free
            records[Int(free)] = record
        } else {
            index = Int32(records.count)
            records.append(record)
        }
        claim(item, index)
        for variable in [record.minX, record.minY, record.width, record.height] { assign(variable, to: index) }
        updateGivens(of: index)
        updateContentSizes(of: index)
        return index
    }

    private func claim(_ item: any LayoutItem, _ index: Int32) {
        if isScratch {
            borrowed[ObjectIdentifier(item)] = index
        } else {
            item.layoutTag.engine = identity
            item.layoutTag.record = index
        }
    }

    private func assign(_ variable: Variable, to record: Int32) {
        let index = Int(variable.index)
        while recordOfVariable.count <= index { recordOfVariable.append(-1) }
        recordOfVariable[index] = record
    }

    /// Forgets the item and whatever constraints still name it.
    package func removeItem(_ item: any LayoutItem) {
        guard let index = existingRecord(of: item) else { return }
        records[Int(index)].isLive = false
        if !nudges.isEmpty { removeNudges(of: index) }
        for constraint in records[Int(index)].constraints { detach(constraint, from: item) }
        let record = records[Int(index)]
        for variable in [record.contentWidth.notLarger, record.contentWidth.notSmaller] { variable.map(removeFromSolver) }
        for variable in [record.contentHeight.notLarger, record.contentHeight.notSmaller] { variable.map(removeFromSolver) }
        forgetGivens(of: index)
        for variable in [record.minX, record.minY, record.width, record.height] + record.offsets.map(\.variable) {
            solver.removeVariable(variable)
            if Int(variable.index) < recordOfVariable.count { recordOfVariable[Int(variable.index)] = -1 }
        }
        records[Int(index)].constraints = []
        records[Int(index)].offsets = []
        item.layoutTag = LayoutTag()
        freeRecords.append(index)
    }

    /// Takes out a constraint that names an item that goes, or lets it find another baseline than that item's.
    private func detach(_ constraint: Int32, from item: any LayoutItem) {
        guard let description = constraints[Int(constraint)]?.description else { return }
        if description.first === item || description.second == nil || description.second === item
            || description.subtrahends?.names(item) == true
        {
            removeConstraint(LayoutConstraintID(index: constraint))
        } else {
            lowerAgain(constraint)
        }
    }

    // MARK: Changes of items

    /// Takes over the item's content size after it or its priorities changed.
    package func contentSizeChanged(_ item: any LayoutItem) {
        existingRecord(of: item).map(updateContentSizes)
    }

    /// Takes over margins, baselines and the scroll offset after they changed.
    package func offsetsChanged(_ item: any LayoutItem) {
        guard let index = existingRecord(of: item) else { return }
        if records[Int(index)].offsets.contains(where: \.isBaseline) { centreBaselines(of: index) }
        for offset in records[Int(index)].offsets {
            solver.fix(offset.variable, at: value(of: offset.meaning, of: index))
        }
    }

    /// Lowers the constraints that name the item's baselines again: another item may have come to stand for them.
    package func baselineItemChanged(_ item: any LayoutItem) {
        guard let index = existingRecord(of: item) else { return }
        for constraint in records[Int(index)].constraints where namesBaseline(constraint) { lowerAgain(constraint) }
    }

    private func namesBaseline(_ constraint: Int32) -> Bool {
        guard let description = constraints[Int(constraint)]?.description else { return false }
        return description.firstAttribute.isBaseline || description.secondAttribute.isBaseline
            || description.subtrahends?.namesBaseline == true
    }

    /// Whether the item's alignment insets are not those its constraints were lowered with.
    package func hasOtherInsets(_ item: any LayoutItem) -> Bool {
        existingRecord(of: item).map { records[Int($0)].insets != item.layoutAlignmentInsets } ?? false
    }

    /// Lowers the item's constraints again after its direction or alignment insets changed.
    package func structureChanged(_ item: any LayoutItem) {
        guard let index = existingRecord(of: item) else { return }
        let hasOtherInsets = hasOtherInsets(item)
        records[Int(index)].insets = item.layoutAlignmentInsets
        updateGivens(of: index)
        updateFollowers(of: index)
        let passing = hasOtherInsets ? constraintsPassing(through: index) : []
        for constraint in records[Int(index)].constraints + passing where constraints[Int(constraint)] != nil {
            lowerAgain(constraint)
        }
    }

    /// The constraints that name other items, in and outside this one, and so are written with its origin and insets.
    ///
    /// - Complexity: linear in the number of all constraints.
    private func constraintsPassing(through index: Int32) -> [Int32] {
        let record = records[Int(index)]
        return constraints.indices.lazy.map { Int32($0) }.filter { [self] constraint in
            guard let known = constraints[Int(constraint)], !known.records.contains(index) else { return false }
            return solver.statement(of: known.solverID).terms.contains {
                $0.variable == record.minX || $0.variable == record.minY
            }
        }
    }

    /// The variable that holds a margin, a baseline's place or the scroll offset of an item, made when it is first needed.
    func offsetVariable(_ meaning: OffsetVariable.Meaning, of index: Int32) -> Variable {
        if let known = records[Int(index)].offsets.first(where: { $0.meaning == meaning }) { return known.variable }
        if case .baseline = meaning, records[Int(index)].item.layoutCentersContent { updateOverhang(of: index) }
        let variable = solver.makeVariable()
        solver.fix(variable, at: value(of: meaning, of: index))
        records[Int(index)].offsets.append(OffsetVariable(meaning: meaning, variable: variable))
        return variable
    }

    func value(of meaning: OffsetVariable.Meaning, of index: Int32) -> Double {
        let item = records[Int(index)].item
        return switch meaning {
        case .margin(let axis, minimum: true): item.layoutMarginEdges.minimum(axis)
        case .margin(let axis, minimum: false): item.layoutMarginEdges.maximum(axis)
        case .baseline(let first): item.layoutBaselineOffset(first: first) + records[Int(index)].centering.overhang
        case .scrollOffset(.horizontal): item.layoutScrollOffset?.x ?? 0
        case .scrollOffset(.vertical): item.layoutScrollOffset?.y ?? 0
        }
    }

    // MARK: Solving

    /// Brings every variable up to date with what was added, removed and changed.
    ///
    /// - Returns: The conflicts met, each with the constraint given up.
    package func solve() -> [LayoutDiagnostic] {
        solver.solve()
        return solver.takeConflicts().map { conflict in
            LayoutDiagnostic(
                kind: .unsatisfiable, participants: participants(of: conflict.constraints), broken: participant(conflict.broken))
        }
    }

    /// The items one of whose four values changed since the last call, in the order they came into the engine.
    ///
    /// Baselines in the middle of an item move with its height, so that another solution may be due after this.
    ///
    /// - Parameter round: How many solutions there were before this one for the same edits.
    package func takeChangedItems(round: Int) -> [any LayoutItem] {
        if round == 0 { turn += 1 }
        var changed: [Int32] = []
        for variable in solver.takeChangedVariables() where Int(variable.index) < recordOfVariable.count {
            let record = recordOfVariable[Int(variable.index)]
            if record >= 0 && changed.last != record { changed.append(record) }
        }
        changed.sort()
        var last: Int32 = -1
        return changed.compactMap { record in
            guard record != last else { return nil }
            last = record
            centreBaselines(of: record)
            return records[Int(record)].item
        }
    }

    /// The item's solved alignment rectangle, unrounded, relative to its container's frame; `nil` for an item unknown here.
    package func alignmentRect(of item: any LayoutItem) -> LayoutRect? {
        guard let index = existingRecord(of: item) else { return nil }
        let record = records[Int(index)]
        return LayoutRect(
            x: solver.value(of: record.minX), y: solver.value(of: record.minY),
            width: solver.value(of: record.width), height: solver.value(of: record.height))
    }

    /// Whether any constraint along an axis names the item.
    package func isConstrained(_ item: any LayoutItem, _ axis: LayoutAxis) -> Bool {
        guard let index = existingRecord(of: item) else { return false }
        return records[Int(index)].constraints.contains { constraints[Int($0)]?.description.firstAttribute.axis == axis }
    }

    /// The content size that counts for the item along an axis, in points; `nil` where there is none.
    package func contentSize(of item: any LayoutItem, _ axis: LayoutAxis) -> Double? {
        guard let index = existingRecord(of: item) else { return nil }
        return axis == .horizontal ? records[Int(index)].contentWidth.size.value : records[Int(index)].contentHeight.size.value
    }

    /// Whether any constraint names the item.
    package func isConstrained(_ item: any LayoutItem) -> Bool {
        existingRecord(of: item).map { !records[Int($0)].constraints.isEmpty } ?? false
    }

    /// The attributes of the item, among left, top, width and height, that could differ in an equally good layout.
    package func ambiguousAttributes(of item: any LayoutItem) -> [LayoutAttribute] {
        guard let index = existingRecord(of: item) else { return [] }
        let record = records[Int(index)]
        let variables: [(LayoutAttribute, Variable)] = [
            (.left, record.minX), (.top, record.minY), (.width, record.width), (.height, record.height),
        ]
        return variables.compactMap { solver.isDetermined($0.1) ? nil : $0.0 }
    }
}
