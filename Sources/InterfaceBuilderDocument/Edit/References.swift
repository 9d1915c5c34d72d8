/// What refers to objects of a document.
enum References {
    /// The attributes whose values are ids of objects.
    static let names: Set<String> = [
        "firstItem", "secondItem", "destination", "reference", "target", "textLabel", "detailTextLabel", "imageView",
        "initialViewController", "unwindAction", "kindIdentifier", "viewController",
    ]

    /// The elements that are nothing without the object that they refer to.
    private static let dependents: Set<String> = [
        "constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include", "exit",
    ]

    /// The elements that Interface Builder leaves out where nothing is in them.
    private static let lists: Set<String> = ["subviews", "constraints", "connections", "mask", "gestureRecognizers"]

    /// Removes elements, what refers to objects in them, and lists and variations of which nothing is left.
    static func removeWithReferences(_ elements: [MarkupElement], _ edits: inout MarkupEdits) {
        guard let root = elements.first?.tree.root else { return }
        let ids = Set(elements.flatMap { [$0] + Array($0.descendants) }.compactMap(\.id))
        var removed = elements
        for element in root.descendants where !elements.contains(where: { $0 == element || $0.contains(element) }) {
            for attribute in element.attributes where names.contains(attribute.name) && ids.contains(attribute.value) {
                if dependents.contains(element.name) { removed.append(element) } else { edits.remove(attribute) }
                break
            }
            if element.name == "designable", let name = element["name"], ids.contains(name) { removed.append(element) }
        }
        remove(removed, &edits)
    }

    /// Removes elements, and lists and variations of which nothing is left.
    static func remove(_ elements: [MarkupElement], _ edits: inout MarkupEdits) {
        var gone = Set(elements)
        var queue = elements
        while let element = queue.popLast() {
            guard let parent = element.parent, !gone.contains(parent), parent.children.allSatisfy(gone.contains) else { continue }
            let isVariation = parent.name == "variation" && parent.attributes.allSatisfy { $0.name == "key" }
            guard isVariation || lists.contains(parent.name) else { continue }
            gone.insert(parent)
            queue.append(parent)
        }
        for element in gone.sorted(by: { $0.ordinal < $1.ordinal }) { edits.remove(element) }
    }
}
