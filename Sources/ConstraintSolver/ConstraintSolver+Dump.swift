extension ConstraintSolver {
    /// A readable description of the reduced systems: the variables after presolve, the columns with their breakpoints,
    /// the tableau with its basis, and the equations that define eliminated positions.
    ///
    /// Solves first if edits are pending. Components solved by careful pricing are not kept and not shown.
    ///
    /// - Parameter name: Returns the name of a variable.
    package func dump(name: (Variable) -> String = { "v\($0.index)" }) -> String {
        solve()
        let names = system.store.variables.indices.map { name(Variable(VariableIndex($0))) }
        let parts = reducedSystems.compactMap { $0.map { TableauDump(reduced: $0, names: names).lines(&system) } }
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}

/// Writes one reduced system.
private struct TableauDump {
    let reduced: ReducedSystem
    /// The names, by variable.
    let names: [String]

    func lines(_ system: inout System) -> [String] {
        let columns = reduced.columns.indices.compactMap { self.column(ColumnID($0), &system) }
        return ["classes"] + classes(&system) + ["columns"] + columns + ["tableau"] + rows + ["definitions"] + definitions
    }

    private func classes(_ system: inout System) -> [String] {
        system.aliases.members.indices.compactMap { v in
            let member = system.aliases.members[v]
            if member.isFixed { return "  \(names[v]) = \(number(member.offset))" }
            guard member.holder == reduced.index, Int(member.root) != v else { return nil }
            return "  \(names[v]) = " + sum([(member.scale, names[Int(member.root)])], plus: member.offset)
        }
    }

    /// Describes a column with a cost: its value, its breakpoints, and, if it is nonbasic, the reduced cost of a step
    /// up and down.
    private func column(_ id: ColumnID, _ system: inout System) -> String? {
        let column = reduced.columns[id]
        guard column.seed.exists, column.firstBreakpoint.exists else { return nil }
        let breakpoints = reduced.breakpoints(of: id).map { breakpoint in
            let relation = breakpoint.isEqual ? "==" : breakpoint.risesBelow ? ">=" : "<="
            let isRequired = breakpoint.level <= PriorityLevels.moving
            let weight = isRequired ? "required" : "at \(number(Double(system.store.levels.priority(of: breakpoint.level))))"
            return "\(relation) \(number(breakpoint.position)) \(weight)"
        }
        let line = "  \(name(of: id)) = \(number(column.value)): " + breakpoints.sorted().joined(separator: ", ")
        if column.row.exists { return line + "; basic" }
        reduced.price(of: id, &system)
        return line + "; up costs " + cost(isUp: true, &system) + "; down costs " + cost(isUp: false, &system)
    }

    /// The reduced costs of the column that was priced last, the highest priority first.
    private func cost(isUp: Bool, _ system: inout System) -> String {
        let costs: [String] = system.store.levels.falling.indices.compactMap { place in
            let cost = reduced.pricing.reducedCosts.cost(at: place, isUp: isUp)
            let priority = Double(system.store.levels.priority(of: system.store.levels.falling[place]))
            return cost == 0 ? nil : "\(number(cost)) at \(number(priority))"
        }
        return costs.isEmpty ? "nothing" : costs.joined(separator: ", ")
    }

    private var rows: [String] {
        reduced.tableau.rows.indices.filter { reduced.tableau.rows[$0].basic.exists }.map { k in
            let entries = reduced.tableau.entries(inRow: RowID(k)).sorted { $0.column < $1.column }
            let row = reduced.tableau.rows[k]
            return equation(of: row.basic, 1, entries.map { ($0.coefficient, $0.column) }, row.constant)
        }
    }

    private var definitions: [String] {
        reduced.equations.groups.indices.flatMap { reduced.equations.rangeOfDefinitions(GroupID($0)) }.map { d in
            let definition = reduced.equations.definitions[d]
            let entries = reduced.equations.range(of: definition.row).map { reduced.equations.entries[$0] }
            let constant = reduced.equations.rows[definition.row].constant
            return equation(
                of: definition.column, definition.coefficient, entries.map { ($0.coefficient, $0.column) }, constant)
        }
    }

    /// Describes an equation solved for a column with the given coefficient.
    private func equation(
        of column: ColumnID, _ coefficient: Double, _ terms: [(coefficient: Double, column: ColumnID)], _ constant: Double
    ) -> String {
        let others = terms.filter { $0.column != column }.map { (-$0.coefficient / coefficient, name(of: $0.column)) }
        return "  \(name(of: column)) = " + sum(others, plus: constant / coefficient)
    }

    // MARK: Words

    /// The name of a column's variable, or the sum of a slack column's inequality.
    private func name(of column: ColumnID) -> String {
        let root = reduced.columns[column].root
        return root.exists ? names[Int(root)] : "sum\(Int(column))"
    }

    private func sum(_ terms: [(coefficient: Double, name: String)], plus constant: Double) -> String {
        var text = constant == 0 && !terms.isEmpty ? "" : number(constant)
        for term in terms {
            let sign = term.coefficient < 0 ? "-" : "+"
            text += text.isEmpty ? (sign == "-" ? "-" : "") : " \(sign) "
            text += (abs(term.coefficient) == 1 ? "" : "\(number(abs(term.coefficient))) ") + term.name
        }
        return text
    }

    private func number(_ x: Double) -> String { x == x.rounded() && abs(x) < 1e15 ? "\(Int(x))" : "\(x)" }
}
