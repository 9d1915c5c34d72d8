import InterfaceBuilderCanvas
import Foundation
import InterfaceBuilderDocument

@testable import UIKit

/// A scene as a program loads it beside the same scene on the canvas, in the same environment.
@MainActor
struct SceneAgreement {
    private let scene: DocumentScene
    private let loaded: LoadedRoot
    private let canvas: CanvasScene

    /// The views whose frames differ, with both frames, the canvas's first; nothing for a scene whose root shares its
    /// identifier with something else.
    ///
    /// - Parameter presenter: The presenter of the scene beside the program: a canvas, or a device.
    static func differing(
        _ scene: DocumentScene, _ file: DocumentFile, on screen: ScreenEnvironment = .agreed,
        presenter: ScenePresenter = .canvas(.xcode15)
    ) -> [String] {
        let sinks = (ConflictLog.sink, LayoutWarning.sink)
        (ConflictLog.sink, LayoutWarning.sink) = ({ _ in }, { _ in })
        defer { (ConflictLog.sink, LayoutWarning.sink) = sinks }
        return MainScreen.stand(in: screen) { SceneAgreement(scene, file, screen, presenter)?.differing(file) ?? [] }
    }

    private init?(_ scene: DocumentScene, _ file: DocumentFile, _ screen: ScreenEnvironment, _ presenter: ScenePresenter) {
        let shown = file.environment()
        var environment = CanvasEnvironment()
        environment.presenter = presenter
        (environment.traits, environment.pictures, environment.strings) = (shown.traits, shown.pictures, shown.strings)
        (environment.safeArea, environment.screenSafeArea) = (screen.safeArea, screen.safeArea)
        canvas = CanvasScene.build(scene, of: file.document, in: environment)
        if presenter.isDevice {
            for constraint in canvas.canvasSizes { constraint.holder?.release(constraint) }
            Self.forgetDesignTimeSizes(of: canvas, file.document)
            // A row that stands by itself gets the height that a table gives it.
            canvas.layOut()
        }
        let hasController = !presenter.isDevice || canvas.controller != nil
        guard let loaded = LoadedRoot(scene, file, on: screen, size: canvas.root.bounds.size, hasController) else { return nil }
        (self.scene, self.loaded) = (scene, loaded)
    }

    private func differing(_ file: DocumentFile) -> [String] {
        if !canvas.environment.presenter.isDevice {
            makeProgrammatic(file)
            canvas.layOut()
        }
        let compared = scene.views.indices.filter { isCompared($0) }
        let found = compared.compactMap { index in difference(of: index).map { (index, $0) } }
        guard !found.isEmpty else { return [] }
        // What the document leaves open comes out in one way or another.
        let open = Set(canvas.undecidedViews())
        return found.filter { !open.contains($0.0) }.map(\.1)
    }

    private func difference(of index: Int) -> String? {
        let view = scene.views[index]
        guard let here = canvas.views[index]?.frame else { return nil }
        guard let there = loaded.view(view, scene)?.frame else { return "\(view.element.name) \(view.id) is not there" }
        return Self.isSame(here, there) ? nil : "\(view.element.name) \(view.id) \(here) \(there)"
    }

