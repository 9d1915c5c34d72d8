import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// Lays out a document on a small phone and says which views do not fit their superviews; with a second path, draws the scenes there.
@main
@MainActor
struct LayoutReport {
    static func main() {
        let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        guard let document = files.first else { return print("usage: LayoutReport DOCUMENT [PICTURE.png]") }
        do {
            try report(on: document, drawing: files.dropFirst().first)
        } catch {
            print("\(document.path): \(error)")
            exit(1)
        }
    }

    private static func report(on file: URL, drawing picture: URL?) throws {
        let document = try InterfaceDocument(bytes: [UInt8](Data(contentsOf: file)))
        var canvas = CanvasConfiguration()
        canvas.model = .named("iPhone SE")
        let layout = SceneLayout(document, on: canvas, folder: file.deletingLastPathComponent().path)
        for scene in layout.scenes { report(layout.layOut(scene), in: document) }
        if let picture {
            let drawing = ScenePictures(layout).canvas(of: layout.scenes).picture
            try drawing.data(as: .png).write(to: picture)
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
