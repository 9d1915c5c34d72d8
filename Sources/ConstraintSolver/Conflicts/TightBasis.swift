/// A basis built by adding equations one after another, with a marker for each, so that a variable's row shows the
/// equations that determine its value.
struct TightBasis: ~Copyable {
    /// The meaning of a column: a variable, or the marker of an equation, which may have no stated constraint.
    private enum Meaning {
        case variable(VariableIndex)
        case marker(ConstraintIndex?)
    }

    private var tableau = Tableau()
    private var columns = FlatArray<ReducedSystem.Column>()
    private var meanings: [Meaning] = []
    /// For lookups only, never iterated.
    private var columnOfVariable: [VariableIndex: ColumnID] = [:]
    private let preferred: [VariableIndex]

    /// - Parameter preferred: Variables for which equations are preferably solved.
    init(preferred: [VariableIndex]) {
        self.preferred = preferred
        tableau.noise = Numerics.multiplierNoise
    }

    /// Adds an equation between variables, unless it follows from those already added.
    mutating func add(_ terms: [Term], _ constraint: ConstraintIndex?) {
        let row = tableau.addRow(constant: 0)
        for term in terms { tableau.insert(term.coefficient, row, column(of: term.variable.id), &columns) }
        tableau.insert(-1, row, makeColumn(.marker(constraint)), &columns)
        tableau.express(row, &columns)
        if let pivot = pivot(of: row) { tableau.pivot(row, pivot, &columns) } else { tableau.dropRow(row, &columns) }
    }

    /// The constraints that determine a variable, or relate it to others.
    func constraints(deciding v: VariableIndex) -> [ConstraintIndex] {
        guard let column = columnOfVariable[v], columns[column].row.exists else { return [] }
        return tableau.entries(inRow: columns[column].row).compactMap {
            if case .marker(let constraint) = meanings[Int($0.column)] { constraint } else { nil }
        }
    }

    private mutating func column(of v: VariableIndex) -> ColumnID {
        if let known = columnOfVariable[v] { return known }
        let column = makeColumn(.variable(v))
        columnOfVariable[v] = column
        return column
    }

    private mutating func makeColumn(_ meaning: Meaning) -> ColumnID {
        meanings.append(meaning)
        columns.append(ReducedSystem.Column(root: .none))
        return ColumnID(columns.count - 1)
    }

    /// The variable with the largest coefficient, the first of equals.
    private func pivot(of row: RowID) -> ColumnID? {
        var candidates: [(variable: VariableIndex, size: Double, column: ColumnID)] = []
        for entry in tableau.entries(inRow: row) {
            guard case .variable(let v) = meanings[Int(entry.column)] else { continue }
            candidates.append((v, abs(entry.coefficient), entry.column))
        }
        let wanted = candidates.filter { preferred.contains($0.variable) }
        return (wanted.isEmpty ? candidates : wanted).min { (-$0.size, $0.variable) < (-$1.size, $1.variable) }?.column
    }
}
