/// What structural edits did to a reduction, until it has taken them over.
struct StructuralEdits: ~Copyable {
    /// A column that stood for a class before the class was taken apart.
    struct Parked: BitwiseCopyable {
        var root: Int32
        var column: Int32
    }

    /// A column whose corners or rows changed.
    struct Touched: BitwiseCopyable {
        var column: Int32
        /// Whether it had no cost before.
        var wasFree: Bool
    }

    /// Another constant for a row that stays as it is.
    struct Shift: BitwiseCopyable {
        var row: Int32
        var distance: Double
    }

    /// Variables whose class changes; those of classes taken apart are alone until equations are settled again.
    var loose = FlatArray<Int32>()
    var parked = FlatArray<Parked>()
    /// Rows of constraints that were removed.
    var retired = FlatArray<Int32>()
    /// Columns that no variable needs any more.
    var orphans = FlatArray<Int32>()
    /// Constraints whose form may change.
    var suspects = FlatArray<Int32>()
    /// Suspect equations that no class used up: rows.
    var waiting = FlatArray<Int32>()
    var touched = FlatArray<Touched>()
    /// Columns without cost that the groups taken apart defined.
    var homeless = FlatArray<Int32>()
    /// Rows without a group.
    var ungrouped = FlatArray<Int32>()
    var shifts = FlatArray<Shift>()
    /// Rows of the tableau that have no basic column yet.
    var newRows = FlatArray<Int32>()
    /// Whether the solver knows that something is recorded.
    var isListed = false
    /// Whether rows are formed for a tableau that has a basis already.
    var isUnderWay = false
    /// Whether the tableau could not follow.
    var isHopeless = false

    mutating func removeAll() {
        loose.removeAll()
        parked.removeAll()
        retired.removeAll()
        orphans.removeAll()
        suspects.removeAll()
        waiting.removeAll()
        touched.removeAll()
        homeless.removeAll()
        ungrouped.removeAll()
        shifts.removeAll()
        newRows.removeAll()
        (isListed, isUnderWay, isHopeless) = (false, false, false)
    }
}

/// Which variables and constraints are listed in a reduction's ``StructuralEdits``: scratch, nothing is marked between uses.
struct PatchMarks: ~Copyable {
    var isLoose = FlatArray<Bool>()
    var isSuspect = FlatArray<Bool>()

    mutating func extend(for store: borrowing ConstraintStore) {
        isLoose.extend(to: store.variables.count, with: false)
        isSuspect.extend(to: store.constraints.count, with: false)
    }
}
