@testable import ConstraintSolver

/// The constraints of a tree of stacks, stated alike to a solver that keeps reduced systems and to one that solves
/// everything by the general method, so that edits can be compared.
///
/// Stacks fill; the last child of each gives way, because what holds its leaves gives way one priority earlier for each
/// stack they end.
final class StackSystem {
    struct View {
        let x, y, width, height: Variable
        /// How wide and high the view is when no leaf gives way.
        var natural = (width: 0.0, height: 0.0)

        func position(_ isVertical: Bool) -> Variable { isVertical ? y : x }
        func size(_ isVertical: Bool) -> Variable { isVertical ? height : width }
    }

    /// A leaf with the constraints that keep its width near its content's.
    struct Leaf {
        let view: View
        var notWider, notNarrower: ConstraintID
        let hugging, resistance: Float
    }

    /// A stack with the constraints along its axis, which hidden views have no part in.
    struct Row {
        let view: View
        let children: [View]
        let isVertical: Bool
        var chain: [ConstraintID] = []
        var sizesOfHidden: [ConstraintID] = []
    }

    let quick: ConstraintSolver
    let general = ConstraintSolver(policy: .careful)
    private(set) var leaves: [Leaf] = []
    private(set) var variables: [Variable] = []
    private(set) var rows: [Row] = []
    var stacks: Int { rows.count }
    private var sizes: UInt64 = 1

    init(cache: TemplateCache = TemplateCache()) {
        quick = ConstraintSolver(cache: cache)
    }

    // MARK: Both solvers at once

    @discardableResult
    func add(_ expression: Expression, _ relation: Relation, _ constant: Double, at priority: Float = 1000) -> ConstraintID {
        _ = general.addConstraint(expression.terms, relation, constant, priority: priority)
        return quick.addConstraint(expression.terms, relation, constant, priority: priority)
    }

    func remove(_ id: ConstraintID) {
        quick.removeConstraint(id)
        general.removeConstraint(id)
    }

    func setConstant(_ constant: Double, of id: ConstraintID) {
        quick.setConstant(constant, of: id)
        general.setConstant(constant, of: id)
    }

    func setPriority(_ priority: Float, of id: ConstraintID) {
        quick.setPriority(priority, of: id)
        general.setPriority(priority, of: id)
    }

    func fix(_ variable: Variable, at value: Double) {
        quick.fix(variable, at: value)
        general.fix(variable, at: value)
    }

    func unfix(_ variable: Variable) {
        quick.unfix(variable)
        general.unfix(variable)
    }

    /// Gives a variable back that nothing mentions any more.
    func retire(_ variable: Variable) {
        quick.removeVariable(variable)
        general.removeVariable(variable)
        variables.removeAll { $0 == variable }
    }

    /// Solves both; returns the variables for which they disagree.
    func solve() -> [Variable] {
        quick.solve()
        general.solve()
        return variables.filter { abs(quick.value(of: $0) - general.value(of: $0)) > 1e-6 }
    }

    /// What the quick solver counts during the edits.
    func work(of edits: () -> Void) -> ConstraintSolver.Statistics {
        let before = quick.statistics
        edits()
        quick.solve()
        let after = quick.statistics
        var work = ConstraintSolver.Statistics()
        work.componentsSolved = after.componentsSolved - before.componentsSolved
        work.constraintsPatched = after.constraintsPatched - before.constraintsPatched
        work.componentsSolvedGenerally = after.componentsSolvedGenerally - before.componentsSolvedGenerally
        work.pivots = after.pivots - before.pivots
        work.rowsTouched = after.rowsTouched - before.rowsTouched
        work.columnsChecked = after.columnsChecked - before.columnsChecked
        return work
    }

    // MARK: Building

    func makeVariable(lowerBound: Double = -.infinity) -> Variable {
        _ = general.makeVariable(lowerBound: lowerBound)
        variables.append(quick.makeVariable(lowerBound: lowerBound))
        return variables[variables.count - 1]
    }

    func makeView() -> View {
        View(
            x: makeVariable(), y: makeVariable(), width: makeVariable(lowerBound: 0), height: makeVariable(lowerBound: 0))
    }

