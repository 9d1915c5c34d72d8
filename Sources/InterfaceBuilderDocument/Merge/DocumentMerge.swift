/// A three-way merge of a document: the changes of both sides since their common state.
///
/// Objects are matched by their ids, wherever they were moved to. A value that one side changed is taken from that
/// side; a value that both changed in different ways is a ``MergeDecision``. Where both sides changed the document,
/// recorded frames that differ are left to be solved again. An object is removed only if one side removed it and the
/// other neither changed it nor refers to it.
public struct DocumentMerge {
    /// The merged document.
    public let bytes: [UInt8]
    /// What people have to decide; empty if the merge is complete. In that case exchanging the sides gives the same
    /// bytes.
    public let decisions: [MergeDecision]
    /// The object ids of the views whose recorded frames are to be solved again, since both sides changed the document.
    public let movedViews: Set<String>

    /// Merges two sides with a common state. O(n log n) for documents of n elements.
    public init(base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument) {
        if let only = Self.onlyChange(base.tree.source, ours.tree.source, theirs.tree.source) {
            (bytes, decisions, movedViews) = (only, [], [])
            return
        }
        let (first, second) = (MergeTree(base), MergeTree(ours))
        let plain = MergeTree(theirs)
        let renamed = RepeatedIDs(first, second, plain)
        var joined = JoinedTree(first, second, renamed.ids.isEmpty ? plain : MergeTree(theirs, renaming: renamed.ids))
        joined.decisions = renamed.decisions
        joined.join()
        bytes = MergedText(joined).bytes + Self.remark(joined.decisions)
        decisions = joined.decisions
        movedViews = joined.movedViews
    }

    /// The text of the side that alone changed something, or of both where they are equal. There is nothing to decide
    /// or to solve then, whatever faults the documents have.
    private static func onlyChange(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
        if ours == theirs || theirs == base { return ours }
        return ours == base ? theirs : nil
    }

    /// The decisions as a comment after the document's end, where it disturbs nobody who opens the document.
    private static func remark(_ decisions: [MergeDecision]) -> [UInt8] {
        guard !decisions.isEmpty else { return [] }
        let lines = decisions.map { "  " + $0.message.replacing("--", with: "- -") + "\n" }
        return Array("<!-- To be decided after a merge; the document has what stands first:\n\(lines.joined())-->\n".utf8)
    }
}

/// Ids that both sides gave to different new objects: theirs get others.
private struct RepeatedIDs {
    private(set) var ids: [String: String] = [:]
    private(set) var decisions: [MergeDecision] = []

    init(_ base: MergeTree, _ ours: MergeTree, _ theirs: MergeTree) {
        let taken = base.ids.union(ours.ids).union(theirs.ids)
        for path in theirs.paths where path.hasPrefix("#") && base[path] == nil {
            guard let one = ours[path], let other = theirs[path], one.name != other.name || one.parent != other.parent else {
                continue
            }
            let id = ObjectID.new(from: String(path.dropFirst()), besides: taken.union(ids.values))
            ids[String(path.dropFirst())] = id
            decisions.append(MergeDecision(other, "both sides have a new object with this id; theirs is \(id) now"))
        }
    }
}
