/// The nodes of a merged document, with their parents and attributes.
struct JoinedTree {
    typealias Path = MergeTree.Path

    /// A node of the merged document.
    struct Node {
        let name: String
        var attributes: [(name: String, value: String)]
        let text: String?
        var children: [Path] = []
    }

    let base, ours, theirs: MergeTree
    var nodes: [Path: Node] = [:]
    var decisions: [MergeDecision] = []
    private(set) var movedViews: Set<String> = []
    /// The nodes that are in the merged document.
    var kept: Set<Path> = []
    var parents: [Path: Path] = [:]
    /// The paths of all three trees, in an order that is independent of the order of the sides.
    let allPaths: [Path]

    init(_ base: MergeTree, _ ours: MergeTree, _ theirs: MergeTree) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
        allPaths = Set(base.paths).union(ours.paths).union(theirs.paths).sorted()
    }

    /// Joins the trees.
    mutating func join() {
        chooseNodes()
        chooseParents()
        leaveOutConstraintsOfMovedViews()
        keepWhatIsNamed(by: allPaths.filter(isThere))
        keepDependentsOfKept()
        for path in allPaths where isThere(path) { nodes[path] = joined(path, deciding: true) }
        keepUsedResources()
        freeConstrainedViews()
        orderChildren()
        if changes(of: ours) && changes(of: theirs) { noteMovedViews() }
    }

    private func isThere(_ path: Path) -> Bool { parents[path] != nil || path == ours.root }

    // MARK: Parents of nodes

    private mutating func chooseParents() {
        for path in allPaths where kept.contains(path) && path != ours.root { parents[path] = parent(of: path) }
        for path in allPaths where parents[path] != nil {
            // A removed parent is restored if the other side added a child to it.
            var next = parents[path]
            while let here = next, here != ours.root, parents[here] == nil {
                guard let found = [ours, theirs, base].lazy.compactMap({ $0[here]?.parent }).first else { break }
                kept.insert(here)
                parents[here] = found
                next = found
            }
        }
        breakCycles()
    }

    private mutating func parent(of path: Path) -> Path? {
        let (before, one, other) = (base[path]?.parent, ours[path]?.parent, theirs[path]?.parent)
        guard let one else { return other ?? before }
        guard let other, other != one else { return one }
        if one == before { return other }
        if other != before { decisions.append(MergeDecision(ours[path], of: ours, "both sides moved it, to different places")) }
        return one
    }

    /// Moves views back that the two sides moved into each other.
    private mutating func breakCycles() {
        for path in allPaths where parents[path] != nil {
            var (seen, next): (Set<Path>, Path?) = ([path], parents[path])
            while let here = next {
                guard seen.insert(here).inserted else {
                    guard let before = base[path]?.parent, parents[path] != before else { break }
                    parents[path] = before
                    decisions.append(
                        MergeDecision(base[path], of: base, "the sides moved objects into each other; it stays where it was"))
                    break
                }
                next = parents[here]
            }
        }
    }

    // MARK: Attributes of nodes

    /// A node with the merged attributes and text of both sides.
    ///
    /// - Parameter deciding: Whether each value that the sides changed differently becomes a decision.
    mutating func joined(_ path: Path, deciding: Bool) -> Node {
        let (before, one, other) = (base[path], ours[path], theirs[path])
        guard let one, let other else {
            let node = (one ?? other ?? before)!
            return Node(name: node.name, attributes: node.attributes, text: node.text)
        }
        if one.isNoise { return joinedNoise(before, one, other) }
        var merger = ValueMerger(isFrame: one.isFrame)
        let name = merger.value("the class", before?.name, one.name, other.name) ?? one.name
        let text = merger.value("the content", before?.text, one.text, other.text)
        let names = MergedOrder(
            of: Set(one.attributes.map(\.name)).union(other.attributes.map(\.name)), base: before?.attributes.map(\.name) ?? [],
            ours: one.attributes.map(\.name), theirs: other.attributes.map(\.name))
        let attributes = names.items.compactMap { name in
            merger.value(name, before?[name], one[name], other[name]).map { (name: name, value: $0) }
        }
        if deciding {
            decisions += merger.contested.map {
                let attribute = ours.keyPath(of: one, $0.name)
                return MergeDecision(one, of: ours, attribute: attribute, "\(attribute) is \($0.words)")
            }
        }
        return Node(name: name, attributes: attributes, text: text)
    }

    /// The state of a node in which a difference does not count.
    private func joinedNoise(_ before: MergeTree.Node?, _ one: MergeTree.Node, _ other: MergeTree.Node) -> Node {
        func isUnchanged(_ node: MergeTree.Node) -> Bool {
            before.map { $0.text == node.text && $0.attributes.elementsEqual(node.attributes, by: ==) } ?? false
        }
        let node = isUnchanged(other) ? one : isUnchanged(one) ? other : MergeNoise.newer(one, other)
        return Node(name: node.name, attributes: node.attributes, text: node.text)
    }

    // MARK: Order of nodes

    private mutating func orderChildren() {
        var children: [Path: Set<Path>] = [:]
        for (path, parent) in parents { children[parent, default: []].insert(path) }
        for path in allPaths {
            guard let wanted = children[path], nodes[path] != nil else { continue }
            let order = MergedOrder(
                of: wanted, base: base[path]?.children ?? [], ours: ours[path]?.children ?? [],
                theirs: theirs[path]?.children ?? [], hasEffect: hasOrder(path))
            nodes[path]?.children = order.items
            if order.isContested {
                decisions.append(
                    MergeDecision(ours[path], of: ours, "both sides ordered \(nodes[path]!.name) in different ways"))
            }
        }
    }

    private func hasOrder(_ path: Path) -> Bool {
        guard let node = ours[path] ?? theirs[path] ?? base[path] else { return false }
        return !node.isNoise && !MergeNoise.unordered.contains(node.name)
    }

    // MARK: Frames

    private func changes(of side: MergeTree) -> Bool {
        side.paths.count != base.paths.count || side.paths.contains { isChanged($0, in: side) }
    }

    /// Records the views whose recorded frame one of the sides changed.
    private mutating func noteMovedViews() {
        for path in allPaths where parents[path] != nil {
            let frames = [base[path], ours[path], theirs[path]].compactMap { $0 }.filter(\.isFrame)
            guard let first = frames.first, let view = first.parent.flatMap({ nodes[$0] }) else { continue }
            guard frames.count < 3 || !frames.allSatisfy({ $0.isSame(as: first) }) else { continue }
            if let id = view.attributes.first(where: { $0.name == "id" })?.value { movedViews.insert(id) }
        }
    }
}

/// Merges values of the three states.
private struct ValueMerger {
    let isFrame: Bool
    /// The values that both sides changed differently, in words.
    private(set) var contested: [(name: String, words: String)] = []

    init(isFrame: Bool) { self.isFrame = isFrame }

    /// The merged value; nil if it is absent.
    mutating func value(_ name: String, _ before: String?, _ one: String?, _ other: String?) -> String? {
        if one == other || other == before { return one }
        if one == before { return other }
        if Self.marks.contains(name) { return nil }
        // The frame is solved again after the merge; until then it is that of the common ancestor, or else the smaller
        // one.
        if isFrame { return before ?? [one, other].compactMap { $0 }.min() }
        if MergeNoise.attributes.contains(name) { return MergeNoise.newer(one, other) }
        contested.append((name, "\(Self.words(one)) in ours and \(Self.words(other)) in theirs"))
        return one
    }

    private static func words(_ value: String?) -> String { value.map { "“\($0)”" } ?? "not given" }

    /// Attributes of Interface Builder's canvas, which it sets itself.
    private static let marks: Set<String> = ["misplaced", "ambiguous"]
}
