/// Reads a scene from a document.
///
/// Ignores elements that are not views, and views with keys that are not subviews.
struct SceneReader {
    private var scene: DocumentScene
    private let document: InterfaceDocument
    /// The `<constraint>` elements, each with the view that holds it and whether it is installed there.
    private var found: [(element: MarkupElement, owner: Int, isInstalled: Bool)] = []

    /// Reads the scene of a root view.
    static func read(
        _ root: MarkupElement, controller: MarkupElement?, kind: DocumentScene.Kind, in document: InterfaceDocument,
        traits: SizeClasses
    ) -> DocumentScene {
        let id = (controller ?? root).id ?? "\(root.nearestID ?? "scene").view"
        var reader = SceneReader(
            scene: DocumentScene(kind: kind, id: id, controller: controller, traits: traits), document: document)
        reader.addControllerGuides()
        reader.add(root, parent: nil, role: .root, isInstalled: true)
        reader.resolveConstraints()
        return reader.scene
    }

    private init(scene: DocumentScene, document: InterfaceDocument) {
        self.scene = scene
        self.document = document
    }

    private mutating func addControllerGuides() {
        for guide in scene.controller?.child("layoutGuides")?.children("viewControllerLayoutGuide") ?? [] {
            add(guide: guide, owner: 0)
        }
    }

    private mutating func add(guide element: MarkupElement, owner: Int) {
        guard let id = element.id, let kind = DocumentGuide.Kind(of: element) else { return }
        if scene.guidesByID[id] == nil { scene.guidesByID[id] = scene.guides.count }
        scene.guides.append(DocumentGuide(id: id, element: element, kind: kind, owner: owner))
    }

    private mutating func add(_ element: MarkupElement, parent: Int?, role: DocumentView.Role, isInstalled: Bool) {
        let index = scene.views.count
        let isUnit = parent == nil || DocumentView.cellElements.contains(element.name)
        let view = DocumentView(
            id: id(of: element, parent: parent), element: element, parent: parent,
            unit: isUnit ? index : scene.views[parent!].unit, role: role,
            isInstalled: isInstalled && (parent.map { scene.views[$0].isInstalled } ?? true))
        scene.views.append(view)
        if scene.viewsByID[view.id] == nil { scene.viewsByID[view.id] = index }
        // A list places its cells, and Xcode 6 wrote no frames of prototypes.
        let isCell = DocumentView.cellElements.contains(element.name)
        let isPlaced = view.isPlacedByLayout || isCell && view.role != .root
        if view.element.recordedFrame == nil && !isPlaced {
            scene.diagnostics.append(.missingFrame(of: element, id: view.id))
        }
        addContents(of: view, index)
    }

    private func id(of element: MarkupElement, parent: Int?) -> String {
        if let id = element.id { return id }
        guard let parent else { return scene.id }
        return "\(scene.views[parent].id).\(element["key"] ?? element.name)"
    }

    private mutating func addContents(of view: DocumentView, _ index: Int) {
        let withoutSubviews = view.element.excluded("subviews", scene.traits)
        let withoutConstraints = view.element.excluded("constraints", scene.traits)
        for child in view.element.children {
            switch child.name {
            case "viewLayoutGuide", "keyboardLayoutGuide": add(guide: child, owner: index)
            case "userGuides": child.children("userLayoutGuide").forEach { add(guide: $0, owner: index) }
            case "constraints":
                for constraint in child.children("constraint") {
                    let isInstalled = view.isInstalled && !withoutConstraints.contains(constraint.id ?? "")
                    found.append((constraint, index, isInstalled))
                }
            case "subviews", "cells", "prototypes":
                for subview in child.children {
                    guard let id = subview.id else { continue }
                    let role: DocumentView.Role = child.name == "subviews" ? .subview : .cell
                    add(subview, parent: index, role: role, isInstalled: !withoutSubviews.contains(id))
                }
            case "sections":
                for section in child.children("tableViewSection") { addSection(section, of: index) }
            default:
                guard let key = child["key"], child.name != "variation", child.recordedFrame != nil else { continue }
                add(child, parent: index, role: .keyed(key), isInstalled: true)
            }
        }
    }

    private mutating func addSection(_ section: MarkupElement, of index: Int) {
        for cell in section.children(in: "cells") {
            add(cell, parent: index, role: .cell, isInstalled: true)
        }
    }
}

extension SceneReader {
    /// Creates constraints from the constraint elements, after all views and guides have been read.
    private mutating func resolveConstraints() {
        for (element, owner, isInstalled) in found {
            if let constraint = constraint(element, owner: owner, isInstalled: isInstalled) {
                scene.constraints.append(constraint)
            }
        }
    }

    private mutating func constraint(_ element: MarkupElement, owner: Int, isInstalled: Bool) -> DocumentConstraint? {
        guard let firstAttribute = attribute("firstAttribute", of: element, isRequired: true),
            let first = element.attribute("firstItem").map({ item($0, of: element) }) ?? .view(owner)
        else { return nil }
        var second: DocumentConstraint.Item?
        var secondAttribute: DocumentConstraint.Attribute?
        if let named = element.attribute("secondItem") {
            guard let item = item(named, of: element),
                let attribute = attribute("secondAttribute", of: element, isRequired: true)
            else { return nil }
            (second, secondAttribute) = (item, attribute)
        }
        guard let relation = relation(of: element) else { return nil }
        return DocumentConstraint(
            id: element.id, element: element, owner: owner, first: first, firstAttribute: firstAttribute, relation: relation,
            second: second, secondAttribute: secondAttribute,
            multiplier: element["multiplier"].flatMap(DocumentNumber.parseRatio) ?? 1,
            constant: element.varied("constant", scene.traits).flatMap { DocumentNumber.parseLength($0) } ?? 0,
            priority: min(1000, max(1, element.number("priority") ?? 1000)),
            isInstalled: isInstalled && isInstalledItem(first) && (second.map(isInstalledItem) ?? true),
            isPlaceholder: element.flag("placeholder") ?? false)
    }

    private func isInstalledItem(_ item: DocumentConstraint.Item) -> Bool {
        switch item {
        case .view(let index): scene.views[index].isInstalled
        case .guide(let index): scene.views[scene.guides[index].owner].isInstalled
        }
    }

    private mutating func item(_ attribute: MarkupAttribute, of constraint: MarkupElement) -> DocumentConstraint.Item? {
        let id = attribute.value
        if let view = scene.viewsByID[id] { return .view(view) }
        if let guide = scene.guidesByID[id] { return .guide(guide) }
        let isElsewhere = document.elementsByID[id] != nil
        scene.diagnostics.append(
            isElsewhere
                ? .foreignReference(id, at: attribute, of: constraint) : .danglingReference(id, at: attribute, of: constraint))
        return nil
    }

    private mutating func attribute(
        _ name: String, of constraint: MarkupElement, isRequired: Bool
    ) -> DocumentConstraint.Attribute? {
        guard let attribute = constraint.attribute(name) else {
            scene.diagnostics.append(.incompleteConstraint(constraint, missing: name))
            return nil
        }
        let known = DocumentConstraint.Attribute(name: attribute.value)
        if known == nil { scene.diagnostics.append(.unknownAttribute(attribute.value, at: attribute, of: constraint)) }
        return known
    }

    private mutating func relation(of constraint: MarkupElement) -> DocumentConstraint.Relation? {
        guard let attribute = constraint.attribute("relation") else { return .equal }
        let known = DocumentConstraint.Relation(rawValue: attribute.value)
        if known == nil { scene.diagnostics.append(.unknownAttribute(attribute.value, at: attribute, of: constraint)) }
        return known
    }
}
