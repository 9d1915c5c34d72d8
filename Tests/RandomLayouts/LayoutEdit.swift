/// A change of a layout, as data: it is made to a description and to views alike.
package enum LayoutEdit: Equatable, Sendable {
    case set(node: Int, Setting)
    case setConstant(link: Int, Double)
    case setPriority(link: Int, Float)
    case setActive(link: Int, Bool)
    case add(Link)
    case removeLink(Int)
    /// Makes a node with its constraints; `at` counts among the parent's children.
    case insert(Node, at: Int, [Link])
    case remove(node: Int)
    /// Takes a view out of its superview and puts it into another, or elsewhere in the same, with new constraints for
    /// its place.
    case move(node: Int, to: Int, at: Int, isArranged: Bool, [Link])
    case resize(width: Double, height: Double)
    case setCategory(Int)
    case setDirection(isRightToLeft: Bool)
}

/// Edits that are made together, how, and laid out afterwards.
package struct LayoutStep: Equatable, Sendable {
    package enum Moment: String, CaseIterable, Sendable {
        case plain
        /// In the changes of `UIView.animate`.
        case animated
        /// In `layoutSubviews` of a view in the window.
        case inLayout
    }

    package var moment: Moment
    package var edits: [LayoutEdit]

    package init(_ moment: Moment, _ edits: [LayoutEdit]) { (self.moment, self.edits) = (moment, edits) }
}

extension LayoutDescription {
    /// Makes a change.
    ///
    /// - Returns: Whether it can be made: what it names must be there. Nothing changes otherwise.
    package mutating func apply(_ edit: LayoutEdit) -> Bool {
        switch edit {
        case .set(let node, let setting):
            guard exists(node), allows(setting, node) else { return false }
            nodes[node]?.set(setting)
        case .setConstant(let link, let constant):
            guard hasLink(link) else { return false }
            links[link]?.constant = constant
        case .setPriority(let link, let priority):
            guard hasLink(link), let known = links[link], !known.isActive || known.priority < 1000 && priority < 1000 else {
                return false
            }
            links[link]?.priority = priority
        case .setActive(let link, let isActive):
            guard hasLink(link), links[link]?.isActive != isActive, !isActive || isPrepared(links[link]!) else { return false }
            links[link]?.isActive = isActive
            if isActive { noteActivation(of: link) }
        case .add(let link):
            guard isWhole(link), isPrepared(link) else { return false }
            append(link)
        case .removeLink(let link):
            guard hasLink(link) else { return false }
            links[link] = nil
        case .insert(let node, let place, let added): return insert(node, at: place, added)
        case .remove(let node): return remove(node)
        case .move(let node, let parent, let place, let isArranged, let added):
            return move(node, to: parent, at: place, isArranged, added)
        case .resize(let width, let height): (self.width, self.height) = (width, height)
        case .setCategory(let category): self.category = category
        case .setDirection(let isRightToLeft): self.isRightToLeft = isRightToLeft
        }
        return true
    }

    private func exists(_ node: Int) -> Bool { nodes.indices.contains(node) && nodes[node] != nil }
    private func hasLink(_ link: Int) -> Bool { links.indices.contains(link) && links[link] != nil }

    private func allows(_ setting: Setting, _ node: Int) -> Bool {
        if case .customSpacing = setting { return nodes[node]?.isArranged == true }
        return true
    }

    /// Whether all that a constraint names is in the window.
    private func isPrepared(_ link: Link) -> Bool { isWhole(link) }

    package mutating func append(_ link: Link) {
        links.append(link)
        noteActivation(of: links.count - 1)
        for case .margins(let node) in link.items where node != Self.window { nodes[node]?.knowsMargins = true }
    }

    private mutating func insert(_ node: Node, at place: Int, _ added: [Link]) -> Bool {
        guard node.parent == Self.window || exists(node.parent) && nodes[node.parent]!.isContainer else { return false }
        guard !node.isArranged || node.parent != Self.window && nodes[node.parent]?.kind == .stack else { return false }
        let number = nodes.count
        nodes.append(node)
        guard added.allSatisfy(isWhole) else {
            nodes.removeLast()
            return false
        }
        insert(number, into: node.parent, at: place)
        for link in added { append(link) }
        return true
    }

    private mutating func insert(_ number: Int, into parent: Int, at place: Int) {
        if parent == Self.window {
            top.insert(number, at: min(place, top.count))
        } else {
            let count = children(of: parent).count
            nodes[parent]?.children.insert(number, at: min(place, count))
        }
    }

    private mutating func takeOut(_ number: Int) {
        guard let parent = nodes[number]?.parent else { return }
        if parent == Self.window { top.removeAll { $0 == number } } else { nodes[parent]?.children.removeAll { $0 == number } }
        nodes[number]?.forget(slot: Setting.customSpacingSlot)
    }

    private mutating func remove(_ number: Int) -> Bool {
        guard exists(number) else { return false }
        let inside = liveNodes.filter { isInside($0, number) }
        takeOut(number)
        for link in liveLinks where links[link]!.items.contains(where: { inside.contains($0.node) }) { links[link] = nil }
        for node in inside { nodes[node] = nil }
        return true
    }

    /// Constraints between what is in the view and what is outside go, as they do where a view leaves its superview.
    private mutating func move(_ number: Int, to parent: Int, at place: Int, _ isArranged: Bool, _ added: [Link]) -> Bool {
        guard exists(number), parent == Self.window || exists(parent) && nodes[parent]!.isContainer, !isInside(parent, number),
            nodes[number]!.kind != .guide, !isArranged || parent != Self.window && nodes[parent]?.kind == .stack,
            added.allSatisfy(isWhole)
        else { return false }
        takeOut(number)
        for link in liveLinks {
            let sides = links[link]!.items.map { isInside($0.node, number) }
            if sides.contains(true) && sides.contains(false) { links[link] = nil }
        }
        nodes[number]?.parent = parent
        nodes[number]?.isArranged = isArranged
        insert(number, into: parent, at: place)
        for link in added { append(link) }
        return true
    }
}
