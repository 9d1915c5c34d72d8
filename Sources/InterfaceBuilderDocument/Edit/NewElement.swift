/// An element to be written into a document.
struct NewElement: Sendable {
    /// The parts of views whose attributes can be named as the view's own: its frame, and a button's state.
    static let partsOfViews: Set<String> = ["rect", "state"]

    var name: String
    var attributes: [DocumentEdit.Attribute] = []
    var children: [NewElement] = []

    /// The element in Interface Builder's format, from `<` to `>`.
    ///
    /// - Parameter layout: Nil if the document is on a single line.
    func text(_ layout: MarkupIndentation?, depth: Int = 0) -> String {
        let tag =
            name
            + attributes.map { " \($0.name)=\"\(String(decoding: MarkupText.escaped($0.value), as: UTF8.self))\"" }.joined()
        guard !children.isEmpty else { return "<\(tag)/>" }
        let inside = children.map { (layout?.line(depth + 1) ?? "") + $0.text(layout, depth: depth + 1) }.joined()
        return "<\(tag)>\(inside)\(layout?.line(depth) ?? "")</\(name)>"
    }
}

/// The indentation of the lines of a new element.
struct MarkupIndentation {
    let lineEnd: String
    /// The white space before the element.
    let start: String
    /// The indentation per level.
    let unit: String

    /// A line end and the indentation of the next line, some levels inside the element.
    func line(_ depth: Int) -> String { lineEnd + start + String(repeating: unit, count: depth) }
}

extension MarkupElement {
    /// The white space before the element; nil if it is not the first on its line.
    var indentation: String? {
        var at = span.lowerBound
        while at > 0, [0x20, 0x09].contains(tree.source[at - 1]) { at -= 1 }
        guard at == 0 || [0x0A, 0x0D].contains(tree.source[at - 1]) else { return nil }
        return String(decoding: tree.source[at..<span.lowerBound], as: UTF8.self)
    }

    /// Whether the element is a single tag, `<a/>`.
    private var isEmptyTag: Bool { contentSpan.isEmpty && contentSpan.upperBound == span.upperBound }

    /// The indentation of a child of the element: that of its siblings, or else of the elements around; nil if all are
    /// on one line.
    func childLayout() -> MarkupIndentation? {
        let lineEnd = tree.lineEnd
        if let neighbour = children.first(where: { _ in true }) {
            guard let start = neighbour.indentation else { return nil }
            return MarkupIndentation(lineEnd: lineEnd, start: start, unit: unit)
        }
        guard let own = indentation else { return nil }
        return MarkupIndentation(lineEnd: lineEnd, start: own + unit, unit: unit)
    }

    /// The indentation per level in the surrounding elements.
    private var unit: String {
        var element: MarkupElement? = self
        while let here = element, let parent = here.parent {
            if let inner = here.indentation, let outer = parent.indentation, inner.hasPrefix(outer), inner != outer {
                return String(inner.dropFirst(outer.count))
            }
            element = parent
        }
        return "    "
    }

    /// Inserts text into the element: before a child, or after the last one.
    func insert(before sibling: MarkupElement?, _ edits: inout MarkupEdits, _ text: (MarkupIndentation?) -> String) {
        let layout = childLayout()
        let written = text(layout)
        if let sibling {
            edits.insert(written + (layout?.line(0) ?? ""), at: sibling.span.lowerBound)
        } else if let last = Array(children).last {
            edits.insert((layout?.line(0) ?? "") + written, at: last.span.upperBound)
        } else {
            let inside = (layout?.line(0) ?? "") + written + (layout.map { $0.lineEnd + (indentation ?? "") } ?? "")
            if isEmptyTag {
                edits.replace(span.upperBound - 2..<span.upperBound, with: ">\(inside)</\(name)>")
            } else {
                edits.replace(contentSpan, with: inside)
            }
        }
    }

    /// The source of the element with the indentation of another position; lines inside of texts are not changed.
    func text(at layout: MarkupIndentation?) -> String {
        let whole = String(decoding: tree.source[span], as: UTF8.self)
        guard let layout, let own = indentation, own != layout.start else { return whole }
        let texts = descendants.filter { $0.children.first { _ in true } == nil && !$0.contentSpan.isEmpty }.map(\.contentSpan)
        var out: [UInt8] = []
        var at = span.lowerBound
        while at < span.upperBound {
            let end = tree.source[at..<span.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? span.upperBound
            let isText = texts.contains { $0.contains(at) }
            let line = tree.source[at..<end]
            if at > span.lowerBound && !isText && line.starts(with: own.utf8) {
                out += Array(layout.start.utf8) + line.dropFirst(own.utf8.count)
            } else {
                out += line
            }
            at = end
        }
        return String(decoding: out, as: UTF8.self)
    }
}

extension MarkupTree {
    /// The line end of the document.
    var lineEnd: String {
        guard let end = source.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
        guard source[end] == 0x0D else { return "\n" }
        return end + 1 < source.count && source[end + 1] == 0x0A ? "\r\n" : "\r"
    }
}
