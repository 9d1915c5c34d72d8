/// Writes a merged document. What comes out as one of the states has it is copied byte by byte; the rest is written as Interface Builder does.
struct MergedText {
    private(set) var bytes: [UInt8] = []
    private let tree: JoinedTree
    private let lineEnd: [UInt8]

    init(_ tree: JoinedTree) {
        self.tree = tree
        let source = tree.ours[tree.ours.root]!.element.tree.source
        lineEnd = source.contains(0x0D) ? [0x0D, 0x0A] : [0x0A]
        let root = tree.ours[tree.ours.root]!.element
        bytes += source[..<root.span.lowerBound]
        write(tree.ours.root, depth: 0)
        bytes += source[root.span.upperBound...]
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

    /// The comments at a place, as the first of the states that has the place has them.
    private func remarks(_ found: (MergeTree) -> [String]?) -> [String] {
        [tree.ours, tree.theirs, tree.base].lazy.compactMap(found).first ?? []
    }

    private mutating func writeLine(_ text: String, _ depth: Int) {
        startLine(depth)
        bytes += Array(text.utf8)
    }

    private mutating func startLine(_ depth: Int) { bytes += lineEnd + [UInt8](repeating: 0x20, count: 4 * depth) }

    /// An element of one of the states that says all that is merged, with what is in it. Where both sides say it with other white space, which of them
    /// is taken does not depend on which one is ours.
    private func source(of path: MergeTree.Path) -> (element: MarkupElement, depth: Int)? {
        let sides = [tree.ours, tree.theirs].filter { isSame(path, in: $0) }.compactMap { $0[path]?.element }
        let chosen = sides.min { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        guard let element = chosen ?? (isSame(path, in: tree.base) ? tree.base[path]?.element : nil) else { return nil }
        var (depth, next) = (0, element.parent)
        while let here = next { (depth, next) = (depth + 1, here.parent) }
        return (element, depth)
    }

    private func isSame(_ path: MergeTree.Path, in state: MergeTree) -> Bool {
        guard let node = state[path], let merged = tree.nodes[path] else { return false }
        guard node.name == merged.name, node.text == merged.text, node.children == merged.children else { return false }
        guard node.attributes.elementsEqual(merged.attributes, by: { $0.name == $1.name && $0.value == $1.value }) else {
            return false
        }
        // An id that was changed on the way stands otherwise in the source.
        guard node.attributes.allSatisfy({ node.element[$0.name] == $0.value }) else { return false }
        return merged.children.allSatisfy { isSame($0, in: state) }
    }
}

extension MarkupElement {
    /// The element as it stands in its document.
    fileprivate var bytes: ArraySlice<UInt8> { tree.source[span] }
}