    /// A tree of stacks whose axes alternate, with leaves at the bottom.
    func makeTree(levels: Int, fanOut: Int, isVertical: Bool = true, ending: (Int, Int) = (0, 0)) -> View {
        var view = makeView()
        if levels == 0 {
            addLeaf(&view, ending)
            return view
        }
        let children = (0..<fanOut).map { k in
            let isLast = k == fanOut - 1
            let ends = (ending.0 + (isLast && !isVertical ? 1 : 0), ending.1 + (isLast && isVertical ? 1 : 0))
            return makeTree(levels: levels - 1, fanOut: fanOut, isVertical: !isVertical, ending: ends)
        }
        stack(children, in: view, isVertical: isVertical)
        view.natural = Self.natural(of: children, isVertical)
        return view
    }

    private static func natural(of children: [View], _ isVertical: Bool) -> (width: Double, height: Double) {
        let (widths, heights) = (children.map(\.natural.width), children.map(\.natural.height))
        let spacing = 8 * Double(children.count - 1)
        return isVertical
            ? (widths.max()!, heights.reduce(spacing, +)) : (widths.reduce(spacing, +), heights.max()!)
    }

    /// Lines views up, 8 apart, and makes them as wide as what holds them.
    func stack(_ children: [View], in view: View, isVertical: Bool) {
        rows.append(Row(view: view, children: children, isVertical: isVertical))
        for child in children {
            add(1 * child.position(!isVertical), .equal, 0)
            add(child.size(!isVertical) - view.size(!isVertical), .equal, 0)
        }
        chain(rows.count - 1, hiding: [])
    }

    /// States the constraints along a stack's axis anew, without some of its views.
    func chain(_ row: Int, hiding hidden: Set<Int>) {
        for id in rows[row].chain + rows[row].sizesOfHidden { remove(id) }
        let (view, isVertical) = (rows[row].view, rows[row].isVertical)
        let shown = rows[row].children.indices.filter { !hidden.contains($0) }.map { rows[row].children[$0] }
        rows[row].sizesOfHidden = hidden.sorted().flatMap { k in
            let child = rows[row].children[k]
            return [
                add(1 * child.size(isVertical), .equal, 0, at: 999.999),
                add(child.position(isVertical) - view.position(isVertical), .equal, 0, at: 999),
            ]
        }
        guard let first = shown.first, let last = shown.last else {
            rows[row].chain = [add(1 * view.size(isVertical), .equal, 0, at: 51)]
            return
        }
        rows[row].chain = [
            add(1 * first.position(isVertical), .equal, 0),
            add(last.position(isVertical) + last.size(isVertical) - view.size(isVertical), .equal, 0),
        ]
        for (one, next) in zip(shown, shown.dropFirst()) { rows[row].chain.append(space(one, next, isVertical)) }
    }

    @discardableResult
    func space(_ one: View, _ next: View, _ isVertical: Bool) -> ConstraintID {
        add(next.position(isVertical) - one.position(isVertical) - one.size(isVertical), .equal, 8)
    }

    private func addLeaf(_ view: inout View, _ ending: (Int, Int)) {
        let (width, height) = (nextSize(20, 100), nextSize(16, 44))
        view.natural = (width, height)
        let drop = (Float(ending.0), Float(ending.1))
        leaves.append(
            Leaf(
                view: view, notWider: add(1 * view.width, .lessThanOrEqual, width, at: 250 - drop.0),
                notNarrower: add(1 * view.width, .greaterThanOrEqual, width, at: 750 - drop.0), hugging: 250 - drop.0,
                resistance: 750 - drop.0))
        add(1 * view.height, .lessThanOrEqual, height, at: 250 - drop.1)
        add(1 * view.height, .greaterThanOrEqual, height, at: 750 - drop.1)
    }

    private func nextSize(_ least: UInt64, _ range: UInt64) -> Double {
        sizes = sizes &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(least + (sizes >> 33) % range)
    }

    /// States the width constraints of a leaf anew, as a program that takes old constraints out and puts new ones in.
    func replaceWidth(of leaf: Int, by width: Double) {
        remove(leaves[leaf].notWider)
        remove(leaves[leaf].notNarrower)
        leaves[leaf].notWider = add(1 * leaves[leaf].view.width, .lessThanOrEqual, width, at: leaves[leaf].hugging)
        leaves[leaf].notNarrower = add(1 * leaves[leaf].view.width, .greaterThanOrEqual, width, at: leaves[leaf].resistance)
    }
}
