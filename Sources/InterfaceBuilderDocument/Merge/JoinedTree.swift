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
    private(set) var nodes: [Path: Node] = [:]
    var decisions: [MergeDecision] = []
    private(set) var movedViews: Set<String> = []
    private var parents: [Path: Path] = [:]
    /// The paths of all three trees, in an order that is independent of the order of the sides.
    private let allPaths: [Path]

    init(_ base: MergeTree, _ ours: MergeTree, _ theirs: MergeTree) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
        allPaths = Set(base.paths).union(ours.paths).union(theirs.paths).sorted()
    }

    /// Joins the trees.
    mutating func join() {
        chooseNodes()
        chooseParents()
        keepWhatIsNamed()
        for path in allPaths where parents[path] != nil || path == ours.root { nodes[path] = joined(path, deciding: true) }
        orderChildren()
        if changes(of: ours) && changes(of: theirs) { noteMovedViews() }
    }

    // MARK: Existence of nodes

    private var kept: Set<Path> = []

    private mutating func chooseNodes() {
        for path in allPaths {
            let (before, one, other) = (base[path], ours[path], theirs[path])
            if one != nil && other != nil || before == nil { kept.insert(path) }
        }
        for path in allPaths where !kept.contains(path) {
            // One side removed the node, or both did. It stays if the other side changed it.
            for side in [ours, theirs] where side[path] != nil && isChanged(path, in: side) {
                keep(path, of: side)
                decisions.append(MergeDecision(side[path], "one side removed it, and the other changed it; it is kept"))
            }
        }
    }

    /// Whether a side changed a node itself, moved it, or added a child.
    private func isChanged(_ path: Path, in side: MergeTree) -> Bool {
        guard let before = base[path], let now = side[path] else { return true }
        if now.isFrame { return false }
        if !now.isSame(as: before) || now.parent != before.parent { return true }
        return now.children.contains { base[$0] == nil || base[$0]?.parent != path }
    }

    /// Keeps a node of one side's tree, with its descendants and its ancestors.
    ///
    /// - Returns: The nodes that were not kept before.
    @discardableResult
    private mutating func keep(_ path: Path, of side: MergeTree) -> [Path] {
        var added = kept.insert(path).inserted ? [path] : []
        for child in side[path]?.children ?? [] where !kept.contains(child) { added += keep(child, of: side) }
        var next = side[path]?.parent
        while let here = next, kept.insert(here).inserted {
            added.append(here)
            next = side[here]?.parent
        }
        return added
    }

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
        if other != before { decisions.append(MergeDecision(ours[path], "both sides moved it, to different places")) }
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
                    decisions.append(MergeDecision(base[path], "the sides moved objects into each other; it stays where it was"))
                    break
                }
                next = parents[here]
            }
        }
    }

    /// Restores removed objects to which a kept node refers, so that no reference dangles.
    private mutating func keepWhatIsNamed() {
        let known = [ours, theirs, base]
        let ids = base.ids.union(ours.ids).union(theirs.ids)
        var waiting = allPaths.filter { parents[$0] != nil }
        while let path = waiting.popLast() {
            for (name, value) in joined(path, deciding: false).attributes where name != "id" && ids.contains(value) {
                let named = "#" + value
                guard parents[named] == nil, let side = known.first(where: { $0[named] != nil }) else { continue }
                decisions.append(MergeDecision(side[named], "one side removed it, and the other names it; it is kept"))
                let added = keep(named, of: side).sorted()
                for path in added { parents[path] = side[path]?.parent ?? base[path]?.parent }
                waiting += added
            }
        }
    }

    // MARK: Attributes of nodes

    /// A node with the merged attributes and text of both sides.
    ///
    /// - Parameter deciding: Whether each value that the sides changed differently becomes a decision.
    private mutating func joined(_ path: Path, deciding: Bool) -> Node {
        let (before, one, other) = (base[path], ours[path], theirs[path])
        guard let one, let other else {
            let node = (one ?? other ?? before)!
            return Node(name: node.name, attributes: node.attributes, text: node.text)
        }
        var merger = ValueMerger(isFrame: one.isFrame)
        let name = merger.value("the class", before?.name, one.name, other.name) ?? one.name
        let text = merger.value("the text", before?.text, one.text, other.text)
        let names = MergedOrder(
            of: Set(one.attributes.map(\.name)).union(other.attributes.map(\.name)), base: before?.attributes.map(\.name) ?? [],
            ours: one.attributes.map(\.name), theirs: other.attributes.map(\.name))
        let attributes = names.items.compactMap { name in
            merger.value(name, before?[name], one[name], other[name]).map { (name: name, value: $0) }
        }
        if deciding { decisions += merger.contested.map { MergeDecision(owner(of: one), $0) } }
        return Node(name: name, attributes: attributes, text: text)
    }

    /// The node, or the object of which it is a part.
    private func owner(of node: MergeTree.Node) -> MergeTree.Node {
        var here = node
        while here["id"] == nil, let parent = here.parent, let next = ours[parent] { here = next }
        return here
    }

    // MARK: Order of nodes

    private mutating func orderChildren() {
        var children: [Path: Set<Path>] = [:]
        for (path, parent) in parents { children[parent, default: []].insert(path) }
        for path in allPaths {
            guard let wanted = children[path], nodes[path] != nil else { continue }
            let order = MergedOrder(
                of: wanted, base: base[path]?.children ?? [], ours: ours[path]?.children ?? [],
                theirs: theirs[path]?.children ?? [])
            nodes[path]?.children = order.items
            if order.isContested {
                decisions.append(
                    MergeDecision(ours[path].map(owner), "both sides ordered \(nodes[path]!.name) in different ways"))
            }
        }
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
    /// Descriptions of the values that both sides changed differently.
    private(set) var contested: [String] = []

    init(isFrame: Bool) { self.isFrame = isFrame }

    /// The merged value; nil if it is absent.
    mutating func value(_ name: String, _ before: String?, _ one: String?, _ other: String?) -> String? {
        if one == other || other == before { return one }
        if one == before { return other }
        if Self.marks.contains(name) { return nil }
        // The frame is solved again after the merge; until then it is that of the common ancestor, or else the smaller
        // one.
        if isFrame { return before ?? [one, other].compactMap { $0 }.min() }
        if Self.versions.contains(name), let one, let other { return Self.isOlder(one, other) ? other : one }
        contested.append("\(name) is \(Self.words(one)) here and \(Self.words(other)) there")
        return one
    }

    private static func words(_ value: String?) -> String { value.map { "“\($0)”" } ?? "not given" }

    /// Attributes of Interface Builder's canvas, which it sets itself.
    private static let marks: Set<String> = ["misplaced", "ambiguous", "verifyAmbiguity"]

    /// Version attributes, of which the newer value is taken.
    private static let versions: Set<String> = ["toolsVersion", "systemVersion", "version", "minToolsVersion"]

    private static func isOlder(_ one: String, _ other: String) -> Bool {
        let (one, other) = (one.split(separator: ".").map { Int($0) ?? 0 }, other.split(separator: ".").map { Int($0) ?? 0 })
        return one.lexicographicallyPrecedes(other)
    }
}
