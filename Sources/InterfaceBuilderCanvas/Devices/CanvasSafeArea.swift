import Foundation
import InterfaceBuilderDocument

/// What a device and bars cover of a scene's root view on the canvas.
package struct CanvasSafeArea: Sendable {
    private let bars: [String: ControllerBars]
    private let toolsVersion: ToolsVersion
    /// What a line above a title adds to the bar.
    private static let prompt = 30.0
    /// The bar of a sheet, which begins below the top of the screen.
    private static let sheetBar = 56.0

    package init(_ document: InterfaceDocument) {
        bars = document.isStoryboard ? ControllerBars.all(in: document) : [:]
        toolsVersion = document.toolsVersion
    }

    /// The root view's safe-area insets, in points.
    ///
    /// - Parameter size: The root view's, in points.
    /// - Source: recorded frames: the rule holds for 19 of 20 root views that tell their insets.
    package func insets(of scene: DocumentScene, size: CGSize, on model: CanvasModel, isLandscape: Bool) -> DocumentInsets {
        guard scene.views[0].element.name != "tableViewCell" else { return DocumentInsets() }
        var insets = model.safeAreaInsets(isLandscape: isLandscape, toolsVersion: toolsVersion)
        let missing = (isLandscape ? model.size.width : model.size.height) - Double(size.height)
        let bars = bars(of: scene)
        if bars.isEmbedded { return embeddedInsets(missing: missing, on: model, isLandscape: isLandscape) }
        let reachesTop = missing <= 0 || keepsStatusBar(scene, on: model)
        insets.top = top(insets.top, below: bars, missing: reachesTop ? 0 : missing, topBar(bars, on: model, isLandscape))
        insets.bottom += bottomBars(bars, on: model, isLandscape)
        let isWider = size.width > (isLandscape ? model.size.height : model.size.width)
        if missing > 0 && !isWider && scene.isFreeform && !reachesHomeIndicator { insets.bottom = 0 }
        insets.top = min(insets.top, Double(size.height))
        return insets
    }

    /// What the status bar with a navigation bar, and a tab bar with the home indicator, cover of a screen in a scene, in points.
    package func covers(of scene: DocumentScene, on model: CanvasModel, isLandscape: Bool) -> (top: Double, bottom: Double) {
        let insets = model.safeAreaInsets(isLandscape: isLandscape, toolsVersion: toolsVersion)
        let bars = bars(of: scene)
        return (
            insets.top + (bars.hasNavigationBar ? topBar(bars, on: model, isLandscape) : 0),
            insets.bottom + bottomBars(bars, on: model, isLandscape)
        )
    }

    /// A view embedded in another keeps the device's insets, wherever it lies and whatever its size. Where insets are applied twice,
    /// the second time only what lies beyond the edges of the screen's corner counts, which the view begins at.
    private func embeddedInsets(missing: Double, on model: CanvasModel, isLandscape: Bool) -> DocumentInsets {
        var insets = model.safeAreaInsets(isLandscape: isLandscape, toolsVersion: toolsVersion)
        let once = isLandscape ? model.screen.safeArea.landscapeBottom : model.screen.safeArea.bottom
        insets.bottom = max(min(insets.bottom, once), insets.bottom - max(0, missing))
        return insets
    }

    /// The bars that containers put over a scene's root, and those it is shown with for want of a container.
    private func bars(of scene: DocumentScene) -> ControllerBars {
        var found = bars[scene.id] ?? ControllerBars()
        let holder = scene.controller ?? scene.views[0].element
        if let bar = holder.child("simulatedNavigationBarMetrics"), bar.flag("translucent") ?? true {
            found.hasNavigationBar = true
        }
        if holder.child("simulatedTabBarMetrics") != nil { found.hasTabBar = true }
        if let bar = holder.child("simulatedToolbarMetrics"), !found.hasTabBar, bar.flag("translucent") ?? true {
            found.hasToolbar = true
        }
        return found
    }

    /// Whether a root view with a size of its own reaches under the home indicator; before Xcode 14.1, only one wider than the screen did.
    ///
    /// - Source: recorded frames: all eleven wider ones have the inset, and none of 34 others on portrait screens before that version.
    private var reachesHomeIndicator: Bool { toolsVersion >= .xcode14_1 }

    /// Whether a root view of a size of its own has the screen's top inset, however short it is; screens with a button left it out at first.
    ///
    /// - Source: recorded frames: 26 of 27 such views on screens without a button, all five with one from Xcode 15 on.
    private func keepsStatusBar(_ scene: DocumentScene, on model: CanvasModel) -> Bool {
        scene.isFreeform && (model.screen.safeArea.bottom > 0 || reachesHomeIndicator)
    }

    /// The top inset. A root that is shorter than the screen belongs to a sheet, or lies below an opaque bar.
    private func top(_ statusBar: Double, below bars: ControllerBars, missing: Double, _ bar: Double) -> Double {
        let cover = statusBar + (bars.hasNavigationBar ? bar : 0)
        if missing <= 0 { return cover }
        return bars.hasNavigationBar && missing != cover ? Self.sheetBar : 0
    }

    /// The height of a navigation bar with its title, in points; titles are large where the height is regular only.
    ///
    /// - Source: recorded frames of bars: 96 with a large title, 106 in Xcode 26.
    private func topBar(_ bars: ControllerBars, on model: CanvasModel, _ isLandscape: Bool) -> Double {
        let isLow = CanvasDevice(id: model.id, isLandscape: isLandscape).traits.height == .compact
        let bar = bars.hasLargeTitle && !isLow ? (isXcode26 ? 106 : 96) : navigationBar(on: model, isLandscape)
        return bar + (bars.hasPrompt ? Self.prompt : 0)
    }

    /// The height of a tab bar and a toolbar above it, in points.
    ///
    /// - Source: recorded frames: nine root views above a toolbar on phones without a button have 83 with the home indicator.
    private func bottomBars(_ bars: ControllerBars, on model: CanvasModel, _ isLandscape: Bool) -> Double {
        let isLow = areBarsLow(on: model, isLandscape)
        let toolbar: Double = isLow ? 32 : model.screen.safeArea.bottom > 0 && !model.isPad ? 49 : 44
        return (bars.hasTabBar ? isLow ? 32 : 49 : 0) + (bars.hasToolbar ? toolbar : 0)
    }

    /// The height of a navigation bar, in points: low where both size classes are compact, higher on tablets.
    ///
    /// - Source: recorded frames: 44 on a large phone in landscape, 50 on tablets from Xcode 10 on; 32 is Apple's for other phones.
    private func navigationBar(on model: CanvasModel, _ isLandscape: Bool) -> Double {
        if isXcode26 { return 54 }
        if model.isPad { return toolsVersion >= .xcode9_3 ? 50 : 44 }
        return areBarsLow(on: model, isLandscape) ? 32 : 44
    }

    private var isXcode26: Bool { toolsVersion >= .xcode26 }

    /// Whether both size classes are compact: on phones in landscape, but for large ones.
    private func areBarsLow(on model: CanvasModel, _ isLandscape: Bool) -> Bool {
        CanvasDevice(id: model.id, isLandscape: isLandscape).traits == CanvasTraits(width: .compact, height: .compact)
    }
}

extension DocumentScene {
    /// Whether the document gives the root view a size of its own instead of a screen's.
    package var isFreeform: Bool {
        controller?.child(key: "freeformSize") != nil || views[0].element.child("freeformSimulatedSizeMetrics") != nil
    }
}
