import DocumentFolders
import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing

@testable import ConstraintSolver
@testable import LayoutEngine
@testable import LayoutInspection
@testable import UIKit

/// What whole documents state to the solver has the same values and the same constraints given up by fast pricing and
/// by careful pricing.
///
/// `CAIRN_CORPUS` names a folder with more documents.
@MainActor
@Suite struct PricingTests {
    @Test(arguments: [LeafSizes.measured, .recorded])
    func documentsAreSolvedAlike(leafSizes: LeafSizes) throws {
        ConflictLog.sink = { _ in }
        var canvas = CanvasConfiguration()
        canvas.leafSizes = leafSizes
        var compared = 0
        for url in DocumentFolders.fixtures + DocumentFolders.corpus {
            guard let document = try? InterfaceDocument(bytes: [UInt8](Data(contentsOf: url))) else { continue }
            let layout = SceneLayout(document, on: canvas)
            for scene in layout.scenes {
                let built = layout.build(scene)
                _ = layout.layOut(built: built)
                for host in hosts(below: built.window) + hosts(below: built.root) {
                    let differences = SolvedCarefully(host.engine.solver).differences
                    #expect(differences == [], "\(url.path), \(scene.id)")
                    compared += 1
                }
            }
        }
        #expect(compared > 100)
    }

    /// The hosts of a view and of all below it, each once.
    private func hosts(below root: UIView) -> [LayoutHost] {
        var (found, waiting): ([LayoutHost], [UIView]) = ([], [root])
        while let view = waiting.popLast() {
            if let host = view.layoutState.host, !found.contains(where: { $0 === host }) { found.append(host) }
            waiting += view.subviews
        }
        return found
    }
}

/// What a solver was given, stated again to one that prices everything carefully, which gives up what the solver gave
/// up.
private struct SolvedCarefully {
    private let solver: ConstraintSolver
    private let careful = ConstraintSolver(cache: TemplateCache(), policy: .careful)
    private var ids: [(known: ConstraintID, careful: ConstraintID)] = []

    init(_ solver: ConstraintSolver) {
        self.solver = solver
        solver.solve()
        stateVariables()
        stateConstraints()
        let broken = Set(ids.filter { [solver] in solver.isBroken($0.known) }.map(\.careful))
        careful.chooseConstraintToBreak = { members in members.first(where: broken.contains) ?? members[members.count - 1] }
        careful.solve()
    }

    /// Variables with other values, and constraints that are given up by one of the two only.
    var differences: [String] { differentValues + differentConstraints }

    private var differentValues: [String] {
        let variables = solver.system.store.variables.indices.map { VariableIndex($0) }
        return variables.filter { solver.system.store.isInUse($0) }.map { Variable($0) }.compactMap { v in
            let (value, other) = (solver.value(of: v), careful.value(of: v))
            return abs(value - other) > 2 * Numerics.change ? "variable \(v.index): \(value), carefully \(other)" : nil
        }
    }

    private var differentConstraints: [String] {
        ids.filter { solver.isBroken($0.known) != careful.isBroken($0.careful) }.map { "constraint \($0.known.index)" }
    }

    private func stateVariables() {
        for v in solver.system.store.variables.indices.map({ VariableIndex($0) }) {
            let made = careful.makeVariable(lowerBound: solver.system.store.lowerBound(of: v))
            if let value = solver.system.store.givenValue(of: v) { careful.fix(made, at: value) }
        }
    }

    private mutating func stateConstraints() {
        for c in solver.system.store.constraintsInOrder().elements {
            let record = solver.system.store.constraints[c]
            let made = careful.addConstraint(
                solver.system.store.termList(of: c), record.relation, record.constant,
                priority: solver.system.store.priority(of: c), tieRank: record.tieRank)
            ids.append((ConstraintID(c), made))
        }
    }
}
