/// References to the objects of a document.
enum References {
    /// The attributes whose values are object ids.
    static let names: Set<String> = [
        "firstItem", "secondItem", "destination", "reference", "target", "textLabel", "detailTextLabel", "imageView",
        "initialViewController", "unwindAction", "kindIdentifier", "viewController", "tableViewCell", "selectedItem",
        "popoverAnchorView", "popoverAnchorBarButtonItem",
    ]

    /// Whether an attribute is an object's or a scene's id, or names an object by it.
    static func isReference(_ attribute: String, in element: MarkupElement) -> Bool {
        attribute == "id" || attribute == "sceneID" || names.contains(attribute)
            || element.name == "designable" && attribute == "name"
    }

    /// The elements that are removed with the object to which they refer.
    static let dependents: Set<String> = [
        "constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include", "exit",
    ]

    /// The elements that Interface Builder omits if they are empty.
    private static let lists: Set<String> = ["subviews", "constraints", "connections", "mask", "gestureRecognizers"]

    /// Removes elements, the references to objects in them, and the lists and variations that become empty.
    static func removeWithReferences(_ elements: [MarkupElement], _ edits: inout MarkupEdits) {
        guard let root = elements.first?.tree.root else { return }
        let inside = Set(elements.flatMap { [$0] + Array($0.descendants) })
        var left = [root] + root.descendants.filter { !inside.contains($0) }
        var (removed, found) = (elements, elements)
        // References to a removed object are removed too, and then references to these, such as outlets of a view's
        // constraints.
        while !found.isEmpty {
            let ids = Set(found.flatMap { [$0] + Array($0.descendants) }.compactMap(\.id))
            found = left.filter { isGone($0, with: ids, &edits) }
            left.removeAll(where: Set(found).contains)
            removed += found
        }
        remove(removed, &edits)
    }

    /// Whether an element is removed together with the objects to which it refers; otherwise the attributes that refer
    /// to them are removed.
    private static func isGone(_ element: MarkupElement, with ids: Set<String>, _ edits: inout MarkupEdits) -> Bool {
        if element.name == "designable", let name = element["name"], ids.contains(name) { return true }
        let naming = element.attributes.filter { names.contains($0.name) && ids.contains($0.value) }
        if !naming.isEmpty, dependents.contains(element.name) { return true }
        for attribute in naming { edits.remove(attribute) }
        return false
    }

    /// Removes elements, and the lists and variations that become empty.
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
