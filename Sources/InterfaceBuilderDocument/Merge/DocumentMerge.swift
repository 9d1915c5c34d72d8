/// A three-way merge of documents: both sides' changes since their common ancestor.
///
/// Objects are matched by their ids, regardless of moves. A value that one side changed is taken from that side; a
/// value that both changed differently is a ``MergeDecision``. If both sides changed the document, views whose recorded
/// frames differ are listed for a new solution. An object is removed only if one side removed it and the other neither
/// changed it nor refers to it.
public struct DocumentMerge {
    /// The merged document.
    public let bytes: [UInt8]
    /// The conflicts to be decided; empty if the merge is complete, in which case exchanging the sides gives the same
    /// bytes.
    public let decisions: [MergeDecision]
    /// The object ids of the views whose recorded frames have to be solved again, since both sides changed the
    /// document.
    public let movedViews: Set<String>

    /// Merges two sides with their common ancestor. O(n log n) for documents of n elements.
    public init(base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument) {
        if let only = Self.onlyChange(base.tree.source, ours.tree.source, theirs.tree.source) {
            (bytes, decisions, movedViews) = (only, [], [])
            return
        }
        let (first, second, third) = (MergeTree(base), MergeTree(ours), MergeTree(theirs))
        let renamed = RepeatedIDs(first, second, third)
        var joined = JoinedTree(
            first, renamed.ownIDs.isEmpty ? second : MergeTree(ours, renaming: renamed.ownIDs),
            renamed.ids.isEmpty ? third : MergeTree(theirs, renaming: renamed.ids))
        joined.decisions = renamed.decisions
        joined.join()
        bytes = MergedText(joined).bytes + Self.remark(joined.decisions)
        decisions = joined.decisions
        movedViews = joined.movedViews
    }

    /// The bytes of the only side that changed something, or of both if they are equal. Nothing has to be decided or
    /// solved then, even if the documents have faults.
    private static func onlyChange(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
        if ours == theirs || theirs == base { return ours }
        return ours == base ? theirs : nil
    }

    /// The conflicts as a comment after the document's end, which programs that open the document ignore.
    private static func remark(_ decisions: [MergeDecision]) -> [UInt8] {
        guard !decisions.isEmpty else { return [] }
        let lines = decisions.map { "  " + $0.message.replacing("--", with: "- -") + "\n" }
        return Array("<!-- To be decided after a merge; the document has what stands first:\n\(lines.joined())-->\n".utf8)
    }
}

/// Replaces ids on their side that both sides gave to different new objects, and on both sides those of scenes, which
/// nobody sees.
private struct RepeatedIDs {
    /// The new ids of their side.
    private(set) var ids: [String: String] = [:]
    /// The new ids of our side.
    private(set) var ownIDs: [String: String] = [:]
    private(set) var decisions: [MergeDecision] = []

    init(_ base: MergeTree, _ ours: MergeTree, _ theirs: MergeTree) {
        let taken = base.ids.union(ours.ids).union(theirs.ids)
        for path in theirs.paths where path.hasPrefix("#") && base[path] == nil {
            guard let one = ours[path], let other = theirs[path], !Self.isSame(one, of: ours, other, of: theirs) else { continue }
            let id = ObjectID.new(from: String(path.dropFirst()), besides: taken.union(ids.values))
            ids[String(path.dropFirst())] = id
            decisions.append(MergeDecision(other, "both sides have a new object with this id; theirs is \(id) now"))
        }
        renameScenes(base, ours, theirs, besides: taken)
    }

    private mutating func renameScenes(_ base: MergeTree, _ ours: MergeTree, _ theirs: MergeTree, besides taken: Set<String>) {
        let own = Self.newScenes(of: ours, since: base)
        for (scene, path) in Self.newScenes(of: theirs, since: base).sorted(by: { $0.key < $1.key }) {
            guard let other = own[scene], other != path else { continue }
            ownIDs[scene] = ObjectID.new(from: scene + other, besides: taken)
            ids[scene] = ObjectID.new(from: scene + path, besides: taken)
        }
    }

    /// The paths of a side's new scenes, by their ids.
    private static func newScenes(of side: MergeTree, since base: MergeTree) -> [String: MergeTree.Path] {
        let scenes = side.paths.compactMap { path in
            side[path]!.name == "scene" && base[path] == nil ? side[path]!["sceneID"].map { ($0, path) } : nil
        }
        return Dictionary(scenes) { first, _ in first }
    }

    /// Elements that hold objects.
    private static let lists: Set<String> = ["subviews", "constraints", "connections", "objects", "cells", "sections", "items"]

    /// Whether two new objects are one that both sides took over: alike in themselves and their parts. Objects inside
    /// with ids of their own are compared by themselves.
    private static func isSame(
        _ one: MergeTree.Node, of ours: MergeTree, _ other: MergeTree.Node, of theirs: MergeTree
    ) -> Bool {
        if one.isFrame && other.isFrame || one.isNoise && other.isNoise { return true }
        guard one.isSame(as: other), one.parent == other.parent else { return false }
        let parts = [(one, ours), (other, theirs)].map { node, tree in
            node.children.filter { !$0.hasPrefix("#") && !lists.contains(tree[$0]?.name ?? "") }
        }
        guard Set(parts[0]) == Set(parts[1]) else { return false }
        return parts[0].allSatisfy { path in
            guard let one = ours[path], let other = theirs[path] else { return false }
            return isSame(one, of: ours, other, of: theirs)
        }
    }
}
