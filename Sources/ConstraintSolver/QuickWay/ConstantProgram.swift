/// What compiling does with constants, as lists of steps that are the same for every system of one structure.
struct ConstantProgram: ~Copyable {
    /// A corner that a constraint makes: its constant, once what is known is subtracted, is divided.
    struct CornerStep: BitwiseCopyable {
        var divisor: Double
        var constraint: Int32
        var corner: Int32
    }

    /// The implicit bound of a variable.
    struct BoundStep: BitwiseCopyable {
        var variable: Int32
        /// The corner that the bound makes, the complement less one of an equal bound's corner, or -1 for a variable with a value.
        var corner: Int32
    }

    /// A row that an equation became.
    struct RowStep: BitwiseCopyable {
        var constraint: Int32
        var row: Int32
    }

    /// What was noted when the structure was compiled.
    private let notes: CompileNotes
    private var cornerSteps = FlatArray<CornerStep>()
    private var boundSteps = FlatArray<BoundStep>()
    private var rowSteps = FlatArray<RowStep>()
    /// Constraints that must hold though they have no unknowns.
    private var checks = FlatArray<Int32>()

    var usedBytes: Int {
        notes.usedBytes + cornerSteps.usedBytes + boundSteps.usedBytes + rowSteps.usedBytes + checks.usedBytes
    }

    init(
        of store: borrowing ConstraintStore, _ reduction: Reduction, _ aliases: borrowing Aliases,
        _ forms: borrowing ConstraintForms
    ) {
        notes = CompileNotes(copying: reduction.notes)
        for k in reduction.corners.indices where reduction.corners[k].constraint >= 0 {
            let c = reduction.corners[k].constraint
            let isOfSum = reduction.columns[forms.column(of: c)].root < 0
            let divisor = isOfSum ? 1 : FewTerms(store.constraints[c], of: store, aliases).coefficients.0
            cornerSteps.append(CornerStep(divisor: divisor, constraint: c, corner: Int32(k)))
        }
        for v in store.variables.indices where store.variables[v].bound != .none && !store.variables[v].isFixed {
            boundSteps.append(BoundStep(variable: Int32(v), corner: Self.cornerOfBound(Int32(v), store, reduction, aliases)))
        }
        for c in store.constraints.indices { noteForm(of: Int32(c), store, forms) }
    }

    private mutating func noteForm(of c: Int32, _ store: borrowing ConstraintStore, _ forms: borrowing ConstraintForms) {
        if forms.column(of: c) == Reduction.noColumn {
            if store.constraints[c].isRequired { checks.append(c) }
        } else if store.constraints[c].isEquation && forms.row(of: c) >= 0 {
            rowSteps.append(RowStep(constraint: c, row: forms.row(of: c)))
        }
    }

    /// - Returns: What ``BoundStep/corner`` says.
    private static func cornerOfBound(
        _ v: Int32, _ store: borrowing ConstraintStore, _ reduction: Reduction, _ aliases: borrowing Aliases
    ) -> Int32 {
        let member = aliases.members[v]
        if member.isFixed { return -1 }
        let bound = Reduction.Corner(boundOf: v, store.lowerBound(of: v), member)
        let column = aliases.members[member.root].column
        let own = reduction.cornerIndex(of: ~v, on: column)
        return own >= 0 ? own : -2 - Reduction.equalBound(bound, from: reduction.columns[column].firstCorner, reduction.corners)
    }

    // MARK: Other constants

    /// Works out how members of classes follow their roots, and the values of those that have one.
    ///
    /// - Returns: `false` where equations of constants do not hold.
    func shiftMembers(_ aliases: inout Aliases, _ store: borrowing ConstraintStore) -> Bool {
        var first = 0
        for k in notes.steps.indices {
            let (step, end) = (notes.steps[k], Int(notes.steps[k].end))
            let constant = aliases.constantLeft(of: store.constraints[step.constraint], store)
            if first == end {
                guard abs(constant) <= 1e-9 else { return false }
            } else {
                let distance = constant / step.divisor
                while first < end {
                    aliases.shift(notes.shifts[first].member, by: notes.shifts[first].scale * distance)
                    first += 1
                }
            }
        }
        return true
    }

    /// Works out where constraints turn the costs of columns.
    ///
    /// - Returns: `false` where a constraint without unknowns does not hold.
    func placeCorners(
        _ corners: inout FlatArray<Reduction.Corner>, _ store: borrowing ConstraintStore, _ aliases: borrowing Aliases
    ) -> Bool {
        for k in checks.indices {
            let record = store.constraints[checks[k]]
            guard Reduction.holds(record, without: aliases.constantLeft(of: record, store)) else { return false }
        }
        for k in cornerSteps.indices {
            let step = cornerSteps[k]
            corners[step.corner].position =
                aliases.constantLeft(of: store.constraints[step.constraint], store) / step.divisor
        }
        return true
    }

    /// Works out where implicit bounds turn the costs of columns.
    ///
    /// - Returns: `false` where a variable's value is below its bound, or where other bounds coincide than did before.
    func placeBounds(
        _ corners: inout FlatArray<Reduction.Corner>, _ store: borrowing ConstraintStore, _ aliases: borrowing Aliases
    ) -> Bool {
        for k in boundSteps.indices {
            let (step, member) = (boundSteps[k], aliases.members[boundSteps[k].variable])
            let bound = store.lowerBound(of: step.variable)
            if step.corner == -1 {
                guard member.offset >= bound - 1e-9 else { return false }
                continue
            }
            let position = (bound - member.offset) / member.scale
            if step.corner < 0 {
                guard corners[-2 - step.corner].position == position else { return false }
            } else {
                corners[step.corner].position = position
                let older = Reduction.equalBound(corners[step.corner], from: corners[step.corner].next, corners)
                guard older < 0 else { return false }
            }
        }
        return true
    }

    /// Works out the constants of rows, and of the sums that are rows of the tableau.
    func setRows(
        _ sums: inout SumRows, _ tableau: inout Tableau, _ store: borrowing ConstraintStore, _ aliases: borrowing Aliases
    ) {
        for k in rowSteps.indices {
            sums.rows[rowSteps[k].row].constant = aliases.constantLeft(of: store.constraints[rowSteps[k].constraint], store)
        }
        var first = 0
        for row in notes.sumEnds.indices {
            var constant = 0.0
            for k in first..<Int(notes.sumEnds[row]) {
                let summand = sums.rows[notes.summed[k]]
                constant += summand.factor * summand.constant
            }
            tableau.rows[row].constant = constant
            first = Int(notes.sumEnds[row])
        }
    }
}
