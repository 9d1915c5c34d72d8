/// The differences between two states of a document, with the document's name in reports.
public struct DocumentDifference: Hashable, Sendable {
    /// A path, or what else the document is called.
    public let name: String
    /// The scenes that are different.
    public let scenes: [SceneDifference]

    /// - Parameter scene: The object id of the only scene that counts; nil for all.
    @MainActor
    public init(name: String, _ comparison: LayoutComparison, scene: String? = nil) {
        self.name = name
        scenes = comparison.differences.filter { scene == nil || $0.id == scene }
    }

    /// The difference in lines for people; empty where there is none.
    public var text: String {
        scenes.isEmpty ? "" : "\(name)\n" + scenes.map { $0.text.split(separator: "\n").map { "  \($0)\n" }.joined() }.joined()
    }

    /// The difference as a JSON object on one line.
    public var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("document")
            writer.string(name)
            writer.key("scenes")
            writer.array { writer in scenes.forEach { $0.write(to: &writer) } }
        }
        return writer.text
    }
}
