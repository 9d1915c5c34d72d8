import Foundation

/// What a device and bars cover of a scene's root view on the canvas.
package struct CanvasSafeArea: Sendable {
    private let bars: [String: ControllerBars]
    private let toolsVersion: Double
    private static let tabBar = 49.0
    private static let largeTitleBar = 96.0
    /// The bar of a sheet, which begins below the top of the screen.
    private static let sheetBar = 56.0

    package init(_ document: InterfaceDocument) {
        bars = document.isStoryboard ? ControllerBars.all(in: document) : [:]
        toolsVersion = document.toolsVersion
    }

    /// The root view's safe-area insets, in points.
    ///
    /// - Parameters:
    ///   - size: The root view's, in points. One that is shorter than the screen belongs to a sheet, or lies below an opaque bar.
    /// - Source: recorded frames: the rule holds for 19 of 20 root views that tell their insets.
    package func insets(of scene: DocumentScene, size: CGSize, on model: CanvasModel, isLandscape: Bool) -> DocumentInsets {
        var insets = model.safeAreaInsets(isLandscape: isLandscape, toolsVersion: toolsVersion)
        let bars = self.bars[scene.id] ?? ControllerBars()
        let missing = (isLandscape ? model.size.width : model.size.height) - Double(size.height)
        let bar = bars.hasLargeTitle ? Self.largeTitleBar : navigationBar(isLandscape)
        let cover = insets.top + (bars.hasNavigationBar ? bar : 0)
        if missing <= 0 {
            insets.top = cover
        } else {
            insets.top = bars.hasNavigationBar && missing != cover ? Self.sheetBar : 0
        }
        if bars.hasTabBar { insets.bottom += Self.tabBar }
        return insets
    }

    private func navigationBar(_ isLandscape: Bool) -> Double {
        toolsVersion >= 24000 && toolsVersion < 32000 ? 54 : isLandscape ? 32 : 44
    }
}
