import SeededRandom

/// Makes random trees and random edits of them. Trees are mostly determined: what is not is left out of comparisons.
struct LayoutGenerator {
    var random: SplitMix

    private static let words = [
        "a", "of", "layout", "constraint", "the", "Kiwi", "and", "stack", "views", "baseline", "proportional", "it", "wraps",
    ]
    static let priorities: [Float] = [999, 750, 749, 500, 251, 250, 249, 50]

    // MARK: Trees

    mutating func tree() -> LayoutDescription {
        var tree = LayoutDescription()
        (tree.width, tree.height) = (rootLength(), rootLength())
        let wanted = random.roll(3...18)
        for _ in 0..<wanted { _ = tree.apply(insertion(into: tree)) }
        for _ in 0..<random.below(4) { extraLink(in: tree).map { _ = tree.apply(.add($0)) } }
        return tree
    }

    private mutating func rootLength() -> Double { Double(random.roll(160...900)) / 2 }

    private mutating func insertion(into tree: LayoutDescription) -> LayoutEdit {
        let containers = tree.liveNodes.filter { tree.nodes[$0]!.isContainer && tree.depth(of: $0) < 6 }
        let stacks = containers.filter { tree.nodes[$0]!.kind == .stack }
        let parent =
            containers.isEmpty || random.below(6) == 0
            ? LayoutDescription.window : random.pick(stacks.isEmpty || random.below(3) == 0 ? containers : stacks)
        var node = Node(tree.nodes.isEmpty ? .stack : kind(), in: parent)
        node.isArranged =
            parent != LayoutDescription.window && tree.nodes[parent]?.kind == .stack && node.kind != .guide
            && node.kind != .placed && random.below(12) != 0
        for _ in 0..<random.roll(1...6) { setting(for: node).map { node.set($0) } }
        if random.below(3) > 0 { node.forget(slot: Setting.isHidden(true).slot) }
        if node.kind == .label { node.set(.text(text())) }
        if node.kind == .label, random.flip() { node.set(.lines(random.pick([0, 2]))) }
        if node.kind == .box { node.set(.boxWidth(Double(random.roll(4...120)))) }
        if node.kind == .box { node.set(.boxHeight(Double(random.roll(4...90)))) }
        if node.kind == .placed { node.set(frame()) }
        let number = tree.nodes.count
        let links = placement(of: number, node, in: tree)
        return .insert(node, at: random.below(tree.children(of: parent).count + 1), links)
    }

    private mutating func kind() -> Node.Kind {
        random.pick([.view, .stack, .stack, .stack, .label, .label, .label, .box, .box, .scroll, .guide, .placed, .reacting])
    }

    private mutating func frame() -> Setting {
        func length(_ range: ClosedRange<Int>) -> Double { Double(random.roll(range)) / 2 }
        return .frame(x: length(-20...80), y: length(-20...80), width: length(0...500), height: length(0...400))
    }

    private mutating func text() -> String {
        (0..<random.roll(1...14)).map { _ in random.pick(Self.words) }.joined(separator: random.below(9) == 0 ? "\n" : " ")
    }

    // MARK: Places

    private enum Attribute {
        static let (left, right, top, bottom, leading, trailing) = (1, 2, 3, 4, 5, 6)
        static let (width, height, centerX, centerY, lastBaseline, firstBaseline) = (7, 8, 9, 10, 11, 12)
    }

    /// Constraints that place a node in its parent; a stack view places what it arranges.
    mutating func placement(of number: Int, _ node: Node, in tree: LayoutDescription) -> [Link] {
        guard node.kind != .placed else { return [] }
        guard !node.isArranged else { return random.below(4) == 0 ? [size(of: number)] : [] }
        let parent = node.parent
        let scrolls = parent != LayoutDescription.window && tree.nodes[parent]?.kind == .scroll
        let siblings = tree.children(of: parent).filter { $0 != number }
        return place(
            number, in: parent, siblings, Attribute.leading, Attribute.trailing, Attribute.width, Attribute.centerX, scrolls)
            + place(number, in: parent, siblings, Attribute.top, Attribute.bottom, Attribute.height, Attribute.centerY, scrolls)
    }

