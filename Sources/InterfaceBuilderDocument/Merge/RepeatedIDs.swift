/// Replaces ids on their side that both sides gave to different new objects, and on both sides those of scenes, which
/// nobody sees.
///
/// A new object that is in such an object or refers to one, as its constraints and outlets do, belongs to it: it is
/// another one on each side too. If there is no common ancestor, objects of one class with one id are the same object.
struct RepeatedIDs {
    /// The new ids of their side.
    private(set) var ids: [String: String] = [:]
    /// The new ids of our side.
    private(set) var ownIDs: [String: String] = [:]
    private(set) var decisions: [MergeDecision] = []
    private let base, ours, theirs: MergeTree
    private var taken: Set<String>

    init(_ base: MergeTree, _ ours: MergeTree, _ theirs: MergeTree) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
        taken = base.ids.union(ours.ids).union(theirs.ids)
        let shared = theirs.paths.filter { $0.hasPrefix("#") && base[$0] == nil && ours[$0] != nil }
        rename(shared.filter(differing(of: shared).contains))
        renameScenes()
    }

    // MARK: Objects

    /// The paths of the objects that are different on each side, of those that both sides added.
    private func differing(of shared: [MergeTree.Path]) -> Set<MergeTree.Path> {
        var followers: [MergeTree.Path: [MergeTree.Path]] = [:]
        for path in shared {
            for other in supports(of: path) { followers[other, default: []].append(path) }
        }
        var waiting = shared.filter { !isSame(ours[$0]!, theirs[$0]!) }
        var found = Set(waiting)
        while let path = waiting.popLast() {
            for follower in followers[path] ?? [] where found.insert(follower).inserted { waiting.append(follower) }
        }
        return found
    }

    /// The paths of the objects to which one of theirs belongs: the one around it, and those to which it refers.
    private func supports(of path: MergeTree.Path) -> [MergeTree.Path] {
        let node = theirs[path]!
        return theirs.references(of: node).map { "#" + $0 } + [theirs.holder(of: node)?.path].compactMap { $0 }
    }

    /// Gives objects new ids, and reports those that belong to no other of them.
    private mutating func rename(_ paths: [MergeTree.Path]) {
        var renamed: Set<MergeTree.Path> = []
        for path in paths {
            let old = String(path.dropFirst())
            let id = newID(old)
            ids[old] = id
            if !supports(of: path).contains(where: renamed.contains) {
                let words = "both sides have a new object with this id; theirs is \(id) now"
                decisions.append(MergeDecision(theirs[path], of: theirs, now: id, words))
            }
            renamed.insert(path)
        }
    }

    private mutating func newID(_ seed: String) -> String {
        let id = ObjectID.new(from: seed, besides: taken)
        taken.insert(id)
        return id
    }

    /// Whether two new objects are one that both sides took over: alike in themselves and their parts. Objects inside
    /// with ids of their own are compared by themselves.
    private func isSame(_ one: MergeTree.Node, _ other: MergeTree.Node) -> Bool {
        if one.isFrame && other.isFrame || one.isNoise && other.isNoise { return true }
        if base.paths.isEmpty { return one.name == other.name }
        if Self.areOneOutlet(one, other) { return true }
        guard one.isSame(as: other), one.parent == other.parent else { return false }
        let parts = [(one, ours), (other, theirs)].map { node, tree in
            node.children.filter { !$0.hasPrefix("#") && tree[$0]?.isList == false }
        }
        guard Set(parts[0]) == Set(parts[1]) else { return false }
        return parts[0].allSatisfy { isSame(ours[$0]!, theirs[$0]!) }
    }

    /// Whether two outlets are the same property of the same object, which leads to one object.
    private static func areOneOutlet(_ one: MergeTree.Node, _ other: MergeTree.Node) -> Bool {
        one.name == "outlet" && other.name == "outlet" && one["property"] == other["property"] && one.parent == other.parent
    }

    // MARK: Scenes

    private mutating func renameScenes() {
        let own = newScenes(of: ours)
        for (scene, controller) in newScenes(of: theirs).sorted(by: { $0.key < $1.key }) {
            guard let other = own[scene], other != ids[controller] ?? controller else { continue }
            ownIDs[scene] = newID(scene + other)
            ids[scene] = newID(scene + controller)
        }
    }

    /// The ids of the controllers of a side's new scenes, by the ids of the scenes.
    private func newScenes(of side: MergeTree) -> [String: String] {
        let scenes = side.paths.compactMap { path in
            let node = side[path]!
            return base[path] == nil ? node["sceneID"].map { ($0, side.controllerID(of: node) ?? path) } : nil
        }
        return Dictionary(scenes) { first, _ in first }
    }
}
