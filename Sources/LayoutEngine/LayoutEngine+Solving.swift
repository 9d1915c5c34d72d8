import ConstraintSolver

/// Solutions, and the rectangles of items in them.
extension LayoutEngine {
    /// Solves for all variables that edits since the last call affect.
    ///
    /// - Returns: The conflicts met, each with the constraint given up.
    package func solve() -> [LayoutDiagnostic] {
        defer { (origins, loweredBroken) = (nil, []) }
        hasNewContent = false
        beginWork()
        lowerConstraintsOnOtherBaselines()
        anticipateHeights()
        endWork()
        solver.solve()
        let conflicts = solver.takeConflicts()
        let found = conflicts.isEmpty ? [] : conflicts.compactMap { diagnostic($0, presentOrigins()) }
        return farTerms.isEmpty ? found : found + missedFarConstraints(besides: conflicts)
    }

    func presentOrigins() -> Origins {
        let present = origins ?? Origins(of: self)
        origins = present
        return present
    }

    /// The items one of whose four values changed since the last call, in the order they came into the engine.
    ///
    /// - Parameter round: How many solutions there were before this one for the same edits.
    package func takeChangedItems(round: Int) -> [any LayoutItem] {
        let numbers = takeChangedNumbers(round: round)
        var items: [any LayoutItem] = []
        items.reserveCapacity(numbers.count)
        for number in numbers { items.append(item(of: number)) }
        return items
    }

    /// The numbers of the items that ``takeChangedItems(round:)`` gives.
    package func takeChangedNumbers(round: Int) -> [LayoutItemNumber] {
        if round == 0 { turn += 1 }
        let changed = withNewRecords(changedRecords())
        for record in changed where records[record].hasDetails { waiting.append(record) }
        return changed
    }

    /// The records of the variables that changed, ascending. Variables of one item mostly lie together, in the order of
    /// the items.
    private func changedRecords() -> [Int32] {
        let variables = solver.takeChanges().variables
        var isAscending = true
        let changed = [Int32](unsafeUninitializedCapacity: variables.count) { changed, count in
            var last: Int32 = -1
            for variable in variables where Int(variable.index) < recordOfVariable.count {
                let record = recordOfVariable[variable.index]
                guard record >= 0 && record != last else { continue }
                changed.initializeElement(at: count, to: record)
                count += 1
                if record < last { isAscending = false }
                last = record
            }
        }
        return isAscending ? changed : Self.ascendingOnce(changed)
    }

    /// Adds new items whose rectangles came out as zero, which is also the initial value of variables: such items had
    /// perhaps another rectangle elsewhere.
    private func withNewRecords(_ changed: [Int32]) -> [Int32] {
        var all = changed
        for place in newRecords.indices {
            let record = newRecords[place]
            // A record whose item has left may belong to another item now.
            guard recordOfVariable[records[record].minX.index] == record, alignmentRect(of: record) == .zero else { continue }
            all.append(record)
        }
        newRecords.truncate(to: 0)
        return all.count == changed.count ? changed : Self.ascendingOnce(all)
    }

    private static func ascendingOnce(_ numbers: [Int32]) -> [Int32] {
        var (kept, last): ([Int32], Int32) = ([], -1)
        for number in numbers.sorted() where number != last {
            kept.append(number)
            last = number
        }
        return kept
    }

    /// The item's solved alignment rectangle, unrounded, relative to its container's frame; `nil` for an item unknown
    /// here.
    package func alignmentRect(of item: any LayoutItem) -> LayoutRect? {
        guard let index = existingRecord(of: item) else { return nil }
        return alignmentRect(of: index)
    }

    /// The alignment rectangle of an item that is known here, by its number.
    package func alignmentRect(of index: LayoutItemNumber) -> LayoutRect {
        let record = records[index]
        return LayoutRect(
            x: solver.value(of: record.minX), y: solver.value(of: record.minY), width: solver.value(of: record.width),
            height: solver.value(of: record.height))
    }

    /// The item's width, in points, if required equations alone determine it, independently of its content; nil while
    /// edits wait for a solution.
    package func statedWidth(of item: any LayoutItem) -> Double? {
        guard let index = existingRecord(of: item) else { return nil }
        return solver.statedValue(of: records[index].width)
    }

    /// Whether any constraint along an axis names the item.
    package func isConstrained(_ item: any LayoutItem, _ axis: LayoutAxis) -> Bool {
        guard let index = existingRecord(of: item) else { return false }
        return !constraints(naming: index) { constraints[$0].stated.statement.firstAttribute.axis == axis }.isEmpty
    }

    /// The content size in force for the item along an axis, in points; `nil` if there is none.
    package func contentSize(of item: any LayoutItem, _ axis: LayoutAxis) -> Double? {
        guard let index = existingRecord(of: item) else { return nil }
        return axis == .horizontal ? records[index].contentWidth.size.value : records[index].contentHeight.size.value
    }

    /// Whether any constraint names the item.
    package func isConstrained(_ item: any LayoutItem) -> Bool {
        existingRecord(of: item).map(isNamed) ?? false
    }

    /// The attributes of the item, among left, top, width and height, that could differ in another optimal layout.
    package func ambiguousAttributes(of item: any LayoutItem) -> [LayoutAttribute] {
        guard let index = existingRecord(of: item) else { return [] }
        let record = records[index]
        let variables: [(LayoutAttribute, Variable)] = [
            (.left, record.minX), (.top, record.minY), (.width, record.width), (.height, record.height),
        ]
        return variables.compactMap { solver.isDetermined($0.1) ? nil : $0.0 }
    }
}
