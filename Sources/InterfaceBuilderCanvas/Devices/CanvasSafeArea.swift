import Foundation
import InterfaceBuilderDocument
import UIKit

/// What a device and bars cover of a scene's root view on the canvas.
package struct CanvasSafeArea: Sendable {
    private let bars: [String: ControllerBars]
    private let toolsVersion: ToolsVersion

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
        let place = place(on: model, isLandscape)
        insets.top = top(insets.top, below: bars, missing: reachesTop ? 0 : missing, at: place)
        insets.bottom += bottomBars(bars, at: place)
        let isWider = size.width > (isLandscape ? model.size.height : model.size.width)
        if missing > 0 && !isWider && scene.isFreeform && !reachesHomeIndicator { insets.bottom = 0 }
        insets.top = min(insets.top, Double(size.height))
        return insets
    }

    /// What the status bar with a navigation bar, and a tab bar with the home indicator, cover of a screen in a scene, in points.
    package func covers(of scene: DocumentScene, on model: CanvasModel, isLandscape: Bool) -> (top: Double, bottom: Double) {
        let insets = model.safeAreaInsets(isLandscape: isLandscape, toolsVersion: toolsVersion)
        let (bars, place) = (bars(of: scene), place(on: model, isLandscape))
        return (insets.top + topBar(bars, at: place), insets.bottom + bottomBars(bars, at: place))
    }

    /// A view embedded in another keeps the device's insets, wherever it lies and whatever its size. Where insets are applied twice,
    /// the second time only what lies beyond the edges of the screen's corner counts, which the view begins at.
    private func embeddedInsets(missing: Double, on model: CanvasModel, isLandscape: Bool) -> DocumentInsets {
        var insets = model.safeAreaInsets(isLandscape: isLandscape, toolsVersion: toolsVersion)
        let once = model.screen.screenInsets(isLandscape: isLandscape, toolsVersion: toolsVersion).bottom
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
        scene.isFreeform && (model.screen.device.hasHomeIndicator || reachesHomeIndicator)
    }

    // MARK: Bars

    /// What the heights of a screen's bars depend on.
    private func place(on model: CanvasModel, _ isLandscape: Bool) -> ChromePlace {
        model.screen.place(isLandscape: isLandscape, presenter: .canvas(toolsVersion))
    }

    /// The top inset. A root that is shorter than the screen belongs to a sheet, or lies below an opaque bar.
    private func top(_ statusBar: Double, below bars: ControllerBars, missing: Double, at place: ChromePlace) -> Double {
        let cover = statusBar + topBar(bars, at: place)
        if missing <= 0 { return cover }
        guard bars.hasNavigationBar, missing != cover else { return 0 }
        var sheet = place
        sheet.holder = .sheet
        return ChromeMetrics.navigationBar[sheet]
    }

    /// The height of the navigation bar, in points; 0 where there is none.
    private func topBar(_ bars: ControllerBars, at place: ChromePlace) -> Double {
        guard bars.hasNavigationBar else { return 0 }
        return ChromeMetrics.navigationBarHeight(place, hasLargeTitle: bars.hasLargeTitle, hasPrompt: bars.hasPrompt)
    }

    /// The height of a tab bar and a toolbar above it, in points.
    private func bottomBars(_ bars: ControllerBars, at place: ChromePlace) -> Double {
        (bars.hasTabBar ? ChromeMetrics.tabBar[place] : 0) + (bars.hasToolbar ? ChromeMetrics.toolbar[place] : 0)
    }
}

extension DocumentScene {
    /// Whether the document gives the root view a size of its own instead of a screen's.
    package var isFreeform: Bool {
        controller?.child(key: "freeformSize") != nil || views[0].element.child("freeformSimulatedSizeMetrics") != nil
    }
}
