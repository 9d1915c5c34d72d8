import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// The safe-area insets and margins that the system may give a scene's views, by the tables of what it covers.
@MainActor
struct PlausibleInsets {
    private let canvas: CanvasScene
    private let places: RecordedPlaces
    private var scene: DocumentScene { canvas.scene }

    init(_ canvas: CanvasScene, _ places: RecordedPlaces) {
        self.canvas = canvas
        self.places = places
    }

    /// Whether the system may give a view an inset, within a point.
    func contains(_ inset: Double, _ edge: RecordedPlaces.Unknown) -> Bool {
        edge.kind == .safeArea
            ? isSafeArea(inset, edge)
            : margins(of: edge).contains { abs(inset - $0) <= 1 || inset > $0 && isSafeArea(inset - $0, edge) }
    }

    // MARK: Safe areas

    /// A view is covered by what of the root's safe-area inset reaches into it.
    private func isSafeArea(_ inset: Double, _ edge: RecordedPlaces.Unknown) -> Bool {
        if abs(inset) <= 1 { return true }
        guard let root = places.boxes[0], let box = places.boxes[edge.view] else { return false }
        let covered: Double =
            switch edge.edge {
            case .left: inset + box.minX - root.minX
            case .top: inset + box.minY - root.minY
            case .right: inset + root.maxX - box.maxX
            case .bottom: inset + root.maxY - box.maxY
            }
        return rootInsets(edge.edge).contains { abs($0 - covered) <= rounding }
    }

    /// Points by which rounding may change an inset: older versions recorded whole points.
    private var rounding: Double { canvas.environment.presenter.toolsVersion < .xcode11_2 ? 1 : 0.5 }

    private func rootInsets(_ edge: RecordedPlaces.Edge) -> [Double] {
        let own = canvas.environment.screenSafeArea
        let assumed = canvas.environment.safeArea
        switch edge {
        case .left, .right: return [own.left, 2 * own.left].map(Double.init)
        case .top:
            let screen = [0, own.top, 2 * own.top, assumed.top] + ChromeMetrics.statusBar.lengths(at: chromePlaces)
            let bars = [ChromeMetrics.navigationBar, ChromeMetrics.largeTitleBar].flatMap { bar in
                chromePlaces.flatMap { [bar[$0], ChromeMetrics.navigationBarTop[$0] + bar[$0]] }
            }
            let prompts = ChromeMetrics.prompt.lengths(at: chromePlaces)
            return Self.sums(screen, bars + bars.flatMap { bar in prompts.map { bar + $0 } })
        case .bottom:
            let screen = [0, own.bottom, 2 * own.bottom, assumed.bottom]
            return Self.sums(screen, [ChromeMetrics.toolbar, ChromeMetrics.tabBar].flatMap { $0.lengths(at: chromePlaces) })
        }
    }

    /// The bars' edges on the canvas of the document's version, and of older versions with other heights of bars: a
    /// frame that nobody touched may be theirs.
    private var chromePlaces: [ChromePlace] {
        let own = canvas.environment.presenter.toolsVersion
        let older = [ToolsVersion.xcode7, .xcode9_3, .xcode11, .xcode12, .xcode14_3].filter { $0 < own }
        return ChromePlace.Holder.allCases.flatMap { holder in
            (older + [own]).map { version in
                var place = canvas.environment.chromePlace(in: holder)
                place.presenter = .canvas(version)
                return place
            }
        }
    }

    private static func sums(_ screen: [CGFloat], _ bars: [CGFloat]) -> [Double] {
        screen.flatMap { inset in ([0] + bars).map { Double(inset + $0) } }
    }

    // MARK: Margins

    /// The margins that a view may have without its safe area, in points.
    private func margins(of edge: RecordedPlaces.Unknown) -> [Double] {
        let isSide = edge.edge == .left || edge.edge == .right
        var found: [Double] = []
        var next: Int? = edge.view
        while let view = next {
            found += margins(ofView: view, edge.edge, isSide)
            next = canvas.views[view]?.preservesSuperviewLayoutMargins ?? false ? scene.views[view].parent : nil
        }
        return found
    }

    private func margins(ofView index: Int, _ edge: RecordedPlaces.Edge, _ isSide: Bool) -> [Double] {
        let view = scene.views[index]
        let own = view.element.explicitMargins(scene.traits).map { [$0[edge]] } ?? []
        switch view.element.name {
        case "tableViewCellContentView", "tableViewCell", "collectionViewCell", "collectionReusableView":
            let vertical = [SystemMargins.ofView] + SystemMargins.aboveAndBelowCells.rows.map(\.points)
            return own + (isSide ? SystemMargins.sides : vertical).map(Double.init)
        case "stackView": return own + [0]
        default:
            let isRoot = view.role == .root && scene.kind != .extra
            return own + (isRoot ? isSide ? SystemMargins.sides.map(Double.init) : [0] : [Double(SystemMargins.ofView)])
        }
    }
}

extension ChromeTable {
    fileprivate func lengths(at places: [ChromePlace]) -> [CGFloat] { places.map { self[$0] } }
}

extension DocumentInsets {
    fileprivate subscript(edge: RecordedPlaces.Edge) -> Double {
        switch edge {
        case .left: leading
        case .top: top
        case .right: trailing
        case .bottom: bottom
        }
    }
}
