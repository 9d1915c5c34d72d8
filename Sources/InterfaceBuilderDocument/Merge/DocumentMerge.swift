/// Three states of a document joined: what either side changed since they parted.
///
/// Objects are found by their ids, wherever they were moved to. What one side says otherwise is taken over, what both say otherwise is a
/// ``MergeDecision``, and frames that a side recorded otherwise while both changed the document wait for being solved. An object is removed only where one side removed it
/// and the other neither changed nor names it.
public struct DocumentMerge {
    /// The merged document.
    public let bytes: [UInt8]
    /// What people have to decide; nothing where the merge is complete. Then the same document comes out with both sides exchanged.
    public let decisions: [MergeDecision]
    /// The object ids of the views whose recorded frames do not follow from one side alone.
    public let movedViews: Set<String>

    /// Merges two sides that parted from a common state. O(n log n) for documents of n elements.
    public init(base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument) {
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
            let id = Self.newID(like: String(path.dropFirst()), besides: taken.union(ids.values))
            ids[String(path.dropFirst())] = id
            decisions.append(MergeDecision(other, "both sides have a new object with this id; theirs is \(id) now"))
        }
    }

    /// An id of the form that Interface Builder gives.
    private static func newID(like id: String, besides taken: Set<String>) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        while true {
            for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            var (rest, text) = (hash, "")
            for place in 0..<8 {
                text += place == 3 || place == 5 ? "-" : ""
                text.append(letters[Int(rest % UInt64(letters.count))])
                rest /= UInt64(letters.count)
            }
            if !taken.contains(text) { return text }
        }
    }
}
