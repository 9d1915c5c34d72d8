/// The differences between two states of a document, with the document's name in reports.
public struct DocumentDifference: Hashable, Sendable {
    /// A path, or what else the document is called.
    public let name: String
    /// The properties of the document itself that differ, such as its version; none unless the comparison counts them.
    public let properties: [SceneDifference.Property]
    /// The scenes that are different.
    public let scenes: [SceneDifference]

    /// Whether something is different.
    public var isDifferent: Bool { !properties.isEmpty || !scenes.isEmpty }

    /// - Parameter scene: The object id of the only scene that counts; nil for the whole document.
    @MainActor
    public init(name: String, _ comparison: LayoutComparison, scene: String? = nil) {
        self.name = name
        properties = scene == nil ? comparison.properties : []
        scenes = comparison.differences.filter { scene == nil || $0.id == scene }
    }

    /// The difference in lines for people; empty where there is none.
    public var text: String {
        let ofDocument = properties.map { "the document: \($0.words)" }
        let lines = ofDocument + scenes.flatMap { $0.text.split(separator: "\n").map(String.init) }
        return isDifferent ? "\(name)\n" + lines.map { "  \($0)\n" }.joined() : ""
    }

    /// The difference as a JSON object on one line.
    public var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("document")
            writer.string(name)
            writer.key("properties")
            writer.array { writer in properties.forEach { $0.write(to: &writer) } }
            writer.key("scenes")
            writer.array { writer in scenes.forEach { $0.write(to: &writer) } }
        }
        return writer.text
    }
}
