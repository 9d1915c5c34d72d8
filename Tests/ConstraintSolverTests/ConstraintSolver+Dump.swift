@testable import ConstraintSolver

extension ConstraintSolver {
    /// The reduced systems as a person reads them: what presolve made of the variables, the columns with their breakpoints, the tableau with its
    /// basis, and the equations that give positions their values.
    ///
    /// Solves first when edits wait. Parts that careful pricing solved are not kept and do not show.
    ///
    /// - Parameter name: What variables are called.
    func dump(name: (Variable) -> String = { "v\($0.index)" }) -> String {
        solve()
        let names = system.store.variables.indices.map { name(Variable(VariableIndex($0))) }
        return reducedSystems.compactMap { $0.map { TableauDump($0, names).lines(&system).joined(separator: "\n") } }.joined(
            separator: "\n\n")
    }
}

/// Writes one reduced system.
private struct TableauDump {
    private let reduced: ReducedSystem
    private let names: [String]

    init(_ reduced: ReducedSystem, _ names: [String]) { (self.reduced, self.names) = (reduced, names) }

    func lines(_ system: inout System) -> [String] {
        ["classes"] + classes(&system) + ["columns"] + columns(&system) + ["tableau"] + rows + ["definitions"] + definitions
    }

    private func classes(_ system: inout System) -> [String] {
        system.aliases.members.indices.compactMap { v in
            let member = system.aliases.members[v]
            if member.isFixed { return "  \(names[v]) = \(number(member.offset))" }
            guard member.holder == reduced.index, Int(member.root) != v else { return nil }
            return "  \(names[v]) = " + expression([(member.scale, names[Int(member.root)])], plus: member.offset)
        }
    }

    private func columns(_ system: inout System) -> [String] {
        reduced.columns.indices.compactMap { k in
            let column = reduced.columns[k]
            guard column.seed.exists, column.firstBreakpoint.exists else { return nil }
            let costs = reduced.breakpoints(of: ColumnID(k)).map { describe($0, system.store.levels.priority(of: $0.level)) }
            let line = "  \(label(k)) = \(number(column.value)): " + costs.sorted().joined(separator: ", ")
            return column.row.exists ? line + "; basic" : line + reducedCosts(of: ColumnID(k), &system)
        }
    }

    /// What a step up and a step down cost, the most important priority first.
    private func reducedCosts(of column: ColumnID, _ system: inout System) -> String {
        reduced.price(of: column, &system)
        return [true, false].map { isUp in
            let costs = system.store.levels.falling.indices.compactMap { place -> String? in
                let cost = reduced.pricing.reducedCosts.cost(at: place, isUp: isUp)
                return cost == 0
                    ? nil
                    : "\(number(cost)) at \(number(Double(system.store.levels.priority(of: system.store.levels.falling[place]))))"
            }
            return (isUp ? "; up costs " : "; down costs ") + (costs.isEmpty ? "nothing" : costs.joined(separator: ", "))
        }.joined()
    }

    private func describe(_ breakpoint: ReducedSystem.Breakpoint, _ priority: Float) -> String {
        let relation = breakpoint.isEqual ? "==" : breakpoint.risesBelow ? ">=" : "<="
        let weight = priority >= 1000 ? "required" : "at \(number(Double(priority)))"
        return "\(relation) \(number(breakpoint.position)) \(weight)"
    }

    private var rows: [String] {
        reduced.tableau.rows.indices.compactMap { k in
            let row = reduced.tableau.rows[k]
            guard row.basic.exists else { return nil }
            let entries = reduced.tableau.entries(inRow: RowID(k)).sorted { $0.column < $1.column }
            return equation(of: row.basic, entries.map { ($0.coefficient, $0.column) }, row.constant)
        }
    }

    private var definitions: [String] {
        reduced.equations.groups.indices.flatMap { g in
            reduced.equations.rangeOfDefinitions(GroupID(g)).map { d in
                let definition = reduced.equations.definitions[d]
                let entries = reduced.equations.range(of: definition.row).map { reduced.equations.entries[$0] }
                let terms = entries.map { ($0.coefficient / definition.coefficient, $0.column) }
                let constant = reduced.equations.rows[definition.row].constant
                return equation(of: definition.column, terms, constant / definition.coefficient)
            }
        }
    }

    /// A column by the others of an equation in which it counts once.
    private func equation(of column: ColumnID, _ terms: [(coefficient: Double, column: ColumnID)], _ constant: Double) -> String {
        let others = terms.filter { $0.column != column }.map { (-$0.coefficient, label(Int($0.column))) }
        return "  \(label(Int(column))) = " + expression(others, plus: constant)
    }

    // MARK: Words

    /// The variable that a column stands for, or the sum of an inequality on several.
    private func label(_ column: Int) -> String {
        let root = reduced.columns[column].root
        return root.exists ? names[Int(root)] : "sum\(column)"
    }

    private func expression(_ terms: [(coefficient: Double, name: String)], plus constant: Double) -> String {
        var text = constant == 0 && !terms.isEmpty ? "" : number(constant)
        for term in terms {
            let sign = term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
            let size = abs(term.coefficient)
            text += sign + (size == 1 ? "" : "\(number(size)) ") + term.name
        }
        return text
    }

    private func number(_ x: Double) -> String { x == x.rounded() && abs(x) < 1e15 ? "\(Int(x))" : "\(x)" }
}
