import LayoutEngine
import Workloads

/// A tree of a workload as items and constraints of a layout engine. What is to be installed is known beforehand, as views and stack views
/// know it.
@MainActor
final class ItemsEngine: @preconcurrency MeasuredEngine {
    private let workload: TreeWorkload
    private let plan: TreePlan
    private let engine = LayoutEngine()
    private var items: [TreeItem] = []
    /// The planned constraints in the engine; nil for those that steps took out.
    private var ids: [LayoutConstraintID?] = []
    private var changedContents: [Int: (width: Double, height: Double)] = [:]
    /// What stands for a hidden view's size and for its distance from the next one.
    private var hidings: [Int: [LayoutConstraintID]] = [:]
    private(set) var values: [Double] = []

    init(_ workload: TreeWorkload) {
        self.workload = workload
        plan = TreePlan(workload)
    }

    func vary(by step: Int) {
        guard case .contentSizes(let sizes) = workload.steps[step] else { return }
        for (view, width, height) in sizes { changedContents[view] = (width, height) }
    }

    func layOut() {
        makeItems()
        ids.reserveCapacity(plan.constraints.count)
        for constraint in plan.constraints { ids.append(add(constraint)) }
        values = Array(repeating: 0, count: 4 * workload.views.count)
        solve()
    }

    func apply(step: Int) {
        switch workload.steps[step] {
        case .rootWidth(let width):
            items[0].layoutGivens.width = LayoutGiven(width)
            engine.givensChanged(items[0])
        case .fixedWidth(let view, let width): constraint(plan.fixedWidths[view]).map { engine.setConstant(width, of: $0) }
        case .contentWidth(let view, let width):
            items[view].contentSize.width = width
            engine.contentSizeChanged(items[view])
        case .setHidden(let view, let isHidden): setHidden(view, isHidden)
        case .contentSizes: break
        }
        solve()
    }

    private func solve() {
        _ = engine.solve()
        for item in engine.takeChangedItems(round: 0) {
            if let item = item as? TreeItem, item.index < workload.views.count { read(item) }
        }
    }

    private func read(_ item: TreeItem) {
        guard let rect = engine.alignmentRect(of: item) else { return }
        values[4 * item.index] = rect.x
        values[4 * item.index + 1] = rect.y
        values[4 * item.index + 2] = rect.width
        values[4 * item.index + 3] = rect.height
    }

    // MARK: Building

    private func makeItems() {
        items.reserveCapacity(workload.views.count + plan.guideContainers.count)
        for (index, view) in workload.views.enumerated() {
            let item = TreeItem(index, view, in: view.parent.map { items[$0] })
            if let size = changedContents[index] { item.contentSize = size }
            items.append(item)
        }
        items[0].layoutGivens = LayoutGivens(
            x: 0, y: 0, width: workload.rootSize.horizontal, height: workload.rootSize.vertical)
        for container in plan.guideContainers { items.append(TreeItem(items.count, in: items[container])) }
        for item in items { engine.addItem(item) }
    }

    private func add(_ constraint: PlannedConstraint) -> LayoutConstraintID {
        engine.addConstraint(
            LayoutConstraintDescription(
                first: items[constraint.first], constraint.attribute, constraint.relation,
                second: constraint.second.map { items[$0] }, constraint.other, constant: constraint.constant,
                priority: constraint.priority, owner: items[constraint.owner], source: self))
    }

    private func constraint(_ place: Int?) -> LayoutConstraintID? { place.flatMap { ids[$0] } }

    // MARK: Hiding

    private func setHidden(_ view: Int, _ isHidden: Bool) {
        items[view].isHidden = isHidden
        engine.contentSizeChanged(items[view])
        guard let spacing = plan.spacings[view] else { return }
        if isHidden {
            ids[spacing].map(engine.removeConstraint)
            ids[spacing] = nil
            hidings[view] = collapse(view, plan.constraints[spacing]).map(add)
        } else {
            hidings[view]?.forEach(engine.removeConstraint)
            ids[spacing] = add(plan.constraints[spacing])
        }
    }

    /// A hidden view has no length, and lies where the next one begins.
    private func collapse(_ view: Int, _ spacing: PlannedConstraint) -> [PlannedConstraint] {
        var touching = spacing
        touching.constant = 0
        let size = plan.directions(spacing.owner).along.size
        return [PlannedConstraint(first: view, attribute: size, owner: view), touching]
    }
}
