extension DocumentEditor {
    /// Lists the system colours that edits brought into the document in its resources, and removes those that edits
    /// took away. Documents of Interface Builder before Xcode 12 list none.
    ///
    /// - Parameter before: The names of the system colours in use before the edits. What the resources lack of these is
    ///   left out, so that an edit changes no more than it has to.
    /// - Source: of 1,360 public documents of Xcode 12 and later with system colours, 1,355 list just those in use,
    ///   sorted by name and after images and named colours.
    mutating func listSystemColors(usedBefore before: Set<String>) throws(DocumentEditError) {
        let used = document.systemColorNames
        guard used != before, document.toolsVersion >= .xcode12 else { return }
        let resources = document.root.child("resources")
        let listed = resources?.children("systemColor").compactMap { $0["name"] } ?? []
        let new = used.subtracting(before).subtracting(listed).sorted().compactMap(SystemColors.resource)
        var edits = MarkupEdits(document.tree)
        if let resources {
            let unused = before.subtracting(used)
            let gone = resources.children("systemColor").filter { unused.contains($0["name"] ?? "") }
            let isEmptied = new.isEmpty && gone.count == Array(resources.children).count
            if isEmptied { edits.remove(resources) } else { gone.forEach { edits.remove($0) } }
            for color in new { Self.list(color, in: resources, besides: gone, &edits) }
        } else if !new.isEmpty {
            let metrics = document.root.children.first { Self.afterResources.contains($0.name) }
            let list = NewElement(name: "resources", children: new)
            document.root.insert(before: metrics, &edits) { list.text($0) }
        }
        if !edits.isEmpty { try commit(edits) }
    }

    /// The elements of a document that stand after its resources.
    private static let afterResources: Set<String> = ["inferredMetricsTieBreakers", "simulatedMetricsContainer"]

    private static func list(
        _ color: NewElement, in resources: MarkupElement, besides gone: [MarkupElement], _ edits: inout MarkupEdits
    ) {
        let name = color.attributes[0].value
        let next = resources.children("systemColor").first { !gone.contains($0) && ($0["name"] ?? "") > name }
        resources.insert(before: next, &edits) { color.text($0) }
    }
}

extension InterfaceDocument {
    /// The names of the system colours in use.
    var systemColorNames: Set<String> {
        guard tree.nameID("systemColor") != nil else { return [] }
        return Set(root.descendants.lazy.filter { $0.name == "color" }.compactMap { $0["systemColor"] })
    }
}
