import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// Pictures of a document's scenes.
@MainActor
public struct ScenePictures {
    private let layout: SceneLayout
    private let surroundings: [String: SceneSurroundings]
    /// The views of scenes that containers show; nil where only a picture is wanted.
    private var shown: ShownContents?

    /// Pictures of the scenes of a layout's document, on the same canvas.
    public init(_ layout: SceneLayout) {
        self.layout = layout
        surroundings = SceneSurroundings.all(in: layout.document)
    }

    /// One scene as it looks after layout, and what building and layout found.
    public func picture(of scene: DocumentScene) -> (picture: Picture, diagnostics: [DocumentDiagnostic]) {
        let built = finished(scene)
        return (DrawnScene(built).picture(scale: nil), layout.diagnostics(around: scene) + built.diagnostics)
    }

    /// One scene after layout, for its picture and its views.
    package func drawn(_ scene: DocumentScene) -> DrawnScene { DrawnScene(finished(scene)) }

    /// A scene, or a container controller on the whole screen, after layout, with the views of all that it shows.
    ///
    /// - Parameter id: The object id of a scene's controller or view, or of a container controller.
    /// - Returns: Nil where the document has neither on this canvas.
    package func staged(_ id: String) -> StagedScene? {
        var pictures = self
        let shown = ShownContents()
        pictures.shown = shown
        if let scene = layout.scenes.first(where: { $0.id == id }) {
            let drawn = pictures.drawn(scene)
            return StagedScene(
                root: drawn.root, scenes: [drawn.built] + shown.scenes, contents: shown.roots, picture: drawn.picture)
        }
        guard let (stage, picture) = pictures.container(id) else { return nil }
        return StagedScene(root: stage.root, scenes: shown.scenes, contents: shown.roots) { scale in
            Picture(size: picture.size, scale: scale ?? picture.scale, draw: picture.draw(in:))
        }
    }

    /// Where Interface Builder's canvas has the scenes, and the segues between them.
    package func storyboard(of scenes: [CanvasScene]) -> StoryboardCanvas {
        StoryboardCanvas(
            CanvasNode.all(in: layout.document, showing: scenes, isWhole: true, screen: layout.screenSize),
            initial: layout.document.root["initialViewController"])
    }

    /// All scenes where Interface Builder's canvas has them, with their names and with arrows for the segues between
    /// them.
    public func canvas(of scenes: [DocumentScene]) -> (picture: Picture, diagnostics: [DocumentDiagnostic]) {
        let built = scenes.map(finished)
        let nodes = CanvasNode.all(
            in: layout.document, showing: built, isWhole: scenes.count == layout.scenes.count, screen: layout.screenSize)
        let canvas = StoryboardCanvas(nodes, initial: layout.document.root["initialViewController"])
        let scale = built.first?.environment.traits.displayScale ?? 2
        let picture = Picture(size: canvas.size, scale: min(scale, canvas.largestScale)) { context in
            canvas.draw(in: context) { Self.draw($0, in: context) }
        }
        return (picture, zip(scenes, built).flatMap { layout.diagnostics(around: $0) + $1.diagnostics })
    }

    /// A scene laid out, with all that its picture shows.
    func finished(_ scene: DocumentScene) -> CanvasScene {
        var around = surroundings[scene.id] ?? SceneSurroundings()
        layout.screen(of: scene, size: layout.rootSize(of: scene), into: &around)
        if let place = layout.place(of: scene) { show(place, of: scene, in: &around) }
        return finished(layout.build(scene, isDrawn: true), around, within: [])
    }

    /// A scene in a container view leaves the bars to the scene around it, and one in a sheet the screen's; a column
    /// has the bars of its own container.
    private func show(_ place: ContainerStage.Place, of scene: DocumentScene, in around: inout SceneSurroundings) {
        switch layout.holder(of: scene) {
        case .containerView: around = SceneSurroundings(coveredTop: place.safeArea.top)
        case .sheet:
            around.isInSheet = true
            (around.statusBar, around.hasRoundedCorners) = (0, false)
            around.homeIndicator = min(place.safeArea.bottom, layout.screenPlace.safeArea.bottom)
        case .screen: around.isBesideOthers = place.size.width < layout.screenSize.width
        }
    }

    /// - Parameter outer: The object ids of the controllers around the scene; none of them is shown in it again.
    private func finished(_ built: CanvasScene, _ around: SceneSurroundings, within outer: Set<String>) -> CanvasScene {
        built.layOut()
        var around = around
        let contents = layout.isDevice ? embedded(in: built, within: outer.union([built.scene.id])) : []
        around.filledContainers = Set(contents.map(\.container))
        SceneOrnaments.add(to: built, of: layout.document, around)
        for content in contents { content.show() }
        return built
    }

    // MARK: Containers

    private typealias Content = (container: String, show: () -> Void)

