extension Reduction {
    /// Solves what was compiled and hands out the values of the variables.
    func solveAll(
        _ variables: borrowing IDList, _ system: inout System
    ) {
        start(&system)
        optimise(&system)
        for column in columns.indices where columns[column].firstEntry >= 0 && boundViolation(of: Int32(column)) > 1e-9 {
            fail(Int32(column))
        }
        forgetMoves()
        for group in sums.groups.indices { complete(Int32(group)) }
        for k in variables.indices { publish(variables[k], &system) }
    }

    @inline(__always)
    private func publish(_ v: Int32, _ system: inout System) {
        let member = system.aliases.members[v]
        let column = system.aliases.members[member.root].column
        if member.isFixed {
            system.solution.set(v, to: member.offset)
        } else if column >= 0 {
            system.solution.set(v, to: member.scale * columns[column].value + member.offset)
        } else {
            failures.append(v)
        }
    }

    private func forgetMoves() {
        for k in moved.indices { columns[moved[k]].isMoved = false }
        moved.removeAll()
    }

    /// Works out the columns without cost that a group defines.
    func complete(_ group: Int32) {
        let first = sums.groups[group].firstDefinition
        for d in first..<first + sums.groups[group].count {
            columns[sums.definitions[d].column].value = sums.value(of: sums.definitions[d], columns)
        }
    }

    // MARK: After an edit

    /// Brings the values up to date after corners were changed, and hands out those that changed.
    func solveChanges(_ system: inout System) {
        defer { edits.removeAll() }
        placeEdited(&system)
        dropForeign(&system)
        optimise(&system)
        refreshBasics()
        var k = 0
        while k < moved.count {
            let column = moved[k]
            if column != lastLone.column || !lastLone.isProven { prove(column) }
            markGroups(of: column)
            publishClass(of: column, &system)
            k += 1
        }
        k = 0
        while k < staleGroups.count {
            completeChanged(staleGroups[k], &system)
            k += 1
        }
        staleGroups.removeAll()
        for k in edits.loose.indices { publishLoose(edits.loose[k], &system) }
        forgetMoves()
    }

    private func publishLoose(_ v: Int32, _ system: inout System) {
        guard system.aliases.reduction(of: v) == index else { return }
        let column = system.aliases.members[system.aliases.members[v].root].column
        let isLost = !system.aliases.members[v].isFixed && column >= 0 && isUnheld(column)
        if isLost { failures.append(v) } else { publish(v, &system) }
    }

    /// Reports a column that is beyond its bounds.
    private func prove(_ column: Int32) {
        if boundViolation(of: column) > 1e-9 { fail(column) } else if column == lastLone.column { lastLone.isProven = true }
    }

    /// Forgets about columns whose variables another reduction holds by now.
    private func dropForeign(_ system: inout System) {
        var kept = 0
        for k in moved.indices where isHeld(moved[k], &system) {
            moved[kept] = moved[k]
            kept += 1
        }
        moved.truncate(to: kept)
        kept = 0
        for k in queue.indices where isHeld(queue[k], &system) {
            queue[kept] = queue[k]
            kept += 1
        }
        queue.truncate(to: kept)
    }

    /// Whether the column stands for something still.
    func isHeld(_ column: Int32, _ system: inout System) -> Bool {
        let (seed, root) = (columns[column].seed, columns[column].root)
        return seed >= 0 && system.aliases.reduction(of: seed) == index
            && (root < 0 || system.aliases.members[root].column == column)
    }

    /// Works out basic columns from the others anew, so that no error builds up.
    private func refreshBasics() {
        for k in moved.indices where columns[moved[k]].row >= 0 {
            columns[moved[k]].value = tableau.basicValue(of: columns[moved[k]].row, columns)
        }
    }

    private func markGroups(of column: Int32) {
        var use = columns[column].firstGroup
        while use >= 0 {
            let group = sums.uses[use].group
            use = sums.uses[use].next
            markStale(group)
        }
    }

    private func completeChanged(_ group: Int32, _ system: inout System) {
        sums.groups[group].isStale = false
        let first = sums.groups[group].firstDefinition
        for d in first..<first + sums.groups[group].count {
            let column = sums.definitions[d].column
            let value = sums.value(of: sums.definitions[d], columns)
            guard value != columns[column].value else { continue }
            columns[column].value = value
            markGroups(of: column)
            publishClass(of: column, &system)
        }
    }

    /// Hands out the values of a class, but for members that another reduction holds by now.
    private func publishClass(of column: Int32, _ system: inout System) {
        var v = columns[column].root
        let value = columns[column].value
        while v >= 0 {
            let member = system.aliases.members[v]
            if member.reduction == index { system.solution.set(v, to: member.scale * value + member.offset) }
            v = member.next
        }
    }
}
