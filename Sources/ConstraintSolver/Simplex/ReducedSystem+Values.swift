extension ReducedSystem {
    /// Solves the presolved system and publishes the values of the variables.
    func solveAll(_ variables: borrowing FlatArray<VariableIndex>, _ system: inout System) {
        start(&system)
        optimise(&system)
        for column in columns.indices
        where columns[column].firstEntry.exists && boundViolation(of: ColumnID(column)) > Numerics.exactness {
            fail(ColumnID(column))
        }
        forgetMoves()
        for group in equations.groups.indices { complete(GroupID(group)) }
        publishAll(variables, &system)
    }

    /// Whether the variable's column is in no row and was declined only because several of its values are optimal.
    func isTied(_ v: VariableIndex, _ system: inout System) -> Bool {
        let column = system.aliases.members[system.aliases.members[v].root].column
        guard !system.aliases.members[v].isFixed, column.exists, columns[column].firstEntry.isNone, !isFree(column) else {
            return false
        }
        return !ownOptimum(of: column, &system).isPoint && boundViolation(of: column) <= Numerics.exactness
    }

    private func publishAll(_ variables: borrowing FlatArray<VariableIndex>, _ system: inout System) {
        for k in variables.indices { publish(variables[k], &system) }
    }

    @inline(__always)
    private func publish(_ v: VariableIndex, _ system: inout System) {
        let member = system.aliases.members[v]
        let column = system.aliases.members[member.root].column
        if member.isFixed {
            system.solution.set(v, to: member.offset)
        } else if column.exists {
            system.solution.set(v, to: member.scale * columns[column].value + member.offset)
        } else {
            declined.variables.append(v)
        }
    }

    private func forgetMoves() {
        for k in pricing.moved.indices { columns[pricing.moved[k]].isMoved = false }
        pricing.moved.removeAll()
    }

    /// Evaluates the columns without cost that a group defines.
    func complete(_ group: GroupID) {
        for d in equations.rangeOfDefinitions(group) {
            columns[equations.definitions[d].column].value = equations.value(of: equations.definitions[d], columns.start)
        }
    }

    // MARK: After an edit

    /// Re-optimises after changes of breakpoints, and publishes the values that changed.
    func solveChanges(_ system: inout System) {
        defer { edits.removeAll() }
        pricing.moved.keep { isHeld($0, &system) }
        pricing.queue.keep { isHeld($0, &system) }
        optimise(&system)
        refreshBasics()
        proveMoved()
        publishMoved(to: system.solution.writer, system.aliases.members.start)
        for k in edits.detached.indices { publishDetached(edits.detached[k], &system) }
        forgetMoves()
    }

    private func publishDetached(_ v: VariableIndex, _ system: inout System) {
        guard system.aliases.holder(of: v) == index else { return }
        let column = system.aliases.members[system.aliases.members[v].root].column
        let isLost = !system.aliases.members[v].isFixed && column.exists && isUnheld(column)
        if isLost { declined.variables.append(v) } else { publish(v, &system) }
    }

    /// Checks the bounds of a column, and records it if it violates them.
    private func prove(_ column: ColumnID) {
        if boundViolation(of: column) > Numerics.exactness {
            fail(column)
        } else if column == pricing.lastLone.column {
            pricing.lastLone.isProven = true
        }
    }

    /// Whether the column is still in use: no other reduced system holds its variable.
    func isHeld(_ column: ColumnID, _ system: inout System) -> Bool {
        let (seed, root) = (columns[column].seed, columns[column].root)
        return seed.exists && system.aliases.holder(of: seed) == index
            && (root.isNone || system.aliases.members[root].column == column)
    }

    /// Recomputes basic columns from the nonbasic ones, so that errors do not accumulate.
    private func refreshBasics() {
        for k in pricing.moved.indices where columns[pricing.moved[k]].row.exists {
            columns[pricing.moved[k]].value = tableau.leftOver(in: columns[pricing.moved[k]].row, columns)
        }
    }

    private func proveMoved() {
        for k in pricing.moved.indices {
            let column = pricing.moved[k]
            if column != pricing.lastLone.column || !pricing.lastLone.isProven { prove(column) }
        }
    }

    /// Publishes the values of columns that moved, and of those that depend on them.
    private func publishMoved(to writer: Solution.Writer, _ members: UnsafePointer<AliasClasses.Member>) {
        for k in pricing.moved.indices {
            let column = columns[pricing.moved[k]]
            for group in equations.groups(of: column) { markStale(group) }
            publishClass(of: column, to: writer, members)
        }
        for k in edits.staleGroups.indices { completeChanged(edits.staleGroups[k], to: writer, members) }
        edits.staleGroups.removeAll()
    }

    private func completeChanged(_ group: GroupID, to writer: Solution.Writer, _ members: UnsafePointer<AliasClasses.Member>) {
        equations.groups[group].isStale = false
        let columns = columns.mutableStart
        for d in equations.rangeOfDefinitions(group) {
            let column = Int(equations.definitions[d].column)
            let value = equations.value(of: equations.definitions[d], columns)
            guard value != columns[column].value else { continue }
            columns[column].value = value
            publishClass(of: columns[column], to: writer, members)
        }
    }

    /// Publishes the values of a class, except for members that another reduced system holds now.
    @inline(__always)
    private func publishClass(
        of column: Column, to writer: Solution.Writer, _ members: UnsafePointer<AliasClasses.Member>
    ) {
        var v = column.root
        while v.exists {
            let member = members[Int(v)]
            if member.holder == index { writer.set(v, to: member.scale * column.value + member.offset) }
            v = member.next
        }
    }
}