    /// The scenes that container views of a scene show.
    private func embedded(in built: CanvasScene, within outer: Set<String>) -> [Content] {
        built.scene.views.enumerated().compactMap { index, view -> Content? in
            guard let made = built.views[index], let content = layout.embeddedController(of: view.element),
                let id = content.id, !outer.contains(id), outer.count < Self.deepestNesting, showsSomething(content)
            else { return nil }
            return (view.id, { show(content, in: made, at: ContainerStage.Place(of: made), within: outer) })
        }
    }

    private static let deepestNesting = 8

    /// Whether a controller has a scene or holds others; one of another document, or whose view a program makes, has
    /// none.
    private func showsSomething(_ controller: MarkupElement) -> Bool {
        layout.scenes.contains { $0.id == controller.id } || !layout.document.controllersHeld(by: controller).isEmpty
    }

    /// Shows a controller, with what it contains, in a view.
    private func show(_ controller: MarkupElement, in view: UIView, at place: ContainerStage.Place, within outer: Set<String>) {
        guard let id = controller.id else { return }
        if let scene = layout.scenes.first(where: { $0.id == id }) {
            let around = SceneSurroundings(coveredTop: place.safeArea.top)
            let built = finished(layout.build(scene, at: place, isDrawn: true), around, within: outer)
            shown?.add(built.root, of: built, in: view)
            // The status bar and the home indicator contrast with it.
            if view.backgroundColor == nil { view.backgroundColor = built.root.backgroundColor }
            SceneOrnaments.cover(view) { _ in Self.draw(built) }
        } else if ContainerStage.isContainer(controller) {
            let stage = filledStage(controller, at: place, within: outer)
            shown?.add(stage.root, of: nil, in: view)
            SceneOrnaments.cover(view) { _ in UIGraphicsGetCurrentContext().map(stage.root.layer.render) }
        }
    }

    private func filledStage(
        _ container: MarkupElement, at place: ContainerStage.Place, within outer: Set<String>,
        presentedBy presentation: MarkupElement? = nil
    ) -> ContainerStage {
        let stage = layout.stage(container, at: place, presentedBy: presentation, isDrawn: true)
        let inner = outer.union([container.id].compactMap { $0 })
        for (id, view) in stage.shown where !inner.contains(id) {
            guard let controller = layout.document.elementsByID[id] else { continue }
            show(controller, in: view, at: ContainerStage.Place(of: view), within: inner)
        }
        return stage
    }

    /// A container controller, such as a navigation, tab bar or split view controller, on the whole screen or in the
    /// sheet in which it is presented, with the scenes that it shows; nil if the document has no such controller.
    public func picture(ofContainer id: String) -> Picture? { container(id)?.picture }

    private func container(_ id: String) -> (stage: ContainerStage, picture: Picture)? {
        guard layout.isDevice, let container = layout.document.container(id) else { return nil }
        let place = layout.screenPlace
        let presentation = container.id.flatMap(layout.presentation)
        let stage = filledStage(container, at: place, within: [], presentedBy: presentation)
        ScreenOrnaments.add(over: stage.root, insets: stage.root.safeAreaInsets)
        let (traits, size) = (stage.root.traitCollection, stage.root.bounds.size)
        let picture = Picture(size: size, scale: traits.displayScale) { context in
            context.setFillColor(UIColor.systemBackground.resolvedColor(with: traits).cgColor)
            context.fill(CGRect(origin: .zero, size: size))
            traits.performAsCurrent { stage.root.layer.render(in: context) }
        }
        return (stage, picture)
    }

    private static func draw(_ scene: CanvasScene) {
        if let context = UIGraphicsGetCurrentContext() { draw(scene, in: context) }
    }

    /// Draws the root over the system's background colour.
    fileprivate static func draw(_ scene: CanvasScene, in context: CGContext) {
        let traits = scene.root.traitCollection
        context.setFillColor(UIColor.systemBackground.resolvedColor(with: traits).cgColor)
        context.fill(CGRect(origin: .zero, size: scene.root.bounds.size))
        context.saveGState()
        context.translateBy(x: -scene.root.bounds.minX, y: -scene.root.bounds.minY)
        traits.performAsCurrent { scene.root.layer.render(in: context) }
        context.restoreGState()
    }
}

/// A scene of a document after layout, with all that its picture shows.
@MainActor
package struct DrawnScene {
    package let built: CanvasScene
    private let ids: [ObjectIdentifier: String]

    fileprivate init(_ built: CanvasScene) {
        self.built = built
        let known = zip(built.views, built.scene.views).compactMap { view, value in view.map { (ObjectIdentifier($0), value.id) }
        }
        ids = Dictionary(known) { first, _ in first }
    }

    /// The root view.
    package var root: UIView { built.root }

    /// The object id of a view; nil for those that the document does not have.
    package func id(of view: UIView) -> String? { ids[ObjectIdentifier(view)] }

    /// - Parameter scale: Pixels in a point; nil for the screen's.
    package func picture(scale: CGFloat?) -> Picture {
        Picture(size: built.root.bounds.size, scale: scale ?? built.environment.traits.displayScale) {
            ScenePictures.draw(built, in: $0)
        }
    }
}
