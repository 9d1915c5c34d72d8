/// The nodes that are in the merged document: those of both sides, the new ones, and removed ones that the other side
/// changed or needs.
extension JoinedTree {
    mutating func chooseNodes() {
        for path in allPaths where base[path] == nil || ours[path] != nil && theirs[path] != nil { kept.insert(path) }
        var restored: [(unit: Path, side: MergeTree)] = []
        for path in allPaths where !kept.contains(path) {
            // One side removed the node, or both did. It stays if the other side changed it.
            for (side, remover, changer) in [(ours, "theirs", "ours"), (theirs, "ours", "theirs")] {
                guard let node = side[path], isChanged(path, in: side), case let unit = removedUnit(around: path, in: side),
                    // A list in an object of both sides is there if something is in it.
                    side[unit]?.isList == false
                else { continue }
                restored.append((unit, side))
                let change = change(of: node, in: side)
                let words =
                    "\(remover) removed \(words(for: unit, around: node, in: side)), and \(changer) \(change.words); it is kept"
                decide(MergeDecision(node, of: side, attribute: change.attribute, words))
            }
        }
        for (unit, side) in restored { keep(unit, of: side) }
    }

    /// A removed part of a node's object by its keys; else the object itself, or one around it.
    private func words(for unit: Path, around node: MergeTree.Node, in side: MergeTree) -> String {
        guard let part = side[unit], part["id"] == nil, side.owner(of: part).path == side.owner(of: node).path else {
            return "it"
        }
        return side.keyPath(of: part)
    }

    /// Records a conflict, unless it is recorded already.
    private mutating func decide(_ decision: MergeDecision) {
        if !decisions.contains(decision) { decisions.append(decision) }
    }

    /// Whether a side changed a node itself, moved it, or added a child.
    func isChanged(_ path: Path, in side: MergeTree) -> Bool {
        guard let before = base[path], let now = side[path] else { return true }
        if now.isFrame || now.isNoise { return false }
        return !now.isSame(as: before) || now.parent != before.parent || hasNewChild(now, in: side)
    }

    private func hasNewChild(_ node: MergeTree.Node, in side: MergeTree) -> Bool {
        node.children.contains { child in
            guard let known = base[child] else { return side[child]?.isNoise == false }
            return known.parent != node.path
        }
    }

    /// A side's change of a node in words, and the attribute that it is about.
    private func change(of node: MergeTree.Node, in side: MergeTree) -> (attribute: String?, words: String) {
        let before = base[node.path]!
        let names = Set((node.attributes + before.attributes).map(\.name)).subtracting(MergeNoise.attributes).sorted().filter {
            node[$0] != before[$0]
        }
        if !names.isEmpty {
            let paths = names.map { side.keyPath(of: node, $0) }
            return (paths.count == 1 ? paths[0] : nil, "changed \(paths.joined(separator: ", "))")
        }
        if node.text != before.text || node.name != before.name {
            let path = side.keyPath(of: node)
            return (path.isEmpty ? nil : path, "changed \(path.isEmpty ? "its content" : path)")
        }
        return (nil, node.parent != before.parent ? "moved it" : "added something to it")
    }

    /// The outermost removed object around a node of a side that is not kept, or else its outermost removed part.
    private func removedUnit(around path: Path, in side: MergeTree) -> Path {
        var (unit, next) = (path, side[path]?.parent)
        while let here = next, !kept.contains(here), let node = side[here] {
            if !node.isList { unit = here }
            next = node.parent
        }
        return unit
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

    // MARK: References

    /// Restores removed objects to which kept nodes refer, so that no reference dangles.
    mutating func keepWhatIsNamed(by paths: [Path]) {
        var waiting = paths
        while let path = waiting.popLast() {
            for named in references(of: path) {
                guard parents[named] == nil, let side = [ours, theirs, base].first(where: { $0[named] != nil }) else { continue }
                let words = ours[named] == nil ? "ours removed it, and theirs names it" : "theirs removed it, and ours names it"
                decide(MergeDecision(side[named], of: side, "\(words); it is kept"))
                waiting += restore(removedUnit(around: named, in: side), of: side)
            }
        }
    }

    /// Restores the images and colours that one side removed from the list of resources, and the other uses.
    mutating func keepUsedResources() {
        let used = Set(nodes.values.flatMap { $0.attributes.map(\.value) })
        for path in allPaths where nodes[path] == nil {
            guard let side = [ours, theirs].first(where: { $0[path] != nil }), let node = side[path], let list = node.parent,
                side[list]?.name == "resources", let name = node["name"], used.contains(name)
            else { continue }
            for added in restore(path, of: side) { nodes[added] = joined(added, deciding: false) }
        }
    }

    /// The paths of the objects to which a node refers.
    private mutating func references(of path: Path) -> [Path] {
        guard let element = (ours[path] ?? theirs[path] ?? base[path])?.element else { return [] }
        return joined(path, deciding: false).attributes.compactMap { name, value in
            guard name != "id", References.isReference(name, in: element) else { return nil }
            return [ours, theirs, base].contains { $0["#" + value] != nil } ? "#" + value : nil
        }
    }

    /// Restores a node that is not kept so far, with all in it.
    private mutating func restore(_ path: Path, of side: MergeTree) -> [Path] {
        let added = keep(path, of: side).sorted()
        for path in added { parents[path] = side[path]?.parent ?? base[path]?.parent }
        return added
    }

    /// Restores the constraints and connections that went with an object, where the object is kept for the sake of the
    /// other side and everything else that they refer to is there too.
    mutating func keepDependentsOfKept() {
        var isComplete = false
        while !isComplete {
            isComplete = true
            for path in allPaths where parents[path] == nil {
                guard let before = base[path], References.dependents.contains(before.name),
                    let side = [ours, theirs].first(where: { $0[path] != nil }), isHeld(path, in: side)
                else { continue }
                let named = references(of: path)
                guard named.allSatisfy({ parents[$0] != nil }), named.contains(where: isKeptAgainstASide) else { continue }
                guard before.name != "constraint" || isAroundItems(path, of: side) else { continue }
                _ = restore(path, of: side)
                isComplete = false
            }
        }
    }

    /// Leaves out constraints that came back with their view, and whose items one side moved out of it.
    mutating func leaveOutConstraintsOfMovedViews() {
        for path in allPaths where parents[path] != nil && base[path]?.name == "constraint" {
            guard ours[path] == nil || theirs[path] == nil, let side = [ours, theirs].first(where: { $0[path] != nil }),
                !isChanged(path, in: side), !isAroundItems(path, of: side)
            else { continue }
            kept.remove(path)
            parents[path] = nil
        }
    }

    /// Whether the view that holds a constraint of a side is around the constraint's items in the merged document.
    private func isAroundItems(_ path: Path, of side: MergeTree) -> Bool {
        guard let node = side[path], let holder = side.holder(of: node)?.path else { return true }
        return side.references(of: node).allSatisfy { item in
            sequence(first: "#" + item) { parents[$0] }.contains(holder)
        }
    }

    /// Whether the object that holds a dependent is in the merged document.
    private func isHeld(_ path: Path, in side: MergeTree) -> Bool {
        side.holder(of: side[path]!).map { parents[$0.path] != nil } ?? true
    }

    /// Whether one side removed an object that is in the merged document.
    private func isKeptAgainstASide(_ path: Path) -> Bool {
        parents[path] != nil && base[path] != nil && (ours[path] == nil || theirs[path] == nil)
    }
}