    private mutating func place(
        _ number: Int, in parent: Int, _ siblings: [Int], _ start: Int, _ end: Int, _ size: Int, _ center: Int, _ scrolls: Bool
    ) -> [Link] {
        let item = Link.Item.node(number)
        let outer: Link.Item = random.below(4) == 0 ? .margins(parent) : .node(parent)
        let (near, far) = (Double(random.below(40)) / 2, -Double(random.below(40)) / 2)
        let length = Double(random.roll(10...200)) / 2
        switch random.pick(scrolls ? [0, 1] : [0, 1, 2, 2, 2, 3, 4, 5]) {
        case 0: return [Link(item, start, 0, outer, start, constant: near), Link(item, end, 0, outer, end, constant: far)]
        case 1:
            return [
                Link(item, start, 0, outer, start, constant: near),
                Link(item, size, constant: length, priority: random.pick([1000, 999, 700])),
            ]
        case 2:
            return [
                Link(item, start, 0, outer, start, constant: near), Link(item, end, -1, outer, end, constant: far),
            ]
        case 3:
            return [
                Link(item, center, 0, outer, center, constant: near),
                Link(
                    item, size, random.pick([0, -1]), outer, size, multiplier: random.pick([0.5, 0.75, 1]),
                    priority: random.pick([1000, 800])),
            ]
        case 4 where !siblings.isEmpty:
            let sibling = Link.Item.node(random.pick(siblings))
            return [
                Link(item, start, 0, sibling, random.pick([end, start]), constant: near),
                Link(item, end, random.pick([0, -1]), outer, end, constant: far, priority: random.pick([1000, 999, 600])),
            ]
        default:
            return [
                Link(item, start, 0, outer, start, constant: near),
                Link(item, size, random.pick([-1, 0]), constant: length, priority: 900),
                Link(item, end, -1, outer, end, constant: far, priority: 999),
            ]
        }
    }

    private mutating func size(of number: Int) -> Link {
        Link(
            .node(number), random.pick([Attribute.width, Attribute.height]), random.pick([-1, 0, 1]),
            constant: Double(random.roll(4...160)) / 2, priority: random.pick([1000, 999, 760, 740, 260, 240]))
    }

    /// A constraint between any two nodes, or on one.
    private mutating func extraLink(in tree: LayoutDescription) -> Link? {
        let nodes = tree.liveNodes
        guard let first = nodes.isEmpty ? nil : random.pick(nodes) else { return nil }
        guard random.below(3) > 0 else { return size(of: first) }
        let second = random.below(5) == 0 ? LayoutDescription.window : random.pick(nodes)
        guard second != first else { return nil }
        let isGuide = [first, second].contains { $0 != LayoutDescription.window && tree.nodes[$0]?.kind == .guide }
        let pairs = [
            (Attribute.leading, Attribute.leading), (Attribute.trailing, Attribute.trailing),
            (Attribute.leading, Attribute.trailing),
            (Attribute.centerX, Attribute.centerX), (Attribute.width, Attribute.width), (Attribute.top, Attribute.top),
            (Attribute.bottom, Attribute.bottom), (Attribute.top, Attribute.bottom), (Attribute.centerY, Attribute.centerY),
            (Attribute.height, Attribute.height), (Attribute.height, Attribute.width),
            (Attribute.firstBaseline, Attribute.firstBaseline), (Attribute.lastBaseline, Attribute.lastBaseline),
            (Attribute.firstBaseline, Attribute.lastBaseline),
        ]
        let (one, other) = random.pick(isGuide ? Array(pairs.prefix(11)) : pairs)
        let isSize = one == Attribute.width || one == Attribute.height
        return Link(
            .node(first), one, random.pick([-1, 0, 0, 1]), .node(second), other,
            multiplier: isSize ? random.pick([0.5, 1, 1, 2]) : 1,
            constant: Double(random.roll(-20...60)) / 2, priority: random.pick(Self.priorities))
    }

    // MARK: Settings

