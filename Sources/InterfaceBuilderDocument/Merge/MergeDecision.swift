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

    /// - Parameters:
    ///   - node: The object concerned, or a part of it; nil for the document.
    ///   - tree: The tree of the node.
    ///   - newID: The object's id in the merged document, if it is another one.
    ///   - words: The conflict in words.
    init(_ node: MergeTree.Node?, of tree: MergeTree, now newID: String? = nil, attribute: String? = nil, _ words: String) {
        let owner = node.map(tree.owner)
        id = newID ?? owner?["id"]
        object = owner.map(tree.words)
        scene = owner?.element.sceneName
        self.attribute = attribute
        let place = scene.map { " in scene \($0)" } ?? ""
        message = "\(object ?? "document")\(place): \(words)".onOneLine
    }
}

extension MergeTree {
    /// An object as people know it: a constraint by what it ties, a connection by its property or method.
    fileprivate func words(of node: Node) -> String {
        let element = node.element
        let id = element.id.map { [$0] } ?? []
        if let words = element.constraintWords({ self["#" + (newIDs[$0] ?? $0)]?.element }) {
            return "constraint (\(([words] + id).joined(separator: ", ")))"
        }
        guard References.dependents.contains(node.name), let name = element["property"] ?? element["selector"], let id = id.first
        else { return element.wordsWithoutLine }
        return "\(node.name) \(name) (\(id))"
    }
}

extension String {
    /// The text with its line ends escaped.
    fileprivate var onOneLine: String {
        map { $0.isNewline ? $0.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() : String($0) }.joined()
    }
}
