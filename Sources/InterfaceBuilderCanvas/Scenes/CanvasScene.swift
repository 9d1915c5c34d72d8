import InterfaceBuilderDocument
import LayoutEngine
import UIKit

/// A scene of a document as views, laid out the way Interface Builder's canvas does it.
///
/// The tree stands in a window of its own. Its root and each cell are laid out by themselves, as the canvas does.
@MainActor
package final class CanvasScene {
    /// The views, with the findings that were made while they were built.
    package let built: BuiltScene
    package let environment: CanvasEnvironment
    /// The controller of a controller's scene, and of a xib's top-level view, which has a controller's margins too.
    package internal(set) var controller: UIViewController?
    package let window: UIWindow
    /// The names of elements that are not known and have been reported.
    var unknownElements: Set<String> = []
    /// The constraints that give plain views without a size of their own the canvas's sizes.
    package internal(set) var canvasSizes: [NSLayoutConstraint] = []
    /// The constraints among ``canvasSizes`` that keep plain views as wide as they were before texts wrapped.
    var keptWidths: [NSLayoutConstraint] = []
    /// Whether the scene has a stack view.
    private(set) lazy var hasStackView = scene.views.contains { $0.element.name == "stackView" }
    /// The sections of the scene's tables.
    var tableSections: [TableSection] = []
    /// The scene at the text size that the document was recorded in; nil if rows need not be measured against it.
    var atRecordedTextSize: CanvasScene?
    /// The sources of tables' rows and of collections' items on a device.
    var deviceRows: [UITableViewController] = []
    var deviceItems: [DeviceItems] = []
    /// The autoresizing masks, which only follow changes after the first layout.
    var masks: [(view: UIView, mask: UIView.AutoresizingMask)] = []

    init(_ scene: DocumentScene, _ environment: CanvasEnvironment) {
        window = Self.window(of: scene.views[0].element.recordedFrame?.size ?? .zero, environment)
        built = BuiltScene(scene, environment.scene)
        self.environment = environment
    }

    /// A window for a scene, or for what is laid out apart from it.
    ///
    /// - Parameter size: Points.
    static func window(of size: CGSize, _ environment: CanvasEnvironment) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.traitOverrides = UITraitOverrides(environment.windowTraits)
        window.ownSafeAreaInsets = environment.screenSafeArea
        if !environment.presenter.isDevice { window.overrideMargins(margins) }
        if !environment.roundsFrames { window.frameScale = CanvasEnvironment.fineScale }
        return window
    }

    /// The margins of the canvas's window: 8 points, whatever the safe area. A root view that preserves its superview's
    /// margins inherits them.
    ///
    /// - Source: recorded frames: three such roots have 8 points at an edge without a safe area, and one has 34 at an
    ///   edge with a safe area of 34.
    static let margins = EdgeOverride(.marginsOfView)

    package var scene: DocumentScene { built.scene }

    /// Whether the scene's presenter follows a rule. A caller asks after it has found that the rule's condition is met.
    func follows(_ rule: CanvasRule) -> Bool { rule.applies(to: environment.presenter) }

    /// The view of each of the scene's views; nil for those that are not installed.
    package var views: [UIView?] { built.views }

    /// The findings of building and layout, in the order in which they were made.
    package var diagnostics: [DocumentDiagnostic] { built.findings.diagnostics }

    /// The scene's root view.
    package var root: UIView { views[0]! }

    /// Lays the scene out at the recorded size, then at ``CanvasEnvironment/rootSize`` if that is another size.
    package func layOut() {
        let row = rowSize
        if let row { resizeRoot(row) }
        layOutRoot()
        for (view, mask) in masks { view.autoresizingMask = mask }
        if row == nil, let size = environment.rootSize, size != root.bounds.size {
            resizeRoot(size)
            layOutRoot()
        }
        if environment.presenter.isDevice {
            placeDeviceRows()
            placeDeviceItems()
        } else {
            mirrorCells()
            measureRows()
            placeCellTexts()
        }
        layoutDiagnostics().forEach(built.report)
    }

    private func resizeRoot(_ size: CGSize) {
        window.frame.size = size
        root.frame.size = size
    }

    /// The frame of one of the scene's views, in points in the coordinates of its superview in the document.
    package func frame(ofView index: Int) -> CGRect? {
        guard let view = views[index] else { return nil }
        guard let parent = scene.views[index].parent, let superview = views[parent], view.superview !== superview else {
            return view.frame
        }
        return view.superview?.convert(view.frame, to: superview) ?? view.frame
    }

    /// Whether a view or one above it is hidden.
    package func isHidden(view index: Int) -> Bool {
        var next: Int? = index
        while let here = next {
            if views[here]?.isHidden ?? true { return true }
            next = scene.views[here].parent
        }
        return false
    }

    /// The views whose layout is ambiguous although plain views have the canvas's sizes, as indices in document order.
    package func ambiguousViews() -> [Int] { views.indices.filter { !(views[$0]?.ambiguousAttributes.isEmpty ?? true) } }

    /// The views whose layout is ambiguous without the canvas sizes of plain views, as indices in document order.
    ///
    /// The call removes the canvas sizes, so that the scene's layout may be another one afterwards.
    package func undecidedViews() -> [Int] {
        for size in canvasSizes { size.isActive = false }
        canvasSizes = []
        root.layoutIfNeeded()
        return ambiguousViews()
    }

    /// The views whose layout is ambiguous without the canvas sizes and without the choices of stack views between
    /// contents that give way, as indices in document order.
    ///
    /// The choice of a stack view is not documented; Interface Builder counts such views as ambiguous. The call removes
    /// the canvas sizes and the choices, so that the scene's layout may be another one afterwards.
    package func undecidedOrTiedViews() -> [Int] {
        for view in views { view?.forgetContentTieRanks() }
        return undecidedViews()
    }
}
