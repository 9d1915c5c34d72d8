import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// The scenes of a document that a device shows inside of others: in container views, in the columns of split views,
/// and in sheets.
@MainActor
final class SceneContainment {
    private let document: InterfaceDocument
    private let cycles: EmbeddingCycles
    /// By the object id of a controller: the first segue that shows it in a container or a container view, or else the
    /// first one that pushes it, or else the first one that presents it.
    private lazy var holders: [String: StoryboardSegue] = {
        var (holders, pushes) = ([String: StoryboardSegue](), [String: StoryboardSegue]())
        var presentations: [String: StoryboardSegue] = [:]
        for segue in document.isStoryboard ? document.segues : [] {
            guard let id = segue.destination?.id else { continue }
            switch segue.kind {
            case .relationship, .embed: holders[id] = holders[id] ?? segue
            case .show, .push: pushes[id] = pushes[id] ?? segue
            case .presentation, .popover: presentations[id] = presentations[id] ?? segue
            default: break
            }
        }
        holders.merge(pushes) { holder, _ in holder }
        return holders.merging(presentations) { holder, _ in holder }
    }()
    /// The places found until now; nil for scenes that have the screen, and while the place is looked for.
    private var places: [String: ContainerStage.Place?] = [:]

    init(_ document: InterfaceDocument, _ cycles: EmbeddingCycles) {
        self.document = document
        self.cycles = cycles
    }

    /// The place of a scene that does not have the screen for itself and its containers' bars.
    ///
    /// - Complexity: A layout of each scene around it.
    func place(of id: String, by layout: SceneLayout) -> ContainerStage.Place? {
        if let known = places[id] { return known }
        places[id] = .some(nil)
        let found = findPlace(of: id, layout)
        places[id] = .some(found)
        return found
    }

    private func findPlace(of id: String, _ layout: SceneLayout) -> ContainerStage.Place? {
        // A scene in itself has no size that could be found; it is shown by itself.
        guard let holder = holders[id], cycles.cycle(of: id).isEmpty else { return nil }
        if isPresentation(holder) { return sheet(of: id, in: [], holder, layout) }
        if holder.kind == .show || holder.kind == .push { return holder.source.id.flatMap { placePushed(id, from: $0, layout) } }
        let chain = chain(to: id)
        if let segue = chain.holder, segue.kind != .embed { return sheet(of: id, in: chain.containers, segue, layout) }
        let outside = chain.holder.flatMap { frame(ofContainerOf: $0, layout) }
        if outside != nil { kinds[id] = .containerView }
        guard let outermost = chain.containers.last else { return outside }
        guard outside != nil || chain.containers.contains(where: { $0.name == "splitViewController" }) else { return nil }
        let path = Set(chain.containers.compactMap(\.id) + [id])
        let stage = layout.stage(outermost, showing: path, at: outside ?? layout.screenPlace)
        return stage.place(of: id)
    }

    /// Whether a segue presents its destination: as it says, or by showing it from a controller without a stack around
    /// it.
    private func isPresentation(_ segue: StoryboardSegue) -> Bool {
        switch segue.kind {
        case .presentation, .popover: true
        case .show: segue.source.id.map(hasNoStack) ?? false
        default: false
        }
    }

    /// Whether no container around a controller pushes what it shows; false too where the document does not tell what
    /// is around it, because it is neither the initial controller nor shown by another one.
    private func hasNoStack(around id: String) -> Bool {
        var (next, known) = (id, Set<String>())
        while known.insert(next).inserted {
            guard let holder = holders[next], let source = holder.source.id else {
                return document.root["initialViewController"] == next
            }
            if case .relationship = holder.kind, Self.stacks.contains(holder.source.name) { return false }
            if holder.kind == .presentation || holder.kind == .popover { return true }
            next = source
        }
        return false
    }

    private static let stacks: Set<String> = ["navigationController", "splitViewController"]

    /// The place of a controller that another one pushes.
    private func placePushed(_ id: String, from source: String, _ layout: SceneLayout) -> ContainerStage.Place? {
        let found = place(of: source, by: layout)
        kinds[id] = kinds[source]
        return found
    }

    /// The place of a controller in a sheet, alone or in containers; nil for one that covers the screen.
    private func sheet(
        of id: String, in containers: [MarkupElement], _ segue: StoryboardSegue, _ layout: SceneLayout
    ) -> ContainerStage.Place? {
        guard let presented = segue.destination else { return nil }
        let path = Set(containers.compactMap(\.id) + [id])
        let stage = layout.stage(presented, showing: path, at: layout.screenPlace, presentedBy: segue.element)
        guard stage.root.bounds.size != layout.screenSize else { return nil }
        kinds[id] = .sheet
        return stage.place(of: id)
    }

    /// The kind of place that a scene is shown in, which decides the bars over it.
    enum Holder {
        /// The whole screen or a column of it.
        case screen
        case sheet
        case containerView
    }