    private mutating func setting(for node: Node) -> Setting? {
        func priority() -> Float { random.pick([250, 251, 249, 750, 749, 751, 600]) }
        switch (node.kind, random.below(14)) {
        case (.guide, _): return nil
        case (_, 0): return .isHidden(random.flip())
        case (_, 1): return .hugging(horizontal: priority(), vertical: priority())
        case (_, 2): return .resistance(horizontal: priority(), vertical: priority())
        case (_, 3): return .direction(random.pick([0, 0, 3, 4]))
        case (_, 4) where node.isArranged: return .customSpacing(random.pick([0, 4, 12.5, 30]))
        case (.stack, 5), (.stack, 6): return .axis(random.below(2))
        case (.stack, 7), (.stack, 8): return .distribution(random.below(5))
        case (.stack, 9), (.stack, 10): return .alignment(random.below(6))
        case (.stack, 11): return .spacing(random.pick([0, 3, 8, 12.5, -4]))
        case (.stack, 12): return random.below(3) > 0 ? .keepsToMargins(random.flip()) : .measuresBaselines(random.flip())
        case (.stack, 13), (.view, 12), (.view, 13), (.scroll, 13):
            func margin() -> Double { Double(random.below(40)) / 2 }
            return .margins(top: margin(), left: margin(), bottom: margin(), right: margin())
        case (.view, 11): return .preservesMargins(random.flip())
        case (.label, 5), (.label, 6), (.label, 7): return .text(text())
        case (.label, 8), (.label, 9), (.label, 10): return .lines(random.pick([0, 0, 1, 2, 3]))
        case (.label, 11), (.label, 12): return .fontSize(random.pick([10, 13, 17, 24]))
        case (.label, 13): return .followsTextSize(random.flip())
        case (.placed, _): return frame()
        case (.scroll, 5...8): return .offset(x: Double(random.roll(-40...200)) / 2, y: Double(random.roll(-40...200)) / 2)
        case (.scroll, 9), (.scroll, 10):
            return .contentSize(width: Double(random.roll(0...600)) / 2, height: Double(random.roll(0...600)) / 2)
        case (.box, 5...9): return .boxWidth(random.below(5) == 0 ? nil : Double(random.roll(2...240)) / 2)
        case (.box, _): return .boxHeight(random.below(5) == 0 ? nil : Double(random.roll(2...180)) / 2)
        default: return nil
        }
    }

    // MARK: Edits

    mutating func step(_ tree: LayoutDescription) -> LayoutStep {
        var (copy, edits) = (tree, [LayoutEdit]())
        for _ in 0..<random.pick([1, 1, 1, 2, 4]) {
            guard let edit = edit(copy), copy.apply(edit) else { continue }
            edits.append(edit)
        }
        return LayoutStep(random.pick([.plain, .plain, .plain, .animated, .inLayout]), edits)
    }

    private mutating func edit(_ tree: LayoutDescription) -> LayoutEdit? {
        let (nodes, links) = (tree.liveNodes, tree.liveLinks)
        switch random.below(20) {
        case 0...7:
            guard !nodes.isEmpty else { return nil }
            let node = random.pick(nodes)
            return setting(for: tree.nodes[node]!).map { .set(node: node, $0) }
        case 8, 9, 10:
            guard !links.isEmpty else { return nil }
            let link = random.pick(links)
            let isSize = tree.links[link]!.second == nil
            return .setConstant(link: link, Double(isSize ? random.roll(4...400) : random.roll(-60...40)) / 2)
        case 11: return links.isEmpty ? nil : .setPriority(link: random.pick(links), random.pick(Self.priorities))
        case 12, 13:
            guard !links.isEmpty else { return nil }
            let link = random.pick(links)
            return .setActive(link: link, !tree.links[link]!.isActive)
        case 14: return extraLink(in: tree).map { .add($0) }
        case 15: return links.isEmpty ? nil : .removeLink(random.pick(links))
        case 16: return nodes.count < 18 ? insertion(into: tree) : .remove(node: random.pick(nodes))
        case 17: return nodes.count > 4 ? .remove(node: random.pick(nodes)) : insertion(into: tree)
        case 18: return move(in: tree)
        default: return environment()
        }
    }

    private mutating func environment() -> LayoutEdit {
        switch random.below(4) {
        case 0: .setCategory(random.below(LayoutDescription.contentSizeCategories.count))
        case 1: .setDirection(isRightToLeft: random.flip())
        default: .resize(width: rootLength(), height: rootLength())
        }
    }

    private mutating func move(in tree: LayoutDescription) -> LayoutEdit? {
        let movable = tree.liveNodes.filter { tree.nodes[$0]!.kind != .guide }
        guard !movable.isEmpty else { return nil }
        let number = random.pick(movable)
        let parents = tree.liveNodes.filter {
            tree.nodes[$0]!.isContainer && !tree.isInside($0, number) && tree.depth(of: $0) < 6
        }
        let parent = parents.isEmpty || random.below(5) == 0 ? LayoutDescription.window : random.pick(parents)
        var node = tree.nodes[number]!
        node.parent = parent
        node.isArranged =
            parent != LayoutDescription.window && tree.nodes[parent]?.kind == .stack && node.kind != .placed
            && random.below(8) != 0
        let links = placement(of: number, node, in: tree)
        return .move(
            node: number, to: parent, at: random.below(tree.children(of: parent).count + 1), isArranged: node.isArranged, links)
    }
}
