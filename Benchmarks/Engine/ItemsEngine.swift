import LayoutEngine
import Workloads

/// A tree of a workload as items and constraints of a layout engine.
@MainActor
final class ItemsEngine: @preconcurrency MeasuredEngine {
    private let workload: TreeWorkload
    private let engine = LayoutEngine()
    private var items: [TreeItem] = []
    private var guides: [TreeItem] = []
    private var arranged: [[Int]]
    private var changedContents: [Int: (width: Double, height: Double)] = [:]
    private var fixedWidths: [Int: LayoutConstraintID] = [:]
    /// The distance from each arranged view to the next one, and what stands for it while the view is hidden.
    private var spacings: [Int: LayoutConstraintID] = [:]
    private var hidings: [Int: [LayoutConstraintID]] = [:]
    private(set) var values: [Double] = []

    init(_ workload: TreeWorkload) {
        self.workload = workload
        arranged = Array(repeating: [], count: workload.views.count)
        for (index, view) in workload.views.enumerated() { view.parent.map { arranged[$0].append(index) } }
    }

    func vary(by step: Int) {
        guard case .contentSizes(let sizes) = workload.steps[step] else { return }
        for (view, width, height) in sizes { changedContents[view] = (width, height) }
    }

    func layOut() {
        makeItems()
        for index in items.indices { constrain(index) }
        values = Array(repeating: 0, count: 4 * items.count)
        _ = engine.solve()
        _ = engine.takeChangedItems(round: 0)
        for index in items.indices { read(index) }
    }

    func apply(step: Int) {
        switch workload.steps[step] {
        case .rootWidth(let width):
            items[0].layoutGivens.width = LayoutGiven(width)
            engine.givensChanged(items[0])
        case .fixedWidth(let view, let width): fixedWidths[view].map { engine.setConstant(width, of: $0) }
        case .contentWidth(let view, let width):
            items[view].contentSize.width = width
            engine.contentSizeChanged(items[view])
        case .setHidden(let view, let isHidden): setHidden(view, isHidden)
        case .contentSizes: break
        }
        _ = engine.solve()
        for item in engine.takeChangedItems(round: 0) {
            if let item = item as? TreeItem, let index = item.index { read(index) }
        }
    }

    private func read(_ index: Int) {
        guard let rect = engine.alignmentRect(of: items[index]) else { return }
        values[4 * index] = rect.x
        values[4 * index + 1] = rect.y
        values[4 * index + 2] = rect.width
        values[4 * index + 3] = rect.height
    }

    // MARK: Making items

    private func makeItems() {
        items.reserveCapacity(workload.views.count)
        for (index, view) in workload.views.enumerated() {
            let item = TreeItem(view, in: view.parent.map { items[$0] })
            item.index = index
            if let size = changedContents[index] { item.contentSize = size }
            items.append(item)
        }
        items[0].layoutGivens = LayoutGivens(
            x: 0, y: 0, width: workload.rootSize.horizontal, height: workload.rootSize.vertical)
        for item in items { engine.addItem(item) }
    }

    /// The chain's file says a row, for flexbox; as constraints each item follows its predecessor and has its size.
    private var isChain: Bool { workload.name.hasPrefix("W5chain") }

    private func constrain(_ index: Int) {
        let view = workload.views[index]
        if isChain {
            if index > 0 { follow(index) }
        } else if view.axis != nil {
            arrange(index)
        } else {
            arranged[index].forEach { place($0, in: index) }
        }
        if isChain && index != 1 { return }
        if let width = view.fixedSize.horizontal { fixedWidths[index] = relate(index, .width, constant: width) }
        if let height = view.fixedSize.vertical { _ = relate(index, .height, constant: height) }
    }

    private func follow(_ index: Int) {
        guard index > 1 else {
            _ = relate(index, .leading, to: 0, .leading, owner: 0)
            _ = relate(index, .top, to: 0, .top, owner: 0)
            return
        }
        _ = relate(index, .leading, to: index - 1, .trailing, constant: 8, owner: 0)
        for attribute in [LayoutAttribute.top, .width, .height] {
            _ = relate(index, attribute, to: index - 1, attribute, owner: 0)
        }
    }

    private func place(_ index: Int, in parent: Int) {
        let view = workload.views[index]
        guard let x = view.origin.horizontal, let y = view.origin.vertical else { return }
        _ = relate(index, .leading, to: parent, .leading, constant: x, owner: parent)
        _ = relate(index, .top, to: parent, .top, constant: y, owner: parent)
        guard view.fixedSize.horizontal == nil else { return }
        _ = relate(index, .trailing, to: parent, .trailing, constant: -1, owner: parent)
        _ = relate(index, .bottom, to: parent, .bottom, constant: -1, owner: parent)
    }

    private func relate(
        _ first: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, to second: Int? = nil,
        _ other: LayoutAttribute = .notAnAttribute, constant: Double = 0, priority: Float = 1000, owner: Int? = nil
    ) -> LayoutConstraintID {
        relate(
            items[first], attribute, relation, to: second.map { items[$0] }, other, constant: constant, priority: priority,
            owner: items[owner ?? first])
    }

