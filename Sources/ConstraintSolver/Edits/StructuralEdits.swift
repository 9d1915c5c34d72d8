/// What structural edits did to a reduced system, until it has taken them over.
struct StructuralEdits: ~Copyable {
    /// How far edits have come; each state follows those before it.
    enum Progress: Int, BitwiseCopyable {
        case none
        /// Listed by the solver for the next solution.
        case recorded
        /// Taken over into a tableau that has a basis.
        case applying
        /// The tableau cannot follow: the components are to be presolved again.
        case abandoned
    }

    /// A column whose breakpoints or rows changed.
    struct Touched: BitwiseCopyable {
        var column: ColumnID
        /// Whether it had no cost before.
        var wasFree: Bool
    }

    /// Another constant for a row that stays as it is.
    struct Shift: BitwiseCopyable {
        var row: EquationID
        var distance: Double
    }

    /// Variables whose class changes; those of classes taken apart are alone until equations are aggregated again.
    var detached = FlatArray<VariableIndex>()
    /// Columns that stood for classes before these were taken apart.
    var detachedColumns = FlatArray<ColumnID>()
    /// Rows of constraints that were removed.
    var removedRows = FlatArray<EquationID>()
    /// Columns that no variable needs any more.
    var abandonedColumns = FlatArray<ColumnID>()
    /// Constraints whose form may change.
    var affected = FlatArray<ConstraintIndex>()
    var touched = FlatArray<Touched>()
    /// Columns without cost that the groups taken apart defined.
    var undefinedColumns = FlatArray<ColumnID>()
    /// Rows without a group.
    var ungroupedRows = FlatArray<EquationID>()
    var shifts = FlatArray<Shift>()
    /// Groups whose definitions are to be worked out anew, because columns in them moved.
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

/// Which variables and constraints are listed in a reduced system's ``StructuralEdits``: scratch, nothing is marked between uses.
struct EditMarks: ~Copyable {
    var isDetached = FlatArray<Bool>()
    var isAffected = FlatArray<Bool>()

    mutating func extend(for store: borrowing ConstraintStore) {
        isDetached.extend(to: store.variables.count, with: false)
        isAffected.extend(to: store.constraints.count, with: false)
    }
}
