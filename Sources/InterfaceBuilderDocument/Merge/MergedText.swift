/// Writes a merged document. Parts that equal one of the states are copied byte by byte; the rest is written in
/// Interface Builder's format.
struct MergedText {
    private(set) var bytes: [UInt8] = []
    private let tree: JoinedTree
    private let lineEnd: [UInt8]
    /// For ours, theirs and the base, in this order, the nodes of the state whose whole subtrees are as merged.
    private let unchanged: [Set<MergeTree.Path>]

    init(_ tree: JoinedTree) {
        self.tree = tree
        unchanged = [tree.ours, tree.theirs, tree.base].map { UnchangedNodes(of: $0, in: tree).paths }
        let roots = [tree.ours, tree.theirs].map { $0[$0.root]!.element }
        let base = tree.base[tree.base.root]?.element
        let root = Self.changed(roots, since: base) { $0.textAround.before + $0.textAround.after }!
        lineEnd = root.tree.source.contains(0x0D) ? [0x0D, 0x0A] : [0x0A]
        bytes += root.textAround.before
        write(tree.ours.root, depth: 0)
        bytes += root.textAround.after
    }

    /// Of equivalent elements in both sides, the one whose text was changed; if both texts were changed, one of them
    /// chosen by its bytes, independently of the order of the sides.
    private static func changed(
        _ sides: [MarkupElement], since base: MarkupElement?, _ text: (MarkupElement) -> ArraySlice<UInt8>
    ) -> MarkupElement? {
        let before = base.map(text)
        let changed = sides.filter { text($0) != before }
        return (changed.isEmpty ? sides : changed).min { text($0).lexicographicallyPrecedes(text($1)) }
    }

    private mutating func write(_ path: MergeTree.Path, depth: Int) {
        let node = tree.nodes[path]!
        if let source = source(of: path), depth == source.depth {
            bytes += source.element.bytes
            return
        }
        bytes += Array("<\(node.name)".utf8)
        for (name, value) in node.attributes {
            bytes += Array(" \(name)=\"".utf8) + MarkupText.escaped(value) + [UInt8(ascii: "\"")]
        }
        let lastRemarks = remarks { $0[path]?.lastRemarks }
        if node.children.isEmpty && node.text == nil && lastRemarks.isEmpty {
            bytes += Array("/>".utf8)
            return
        }
        bytes.append(UInt8(ascii: ">"))
        if let text = node.text {
            bytes += Array(text.utf8)
        } else {
            for child in node.children {
                for remark in remarks({ $0[child]?.remarks }) { writeLine(remark, depth + 1) }
                startLine(depth + 1)
                write(child, depth: depth + 1)
            }
            for remark in lastRemarks { writeLine(remark, depth + 1) }
            startLine(depth)
        }
        bytes += Array("</\(node.name)>".utf8)
    }

    /// The comments at a position: those of the side that changed them, or if both did, the first in the order of
    /// letters.
    private func remarks(_ found: (MergeTree) -> [String]?) -> [String] {
        let (one, other, before) = (found(tree.ours), found(tree.theirs), found(tree.base))
        guard let one, let other else { return one ?? other ?? before ?? [] }
        if one == before { return other }
        return other == before || one.lexicographicallyPrecedes(other) ? one : other
    }

    private mutating func writeLine(_ text: String, _ depth: Int) {
        startLine(depth)
        bytes += Array(text.utf8)
    }

    private mutating func startLine(_ depth: Int) { bytes += lineEnd + [UInt8](repeating: 0x20, count: 4 * depth) }

    /// An element of one of the states that can be copied for a merged node with its subtree.
    private func source(of path: MergeTree.Path) -> (element: MarkupElement, depth: Int)? {
        let found = zip([tree.ours, tree.theirs, tree.base], unchanged).map { $1.contains(path) ? $0[path]?.element : nil }
        let chosen = Self.changed(found.prefix(2).compactMap { $0 }, since: found[2], \.bytes)
        guard let element = chosen ?? found[2] else { return nil }
        var (depth, next) = (0, element.parent)
        while let here = next { (depth, next) = (depth + 1, here.parent) }
        return (element, depth)
    }
}

/// The nodes of a state whose whole subtrees are as merged.
private struct UnchangedNodes {
    private(set) var paths: Set<MergeTree.Path> = []
    private let state: MergeTree
    private let tree: JoinedTree

    init(of state: MergeTree, in tree: JoinedTree) {
        (self.state, self.tree) = (state, tree)
        collect(tree.ours.root)
    }

    /// Collects the unchanged nodes below a node, and then the node itself.
    private mutating func collect(_ path: MergeTree.Path) {
        let merged = tree.nodes[path]!
        merged.children.forEach { collect($0) }
        if hasNode(path, as: merged) && merged.children.allSatisfy(paths.contains) { paths.insert(path) }
    }

    private func hasNode(_ path: MergeTree.Path, as merged: JoinedTree.Node) -> Bool {
        guard let node = state[path], node.name == merged.name, node.text == merged.text, node.children == merged.children,
            node.attributes.elementsEqual(merged.attributes, by: { $0.name == $1.name && $0.value == $1.value })
        else { return false }
        // A replaced id has another value in the source.
        return node.attributes.allSatisfy { node.element[$0.name] == $0.value }
    }
}

extension MarkupElement {
    /// The bytes of the element in its document.
    fileprivate var bytes: ArraySlice<UInt8> { tree.source[span] }

    /// The text between the element and its neighbours in its document.
    fileprivate var textAround: (before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) {
        (tree.source[..<span.lowerBound], tree.source[span.upperBound...])
    }
}
