import Foundation
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// The documents of a folder that the environment may name, loaded by `UIStoryboard` and `UINib`, are laid out as the canvas shows them,
/// as far as nothing in them counts at design time only. The names of classes that only their programs know do not matter.
///
/// `CAIRN_CORPUS` names the folder; `CAIRN_PART=2/8` takes the second of eight parts.
@MainActor
struct CorpusAgreementTests {
    private nonisolated static let folder = ProcessInfo.processInfo.environment["CAIRN_CORPUS"]

    nonisolated static let documents: [URL] = {
        guard let folder else { return [] }
        let files = FileManager.default.enumerator(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
        let found = (files?.compactMap { $0 as? URL } ?? []).filter { ["storyboard", "xib"].contains($0.pathExtension) }
        let part = ProcessInfo.processInfo.environment["CAIRN_PART"]?.split(separator: "/").compactMap { Int($0) } ?? [1, 1]
        return found.sorted { $0.path < $1.path }.enumerated().filter { $0.offset % part[1] == part[0] - 1 }.map(\.element)
    }()

    /// What counts at design time only is left out of the comparison with its whole scene, but for sizes of plain views.
    static func isDesignTimeOnly(_ scene: DocumentScene, _ document: InterfaceDocument) -> Bool {
        scene.constraints.contains(where: \.isPlaceholder)
            || scene.views.contains { view in
                document.resources.designableSizes[view.id] != nil || view.element["placeholderIntrinsicWidth"] != nil
                    || view.element["placeholderIntrinsicHeight"] != nil
                    || (view.element.name == "activityIndicatorView" && view.element["hidesWhenStopped"] == "YES")
            }
    }

    static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    @Test(arguments: documents)
    func framesAgree(_ url: URL) throws {
        guard let document = try? InterfaceDocument(bytes: [UInt8](Data(contentsOf: url))) else { return }
        let sinks = (ConflictLog.sink, LayoutWarning.sink)
        (ConflictLog.sink, LayoutWarning.sink) = ({ _ in }, { _ in })
        defer { (ConflictLog.sink, LayoutWarning.sink) = sinks }
        let file = DocumentFile(document, name: url.lastPathComponent, bundle: LoadingFixtures.bundle)
        for scene in document.scenes(traits: DocumentFile.traits) where !Self.isDesignTimeOnly(scene, document) {
            let differing = Self.differing(scene, file)
            #expect(differing.isEmpty, "\(url.lastPathComponent) \(scene.id): \(differing.joined(separator: "; "))")
        }
    }

    /// The views whose frames differ, with both frames.
    static func differing(_ scene: DocumentScene, _ file: DocumentFile) -> [String] {
        var environment = file.environment()
        environment.isCanvas = true
        environment.safeArea = safeArea
        let canvas = CanvasScene.build(scene, of: file.document, in: environment)
        for size in canvas.canvasSizes { size.holder?.release(size) }
        guard let loaded = LoadedRoot(scene, file, size: canvas.root.bounds.size) else { return [] }
        for (index, view) in scene.views.enumerated() where view.unit == 0 && view.role == .keyed("contentView") {
            // A program's cells know the size of their content themselves, whatever the document records.
            if let frame = loaded.view(view, scene)?.frame { canvas.views[index]?.frame = frame }
        }
        canvas.layOut()
        return scene.views.indices.compactMap { index in
            let view = scene.views[index]
            guard view.unit == 0, view.isInstalled, index > 0, let here = canvas.views[index]?.frame else { return nil }
            guard let there = loaded.view(view, scene)?.frame else { return "\(view.element.name) \(view.id) is not there" }
            return there == here ? nil : "\(view.element.name) \(view.id) \(here) \(there)"
        }
    }
}

/// A scene as a program gets it, in a window of its own.
@MainActor
private struct LoadedRoot {
    private let objects: DocumentObjects
    private let top: [Any]
    private let window: UIWindow

    /// Nil for a scene whose root shares its identifier with something else.
    init?(_ scene: DocumentScene, _ file: DocumentFile, size: CGSize) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.ownSafeAreaInsets = CorpusAgreementTests.safeArea
        window.traitOverrides.displayScale = UIScreen.main.traitCollection.displayScale
        if let element = scene.controller {
            let controller = UIStoryboard(file).makeController(element, creator: nil)
            objects = controller.scene!.objects
            top = [controller]
            window.rootViewController = controller
        } else {
            objects = DocumentObjects(file, owner: nil)
            top = objects.instantiate(scene.views[0].element.parent?.children.map { $0 } ?? [])
            guard let root = objects[scene.views[0].id] as? UIView else { return nil }
            root.frame = window.bounds
            let controller = UIViewController()
            if scene.kind == .xib && scene.views[0].element.name == "view" { controller.view = root }
            window.addSubview(root)
            window.layoutIfNeeded()
            withExtendedLifetime(controller) {}
        }
        window.layoutIfNeeded()
    }

    func view(_ view: DocumentView, _ scene: DocumentScene) -> UIView? {
        if let known = objects[view.id] as? UIView { return known }
        guard view.role == .keyed("contentView"), let parent = view.parent.map({ objects[scene.views[$0].id] }) else {
            return nil
        }
        return (parent as? UICollectionViewCell)?.contentView ?? (parent as? UITableViewCell)?.contentView
    }
}
