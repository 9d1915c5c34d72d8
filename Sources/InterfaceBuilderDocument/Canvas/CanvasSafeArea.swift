import Foundation

/// What a device and bars cover of a scene's root view on the canvas.
package struct CanvasSafeArea: Sendable {
    private let bars: [String: ControllerBars]
    private let toolsVersion: Double
    private static let tabBar = 49.0
    private static let largeTitleBar = 96.0
    /// The bar of a sheet, which begins below the top of the screen.
    private static let sheetBar = 56.0
    /// The version from which a root view with a size of its own reaches under the home indicator.
    private static let placesFreeformViewsAtBottom = 21000.0

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
        insets.top = top(insets.top, below: bars, missing: missing, isLandscape)
        if bars.hasTabBar { insets.bottom += Self.tabBar }
        if missing > 0 && scene.isFreeform && toolsVersion < Self.placesFreeformViewsAtBottom { insets.bottom = 0 }
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
        return found
    }

    /// The top inset. A root that is shorter than the screen belongs to a sheet, or lies below an opaque bar.
    private func top(_ statusBar: Double, below bars: ControllerBars, missing: Double, _ isLandscape: Bool) -> Double {
        let bar = bars.hasLargeTitle ? Self.largeTitleBar : navigationBar(isLandscape)
        let cover = statusBar + (bars.hasNavigationBar ? bar : 0)
        if missing <= 0 { return cover }
        return bars.hasNavigationBar && missing != cover ? Self.sheetBar : 0
    }

    private func navigationBar(_ isLandscape: Bool) -> Double {
        toolsVersion >= 24000 && toolsVersion < 32000 ? 54 : isLandscape ? 32 : 44
    }
}

extension DocumentScene {
    /// Whether the document gives the root view a size of its own instead of a screen's.
    fileprivate var isFreeform: Bool {
        controller?.child(key: "freeformSize") != nil || views[0].element.child("freeformSimulatedSizeMetrics") != nil
    }
}
