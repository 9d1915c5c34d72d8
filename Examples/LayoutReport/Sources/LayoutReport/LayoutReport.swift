import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// Lays out a document on a small phone and says which views do not fit their superviews; with a second path, draws the scenes there.
@main
@MainActor
struct LayoutReport {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { return print("usage: LayoutReport DOCUMENT [PICTURE.png]") }
        let file = URL(fileURLWithPath: arguments[1])
        let document = try InterfaceDocument(bytes: [UInt8](Data(contentsOf: file)))

        var canvas = CanvasConfiguration()
        canvas.model = .named("iPhone SE")
        let layout = SceneLayout(document, on: canvas, folder: file.deletingLastPathComponent().path)
        for scene in layout.scenes { report(layout.layOut(scene), in: document) }

        if arguments.count > 2 {
            let picture = ScenePictures(layout).canvas(of: layout.scenes).picture
            try picture.data(as: .png).write(to: URL(fileURLWithPath: arguments[2]))
        }
    }

    private static func report(_ scene: LaidOutScene, in document: InterfaceDocument) {
        for view in scene.views where !view.isHidden {
            guard let parent = view.parent.map({ scene.views[$0] }), view.frame.width > parent.frame.width else { continue }
            let place = document.elementsByID[view.id].map { "\($0.position): " } ?? ""
            print("\(place)\(view.className) \(view.id) is wider than its \(parent.className)")
        }
        for diagnostic in scene.diagnostics { print(diagnostic.line(path: scene.id)) }
    }
}
