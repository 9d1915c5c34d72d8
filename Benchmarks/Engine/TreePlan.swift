import LayoutEngine
import Workloads

/// A constraint of a workload, which names items by their places.
struct PlannedConstraint {
    var first: Int
    var attribute: LayoutAttribute
    var relation = LayoutRelation.equal
    /// nil for a number alone.
    var second: Int?
    var other = LayoutAttribute.notAnAttribute
    var constant = 0.0
    var priority: Float = 1000
    var owner: Int
}

/// The constraints that a workload's tree calls for, in the order of their installation. Guides come after the views.
struct TreePlan {
    private let workload: TreeWorkload
    private(set) var constraints: [PlannedConstraint] = []
    /// What each guide lies in.
    private(set) var guideContainers: [Int] = []
    /// The views that each view holds.
    private(set) var arranged: [[Int]]
    /// The places of the constraints that give a view its width, and that keep the next view from it.
    private(set) var fixedWidths: [Int: Int] = [:]
    private(set) var spacings: [Int: Int] = [:]

    init(_ workload: TreeWorkload) {
        self.workload = workload
        arranged = Array(repeating: [], count: workload.views.count)
        for (index, view) in workload.views.enumerated() { view.parent.map { arranged[$0].append(index) } }
        for index in workload.views.indices { constrain(index) }
    }

    /// The chain's file says a row, for flexbox; as constraints each item follows its predecessor and has its size.
    private var isChain: Bool { workload.name.hasPrefix("W5chain") }

    private mutating func constrain(_ index: Int) {
        let view = workload.views[index]
        if isChain {
            if index > 0 { follow(index) }
        } else if view.axis != nil {
            arrange(index)
        } else {
            for child in arranged[index] { place(child, in: index) }
        }
        if isChain && index != 1 { return }
        if let width = view.fixedSize.horizontal { fixedWidths[index] = fix(index, .width, width) }
        if let height = view.fixedSize.vertical { _ = fix(index, .height, height) }
    }

    private mutating func follow(_ index: Int) {
        guard index > 1 else {
            relate(index, .leading, to: 0, .leading, owner: 0)
            relate(index, .top, to: 0, .top, owner: 0)
            return
        }
        relate(index, .leading, to: index - 1, .trailing, constant: 8, owner: 0)
        for attribute in [LayoutAttribute.top, .width, .height] { relate(index, attribute, to: index - 1, attribute, owner: 0) }
    }

    private mutating func place(_ index: Int, in parent: Int) {
        let view = workload.views[index]
        guard let x = view.origin.horizontal, let y = view.origin.vertical else { return }
        relate(index, .leading, to: parent, .leading, constant: x, owner: parent)
        relate(index, .top, to: parent, .top, constant: y, owner: parent)
        guard view.fixedSize.horizontal == nil else { return }
        relate(index, .trailing, to: parent, .trailing, constant: -1, owner: parent)
        relate(index, .bottom, to: parent, .bottom, constant: -1, owner: parent)
    }

    private mutating func fix(_ index: Int, _ attribute: LayoutAttribute, _ constant: Double) -> Int {
        constraints.append(PlannedConstraint(first: index, attribute: attribute, constant: constant, owner: index))
        return constraints.count - 1
    }

    @discardableResult
    private mutating func relate(
        _ first: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, to second: Int, _ other: LayoutAttribute,
        constant: Double = 0, owner: Int
    ) -> Int {
        constraints.append(
            PlannedConstraint(
                first: first, attribute: attribute, relation: relation, second: second, other: other, constant: constant,
                owner: owner))
        return constraints.count - 1
    }

    // MARK: Stacks

    /// What constraints along or across a stack's axis name, and its margins there.
    struct Directions {
        let start, end, size, center: LayoutAttribute
        let before, after: Double

        init(_ axis: TreeWorkload.Axis, _ margins: [Double]) {
            (start, end, size, center) =
                axis == .horizontal ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
            (before, after) = axis == .horizontal ? (margins[1], margins[3]) : (margins[0], margins[2])
        }
    }

    func directions(_ stack: Int) -> (along: Directions, across: Directions) {
        let view = workload.views[stack]
        let horizontal = Directions(.horizontal, view.margins)
        let vertical = Directions(.vertical, view.margins)
        return view.axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    }

    private mutating func arrange(_ stack: Int) {
        let (along, across) = directions(stack)
        guard let first = arranged[stack].first, let last = arranged[stack].last else { return }
        relate(first, along.start, to: stack, along.start, constant: along.before, owner: stack)
        relate(stack, along.end, to: last, along.end, constant: along.after, owner: stack)
        if workload.views[stack].distribution == .spacing { makeGaps(stack, along) } else { space(stack, along) }
        if workload.views[stack].alignment == .fill { fill(stack, across) } else { align(stack, across) }
    }

    private mutating func space(_ stack: Int, _ along: Directions) {
        let (view, children) = (workload.views[stack], arranged[stack])
        for (previous, next) in zip(children, children.dropFirst()) {
            spacings[previous] = relate(next, along.start, to: previous, along.end, constant: view.spacing, owner: stack)
        }
        guard view.distribution == .equally else { return }
        for child in children.dropFirst() { relate(child, along.size, to: children[0], along.size, owner: stack) }
    }

    private mutating func makeGaps(_ stack: Int, _ along: Directions) {
        let firstGap = workload.views.count + guideContainers.count
        for (previous, next) in zip(arranged[stack], arranged[stack].dropFirst()) {
            let gap = workload.views.count + guideContainers.count
            guideContainers.append(stack)
            relate(gap, along.start, to: previous, along.end, owner: stack)
            relate(next, along.start, to: gap, along.end, owner: stack)
            if gap > firstGap { relate(gap, along.size, to: firstGap, along.size, owner: stack) }
        }
        guard firstGap < workload.views.count + guideContainers.count else { return }
        constraints.append(
            PlannedConstraint(
                first: firstGap, attribute: along.size, relation: .greaterThanOrEqual, constant: workload.views[stack].spacing,
                owner: stack))
    }

    private mutating func fill(_ stack: Int, _ across: Directions) {
        let first = arranged[stack][0]
        relate(first, across.start, to: stack, across.start, constant: across.before, owner: stack)
        relate(stack, across.end, to: first, across.end, constant: across.after, owner: stack)
        for child in arranged[stack].dropFirst() {
            relate(child, across.start, to: first, across.start, owner: stack)
            relate(child, across.end, to: first, across.end, owner: stack)
        }
    }

    private mutating func align(_ stack: Int, _ across: Directions) {
        let isCentered = workload.views[stack].alignment == .center
        let offset = isCentered ? (across.before - across.after) / 2 : across.before
        let attribute = isCentered ? across.center : across.start
        for child in arranged[stack] {
            relate(child, across.start, .greaterThanOrEqual, to: stack, across.start, constant: across.before, owner: stack)
            relate(child, across.end, .lessThanOrEqual, to: stack, across.end, constant: -across.after, owner: stack)
            relate(child, attribute, to: stack, attribute, constant: offset, owner: stack)
        }
        constraints.append(PlannedConstraint(first: stack, attribute: across.size, priority: 51, owner: stack))
    }
}
