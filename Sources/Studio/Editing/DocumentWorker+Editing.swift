import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection
import StudioMessages
import UIKit
import ViewInspection

/// Changes of documents, and what helps with them.
extension DocumentWorker {
    /// The answer to a request that is about editing; nil for others.
    func editingAnswer(to request: StudioRequest) throws -> Data? {
        switch request.operation {
        case .edit: return StudioJSON.data(try edit(request))
        case .rehearse: return StudioJSON.data(try rehearsal(request))
        case .library: return StudioJSON.data(LibraryEntry.all.map(LibraryItem.init))
        case .resources: return StudioJSON.data(try resources(request))
        case .attributes: return StudioJSON.data(try attributes(request))
        case .advice: return StudioJSON.data(try advice(request))
        case .strings: return StudioJSON.data(try texts(request))
        case .translate: return StudioJSON.data(try translate(request))
        case .copy: return StudioJSON.data(try editing.document(try path(request)).markup(of: request.views ?? []))
        default: return nil
        }
    }

    private func edit(_ request: StudioRequest) throws -> EditAnswer {
        let resolutions: [String: EditSession.Resolution] = ["own": .keepOwn, "theirs": .takeTheirs]
        let resolution = request.phase.flatMap { resolutions[$0] } ?? .merge
        return try editing.apply(request.text ?? "", to: try path(request), resolution)
    }

    private func canvas(_ request: StudioRequest, _ document: InterfaceDocument) throws -> CanvasConfiguration {
        try (request.look ?? StudioLook()).canvas(document, try store.document(try path(request)).1)
    }

    private func sceneID(_ request: StudioRequest) throws -> String {
        guard let scene = request.scene else { throw StudioRefusal("name a scene") }
        return scene
    }

    /// A scene as edits would make it.
    func foreseenScene(_ request: StudioRequest, _ edits: String) throws -> SceneStore.Scene {
        let path = try path(request)
        return try store.foreseenScene(
            of: try editing.rehearsed(edits, in: path), at: path, try sceneID(request), request.look ?? StudioLook())
    }

    private func rehearsal(_ request: StudioRequest) throws -> RehearsedLayout {
        let document = try editing.rehearsed(request.text ?? "", in: try path(request))
        let layout = SceneLayout(document, on: try canvas(request, document))
        let id = try sceneID(request)
        guard let scene = layout.scenes.first(where: { $0.id == id }) else { throw StudioRefusal("there is no scene \(id)") }
        let built = layout.build(scene)
        built.layOut()
        var places: [String: [Double]] = [:]
        for (view, value) in zip(built.views, built.scene.views) {
            guard let view else { continue }
            places[value.id] = ViewTree.numbers(view.convert(view.bounds, to: built.root))
        }
        let isMoving = request.phase == "moved"
        let open = isMoving ? [] : built.undecidedViews().map { built.scene.views[$0].id }
        return RehearsedLayout(
            places: places, conflicts: built.diagnostics.count { $0.id == "unsatisfiable" }, ambiguous: open)
    }

    // MARK: Advice

    private func advice(_ request: StudioRequest) throws -> Advice {
        let (document, id) = (try editing.document(try path(request)), try sceneID(request))
        let canvas = try canvas(request, document)
        let views = request.views ?? []
        var advice = Advice()
        switch request.phase {
        case "missing":
            let found = document.missingConstraints(inScene: id, of: views.isEmpty ? nil : Set(views), on: canvas)
            advice.offers = found.map { OfferedEdit(title: $0.words, edit: $0.offer.edit.description, view: $0.view) }
        case "conflicts": advice.conflicts = document.conflicts(inScene: id, on: canvas).map(OfferedConflict.init)
        case "frames":
            let edits = document.frameUpdates(inScene: id, of: views.isEmpty ? nil : Set(views), on: canvas)
            advice.offers = edits.map { OfferedEdit(title: "Update frame", edit: $0.description, view: nil) }
        case "pin", "align", "between":
            let layout = SceneLayout(document, on: canvas)
            guard let scene = layout.scenes.first(where: { $0.id == id }) else { throw StudioRefusal("there is no scene \(id)") }
            let panels = ConstraintPanels(scene, by: layout)
            let offers = try offers(of: panels, request.phase ?? "", views, request.text ?? "")
            advice.offers = offers.map { OfferedEdit(title: $0.title, edit: $0.edit.description, view: nil) }
        default: throw StudioRefusal("advice is missing, conflicts, frames, pin, align or between")
        }
        return advice
    }

