import InterfaceBuilderDocument
import SeededRandom

/// Edits documents as people do on two branches: each result is a document in which nothing is wrong that was right
/// before.
package struct BranchEditor {
    private let prefix: String

    /// - Parameter prefix: What the ids of new objects begin with.
    package init(prefix: String) { self.prefix = prefix }

    /// A document after one to four edits.
    package func edited(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = bytes
        for number in 0..<random.roll(1...4) {
            guard let document = try? InterfaceDocument(bytes: bytes) else { break }
            let made = edit(document, "\(prefix)\(number)", &random)
            if (try? InterfaceDocument(bytes: made)) != nil { bytes = made }
        }
        return bytes
    }

    private func edit(_ document: InterfaceDocument, _ id: String, _ random: inout SplitMix) -> [UInt8] {
        let views = document.root.descendants.filter(\.isView)
        guard !views.isEmpty else { return document.tree.source }
        let view = random.pick(Array(views))
        var edits = MarkupEdits(document.tree)
        switch random.below(6) {
        case 0: edits.set("alpha", of: view, to: "0.\(random.roll(1...9))")
        case 1: edits.set("contentMode", of: view, to: random.pick(["center", "top", "left"]))
        case 2: remove(view, from: document, &edits)
        case 3: return inserting("<view id=\"new-\(id)\"/>", into: "subviews", of: view, document)
        case 4:
            guard let other = random.pick(Array(views)).id, let own = view.id else { break }
            let constraint =
                #"<constraint firstItem="\#(own)" firstAttribute="top" secondItem="\#(other)" secondAttribute="top" id="new-\#(id)"/>"#
            return inserting(constraint, into: "constraints", of: view, document)
        default:
            let constants = document.root.descendants.filter { $0.name == "constraint" && $0["constant"] != nil }
            if !constants.isEmpty { edits.set("constant", of: random.pick(Array(constants)), to: "\(random.roll(0...99))") }
        }
        return edits.applied()
    }

    /// Removes a view with all that names it or what is in it, and with what names those, as outlets of constraints: as
    /// Interface Builder does.
    private func remove(_ view: MarkupElement, from document: InterfaceDocument, _ edits: inout MarkupEdits) {
        guard view.parent?.name == "subviews" else { return }
        var gone = Set(([view] + view.descendants).compactMap(\.id))
        var left = Array(document.root.descendants.filter { !view.contains($0) })
        edits.remove(view)
        while true {
            let known = gone
            func isNaming(_ element: MarkupElement) -> Bool {
                element.attributes.contains { $0.name != "id" && known.contains($0.value) }
            }
            let named = left.filter(isNaming)
            if named.isEmpty { return }
            left.removeAll(where: isNaming)
            for element in named {
                edits.remove(element)
                gone.formUnion(([element] + element.descendants).compactMap(\.id))
            }
        }
    }

    private func inserting(
        _ text: String, into container: String, of view: MarkupElement, _ document: InterfaceDocument
    ) -> [UInt8] {
        guard let place = view.child(container)?.contentSpan.upperBound else { return document.tree.source }
        return document.tree.source[..<place] + Array(text.utf8) + document.tree.source[place...]
    }
}