    /// The holders other than the screen that were found with the places.
    private var kinds: [String: Holder] = [:]

    func holder(of id: String, by layout: SceneLayout) -> Holder {
        place(of: id, by: layout) == nil ? .screen : kinds[id] ?? .screen
    }

    /// The segue that presents a container; nil for one that is not presented.
    func presentation(of container: String) -> MarkupElement? {
        holders[container].flatMap { isPresentation($0) ? $0.element : nil }
    }

    /// The containers around a controller, the innermost first, and the segue that embeds or presents the outermost
    /// one.
    private func chain(to id: String) -> (containers: [MarkupElement], holder: StoryboardSegue?) {
        var (containers, next, known) = ([MarkupElement](), id, Set([id]))
        while let segue = holders[next], let source = segue.source.id {
            if segue.kind == .embed || isPresentation(segue) { return (containers, segue) }
            guard case .relationship = segue.kind, known.insert(source).inserted else { break }
            containers.append(segue.source)
            next = source
        }
        return (containers, nil)
    }

    // MARK: Rows

    /// Makes container views in rows as high as the contents of the scenes that fill them: the constraints of both are
    /// solved together on a device, and a row that sizes itself asks for them.
    func sizeContainers(in built: CanvasScene, by layout: SceneLayout) {
        for (index, view) in built.scene.views.enumerated() where view.unit != 0 {
            guard let made = built.views[index], let controller = layout.embeddedController(of: view.element),
                let child = layout.scenes.first(where: { $0.id == controller.id }), measured.insert(child.id).inserted
            else { continue }
            defer { measured.remove(child.id) }
            let height = contentHeight(of: child, width: built.environment.rootSize?.width ?? built.root.bounds.width, layout)
            guard height > 0 else { continue }
            let constraint = made.heightAnchor.constraint(equalToConstant: height)
            constraint.priority = .defaultHigh
            constraint.isActive = true
        }
    }

    /// The scenes that are being measured, none of which is measured in itself.
    private var measured: Set<String> = []

    private func contentHeight(of scene: DocumentScene, width: CGFloat, _ layout: SceneLayout) -> CGFloat {
        let size = CGSize(width: width, height: scene.views[0].element.recordedFrame?.height ?? 0)
        let child = layout.build(scene, at: ContainerStage.Place(size: size, safeArea: .zero))
        let least = CGSize(width: width, height: 0)
        return child.root.systemLayoutSizeFitting(
            least, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Container views

    /// The place of the container view that a segue fills, in the layout of its scene.
    private func frame(ofContainerOf segue: StoryboardSegue, _ layout: SceneLayout) -> ContainerStage.Place? {
        guard let scene = layout.scenes.first(where: { $0.id == segue.source.id }),
            let view = segue.element.parent?.parent?.id, let index = scene.viewsByID[view]
        else { return nil }
        let built = layout.build(scene)
        built.layOut()
        guard let place = built.views[index].map(ContainerStage.Place.init) else { return nil }
        guard built.isAutomaticRow(scene.views[index].unit),
            let child = layout.scenes.first(where: { $0.id == segue.destination?.id })
        else { return place }
        return place.stretched(to: height(of: child, asWideAs: place, layout))
    }

    /// The height, in points, that a scene's constraints ask for at the width of a place; 0 if they ask for none.
    private func height(of scene: DocumentScene, asWideAs place: ContainerStage.Place, _ layout: SceneLayout) -> CGFloat {
        let built = layout.build(scene)
        built.layOut()
        return built.root.systemLayoutSizeFitting(
            CGSize(width: place.size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

extension InterfaceDocument {
    /// The container controller with an object id or a storyboard identifier.
    func container(_ name: String) -> MarkupElement? {
        containers.first { $0.id == name || $0["storyboardIdentifier"] == name }
    }

    /// The container controllers, in document order.
    var containers: [MarkupElement] {
        let objects = root.children(in: "scenes").flatMap { $0.children(in: "objects") }
        return objects.filter(ContainerStage.isContainer)
    }

    /// The object ids of all controllers in a container from the start, and in containers in it.
    func controllersHeld(by container: MarkupElement) -> Set<String> {
        var (found, waiting) = (Set<String>(), [container])
        while let next = waiting.popLast() {
            for segue in next.children(in: "connections") {
                guard case .relationship = StoryboardSegue.Kind(of: segue), let id = segue["destination"],
                    found.insert(id).inserted, let controller = elementsByID[id]
                else { continue }
                waiting.append(controller)
            }
        }
        return found
    }
}

extension ContainerStage.Place {
    /// The place with at least some height, in points.
    fileprivate func stretched(to height: CGFloat) -> ContainerStage.Place {
        ContainerStage.Place(
            size: CGSize(width: size.width, height: max(size.height, height)), safeArea: safeArea, sizeClasses: sizeClasses)
    }
}
