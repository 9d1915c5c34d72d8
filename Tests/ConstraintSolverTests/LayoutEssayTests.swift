import Foundation
import Testing

@testable import ConstraintSolver

/// Every number of the essay "How a layout is solved" is what the solver comes to: the tests read the page.
@Suite struct LayoutEssayTests {
    private let page: [String]

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appending(path: "Notes/how-a-layout-is-solved.md")
        page = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The lines of each fenced block of a kind.
    private func blocks(_ kind: String) -> [[String]] {
        page.indices.filter { page[$0] == "```" + kind }.map { start in Array(page[(start + 1)...].prefix { $0 != "```" }) }
    }

    /// The rows of the table whose first heading this is.
    private func tables(_ heading: String) -> [[[String]]] {
        page.indices.filter { page[$0].hasPrefix("| \(heading) |") }.map { start in
            page[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
                line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
        }
    }

    /// A system as a block states it.
    private final class Stated {
        let solver = ConstraintSolver(cache: TemplateCache())
        private(set) var names: [String] = []
        private var bounds: [String: Double] = [:]
        private(set) var constraints: [String: ConstraintID] = [:]

        init(_ lines: [String]) {
            for line in lines where line.hasSuffix(" bound") {
                let words = line.split(separator: " ").map(String.init)
                bounds[words[0]] = Double(words[2])
            }
            for line in lines where !line.hasSuffix(" bound") { state(line) }
        }

        func variable(_ name: String) -> Variable {
            if let known = names.firstIndex(of: name) { return Variable(index: Int32(known)) }
            names.append(name)
            return solver.makeVariable(lowerBound: bounds[name] ?? -.infinity)
        }

        /// States `a - b == 5 at 250`.
        private func state(_ line: String) {
            var words = line.split(separator: " ").map(String.init)[...]
            var (terms, sign): ([Term], Double) = ([], 1)
            while let word = words.popFirst() {
                if let relation = ["<=": Relation.lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual][word] {
                    let priority = words.count == 3 ? Float(words.last!)! : 1000
                    constraints[line] = solver.addConstraint(terms, relation, Double(words.first!)!, priority: priority)
                    return
                }
                if word == "+" || word == "-" {
                    sign = word == "-" ? -1 : 1
                } else {
                    terms.append(Term(variable(word), sign))
                }
            }
        }

        func value(_ name: String) -> Double { solver.value(of: variable(name)) }

        var dump: [String] { solver.dump { self.names[Int($0.index)] }.components(separatedBy: "\n") }
    }

    @Test func theWorkedExampleIsAsWritten() {
        let system = Stated(blocks("constraints")[0])
        #expect(system.dump == blocks("dump")[0])
        let (values, work) = (tables("variable")[0], tables("work")[0])
        #expect(values.count == 8 && work.count == 3)
        for row in values { #expect(system.value(row[0]) == Double(row[1])) }
        let first = counters(of: system.solver)
        for row in work { #expect(first[row[0]] == Int(row[1]), "\(row[0])") }
        for line in ["w3 <= 10 at 250", "w3 >= 10 at 750"] { system.solver.setConstant(30, of: system.constraints[line]!) }
        system.solver.solve()
        for row in values { #expect(system.value(row[0]) == Double(row[2])) }
        let second = counters(of: system.solver)
        for row in work { #expect(second[row[0]]! - first[row[0]]! == Int(row[2]), "\(row[0])") }
    }

    private func counters(of solver: ConstraintSolver) -> [String: Int] {
        let work = solver.statistics
        return ["pivots": work.pivots, "columns priced": work.columnsChecked, "constraints read": work.constraintsRead]
    }

    @Test func theTieIsBrokenAsWritten() {
        let system = Stated(blocks("constraints")[1])
        system.solver.solve()
        #expect(system.solver.statistics.componentsSolvedGenerally == 1)
        for row in tables("variable")[1] { #expect(system.value(row[0]) == Double(row[1])) }
        #expect(tables("variable")[1].count == 2)
    }
}
