import InterfaceBuilderDocument

/// Safe-area insets and margins of views that documents do not record, from a table made by measuring their frames.
///
/// The table is tab-separated with the columns file, scene, view, kind, edge, inset, how. Rows with how = implausible
/// are ignored.
public struct InsetTable: Sendable {
    /// One inset of one view.
    package struct Row: Hashable, Sendable {
        package enum Kind: String, Sendable { case safe, margin }
        package enum Edge: String, Sendable { case left, top, right, bottom }

        package let view: String
        package let kind: Kind
        package let edge: Edge
        /// The inset in points.
        package let inset: Double
    }

    private struct Key: Hashable, Sendable {
        let file: String
        let scene: String
    }

    private var rows: [Key: [Row]] = [:]
    private var files: Set<String> = []

    /// A fault of a table, with its line.
    public struct Fault: Error, Hashable, Sendable {
        /// The line, from 1.
        public let line: Int
        /// The fault in words.
        public let reason: String
    }

    /// Reads a table: tab-separated text whose first line names the columns file, scene, view, kind, edge, inset and
    /// how.
    ///
    /// - Throws: ``Fault`` for the first line that cannot be read.
    public init(_ text: String) throws(Fault) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let columns = lines.first?.split(separator: "\t").map(String.init) ?? []
        guard columns == ["file", "scene", "view", "kind", "edge", "inset", "how"] else {
            throw Fault(line: 1, reason: "the columns must be file, scene, view, kind, edge, inset, how")
        }
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            try add(line.split(separator: "\t", omittingEmptySubsequences: false), line: index + 1)
        }
    }

    private mutating func add(_ fields: [Substring], line: Int) throws(Fault) {
        guard fields.count == 7 else { throw Fault(line: line, reason: "there must be seven columns") }
        if fields[6] == "implausible" { return }
        guard let kind = Row.Kind(rawValue: String(fields[3])), let edge = Row.Edge(rawValue: String(fields[4])),
            let inset = DocumentNumber.parseLength(String(fields[5]))
        else { throw Fault(line: line, reason: "kind, edge or inset cannot be read") }
        let key = Key(file: String(fields[0]), scene: String(fields[1]))
        rows[key, default: []].append(Row(view: String(fields[2]), kind: kind, edge: edge, inset: inset))
        files.insert(key.file)
    }

    /// Whether any row is about a file.
    package func contains(file: String) -> Bool { files.contains(file) }

    /// The rows about a scene, in the table's order.
    package func rows(file: String, scene: String) -> [Row] { rows[Key(file: file, scene: scene)] ?? [] }
}