    private func offers(
        of panels: ConstraintPanels, _ kind: String, _ views: [String], _ text: String
    ) throws -> [ConstraintOffer] {
        if kind == "pin" { return panels.pin(views, try ConstraintPanels.Pins(studio: text)) }
        guard kind == "align" else {
            guard views.count == 2 else { throw StudioRefusal("name two views") }
            return panels.offers(from: views[0], to: views[1])
        }
        return try text.split(separator: " ").flatMap { word in
            guard let alignment = ConstraintPanels.Alignment(rawValue: String(word)) else {
                throw StudioRefusal("there is no alignment \(word)")
            }
            return panels.align(views, alignment)
        }
    }

    // MARK: Attributes

    private func resources(_ request: StudioRequest) throws -> NamedResources {
        let file = try ProjectPath.file(try path(request), in: folder)
        let names = ProjectResources(folder: (file as NSString).deletingLastPathComponent).names
        return NamedResources(images: names.images, colors: names.colors, symbols: UIImage.knownSymbols)
    }

    private func attributes(_ request: StudioRequest) throws -> InspectedAttributes {
        let document = try editing.document(try path(request))
        guard let id = request.view, let element = document.elementsByID[id] else {
            throw StudioRefusal("name an object of the document")
        }
        let scene = document.scenes().first { $0.viewsByID[id] != nil || $0.id == id }
        let index = scene?.viewsByID[id]
        let constraints = scene?.constraints.filter { constraint in
            guard let index else { return false }
            return constraint.first == .view(index) || constraint.second == .view(index)
        }
        let sources = ConnectionSources(folder: folder)
        return InspectedAttributes(
            id: id, element: element.name, title: element.shortName,
            rows: element.attributeRows.map(InspectedAttributes.Row.init),
            constraints: (constraints ?? []).compactMap { constraint in
                guard let id = constraint.id, let scene else { return nil }
                return InspectedAttributes.Constraint(
                    id: id, words: scene.words(for: constraint), firstAttribute: constraint.firstAttribute.rawValue,
                    firstItem: constraint.element["firstItem"] ?? scene.views[constraint.owner].id,
                    secondItem: constraint.element["secondItem"], secondAttribute: constraint.secondAttribute?.rawValue,
                    constant: constraint.element["constant"], priority: constraint.element["priority"],
                    multiplier: constraint.element["multiplier"])
            }, connections: Self.connections(of: element, in: document),
            possible: sources.offers(for: element, controller: scene?.controller),
            isArranged: element.parent?.parent?.name == "stackView", isFixed: element["fixedFrame"] == "YES",
            isSubview: element.parent?.name == "subviews")
    }

    private static func connections(of element: MarkupElement, in document: InterfaceDocument) -> [InspectedAttributes.Connection]
    {
        let kinds: Set<String> = ["outlet", "outletCollection", "action", "segue"]
        return document.root.descendants.compactMap { connection in
            guard kinds.contains(connection.name), let id = connection.id, let destination = connection["destination"],
                let owner = connection.parent?.parent, owner == element || destination == element.id
            else { return nil }
            let name = connection["property"] ?? connection["selector"] ?? connection["kind"] ?? ""
            let other = owner == element ? document.elementsByID[destination]?.shortName ?? destination : owner.shortName
            return InspectedAttributes.Connection(id: id, kind: connection.name, name: name, destination: other)
        }
    }
}

extension ConstraintPanels.Pins {
    /// Reads the words of a pin panel: `leading=16`, `top` for the present distance, `width=100`, `equalWidths`,
    /// `margins`.
    init(studio text: String) throws {
        self.init()
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let number = parts.count == 2 ? Double(parts[1]) : nil
            guard parts.count == 1 || number != nil else { throw StudioRefusal("\(word) has no number") }
            switch parts[0] {
            case "width": width = number
            case "height": height = number
            case "equalWidths": hasEqualWidths = true
            case "equalHeights": hasEqualHeights = true
            case "aspectRatio": keepsAspectRatio = true
            case "margins": usesMargins = true
            default:
                guard let edge = PinnedEdge(rawValue: parts[0]) else { throw StudioRefusal("there is no edge \(parts[0])") }
                edges.updateValue(number, forKey: edge)
            }
        }
    }
}
