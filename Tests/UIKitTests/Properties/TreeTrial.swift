import ExactOptimum
import LayoutEngine

@testable import UIKit

/// One random tree laid out, and what the exact method has to say about it.
@MainActor
struct TreeTrial {
    let tree: RandomTree
    let scene: TreeScene
    private let exact: ExactSystem
    private let priorities: [Float]
    private let broken: Set<Int>
    private let point: [Double]

    init(_ tree: RandomTree) {
        self.tree = tree
        scene = TreeScene(tree)
        exact = tree.exact
        priorities = tree.priorities
        scene.layOut()
        broken = Set(scene.broken)
        point = scene.point
    }

    private var required: [Int] { priorities.indices.filter { priorities[$0] >= 1000 } }
    private var kept: [Int] { required.filter { !broken.contains($0) } }

    /// How far numbers may be off: multipliers have 24 bits.
    private var slack: Double { 1e-5 * point.reduce(1000) { max($0, abs($1)) } }

    /// How many conflicts were met.
    var conflicts: Int { broken.count }

    /// How many numbers are determined.
    var determined: Int {
        scene.items.reduce(0) { $0 + 4 - scene.host.engine.ambiguousAttributes(of: $1).count }
    }

    // MARK: Conflicts

    /// What is wrong with the conflicts that were told.
    func conflictFindings() throws -> [String] {
        var findings: [String] = []
        let diagnostics = scene.host.diagnostics
        let told = diagnostics.compactMap(\.broken).map(scene.positions)
        // What both inequalities of a content size give way to is told once.
        if scene.logged != Set(told).count { findings.append("\(scene.logged) texts for \(told)") }
        if told.contains(where: broken.isDisjoint) || !broken.isSubset(of: told.joined()) || told.count != broken.count {
            findings.append("broken are \(broken.sorted()), told were others")
        }
        for diagnostic in diagnostics { findings += try self.findings(scene.members(diagnostic)) }
        if try !exact.canHold(kept) { findings.append("\(kept) cannot hold, though nothing else was broken") }
        for spared in broken.sorted() where try exact.canHold((kept + [spared]).sorted()) {
            findings.append("\(spared) is broken without need")
        }
        return findings
    }

    /// How many conflicts are reported again after a new solve that no edit asked for.
    func conflictsToldAgain() -> Int {
        let told = scene.logged
        for item in scene.items { NSLayoutConstraint.relate(item, .width, .equal, item, .height, priority: 0.5) }
        scene.layOut()
        return scene.logged - told
    }

    private func findings(_ members: [[Int]]) throws -> [String] {
        if try exact.canHold(members.flatMap { $0 }) { return ["\(members) can hold together"] }
        return try members.indices.filter { spared in
            try !exact.canHold(members.indices.filter { $0 != spared }.flatMap { members[$0] })
        }.map { "\(members) conflict without \(members[$0]) too" }
    }

    // MARK: Values

    /// What is wrong with positions, sizes and what is said to be ambiguous.
    func valueFindings() throws -> [String] {
        let objectives = self.objectives
        guard let best = try exact.optimum(required: kept, objectives, of: placesInParents) else {
            return ["\(kept) cannot hold"]
        }
        var findings: [String] = []
        for c in kept where violation(c) > slack { findings.append("\(c) is violated by \(violation(c))") }
        for (k, (objective, cost)) in zip(objectives, best.costs).enumerated() {
            let mine = objective.weights.reduce(0) { $0 + violation($1.constraint) }
            guard abs(mine - cost.double) > slack * Double(objective.weights.count) else { continue }
            findings.append("objective \(k) is \(mine) instead of \(cost)")
            break
        }
        for node in tree.nodes.indices { findings += self.findings(node, Array(best.values[4 * node..<4 * node + 4])) }
        return findings
    }

    private var objectives: [ExactSystem.Objective] {
        // Contents that were given up still come before all that is optional.
        let givenUp = (links: Float(-1), contents: Float(1000).nextDown)
        func priority(_ c: Int) -> Float {
            guard broken.contains(c) else { return priorities[c] }
            return c < tree.links.count ? givenUp.links : givenUp.contents
        }
        let optional = priorities.indices.filter { priority($0) < 1000 }
        return Set(optional.map(priority)).sorted(by: >).map { level in
            ExactSystem.Objective(optional.filter { priority($0) == level })
        }
    }

    /// Each node's position from its parent's corner, and its size.
    private var placesInParents: [[(variable: Int, factor: Int)]] {
        tree.nodes.indices.flatMap { node in
            RandomTree.Part.allCases.map { part in
                let parent = tree.nodes[node].parent
                let isInParent = parent != RandomTree.window && (part == .x || part == .y)
                return [(RandomTree.variable(node, part), 1)] + (isInParent ? [(RandomTree.variable(parent, part), -1)] : [])
            }
        }
    }

    private func violation(_ c: Int) -> Double {
        let constraint = exact.constraints[c]
        let excess = constraint.terms.reduce(-constraint.constant.double) { $0 + $1.coefficient.double * point[$1.variable] }
        switch constraint.relation {
        case .equal: return abs(excess)
        case .lessThanOrEqual: return max(0, excess)
        case .greaterThanOrEqual: return max(0, -excess)
        }
    }

    private func findings(_ node: Int, _ expected: [Fraction?]) -> [String] {
        let rect = scene.host.engine.alignmentRect(of: scene.items[node])!
        var findings: [String] = []
        for (value, best) in zip([rect.x, rect.y, rect.width, rect.height], expected) {
            if let best, abs(value - best.double) > slack { findings.append("node \(node) has \(value) for \(best)") }
        }
        let open = scene.host.engine.ambiguousAttributes(of: scene.items[node])
        let isOpen = zip([LayoutAttribute.left, .top, .width, .height], expected).filter { $0.1 == nil }.map(\.0)
        if open != isOpen { findings.append("node \(node) is open in \(open), should be in \(isOpen)") }
        return findings
    }
}
