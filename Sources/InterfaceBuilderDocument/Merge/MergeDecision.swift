/// Something that both sides of a merge changed, which people have to decide. The merged document says it as ours does.
public struct MergeDecision: Hashable, Sendable {
    /// The object id of the object concerned; nil for the document itself.
    public let id: String?
    /// What is to be decided, in words.
    public let message: String

    init(_ node: MergeTree.Node?, _ message: String) {
        id = node?["id"]
        let name = node.map { $0.element.name + ($0["id"].map { " \($0)" } ?? "") } ?? "document"
        self.message = "\(name): \(message)"
    }
}
