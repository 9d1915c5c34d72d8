/// A conflict of a merge: a change of one side that is incompatible with a change of the other. Unless the message says
/// otherwise, the merged document has our side's state.
public struct MergeDecision: Hashable, Sendable {
    /// The object id of the object concerned; nil for the document itself.
    public let id: String?
    /// A description of the conflict.
    public let message: String

    init(_ node: MergeTree.Node?, _ message: String) {
        id = node?["id"]
        let name = node?.element.wordsWithoutLine ?? "document"
        self.message = "\(name): \(message)"
    }
}
