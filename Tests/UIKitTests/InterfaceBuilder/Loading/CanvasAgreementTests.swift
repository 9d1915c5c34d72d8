import Foundation
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// What a program loads is laid out as the canvas shows it, in the same environment, where the document has nothing that counts at
/// design time only.
@MainActor
struct CanvasAgreementTests {
    /// A scene of one of the project's documents.
    struct Sample: CustomTestStringConvertible, Sendable {
        let document: String
        let scene: Int
        var testDescription: String { "\(document) \(scene)" }
    }

    nonisolated static let samples: [Sample] = documents.flatMap { name in
        let count = (try? document(name).scenes().count) ?? 0
        return (0..<count).map { Sample(document: name, scene: $0) }
    }

    private nonisolated static let documents: [String] = {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    }()

    private nonisolated static let folder = LoadingFixtures.folder.appendingPathComponent("Fixtures").path

    private nonisolated static func document(_ name: String) throws -> InterfaceDocument {
        try InterfaceDocument(bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))))
    }

    @Test(arguments: samples)
    func framesAgree(_ sample: Sample) throws {
        let document = try Self.document(sample.document)
        let file = DocumentFile(document, name: sample.document, bundle: LoadingFixtures.bundle)
        let scene = document.scenes(traits: DocumentFile.traits)[sample.scene]
        var environment = file.environment()
        environment.isCanvas = true
        let (conflicts, sink) = (ConflictLog.sink, LayoutWarning.sink)
        (ConflictLog.sink, LayoutWarning.sink) = ({ _ in }, { _ in })
        defer { (ConflictLog.sink, LayoutWarning.sink) = (conflicts, sink) }
        let reason = Self.designTime[sample.testDescription]
        let canvas = CanvasScene.build(scene, of: document, in: environment)
        canvas.layOut()
        let loaded = LoadedScene(scene, file, size: canvas.root.bounds.size, hasController: canvas.controller != nil)
        let differing = scene.views.indices.filter { index in
            guard scene.views[index].unit == 0, scene.views[index].isInstalled, let there = loaded.view(scene.views[index]) else {
                return false
            }
            return there.frame != canvas.views[index]?.frame
        }
        #expect(
            differing.isEmpty != (reason != nil), "\(differing.map { scene.views[$0].id }); \(reason ?? "nothing is expected")")
    }

    /// What only the canvas gives the views of some scenes.
    private static let designTime = [
        "Documents/Controls.xib 0": "a spinner that rests keeps its place in a stack on the canvas",
        "Documents/Faults.xib 0": "views without a size are 240 by 128 on the canvas",
        "Documents/Stacks.xib 0": "views without a size, a resting spinner and a designable's size",
    ]
}

/// A scene as a program loads it, in a window of its own.
@MainActor
private struct LoadedScene {
    let objects: DocumentObjects
    let window: UIWindow
    let controller: UIViewController?

    init(_ scene: DocumentScene, _ file: DocumentFile, size: CGSize, hasController: Bool) {
        objects = DocumentObjects(file, owner: nil)
        let root = objects.makeView(scene.views[0].element, controller: scene.controller)!
        objects.finish()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.ownSafeAreaInsets = .zero
        window.traitOverrides.displayScale = UIScreen.main.traitCollection.displayScale
        controller = hasController ? UIViewController() : nil
        controller?.view = root
        window.addSubview(root)
        window.layoutIfNeeded()
    }

    func view(_ view: DocumentView) -> UIView? { objects[view.id] as? UIView }
}
