/// The stated equations of three and more columns, before columns without cost are eliminated from them.
///
/// Positions along a stack have no cost: each occurs in two consecutive equations, so that the equations telescope into
/// a single sum. Rows that are connected through such columns are a *group*; the columns become *definitions*, which
/// are evaluated when the values of the other columns are known.
struct EquationRows: ~Copyable {
    struct Entry: BitwiseCopyable {
        var coefficient: Double
        var column: ColumnID
    }

    struct Row: BitwiseCopyable {
        var constant: Double
        /// The factor of the row in the sum of its group, if there is one sum.
        var factor = 0.0
        var first: Int32
        var count: Int32
        /// The capacity for entries.
        var room: Int32
        /// The group of the row, or none.
        var group: GroupID = .none
    }

    /// A column without cost that a row defines by its other columns.
    struct Definition: BitwiseCopyable {
        var coefficient: Double
        var column: ColumnID
        var row: EquationID
    }

    struct Group: BitwiseCopyable {
        var firstDefinition: Int32
        var count: Int32 = 0
        /// The first row that defines no column, so that a sum of rows remains for the tableau; or none.
        var sumRow: EquationID = .none
        var isStale = false
        /// Further such rows, in ``EquationRows/furtherSums``.
        var firstFurther: Int32 = 0
        var furtherCount: Int32 = 0

        /// Whether the tableau may have rows of the group; and whether several, which edits cannot remove.
        var hasSum: Bool { sumRow.exists }
        var hasSeveralSums: Bool { furtherCount > 0 }
    }

    /// A slack column that follows another column, `scale * leader + offset`: its breakpoint is part of the leader's
    /// cost.
    struct Follower: BitwiseCopyable {
        var column: ColumnID
        var leader: ColumnID
        var scale: Double
        var offset: Double
    }

    /// A link in the list of a column's groups.
    struct GroupUse: Linked {
        var group: GroupID
        var next: GroupUseID
    }

    var rows = FlatArray<Row>()
    var entries = FlatArray<Entry>()
    var definitions = FlatArray<Definition>()
    var groups = FlatArray<Group>()
    var uses = FlatArray<GroupUse>()
    var furtherSums = FlatArray<EquationID>()
    var followers = FlatArray<Follower>()
    var freeRows = FlatArray<EquationID>()
    var freeGroups = FlatArray<GroupID>()
    var freeUses = FlatArray<GroupUseID>()
    /// The number of definitions of removed groups.
    var unusedDefinitions = 0

    mutating func copy(_ other: borrowing EquationRows) {
        rows.copy(other.rows)
        entries.copy(other.entries)
        definitions.copy(other.definitions)
        groups.copy(other.groups)
        uses.copy(other.uses)
        furtherSums.copy(other.furtherSums)
        followers.copy(other.followers)
    }

    @inline(__always)
    func range(of row: EquationID) -> Range<Int> { Int(rows[row].first)..<Int(rows[row].first + rows[row].count) }

    @inline(__always)
    func rangeOfDefinitions(_ group: GroupID) -> Range<Int32> {
        groups[group].firstDefinition..<groups[group].firstDefinition + groups[group].count
    }

    /// The value that a row gives the column it defines.
    @inline(__always)
    func value(of definition: Definition, _ columns: UnsafePointer<ReducedSystem.Column>) -> Double {
        let row = rows[definition.row]
        let stated = entries.start + Int(row.first)
        var value = row.constant
        for k in 0..<Int(row.count) where stated[k].column != definition.column {
            value -= stated[k].coefficient * columns[Int(stated[k].column)].value
        }
        return definition.coefficient == 1 ? value : definition.coefficient == -1 ? -value : value / definition.coefficient
    }
}
