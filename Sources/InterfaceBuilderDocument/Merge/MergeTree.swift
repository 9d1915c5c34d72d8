/// A document as a table of nodes, with names that are comparable across the states of the document.
///
/// An element with an object id is named by the id, wherever it is; a scene by its controller; any other by its
/// parent's name and the attributes that distinguish it from its siblings.
struct MergeTree {
    /// A node's name.
    typealias Path = String

    /// An element, without its children.
    struct Node {
        let element: MarkupElement
        let path: Path
        let name: String
        /// The parent; nil for the root.
        let parent: Path?
        var attributes: [(name: String, value: String)]
        /// The source text between the tags if it is more than white space; the element's content is not parsed then.
        let text: String?
        /// Whether the element says nothing of the interface, see ``MergeNoise``.
        let isNoise: Bool
        /// The comments between the previous sibling and the element.
        let remarks: [String]
        /// The comments after the last child.
        var lastRemarks: [String] = []
        var children: [Path] = []
    }

    private(set) var nodes: [Path: Node] = [:]
    /// The paths in document order.
    private(set) var paths: [Path] = []
    let root: Path
    /// The number of elements without an id that had the same name so far.
    private var repetitions: [Path: Int] = [:]

    /// The new ids of renamed objects and scenes, by those in the document.
    let newIDs: [String: String]

    init(_ document: InterfaceDocument) { self.init(document.root, [:]) }

    private init(_ element: MarkupElement, _ ids: [String: String]) {
        (root, newIDs) = ("/" + element.name, ids)
        add(element, path: root, parent: nil, isNoise: false, remarks: [])
    }

    /// The tree of a document that does not exist, with the root's path in the others.
    init(absentFrom others: MergeTree) { (root, newIDs) = (others.root, [:]) }

    subscript(path: Path) -> Node? { nodes[path] }

    /// The tree with other ids, by those that it has.
    func renaming(_ ids: [String: String]) -> MergeTree {
        guard !ids.isEmpty, let element = nodes[root]?.element else { return self }
        return MergeTree(element, newIDs.mapValues { ids[$0] ?? $0 }.merging(ids) { known, _ in known })
    }

    /// The object ids.
    var ids: Set<String> { Set(nodes.values.compactMap { $0.isNoise ? nil : $0["id"] }) }

    private mutating func add(
        _ element: MarkupElement, path: Path, parent: Path?, isNoise: Bool, remarks: [String]
    ) {
        let isNoise = isNoise || MergeNoise.contains(element)
        var node = Node(
            element: element, path: path, name: element.name, parent: parent,
            attributes: element.attributes.map { ($0.name, value($0.value, of: $0.name, in: element)) },
            text: Self.text(of: element), isNoise: isNoise, remarks: remarks)
        paths.append(path)
        nodes[path] = node
        guard node.text == nil else { return }
        var at = element.contentSpan.lowerBound
        for child in element.children {
            let name = self.path(of: child, in: path)
            node.children.append(name)
            let remarks = Self.remarks(element.tree.source[at..<child.span.lowerBound])
            add(child, path: name, parent: path, isNoise: isNoise, remarks: remarks)
            at = child.span.upperBound
        }
        node.lastRemarks = Self.remarks(element.tree.source[at..<element.contentSpan.upperBound])
        nodes[path] = node
    }

    /// An attribute's value, in which ids of renamed objects are replaced.
    private func value(_ value: String, of name: String, in element: MarkupElement) -> String {
        References.isReference(name, in: element) ? newIDs[value] ?? value : value
    }

    /// A unique name: a second object with the same id, which a document should not have, is named by its position.
    private mutating func path(of element: MarkupElement, in parent: Path) -> Path {
        if let id = element.id, !MergeNoise.contains(element), case let path = "#" + (newIDs[id] ?? id), nodes[path] == nil {
            return path
        }
        let stem = "\(parent)/\(element.name) \(distinction(of: element))"
        var (path, count) = (stem, repetitions[stem, default: 0])
        repeat {
            count += 1
            path = count == 1 ? stem : "\(stem) \(count)"
        } while nodes[path] != nil
        repetitions[stem] = count
        return path
    }

    /// A scene's controller, or another element's attribute, by which siblings are told apart.
    private func distinction(of element: MarkupElement) -> String {
        if let id = element.sceneController?.id { return "#\(newIDs[id] ?? id)" }
        guard let name = Self.distinctions.first(where: { element[$0] != nil }) else { return "" }
        return "\(name)=\(value(element[name]!, of: name, in: element))"
    }

    /// Attributes that distinguish an element without an id from its siblings.
    private static let distinctions = ["key", "sceneID", "keyPath", "reference", "name", "identifier", "property", "type"]

    private static func text(of element: MarkupElement) -> String? {
        let source = element.tree.source
        var at = element.contentSpan.lowerBound
        for child in element.children {
            if hasText(source[at..<child.span.lowerBound]) { return String(decoding: source[element.contentSpan], as: UTF8.self) }
            at = child.span.upperBound
        }
        return hasText(source[at..<element.contentSpan.upperBound])
            ? String(decoding: source[element.contentSpan], as: UTF8.self) : nil
    }

    /// Whether there is text besides white space and comments.
    private static func hasText(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.contains(where: { $0 > 0x20 }) else { return false }
        return !String(decoding: bytes, as: UTF8.self).replacing(comment, with: "").allSatisfy(\.isWhitespace)
    }

    /// The comments in the text between elements.
    private static func remarks(_ bytes: ArraySlice<UInt8>) -> [String] {
        guard bytes.contains(UInt8(ascii: "!")) else { return [] }
        return String(decoding: bytes, as: UTF8.self).matches(of: comment).map { String($0.output) }
    }

    nonisolated(unsafe) private static let comment = /<!--(?s:.*?)-->/
}
