/// The structural edits of a reduced system, until it has applied them.
struct StructuralEdits: ~Copyable {
    /// The state of the edits; each state follows the previous one.
    enum Progress: Int, BitwiseCopyable {
        case none
        /// Recorded by the solver for the next solution.
        case recorded
        /// Being applied to a tableau that has a basis.
        case applying
        /// The tableau cannot be edited: the components are to be presolved again.
        case abandoned
    }

    /// A column whose breakpoints or rows changed.
    struct Touched: BitwiseCopyable {
        var column: ColumnID
        /// Whether the column had no cost before.
        var wasFree: Bool
    }

    /// Another constant for a row that is otherwise unchanged.
    struct Shift: BitwiseCopyable {
        var row: EquationID
        var distance: Double
    }

    /// Variables whose class changes; those of dissolved classes are alone until equations are aggregated again.
    var detached = FlatArray<VariableIndex>()
    /// Columns of dissolved classes.
    var detachedColumns = FlatArray<ColumnID>()
    /// Rows of constraints that were removed.
    var removedRows = FlatArray<EquationID>()
    /// Columns that no variable uses any more.
    var abandonedColumns = FlatArray<ColumnID>()
    /// Constraints whose form may change.
    var affected = FlatArray<ConstraintIndex>()
    var touched = FlatArray<Touched>()
    /// Columns without cost that were defined by removed groups.
    var undefinedColumns = FlatArray<ColumnID>()
    /// Rows without a group.
    var ungroupedRows = FlatArray<EquationID>()
    var shifts = FlatArray<Shift>()
    /// Groups whose definitions are to be evaluated again, because columns in them moved.
    var staleGroups = FlatArray<GroupID>()
    /// Rows of the tableau that have no basic column yet.
    var newRows = FlatArray<RowID>()
    var progress = Progress.none

    var isApplying: Bool { progress.rawValue >= Progress.applying.rawValue }
    var needsPresolve: Bool { progress == .abandoned }

    mutating func abandon() { progress = .abandoned }

    mutating func removeAll() {
        detached.removeAll()
        detachedColumns.removeAll()
        removedRows.removeAll()
        abandonedColumns.removeAll()
        affected.removeAll()
        touched.removeAll()
        undefinedColumns.removeAll()
        ungroupedRows.removeAll()
        shifts.removeAll()
        newRows.removeAll()
        progress = .none
    }
}

/// Flags for the variables and constraints listed in ``StructuralEdits``: scratch memory that is clear between uses.
struct EditMarks: ~Copyable {
    var isDetached = FlatArray<Bool>()
    var isAffected = FlatArray<Bool>()

    mutating func extend(for store: borrowing ConstraintStore) {
        isDetached.extend(to: store.variables.count, with: false)
        isAffected.extend(to: store.constraints.count, with: false)
    }
}
