/// What presolving does with constants, as lists of steps that are the same for every system of one structure.
struct RightHandSides: ~Copyable {
    /// A breakpoint that a constraint makes: its constant, once what is known is subtracted, is divided.
    struct BreakpointStep: BitwiseCopyable {
        var divisor: Double
        var constraint: ConstraintIndex
        var breakpoint: BreakpointID
    }

    /// The implicit bound of a variable.
    struct BoundStep: BitwiseCopyable {
        /// What became of the bound.
        enum Role: BitwiseCopyable { case ofValue, ownBreakpoint, equalBreakpoint }

        var variable: VariableIndex
        var role: Role
        var breakpoint = BreakpointID.none
    }

    /// A row that an equation became.
    struct RowStep: BitwiseCopyable {
        var constraint: ConstraintIndex
        var row: EquationID
    }

    /// What was noted when the structure was presolved.
    private let recording: PresolveRecording
    private var breakpointSteps = FlatArray<BreakpointStep>()
    private var boundSteps = FlatArray<BoundStep>()
    private var rowSteps = FlatArray<RowStep>()
    /// Constraints that must hold though they have no unknowns.
    private var checks = FlatArray<ConstraintIndex>()

    var usedBytes: Int {
        recording.usedBytes + breakpointSteps.usedBytes + boundSteps.usedBytes + rowSteps.usedBytes + checks.usedBytes
    }

    init(_ system: inout System, _ reduced: ReducedSystem) {
        recording = PresolveRecording(copying: reduced.recording)
        for k in reduced.breakpoints.indices where !reduced.breakpoints[k].constraint.isBound {
            let c = reduced.breakpoints[k].constraint
            let isOfSum = reduced.columns[system.roles.column(of: c)].root.isNone
            let divisor = isOfSum ? 1 : ShortExpression(system.store.constraints[c], &system).coefficients.0
            breakpointSteps.append(BreakpointStep(divisor: divisor, constraint: c, breakpoint: BreakpointID(k)))
        }
        for v in system.store.variables.indices
        where system.store.variables[v].bound != .none && !system.store.variables[v].isFixed {
            boundSteps.append(Self.boundStep(of: VariableIndex(v), &system, reduced))
        }
        for c in system.store.constraints.indices { noteForm(of: ConstraintIndex(c), &system) }
    }

    private mutating func noteForm(of c: ConstraintIndex, _ system: inout System) {
        if system.roles.column(of: c) == ReducedSystem.noColumn {
            if system.store.constraints[c].isRequired { checks.append(c) }
        } else if system.store.constraints[c].isEquation && system.roles.row(of: c).exists {
            rowSteps.append(RowStep(constraint: c, row: system.roles.row(of: c)))
        }
    }

    private static func boundStep(of v: VariableIndex, _ system: inout System, _ reduced: ReducedSystem) -> BoundStep {
        let member = system.aliases.members[v]
        if member.isFixed { return BoundStep(variable: v, role: .ofValue) }
        let bound = ReducedSystem.Breakpoint(boundOf: v, system.store.lowerBound(of: v), member)
        let column = system.aliases.members[member.root].column
        let own = reduced.breakpointIndex(of: .bound(of: v), on: column)
        if own.exists { return BoundStep(variable: v, role: .ownBreakpoint, breakpoint: own) }
        let equal = ReducedSystem.equalBound(bound, from: reduced.columns[column].firstBreakpoint, reduced.breakpoints)
        return BoundStep(variable: v, role: .equalBreakpoint, breakpoint: equal)
    }

    // MARK: Other constants

    /// Works out how members of classes follow their roots, and the values of those that have one.
    ///
    /// - Returns: `false` where equations of constants do not hold.
    func shiftMembers(_ system: inout System) -> Bool {
        var first = 0
        for k in recording.steps.indices {
            let (step, end) = (recording.steps[k], Int(recording.steps[k].end))
            let constant = system.aliases.constantLeft(of: system.store.constraints[step.constraint], system.store)
            if first == end {
                guard abs(constant) <= Numerics.exactness else { return false }
            } else {
                let distance = constant / step.divisor
                while first < end {
                    system.aliases.shift(recording.shifts[first].member, by: recording.shifts[first].scale * distance)
                    first += 1
                }
            }
        }
        return true
    }

    /// Works out where constraints turn the costs of columns.
    ///
    /// - Returns: `false` where a constraint without unknowns does not hold.
    func placeBreakpoints(_ breakpoints: inout FlatArray<ReducedSystem.Breakpoint>, _ system: inout System) -> Bool {
        for k in checks.indices {
            let record = system.store.constraints[checks[k]]
            guard ReducedSystem.holds(record, without: system.aliases.constantLeft(of: record, system.store)) else {
                return false
            }
        }
        for k in breakpointSteps.indices {
            let step = breakpointSteps[k]
            breakpoints[step.breakpoint].position =
                system.aliases.constantLeft(of: system.store.constraints[step.constraint], system.store) / step.divisor
        }
        return true
    }

    /// Works out where implicit bounds turn the costs of columns.
    ///
    /// - Returns: `false` where a variable's value is below its bound, or where other bounds coincide than did before.
    func placeBounds(_ breakpoints: inout FlatArray<ReducedSystem.Breakpoint>, _ system: inout System) -> Bool {
        for k in boundSteps.indices {
            let (step, member) = (boundSteps[k], system.aliases.members[boundSteps[k].variable])
            let bound = system.store.lowerBound(of: step.variable)
            let position = (bound - member.offset) / member.scale
            switch step.role {
            case .ofValue: guard member.offset >= bound - Numerics.exactness else { return false }
            case .equalBreakpoint: guard breakpoints[step.breakpoint].position == position else { return false }
            case .ownBreakpoint:
                breakpoints[step.breakpoint].position = position
                let older = ReducedSystem.equalBound(
                    breakpoints[step.breakpoint], from: breakpoints[step.breakpoint].next, breakpoints)
                guard older.isNone else { return false }
            }
        }
        return true
    }

    /// Works out the constants of rows, and of the sums that are rows of the tableau.
    func setRows(_ equations: inout EquationRows, _ tableau: inout Tableau, _ system: inout System) {
        for k in rowSteps.indices {
            equations.rows[rowSteps[k].row].constant = system.aliases.constantLeft(
                of: system.store.constraints[rowSteps[k].constraint], system.store)
        }
        var first = 0
        for row in recording.sumEnds.indices {
            var constant = 0.0
            for k in first..<Int(recording.sumEnds[row]) {
                let summand = equations.rows[recording.summed[k]]
                constant += summand.factor * summand.constant
            }
            tableau.rows[row].constant = constant
            first = Int(recording.sumEnds[row])
        }
    }
}