    /// Whether frames are equal but for the last bits, in which sums in another order may differ.
    private static func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        let pairs = [(one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY)]
        return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
    }

    /// Cells are made when a list asks for them.
    private func isCompared(_ index: Int) -> Bool {
        let view = scene.views[index]
        return view.unit == 0 && view.isInstalled && view.parent != nil && !isMovedByOutlet(index)
    }

    // MARK: What counts at design time only, and what only programs do

    /// Makes the canvas forget what counts at design time only, and gives it what a program has beyond what the
    /// document says of views.
    private func makeProgrammatic(_ file: DocumentFile) {
        let placeholders = canvas.views.compactMap { $0 }.flatMap(\.constraints).filter(isPlaceholder)
        for constraint in canvas.canvasSizes + placeholders { constraint.holder?.release(constraint) }
        canvas.window.overrideMargins(EdgeOverride())
        Self.forgetDesignTimeSizes(of: canvas, file.document)
        for (index, view) in scene.views.enumerated() where view.unit == 0 {
            guard let made = canvas.views[index] else { continue }
            made.layoutState.takesWholePoints = false
            if made is UILabel || made is UIImageView { made.setPlaceholderContentSize(width: nil, height: nil) }
            if view.role == .subview, let stack = made.superview as? UIStackView { arrangeAnew(made, in: stack) }
            RuntimeAttributes(file).apply(view.element, to: made)
            if isPlacedByOwner(index), let frame = loaded.view(view, scene)?.frame { made.frame = frame }
        }
    }

    private func isPlaceholder(_ constraint: NSLayoutConstraint) -> Bool {
        canvas.built.constraintSources[ObjectIdentifier(constraint)].map { scene.constraints[$0].isPlaceholder } ?? false
    }

    /// A view of a class of the program has the size that the class gives it, where Interface Builder is told another
    /// one.
    private static func forgetDesignTimeSizes(of canvas: CanvasScene, _ document: InterfaceDocument) {
        for (index, view) in canvas.scene.views.enumerated() where hasDesignTimeSize(view, document) {
            canvas.views[index]?.setPlaceholderContentSize(width: nil, height: nil)
        }
    }

    private static func hasDesignTimeSize(_ view: DocumentView, _ document: InterfaceDocument) -> Bool {
        document.resources.designableSizes[view.id] != nil || view.element["placeholderIntrinsicWidth"] != nil
            || view.element["placeholderIntrinsicHeight"] != nil
    }

    /// A program's stack views place all their views, where the canvas leaves some the recorded frame.
    private func arrangeAnew(_ view: UIView, in stack: UIStackView) {
        guard view.translatesAutoresizingMaskIntoConstraints,
            let index = stack.arrangedSubviews.firstIndex(of: view)
        else { return }
        stack.removeArrangedSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        stack.insertArrangedSubview(view, at: index)
    }

    /// Whether a program's view is placed neither by constraints nor by what the document records of it: the content of
    /// a cell by the cell, the texts of its style too, headers and footers by their lists, and views under a mask in a
    /// view that constraints place.
    private func isPlacedByOwner(_ index: Int) -> Bool {
        let view = scene.views[index]
        switch view.role {
        case .keyed("contentView"), .keyed("tableHeaderView"), .keyed("tableFooterView"): return true
        case .root: return false
        default: return isTextOfCell(view) || followsPlacedView(index)
        }
    }

    private func isTextOfCell(_ view: DocumentView) -> Bool {
        ["textLabel", "detailTextLabel", "imageView"].contains { scene.views[0].element[$0] == view.id }
    }

    /// Whether a view's mask lets it follow one that constraints place, from the size that the document records.
    private func followsPlacedView(_ index: Int) -> Bool {
        let view = scene.views[index]
        guard let parent = view.parent, !view.isPlacedByLayout, view.element.child(key: "autoresizingMask") != nil,
            canvas.views[index]?.translatesAutoresizingMaskIntoConstraints == true
        else { return false }
        return loaded.view(scene.views[parent], scene)?.bounds.size != scene.views[parent].element.recordedFrame?.size
    }

    /// Whether an outlet has made the view a part of another one, as a cell's background for example.
    private func isMovedByOutlet(_ index: Int) -> Bool {
        let (view, parent) = (scene.views[index], scene.views[index].parent.map { scene.views[$0] })
        guard let parent, loaded.view(view, scene)?.superview !== loaded.view(parent, scene) else { return false }
        return scene.views.contains { source in
            source.element.child("connections")?.children("outlet").contains {
                $0["destination"] == view.id && AttributeTable.hasKey($0["property"] ?? "")
            } ?? false
        }
    }

    // MARK: Which scenes

    /// Whether a scene embeds one of a storyboard that may not be there.
    static func needsOtherStoryboards(_ scene: DocumentScene, _ document: InterfaceDocument) -> Bool {
        (scene.controller?.descendants.map { $0 } ?? []).contains {
            $0["kind"] == "embed" && $0["destination"].flatMap { document.elementsByID[$0] }?["storyboardName"] != nil
        }
    }
}

extension ScreenEnvironment {
    /// The tests' screen with a safe area, and with the looks of the canvas that scenes are held against.
    @MainActor static var agreed: ScreenEnvironment {
        var screen = UIScreen.main.environment
        screen.traits.generation = .iOS13
        screen.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        return screen
    }
}

/// A scene as a program gets it, from `UIStoryboard` or as `UINib` does it, in a window of its own.
@MainActor
private struct LoadedRoot {
    private let objects: DocumentObjects
    private let top: [Any]
    private let window: UIWindow

    /// Nil for a scene whose root shares its identifier with something else.
    ///
    /// - Parameter hasController: Whether the view of a xib is that of a controller, as on the canvas; on a device it
    ///   is a view like others.
    init?(_ scene: DocumentScene, _ file: DocumentFile, on screen: ScreenEnvironment, size: CGSize, _ hasController: Bool) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.ownSafeAreaInsets = screen.safeArea
        window.traitOverrides = UITraitOverrides(screen.traits)
        if let element = scene.controller {
            let controller = UIStoryboard(file).makeController(element, creator: nil)
            objects = (controller.scene as! ControllerScene).objects
            top = [controller]
            controller.loadViewIfNeeded()
            makeResembleCanvas(scene)
            window.rootViewController = controller
        } else {
            objects = DocumentObjects(file, owner: nil)
            top = objects.instantiate(scene.views[0].element.parent?.children.map { $0 } ?? [])
            guard let root = objects[scene.views[0].id] as? UIView else { return nil }
            makeResembleCanvas(scene)
            root.frame = window.bounds
            let controller = UIViewController()
            if hasController, scene.kind == .xib && scene.views[0].element.name == "view" { controller.view = root }
            window.addSubview(root)
            window.layoutIfNeeded()
            withExtendedLifetime(controller) {}
        }
        window.layoutIfNeeded()
    }

    /// On the canvas nothing is scrolled, not even clear of the safe area, and containers are empty.
    private func makeResembleCanvas(_ scene: DocumentScene) {
        for view in scene.views {
            let made = objects[view.id] as? UIView
            (made as? UIScrollView)?.scrollState.settlesOffset = false
            if view.element.name == "containerView" { made?.subviews.forEach { $0.removeFromSuperview() } }
        }
    }

    func view(_ view: DocumentView, _ scene: DocumentScene) -> UIView? {
        if let known = objects[view.id] as? UIView { return known }
        guard view.role == .keyed("contentView"), let parent = view.parent.map({ objects[scene.views[$0].id] }) else {
            return nil
        }
        return (parent as? UICollectionViewCell)?.contentView ?? (parent as? UITableViewCell)?.contentView
            ?? (parent as? UIVisualEffectView)?.contentView
    }
}
