/// A conflict of a merge: a change of one side that is incompatible with a change of the other. Unless the message says
/// otherwise, the merged document has our side's state.
public struct MergeDecision: Hashable, Sendable {
    /// The object id of the object concerned; nil for the document itself.
    public let id: String?
    /// The object as people know it; nil for the document itself.
    public let object: String?
    /// The class of the scene's controller or top-level view, with its storyboard identifier; nil outside of scenes.
    public let scene: String?
    /// The attribute that both sides changed, with the keys of the parts that it is in, such as
    /// `fontDescription.pointSize`; nil if the conflict is about the whole object.
    public let attribute: String?
    /// A description of the conflict, with the object and its scene.
    public let message: String

    init(_ node: MergeTree.Node?, attribute: String? = nil, _ message: String) {
        id = node?["id"]
        object = node?.element.wordsWithoutLine
        scene = node?.element.sceneName
        self.attribute = attribute
        let place = scene.map { " in scene \($0)" } ?? ""
        self.message = "\(object ?? "document")\(place): \(attribute.map { "\($0) is " } ?? "")\(message)"
    }
}
