import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// Pictures of a document's scenes.
@MainActor
public struct ScenePictures {
    private let layout: SceneLayout
    private let surroundings: [String: SceneSurroundings]

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
        let built = layout.build(scene, isDrawn: true)
        built.layOut()
        var around = surroundings[scene.id] ?? SceneSurroundings()
        layout.screen(of: scene, size: built.root.bounds.size, into: &around)
        SceneOrnaments.add(to: built, of: layout.document, around)
        return built
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
    private let built: CanvasScene
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
