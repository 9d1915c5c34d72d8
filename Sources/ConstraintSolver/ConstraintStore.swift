/// All variables and constraints in their original form, in flat arrays indexed by small integers.
struct ConstraintStore {
    struct Entry {
        var firstTerm: Int32
        var termCount: Int32
        var relation: Relation
        var constant: Double
        var priority: Float
        var tieRank: Int32
        /// Grows with every installation: constraints are considered in this order.
        var installed: Int
        var isBroken = false
        var isLive = true
    }

    // Variables
    private(set) var lowerBounds: [Double] = []
    private(set) var fixedValues: [Double?] = []
    private(set) var isFree: [Bool] = []
    /// The constraints that mention a variable, in no particular order.
    private(set) var occurrences: [[Int32]] = []
    private var freeVariables: [Int32] = []

    // Constraints
    private(set) var entries: [Entry] = []
    private var freeEntries: [Int32] = []
    private var installations = 0

    // Terms, in runs
    private(set) var termVariables: [Int32] = []
    private(set) var termCoefficients: [Double] = []
    private var freeRuns: [[Int32]] = []

    var variableCount: Int { lowerBounds.count }

    // MARK: Variables

    mutating func makeVariable(lowerBound: Double) -> Int32 {
        if let index = freeVariables.popLast() {
            (lowerBounds[Int(index)], fixedValues[Int(index)], isFree[Int(index)]) = (lowerBound, nil, true)
            return index
        }
        lowerBounds.append(lowerBound)
        fixedValues.append(nil)
        isFree.append(true)
        occurrences.append([])
        return Int32(lowerBounds.count - 1)
    }

    mutating func removeVariable(_ variable: Int32) {
        precondition(occurrences[Int(variable)].isEmpty, "a constraint still mentions the variable")
        isFree[Int(variable)] = false
        fixedValues[Int(variable)] = nil
        freeVariables.append(variable)
    }

    mutating func fix(_ variable: Int32, at value: Double?) {
        fixedValues[Int(variable)] = value
        isFree[Int(variable)] = value == nil
    }

    // MARK: Constraints

    mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float, _ tieRank: Int32) -> Int32 {
        let merged = Self.merge(terms)
        installations += 1
        let entry = Entry(
            firstTerm: store(merged), termCount: Int32(merged.count), relation: relation, constant: Tolerance.clamp(constant),
            priority: priority, tieRank: tieRank, installed: installations)
        let index = freeEntries.popLast() ?? Int32(entries.count)
        if Int(index) == entries.count { entries.append(entry) } else { entries[Int(index)] = entry }
        for term in merged { occurrences[Int(term.variable.index)].append(index) }
        return index
    }

    mutating func remove(_ index: Int32) {
        let entry = entries[Int(index)]
        for term in terms(of: entry) {
            let variable = Int(termVariables[term])
            let place = occurrences[variable].lastIndex(of: index)!
            occurrences[variable].swapAt(place, occurrences[variable].count - 1)
            occurrences[variable].removeLast()
        }
        free(entry.firstTerm, entry.termCount)
        entries[Int(index)].isLive = false
        freeEntries.append(index)
    }

    mutating func setConstant(_ constant: Double, of index: Int32) { entries[Int(index)].constant = Tolerance.clamp(constant) }
    mutating func setPriority(_ priority: Float, of index: Int32) { entries[Int(index)].priority = priority }
    mutating func setBroken(_ isBroken: Bool, _ index: Int32) { entries[Int(index)].isBroken = isBroken }

    /// The places of a constraint's terms in the arena.
    func terms(of entry: Entry) -> Range<Int> { Int(entry.firstTerm)..<Int(entry.firstTerm + entry.termCount) }

    // MARK: The arena

    /// Adds up the terms of one variable and drops those with coefficient 0.
    private static func merge(_ terms: [Term]) -> [Term] {
        var merged: [Term] = []
        merged.reserveCapacity(terms.count)
        for term in terms {
            if let known = merged.firstIndex(where: { $0.variable == term.variable }) {
                merged[known].coefficient += term.coefficient
            } else {
                merged.append(Term(term.variable, Tolerance.clamp(term.coefficient)))
            }
        }
        merged.removeAll { $0.coefficient == 0 }
        return merged
    }

    private mutating func store(_ terms: [Term]) -> Int32 {
        if terms.count < freeRuns.count, let start = freeRuns[terms.count].popLast() {
            for (offset, term) in terms.enumerated() {
                termVariables[Int(start) + offset] = term.variable.index
                termCoefficients[Int(start) + offset] = term.coefficient
            }
            return start
        }
        let start = Int32(termVariables.count)
        for term in terms {
            termVariables.append(term.variable.index)
            termCoefficients.append(term.coefficient)
        }
        return start
    }

    private mutating func free(_ start: Int32, _ count: Int32) {
        while freeRuns.count <= Int(count) { freeRuns.append([]) }
        freeRuns[Int(count)].append(start)
    }
}
