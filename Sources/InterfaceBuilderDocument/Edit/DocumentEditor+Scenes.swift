/// Adding scenes with controllers to storyboards, and cells to lists of prototypes.
extension DocumentEditor {
    /// The name by which edits add controllers: a storyboard's list of scenes, which has no id.
    static let scenes = ObjectPath("scenes")

    /// Adds a scene after the last one, to the right of the others on the canvas.
    mutating func addScene(_ object: DocumentEdit.NewObject) throws(DocumentEditError) {
        guard let list = document.root.child("scenes") else {
            throw DocumentEditError(.cannotHold(object.element, in: "xib"), at: document.root)
        }
        let views = list.children.compactMap { scene in scene.children(in: "objects").first?.child(key: "view")?.recordedFrame }
        let size = views.last.map { (Int($0.width), Int($0.height)) } ?? (375, 667)
        guard var controller = LibraryObject.controller(object.element, size: size) else {
            throw DocumentEditError(
                .unknownElement(object.element, known: LibraryObject.controllers.keys.sorted()), at: list)
        }
        controller.set(.init("sceneMemberID", "viewController"))
        try finish(&controller, object)
        let scene = try scene(of: controller, rightOf: list)
        let title = LibraryObject.controllers[object.element]!
        var edits = takeChanges()
        list.insert(before: nil, &edits) { layout in "<!--\(title)-->\(layout?.line(0) ?? "")\(scene.text(layout))" }
        try commit(edits)
    }

    private func scene(of controller: NewElement, rightOf list: MarkupElement) throws(DocumentEditError) -> NewElement {
        let id = controller.attributes.first { $0.name == "id" }!.value
        let responder = NewElement(
            name: "placeholder",
            attributes: [
                .init("placeholderIdentifier", "IBFirstResponder"), .init("id", try newID(nil, for: "\(id) first responder")),
                .init("userLabel", "First Responder"), .init("customClass", "UIResponder"),
                .init("sceneMemberID", "firstResponder"),
            ])
        let places = list.children.compactMap { $0.child(key: "canvasLocation") }
        let right = places.compactMap { $0.length("x") }.max() ?? 0
        let x = list.isWithoutChildren ? 0 : right + Self.sceneDistance
        let point = NewElement(
            name: "point",
            attributes: [
                .init("key", "canvasLocation"), .init("x", DocumentNumber.text(of: x)),
                .init("y", DocumentNumber.text(of: places.last?.length("y") ?? 0)),
            ])
        return NewElement(
            name: "scene", attributes: [.init("sceneID", try newID(nil, for: "\(id) scene"))],
            children: [NewElement(name: "objects", children: [controller, responder]), point])
    }

    /// The distance of new scenes on the canvas, in its points: a phone's width and the space for a segue.
    private static let sceneDistance = 700.0

    /// Adds a cell to a table or collection of prototypes.
    mutating func addCell(
        _ template: NewElement, _ object: DocumentEdit.NewObject, _ parent: MarkupElement, _ place: DocumentEdit.Place
    ) throws(DocumentEditError) {
        let isTable = template.name == "tableViewCell"
        guard parent.name == (isTable ? "tableView" : "collectionView"), parent["dataMode"] == "prototypes" else {
            throw DocumentEditError(.cannotHold(object.element, in: parent.name), at: parent)
        }
        var cell = template
        if isTable, let width = parent.recordedFrame?.width { cell.widen(to: DocumentNumber.text(of: width)) }
        try finish(&cell, object)
        if isTable {
            let id = cell.attributes.first { $0.name == "id" }!
            cell.children[cell.children.count - 1].set(.init("tableViewCell", id.value))
        }
        var edits = takeChanges()
        let name = isTable ? "prototypes" : "cells"
        if let list = parent.child(name) {
            list.insert(before: try sibling(place.position, in: list, named: place.parent), &edits) { cell.text($0) }
        } else {
            Self.insert(NewElement(name: name, children: [cell]), in: parent, &edits)
        }
        try commit(edits)
    }
}

extension NewElement {
    /// Gives the element and its content view a width in points.
    fileprivate mutating func widen(to width: String) {
        for index in children.indices {
            if children[index].name == "rect" { children[index].set(.init("width", width)) }
            if children[index].name.hasSuffix("ContentView") { children[index].widen(to: width) }
        }
    }
}
