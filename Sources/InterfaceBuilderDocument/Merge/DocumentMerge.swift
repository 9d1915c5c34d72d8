/// A three-way merge of documents: both sides' changes since their common ancestor.
///
/// Objects are matched by their ids, regardless of moves; ``MatchedTrees`` has ids that a side changed, and those that
/// both sides gave to different objects. A value that one side changed is taken from that side; a value that both
/// changed differently is a ``MergeDecision``. If both sides changed the document, views whose recorded frames differ
/// are listed for a new solution. An object is removed only if one side removed it and the other neither changed it nor
/// refers to it.
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
    ///
    /// - Parameter base: The common ancestor; nil if both sides added the document.
    public init(base: InterfaceDocument?, ours: InterfaceDocument, theirs: InterfaceDocument) {
        if let only = Self.onlyChange(base?.tree.source, ours.tree.source, theirs.tree.source) {
            (bytes, decisions, movedViews) = (only, [], [])
            return
        }
        let matched = MatchedTrees(base: base, ours: ours, theirs: theirs)
        var joined = JoinedTree(matched.base, matched.ours, matched.theirs)
        joined.decisions = matched.decisions
        joined.join()
        bytes = MergedText(joined).bytes + Self.remark(joined.decisions)
        decisions = joined.decisions
        movedViews = joined.movedViews
    }

    /// The bytes of the only side that changed something, or of both if they are equal. Nothing has to be decided or
    /// solved then, even if the documents have faults.
    private static func onlyChange(_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
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
