/// Equations of three and more columns as they were stated, before columns without cost leave them.
///
/// Positions along a stack have no cost: each stands in the equation that follows it and in the one that it follows, so that the equations
/// telescope into a single sum. Rows that hang together through such columns are a *group*; the columns become *definitions*, which are
/// worked out from the others when the values are known.
struct SumRows: ~Copyable {
    struct Entry: BitwiseCopyable {
        var coefficient: Double
        var column: Int32
    }

    struct Row: BitwiseCopyable {
        var constant: Double
        var first: Int32
        var count: Int32
        /// What the row counts in the sum of its group; 0 before the group is known.
        var factor = 0.0
    }

    /// A column without cost, which the row gives when the row's other columns are known.
    struct Definition: BitwiseCopyable {
        var coefficient: Double
        var column: Int32
        var row: Int32
    }

    struct Group: BitwiseCopyable {
        var firstDefinition: Int32
        var count: Int32
        var isStale = false
    }

    /// A link of the list of groups that a column takes part in.
    struct GroupUse: BitwiseCopyable {
        var group: Int32
        var next: Int32
    }

    var rows = FlatArray<Row>()
    var entries = FlatArray<Entry>()
    var definitions = FlatArray<Definition>()
    var groups = FlatArray<Group>()
    var uses = FlatArray<GroupUse>()

    mutating func addRow(_ terms: borrowing RootTerms) -> Int32 {
        rows.append(Row(constant: terms.constant, first: Int32(entries.count), count: 0))
        return Int32(rows.count - 1)
    }

    /// Adds an entry to the newest row.
    mutating func addEntry(_ coefficient: Double, _ column: Int32) {
        entries.append(Entry(coefficient: coefficient, column: column))
        rows[rows.count - 1].count += 1
    }

    @inline(__always)
    func range(of row: Int32) -> Range<Int> { Int(rows[row].first)..<Int(rows[row].first + rows[row].count) }

    /// The value that a row gives the column it defines.
    func value(of definition: Definition, _ columns: borrowing FlatArray<Reduction.Column>) -> Double {
        var value = rows[definition.row].constant
        for e in range(of: definition.row) where entries[e].column != definition.column {
            value -= entries[e].coefficient * columns[entries[e].column].value
        }
        return definition.coefficient == 1 ? value : definition.coefficient == -1 ? -value : value / definition.coefficient
    }
}
