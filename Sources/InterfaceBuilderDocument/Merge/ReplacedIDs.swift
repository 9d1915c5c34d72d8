/// The ids of objects to which a side gave other ids: the old id is gone, and what referred to it or was in it refers to
/// a new object of the same class, or is in that.
struct ReplacedIDs {
    /// The new ids of the base's objects.
    private(set) var baseIDs: [String: String] = [:]
    /// The new ids of each side's objects.
    private(set) var ids: (ours: [String: String], theirs: [String: String]) = ([:], [:])
    private(set) var decisions: [MergeDecision] = []

    init(_ base: MergeTree, _ ours: MergeTree, _ theirs: MergeTree) {
        let own = Self.replaced(in: ours, since: base).filter { theirs["#" + $0.value] == nil || theirs["#" + $0.key] == nil }
        let other = Self.replaced(in: theirs, since: base).filter { ours["#" + $0.value] == nil || ours["#" + $0.key] == nil }
        for (old, new) in own {
            baseIDs[old] = new
            ids.theirs[other[old] ?? old] = new
        }
        for (old, new) in other where own[old] == nil { (baseIDs[old], ids.ours[old]) = (new, new) }
        for (old, new) in own.sorted(by: { $0.key < $1.key }) {
            guard let another = other[old], another != new else { continue }
            decisions.append(
                MergeDecision(
                    base["#" + old], of: base, now: new, attribute: "id", "id is “\(new)” in ours and “\(another)” in theirs"))
        }
    }

    /// The new ids of one side, by the old ones.
    private static func replaced(in side: MergeTree, since base: MergeTree) -> [String: String] {
        var (found, sources): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
        for path in base.paths where path.hasPrefix("#") {
            guard let before = base[path], let now = side[path] else { continue }
            for (old, new) in links(of: before, in: base, now, in: side) where old != new {
                guard let gone = base["#" + old], side["#" + old] == nil, base["#" + new] == nil,
                    let came = side["#" + new], came.name == gone.name
                else { continue }
                found[old, default: []].insert(new)
                sources[new, default: []].insert(old)
            }
        }
        return found.compactMapValues { $0.count == 1 && sources[$0.first!]?.count == 1 ? $0.first : nil }
    }

    /// The ids to which an object refers, and that of the object around it, in two states.
    private static func links(
        of before: MergeTree.Node, in base: MergeTree, _ now: MergeTree.Node, in side: MergeTree
    ) -> [(old: String, new: String)] {
        let references = before.attributes.compactMap { name, old in
            References.names.contains(name) ? now[name].map { (old: old, new: $0) } : nil
        }
        guard let old = base.holder(of: before)?["id"], let new = side.holder(of: now)?["id"] else { return references }
        return references + [(old, new)]
    }
}
