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
        _ system: inout System, _ reduction: Reduction
    ) {
        notes = CompileNotes(copying: reduction.notes)
        for k in reduction.corners.indices where reduction.corners[k].constraint >= 0 {
            let c = reduction.corners[k].constraint
            let isOfSum = reduction.columns[system.forms.column(of: c)].root < 0
            let divisor = isOfSum ? 1 : FewTerms(system.store.constraints[c], &system).coefficients.0
            cornerSteps.append(CornerStep(divisor: divisor, constraint: c, corner: Int32(k)))
        }
        for v in system.store.variables.indices
        where system.store.variables[v].bound != .none && !system.store.variables[v].isFixed {
            boundSteps.append(BoundStep(variable: Int32(v), corner: Self.cornerOfBound(Int32(v), &system, reduction)))
        }
        for c in system.store.constraints.indices { noteForm(of: Int32(c), &system) }
    }

    private mutating func noteForm(of c: Int32, _ system: inout System) {
        if system.forms.column(of: c) == Reduction.noColumn {
            if system.store.constraints[c].isRequired { checks.append(c) }
        } else if system.store.constraints[c].isEquation && system.forms.row(of: c) >= 0 {
            rowSteps.append(RowStep(constraint: c, row: system.forms.row(of: c)))
        }
    }

    /// - Returns: What ``BoundStep/corner`` says.
    private static func cornerOfBound(
        _ v: Int32, _ system: inout System, _ reduction: Reduction
    ) -> Int32 {
        let member = system.aliases.members[v]
        if member.isFixed { return -1 }
        let bound = Reduction.Corner(boundOf: v, system.store.lowerBound(of: v), member)
        let column = system.aliases.members[member.root].column
        let own = reduction.cornerIndex(of: ~v, on: column)
        return own >= 0 ? own : -2 - Reduction.equalBound(bound, from: reduction.columns[column].firstCorner, reduction.corners)
    }

    // MARK: Other constants

    /// Works out how members of classes follow their roots, and the values of those that have one.
    ///
    /// - Returns: `false` where equations of constants do not hold.
    func shiftMembers(_ system: inout System) -> Bool {
        var first = 0
        for k in notes.steps.indices {
            let (step, end) = (notes.steps[k], Int(notes.steps[k].end))
            let constant = system.aliases.constantLeft(of: system.store.constraints[step.constraint], system.store)
            if first == end {
                guard abs(constant) <= 1e-9 else { return false }
            } else {
                let distance = constant / step.divisor
                while first < end {
                    system.aliases.shift(notes.shifts[first].member, by: notes.shifts[first].scale * distance)
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
        _ corners: inout FlatArray<Reduction.Corner>, _ system: inout System
    ) -> Bool {
        for k in checks.indices {
            let record = system.store.constraints[checks[k]]
            guard Reduction.holds(record, without: system.aliases.constantLeft(of: record, system.store)) else { return false }
        }
        for k in cornerSteps.indices {
            let step = cornerSteps[k]
            corners[step.corner].position =
                system.aliases.constantLeft(of: system.store.constraints[step.constraint], system.store) / step.divisor
        }
        return true
    }

    /// Works out where implicit bounds turn the costs of columns.
    ///
    /// - Returns: `false` where a variable's value is below its bound, or where other bounds coincide than did before.
    func placeBounds(
        _ corners: inout FlatArray<Reduction.Corner>, _ system: inout System
    ) -> Bool {
        for k in boundSteps.indices {
            let (step, member) = (boundSteps[k], system.aliases.members[boundSteps[k].variable])
            let bound = system.store.lowerBound(of: step.variable)
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
        _ sums: inout SumRows, _ tableau: inout Tableau, _ system: inout System
    ) {
        for k in rowSteps.indices {
            sums.rows[rowSteps[k].row].constant = system.aliases.constantLeft(
                of: system.store.constraints[rowSteps[k].constraint], system.store)
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