    private func relate(
        _ first: TreeItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, to second: TreeItem?,
        _ other: LayoutAttribute, constant: Double = 0, priority: Float = 1000, owner: TreeItem
    ) -> LayoutConstraintID {
        engine.addConstraint(
            LayoutConstraintDescription(
                first: first, attribute, relation, second: second, other, constant: constant, priority: priority, owner: owner,
                source: self))
    }

    // MARK: Stacks

    /// What constraints along and across a stack's axis name, and its margins there.
    private struct Directions {
        let start, end, size, center: LayoutAttribute
        let before, after: Double

        init(_ axis: TreeWorkload.Axis, _ margins: [Double]) {
            (start, end, size, center) =
                axis == .horizontal ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
            (before, after) = axis == .horizontal ? (margins[1], margins[3]) : (margins[0], margins[2])
        }
    }

    private func directions(_ stack: Int) -> (along: Directions, across: Directions) {
        let view = workload.views[stack]
        let horizontal = Directions(.horizontal, view.margins)
        let vertical = Directions(.vertical, view.margins)
        return view.axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    }

    private func arrange(_ stack: Int) {
        let (along, across) = directions(stack)
        let children = arranged[stack]
        guard let first = children.first, let last = children.last else { return }
        _ = relate(first, along.start, to: stack, along.start, constant: along.before, owner: stack)
        _ = relate(stack, along.end, to: last, along.end, constant: along.after, owner: stack)
        if workload.views[stack].distribution == .spacing {
            makeGaps(stack, along)
        } else {
            space(stack, along)
        }
        if workload.views[stack].alignment == .fill { fill(stack, across) } else { align(stack, across) }
    }

    private func space(_ stack: Int, _ along: Directions) {
        let (view, children) = (workload.views[stack], arranged[stack])
        for (previous, next) in zip(children, children.dropFirst()) {
            spacings[previous] = relate(next, along.start, to: previous, along.end, constant: view.spacing, owner: stack)
        }
        guard view.distribution == .equally else { return }
        for child in children.dropFirst() { _ = relate(child, along.size, to: children[0], along.size, owner: stack) }
    }

    private func makeGaps(_ stack: Int, _ along: Directions) {
        var firstGap: TreeItem?
        for (previous, next) in zip(arranged[stack], arranged[stack].dropFirst()) {
            let gap = TreeItem(in: items[stack])
            guides.append(gap)
            _ = relate(gap, along.start, to: items[previous], along.end, owner: items[stack])
            _ = relate(items[next], along.start, to: gap, along.end, owner: items[stack])
            if let firstGap {
                _ = relate(gap, along.size, to: firstGap, along.size, owner: items[stack])
            } else {
                let spacing = workload.views[stack].spacing
                _ = relate(
                    gap, along.size, .greaterThanOrEqual, to: nil, .notAnAttribute, constant: spacing, owner: items[stack])
                firstGap = gap
            }
        }
    }

    private func fill(_ stack: Int, _ across: Directions) {
        let first = arranged[stack][0]
        _ = relate(first, across.start, to: stack, across.start, constant: across.before, owner: stack)
        _ = relate(stack, across.end, to: first, across.end, constant: across.after, owner: stack)
        for child in arranged[stack].dropFirst() {
            _ = relate(child, across.start, to: first, across.start, owner: stack)
            _ = relate(child, across.end, to: first, across.end, owner: stack)
        }
    }

    private func align(_ stack: Int, _ across: Directions) {
        let isCentered = workload.views[stack].alignment == .center
        for child in arranged[stack] {
            _ = relate(
                child, across.start, .greaterThanOrEqual, to: stack, across.start, constant: across.before, owner: stack)
            _ = relate(child, across.end, .lessThanOrEqual, to: stack, across.end, constant: -across.after, owner: stack)
            let offset = isCentered ? (across.before - across.after) / 2 : across.before
            let attribute = isCentered ? across.center : across.start
            _ = relate(child, attribute, to: stack, attribute, constant: offset, owner: stack)
        }
        _ = relate(stack, across.size, priority: 51)
    }

    // MARK: Hiding

    private func setHidden(_ view: Int, _ isHidden: Bool) {
        items[view].isHidden = isHidden
        engine.contentSizeChanged(items[view])
        guard let stack = workload.views[view].parent, let place = arranged[stack].firstIndex(of: view) else { return }
        let (next, along) = (arranged[stack][place + 1], directions(stack).along)
        if isHidden {
            spacings[view].map(engine.removeConstraint)
            hidings[view] = [
                relate(view, along.size), relate(next, along.start, to: view, along.end, owner: stack),
            ]
        } else {
            hidings[view]?.forEach(engine.removeConstraint)
            spacings[view] = relate(
                next, along.start, to: view, along.end, constant: workload.views[stack].spacing, owner: stack)
        }
    }
}
