import Foundation
import InterfaceBuilderDocument

@testable import UIKit

/// A scene as a program loads it beside the same scene on the canvas, in the same environment.
@MainActor
enum SceneAgreement {
    static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    /// The views whose frames differ, with both frames, the canvas's first.
    static func differing(_ scene: DocumentScene, _ file: DocumentFile) -> [String] {
        let sinks = (ConflictLog.sink, LayoutWarning.sink)
        (ConflictLog.sink, LayoutWarning.sink) = ({ _ in }, { _ in })
        defer { (ConflictLog.sink, LayoutWarning.sink) = sinks }
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
        let compared = scene.views.indices.filter { isCompared($0, in: scene) }
        let found = compared.compactMap { index in difference(of: index, canvas, loaded).map { (index, $0) } }
        guard !found.isEmpty else { return [] }
        // What the document leaves open comes out in one way or another.
        let open = Set(canvas.undecidedViews())
        return found.filter { !open.contains($0.0) }.map(\.1)
    }

    private static func difference(of index: Int, _ canvas: CanvasScene, _ loaded: LoadedRoot) -> String? {
        let view = canvas.scene.views[index]
        guard let here = canvas.views[index]?.frame else { return nil }
        guard let there = loaded.view(view, canvas.scene)?.frame else { return "\(view.element.name) \(view.id) is not there" }
        return there == here ? nil : "\(view.element.name) \(view.id) \(here) \(there)"
    }

    /// Cells are made when a list asks for them, and a list's own views come after its rows, which a document's prototypes are not. A
    /// view that follows what constraints place does so from the size that the document records; on the canvas it stays. A cell of a
    /// style places its texts itself.
    private static func isCompared(_ index: Int, in scene: DocumentScene) -> Bool {
        let view = scene.views[index]
        guard view.unit == 0, view.isInstalled, let parent = view.parent.map({ scene.views[$0] }) else { return false }
        if view.role == .keyed("tableFooterView") || view.role == .keyed("tableHeaderView") { return false }
        if parent.isPlacedByLayout && !view.isPlacedByLayout && SceneBuilder.autoresizingMask(of: view.element) != nil {
            return false
        }
        let cell = scene.views[0].element
        return !["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == view.id }
    }

    /// Whether a scene embeds one of a storyboard that may not be there.
    static func needsOtherStoryboards(_ scene: DocumentScene, _ document: InterfaceDocument) -> Bool {
        (scene.controller?.descendants.map { $0 } ?? []).contains {
            $0["kind"] == "embed" && $0["destination"].flatMap { document.elementsByID[$0] }?["storyboardName"] != nil
        }
    }

    /// Whether something in a scene counts at design time only, other than the sizes of plain views.
    static func isDesignTimeOnly(_ scene: DocumentScene, _ document: InterfaceDocument) -> Bool {
        scene.constraints.contains(where: \.isPlaceholder)
            || scene.views.contains { view in
                document.resources.designableSizes[view.id] != nil || view.element["placeholderIntrinsicWidth"] != nil
                    || view.element["placeholderIntrinsicHeight"] != nil
                    || (view.element.name == "activityIndicatorView" && view.element["hidesWhenStopped"] == "YES")
                    || keepsArrangedFrame(view, in: scene)
            }
    }

    /// Whether a view stays where it is recorded among those of a stack view, as on the canvas only.
    private static func keepsArrangedFrame(_ view: DocumentView, in scene: DocumentScene) -> Bool {
        guard view.role == .subview, !view.isPlacedByLayout, let parent = view.parent else { return false }
        return scene.views[parent].element.name == "stackView"
    }
}

/// A scene as a program gets it, from `UIStoryboard` or as `UINib` does it, in a window of its own.
@MainActor
private struct LoadedRoot {
    private let objects: DocumentObjects
    private let top: [Any]
    private let window: UIWindow

    /// Nil for a scene whose root shares its identifier with something else.
    init?(_ scene: DocumentScene, _ file: DocumentFile, size: CGSize) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.ownSafeAreaInsets = SceneAgreement.safeArea
        let traits = UIScreen.main.traitCollection
        window.traitOverrides.displayScale = traits.displayScale
        window.traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
        window.traitOverrides.verticalSizeClass = traits.verticalSizeClass
        if let element = scene.controller {
            let controller = UIStoryboard(file).makeController(element, creator: nil)
            objects = controller.scene!.objects
            top = [controller]
            controller.loadViewIfNeeded()
            stopScrolling(scene)
            window.rootViewController = controller
        } else {
            objects = DocumentObjects(file, owner: nil)
            top = objects.instantiate(scene.views[0].element.parent?.children.map { $0 } ?? [])
            guard let root = objects[scene.views[0].id] as? UIView else { return nil }
            stopScrolling(scene)
            root.frame = window.bounds
            let controller = UIViewController()
            if scene.kind == .xib && scene.views[0].element.name == "view" { controller.view = root }
            window.addSubview(root)
            window.layoutIfNeeded()
            withExtendedLifetime(controller) {}
        }
        window.layoutIfNeeded()
    }

    /// On the canvas nothing is scrolled, not even clear of the safe area.
    private func stopScrolling(_ scene: DocumentScene) {
        for view in scene.views { (objects[view.id] as? UIScrollView)?.scrollState.settlesOffset = false }
    }

    func view(_ view: DocumentView, _ scene: DocumentScene) -> UIView? {
        if let known = objects[view.id] as? UIView { return known }
        guard view.role == .keyed("contentView"), let parent = view.parent.map({ objects[scene.views[$0].id] }) else {
            return nil
        }
        return (parent as? UICollectionViewCell)?.contentView ?? (parent as? UITableViewCell)?.contentView
    }
}
