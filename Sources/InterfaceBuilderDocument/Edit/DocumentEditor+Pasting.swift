/// Adding copies of objects.
extension DocumentEditor {
    mutating func paste(_ markup: String, at place: DocumentEdit.Place) throws(DocumentEditError) {
        let parent = try element(place.parent)
        let copied = try InterfaceDocument.elements(ofMarkup: markup)
        guard let first = copied.first else { throw DocumentEditError(.unusableMarkup("it has no elements"), at: parent) }
        for view in copied {
            guard parent.holdsSubviews, LibraryObject.named(view.name) != nil, !ElementRole.neverSubviews.contains(view.name)
            else { throw DocumentEditError(.cannotHold(view.name, in: parent.name), at: parent) }
        }
        let copies = try Self.renamed(first.tree, newIDs(of: first.tree), besides: sceneIDs(around: parent))
        var edits = MarkupEdits(document.tree)
        try insert(copies, into: parent, place, &edits)
        try commit(edits)
        for id in copies.compactMap(\.id) { try adapt(id, to: place.parent) }
    }

    /// The ids of the copies.
    private struct NewIDs {
        /// By those of the originals.
        var byID: [String: String] = [:]
        /// Those of views that have none, by their ordinals.
        var byOrdinal: [Int: String] = [:]
    }

    private func newIDs(of tree: MarkupTree) -> NewIDs {
        var ids = NewIDs()
        var taken = Set(tree.root.descendants.compactMap(\.id).filter { document.elementsByID[$0] == nil })
        func new(from seed: String) -> String {
            let id = ObjectID.new(from: seed) { document.elementsByID[$0] != nil || taken.contains($0) }
            taken.insert(id)
            return id
        }
        for element in tree.root.descendants {
            if let id = element.id {
                ids.byID[id] = document.elementsByID[id] == nil ? id : new(from: "copy of \(id)")
            } else if let list = element.parent?.name, ["objects", "subviews"].contains(list) {
                ids.byOrdinal[element.ordinal] = new(from: "\(element.name) \(document.tree.elementCount + element.ordinal)")
            }
        }
        return ids
    }

    /// The ids of the objects in the scene around an element.
    private func sceneIDs(around element: MarkupElement) -> Set<String> {
        let objects = sequence(first: element) { $0.parent }.first { $0.name == "objects" } ?? document.root
        return Set(objects.descendants.compactMap(\.id))
    }

    /// The copied elements with new ids, without references to objects that are neither copied nor in the scene.
    private static func renamed(
        _ tree: MarkupTree, _ ids: NewIDs, besides known: Set<String>
    ) throws(DocumentEditError) -> [MarkupElement] {
        var edits = MarkupEdits(tree)
        var gone: [MarkupElement] = []
        for element in tree.root.descendants {
            if let id = ids.byOrdinal[element.ordinal] { DocumentEditor.set("id", of: element, to: id, &edits) }
            for attribute in element.attributes where References.isReference(attribute.name, in: element) {
                if let new = ids.byID[attribute.value] {
                    if new != attribute.value { edits.set(attribute.name, of: element, to: new) }
                } else if !known.contains(attribute.value) || element.name == "constraint" {
                    if References.dependents.contains(element.name) { gone.append(element) } else { edits.remove(attribute) }
                }
            }
            // A root view that was copied becomes a subview.
            if element.parent?.name == "objects", let key = element.attribute("key") { edits.remove(key) }
        }
        References.remove(Array(Set(gone)).sorted { $0.ordinal < $1.ordinal }, &edits)
        do throws(InterfaceDocumentError) {
            return try InterfaceDocument(bytes: edits.applied()).root.children(in: "objects")
        } catch {
            throw DocumentEditError(.unusableMarkup(error.diagnostic.message))
        }
    }

    private func insert(
        _ copies: [MarkupElement], into parent: MarkupElement, _ place: DocumentEdit.Place, _ edits: inout MarkupEdits
    ) throws(DocumentEditError) {
        func text(_ layout: MarkupIndentation?) -> String {
            let lineEnd = document.tree.lineEnd
            return copies.map { copy in
                let text = copy.text(at: layout)
                return lineEnd == "\n" ? text : text.replacing("\n", with: lineEnd)
            }.joined(separator: layout?.line(0) ?? "")
        }
        if let list = parent.child("subviews") {
            list.insert(before: try sibling(place.position, in: list, named: place.parent), &edits, text)
        } else {
            insertList(into: parent, &edits, text)
        }
    }

    /// Inserts a list of subviews into a view that has none.
    func insertList(into parent: MarkupElement, _ edits: inout MarkupEdits, _ text: (MarkupIndentation?) -> String) {
        let follower = parent.children.first {
            ElementOrder.rank($0.name, key: $0["key"]) > ElementOrder.rank("subviews", key: nil)
        }
        parent.insert(before: follower, &edits) { layout in
            let inner = layout.map { MarkupIndentation(lineEnd: $0.lineEnd, start: $0.start + $0.unit, unit: $0.unit) }
            return "<subviews>\(inner?.line(0) ?? "")\(text(inner))\(layout?.line(0) ?? "")</subviews>"
        }
    }
}
