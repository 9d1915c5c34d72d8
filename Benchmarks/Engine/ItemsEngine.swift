import LayoutEngine
import Workloads

/// A tree of a workload as items and constraints of a layout engine. What is to be installed is known beforehand, as
/// views and stack views know it.
@MainActor
final class ItemsEngine: @preconcurrency MeasuredEngine, LayoutConstraintMaker {
    private let workload: TreeWorkload
    private let plan: TreePlan
    private let engine = LayoutEngine()
    @exclusivity(unchecked) private var items: [TreeItem] = []
    /// The items' numbers in the engine, and their places here by number.
    @exclusivity(unchecked) private var numbers: [LayoutItemNumber] = []
    @exclusivity(unchecked) private var places: [Int] = []
    /// The planned constraints in the engine; nil for those that steps took out.
    @exclusivity(unchecked) private var ids: [LayoutConstraintID?] = []
    private var changedContents: [Int: (width: Double, height: Double)] = [:]
    /// What stands for a hidden view's size and for its distance from the next one.
    private var hidings: [Int: [LayoutConstraintID]] = [:]
    @exclusivity(unchecked) private(set) var values: [Double] = []

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
        for place in plan.constraints.indices { ids.append(add(plan.constraints[place])) }
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
        for number in engine.takeChangedNumbers(round: 0) {
            let place = places[Int(number)]
            if 4 * place < values.count { read(engine.alignmentRect(of: number), at: 4 * place) }
        }
    }

    private func read(_ rect: LayoutRect, at place: Int) {
        values[place] = rect.x
        values[place + 1] = rect.y
        values[place + 2] = rect.width
        values[place + 3] = rect.height
    }

    // MARK: Building

    private func makeItems() {
        items.reserveCapacity(workload.views.count + plan.guideContainers.count)
        for index in workload.views.indices {
            let view = workload.views[index]
            var container: TreeItem?
            if let parent = view.parent { container = items[parent] }
            let item = TreeItem(index, view, in: container)
            if !changedContents.isEmpty, let size = changedContents[index] { item.contentSize = size }
            items.append(item)
        }
        items[0].layoutGivens = LayoutGivens(
            x: 0, y: 0, width: workload.rootSize.horizontal, height: workload.rootSize.vertical)
        for container in plan.guideContainers { items.append(TreeItem(items.count, in: items[container])) }
        for item in items { number(item) }
    }

    private func number(_ item: TreeItem) {
        let number = engine.addItem(item)
        numbers.append(number)
        while places.count <= Int(number) { places.append(0) }
        places[Int(number)] = item.index
    }

    /// States a constraint as stack views state theirs: with numbers, and no object until somebody asks.
    private func add(_ constraint: PlannedConstraint) -> LayoutConstraintID {
        var second: LayoutItemNumber = -1
        if let other = constraint.second { second = numbers[other] }
        return engine.addConstraint(
            LayoutStatement(
                constraint.attribute, constraint.relation, constraint.other, constant: constraint.constant,
                priority: constraint.priority),
            first: numbers[constraint.first], second: second, owner: numbers[constraint.owner],
            source: LayoutConstraintSource(madeBy: self, tag: 0))
    }

    func layoutConstraint(_ tag: Int) -> AnyObject { self }

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
