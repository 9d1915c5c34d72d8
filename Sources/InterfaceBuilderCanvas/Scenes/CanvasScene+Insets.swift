import InterfaceBuilderDocument
import UIKit

/// Margins and safe areas of the canvas's views.
extension CanvasScene {
    /// Sets the margins of cells that the document gives none, and what the table of insets has for margins and safe areas.
    func applyInsets(_ builder: SceneBuilder) {
        for (index, view) in scene.views.enumerated() where view.element.name == "tableViewCellContentView" {
            guard let made = views[index], view.element.explicitMargins(scene.traits) == nil else { continue }
            made.layoutMargins = cellMargins(of: made)
        }
        applyTable()
    }

    /// The margins of a table view cell's content view, in points; beside an accessory they are as small as any view's.
    ///
    /// - Source: the margins that recorded frames imply, by version of Interface Builder.
    private func cellMargins(of contentView: UIView) -> UIEdgeInsets {
        let cellWidth = contentView.superview?.bounds.width ?? contentView.bounds.width
        let side = environment.toolsVersion < .xcode9 ? SystemMargins.ofView : SystemMargins.side(inWidth: cellWidth)
        return SystemMargins.ofCell(
            side: side, hasAccessory: contentView.bounds.width < cellWidth, presenter: .canvas(environment.toolsVersion))
    }

    private func applyTable() {
        var safeAreas: [Int: EdgeOverride] = [0: EdgeOverride(environment.safeArea)]
        var margins: [Int: EdgeOverride] = [:]
        for row in environment.insets {
            guard let index = scene.viewsByID[row.view] else { continue }
            switch row.kind {
            case .safe: safeAreas[index, default: EdgeOverride()].set(row.edge, row.inset)
            case .margin: margins[index, default: EdgeOverride()].set(row.edge, row.inset)
            }
        }
        for index in safeAreas.keys.sorted() { views[index]?.overrideSafeArea(safeAreas[index]!) }
        for index in margins.keys.sorted() { views[index]?.overrideMargins(margins[index]!) }
    }
}

extension EdgeOverride {
    init(_ insets: UIEdgeInsets) { self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right) }

    mutating func set(_ edge: InsetTable.Row.Edge, _ inset: Double) {
        switch edge {
        case .top: top = inset
        case .left: left = inset
        case .bottom: bottom = inset
        case .right: right = inset
        }
    }
}
