import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument

/// The sizes of root views on a canvas that is not the document's own.
struct CanvasRoot {
    /// A screen in one orientation, and the size of the window on it.
    private struct Screen {
        let model: CanvasModel
        let isLandscape: Bool
        let size: CGSize
    }

    private let canvas: CanvasConfiguration
    private let safeArea: CanvasSafeArea
    /// The safe areas of the canvas that recorded the document.
    private let recordedSafeArea: CanvasSafeArea
    /// The document's own screen; nil where it names none that is known.
    private let recorded: Screen?
    /// The ids of controllers embedded in others, whose views have sizes of their own.
    private let embedded: Set<String>
    /// The screen asked for; nil where neither a screen nor an orientation is asked for.
    private let wanted: Screen?

    init(_ document: InterfaceDocument, on canvas: CanvasConfiguration, _ safeArea: CanvasSafeArea) {
        self.canvas = canvas
        self.safeArea = safeArea
        recordedSafeArea = CanvasSafeArea(document, of: .canvas(document.toolsVersion))
        embedded = Set(document.segues.filter { $0.kind == .embed }.compactMap { $0.destination?.id })
        recorded = document.device.flatMap(Self.screen)
        let isOwn = canvas.model == nil && canvas.isLandscape == nil && !canvas.showsDevice
        wanted = isOwn ? nil : canvas.device(of: document).flatMap(Self.screen)
    }

    private static func screen(of device: CanvasDevice) -> Screen? {
        CanvasModel.named(device.id).map {
            Screen(model: $0, isLandscape: device.isLandscape, size: device.windowSize(on: $0))
        }
    }

    /// The size, in points, that a scene's root view is to have; nil for the recorded one.
    func size(of scene: DocumentScene) -> CGSize? { canvas.size ?? carriedSize(of: scene) }

    /// The size that follows from the screen, whatever size is asked for; nil for the recorded one.
    ///
    /// A controller's view keeps its distance from the edges of the screen: what bars cover of it, or a sheet leaves
    /// free. What is as wide or high as the screen stays so. Other sizes are a view's own and stay, but for a
    /// controller's that fills another screen and for a row's, which is as wide as the screen on a device. A
    /// controller's view without a frame has the whole screen.
    func carriedSize(of scene: DocumentScene) -> CGSize? {
        guard let size = scene.views[0].element.recordedFrame?.size else {
            return scene.kind == .controller ? (wanted ?? recorded)?.size : nil
        }
        if canvas.showsDevice, let wanted, scene.isRowOfXib { return CGSize(width: wanted.size.width, height: size.height) }
        guard let old = oldScreen(of: size) else { return nil }
        guard let wanted else { return turned(size, of: scene, on: old) }
        if fillsScreen(scene, of: size, on: wanted) { return wanted.size }
        let isTurned = old.width > old.height && canvas.isLandscape == nil && recorded == nil
        return carried(size, of: scene, from: old, to: isTurned ? Self.swapped(wanted.size) : wanted.size)
    }

    private func carried(_ size: CGSize, of scene: DocumentScene, from old: CGSize, to new: CGSize) -> CGSize? {
        if scene.kind == .controller && scene.isFreeform && !canvas.showsDevice { return nil }
        return CGSize(
            width: carried(size.width, from: old.width, to: new.width, of: scene) { $0 },
            height: carried(size.height, from: old.height, to: new.height, of: scene) { shortfall(of: $0, in: scene) })
    }

    /// Whether a controller covers the whole of another screen, whatever its size was: one made by hand, or a tablet's
    /// sheet or part on a phone. Those inside other controllers do not.
    private func fillsScreen(_ scene: DocumentScene, of size: CGSize, on screen: Screen) -> Bool {
        guard canvas.model != nil || canvas.showsDevice, scene.kind == .controller, !embedded.contains(scene.id) else {
            return false
        }
        if scene.isFreeform { return !(canvas.showsDevice && Self.isPart(size, of: screen.size)) }
        guard let recorded, recorded.model.isPad, !screen.model.isPad else { return false }
        return size.width != recorded.size.width || size.height < recorded.size.height - Self.largestShortfall
    }

    /// Whether a freeform view is so low that a program shows it as a part of another scene.
    private static func isPart(_ size: CGSize, of screen: CGSize) -> Bool { size.height < screen.height / 2 }

    private static let largestShortfall = CanvasScreen.largestShortfall

    private func carried(
        _ length: CGFloat, from old: CGFloat, to new: CGFloat, of scene: DocumentScene, _ shortfall: (CGFloat) -> CGFloat
    ) -> CGFloat {
        let missing = old - length
        if missing == 0 { return new }
        guard scene.kind == .controller, (0...Self.largestShortfall).contains(missing) else { return length }
        return max(0, new - shortfall(missing))
    }

    /// The difference in height on the new screen: opaque bars have the new screen's heights.
    private func shortfall(of missing: CGFloat, in scene: DocumentScene) -> CGFloat {
        guard let recorded, let wanted else { return missing }
        let old = recordedSafeArea.covers(of: scene, on: recorded.model, isLandscape: recorded.isLandscape)
        let new = safeArea.covers(of: scene, on: wanted.model, isLandscape: wanted.isLandscape)
        for (old, new) in [(old.top, new.top), (old.bottom, new.bottom), (old.top + old.bottom, new.top + new.bottom)]
        where old > 0 && CGFloat(old) == missing {
            return CGFloat(new)
        }
        return missing
    }

    // MARK: Documents without a device

    /// The size of the screen that a root view was made for; nil for a view of a size of its own in a document without
    /// a device.
    private func oldScreen(of size: CGSize) -> CGSize? {
        if let recorded { return recorded.size }
        let screens = Self.oldScreens + Self.oldScreens.map(Self.swapped)
        return screens.first { $0.width == size.width && (0...Self.largestShortfall).contains($0.height - size.height) }
    }

    /// The canvas of Xcode 5 to 7, and the screens that its scenes could be shown on.
    private static let oldScreens = [(600, 600), (320, 480), (320, 568), (375, 667), (414, 736), (768, 1024)].map {
        CGSize(width: $0.0, height: $0.1)
    }

    /// The size on a screen held the other way, where the document does not name the screen.
    private func turned(_ size: CGSize, of scene: DocumentScene, on screen: CGSize) -> CGSize? {
        guard let isLandscape = canvas.isLandscape, isLandscape != (screen.width > screen.height) else { return nil }
        return size == screen ? Self.swapped(size) : carried(size, of: scene, from: screen, to: Self.swapped(screen))
    }

    private static func swapped(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
}

extension DocumentScene {
    /// Whether the scene is a row, which on a device is as wide as its table: as wide as the screen, where no other
    /// document tells.
    fileprivate var isRowOfXib: Bool { kind == .xib && views[0].element.name == "tableViewCell" }
}
