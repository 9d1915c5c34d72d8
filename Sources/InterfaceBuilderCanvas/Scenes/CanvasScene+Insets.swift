import InterfaceBuilderDocument
import UIKit

/// Margins and safe areas of the canvas's views.
extension CanvasScene {
    /// Sets the margins of cells, and the margins and safe areas that the table of insets states.
    func applyInsets(_ builder: SceneBuilder) {
        for (index, view) in scene.views.enumerated() {
            guard let made = views[index] else { continue }
            if view.element.name == "tableViewCellContentView", !environment.presenter.isDevice {
                made.layoutMargins = cellMargins(of: made, view)
            }
        }
        applyTable()
    }

    /// The margins of a table view cell's content view, in points: the cell's, or those that the document gives the
    /// view, which at the sides are no less than the cell's if the view preserves them.
    private func cellMargins(of contentView: UIView, _ view: DocumentView) -> UIEdgeInsets {
        var margins = cellMargins(of: contentView)
        guard view.element.explicitMargins(scene.traits) != nil, follows(.ownCellMargins) else { return margins }
        let own = contentView.layoutMargins
        (margins.top, margins.bottom) = (own.top, own.bottom)
        let leastSide = contentView.preservesSuperviewLayoutMargins && follows(.preservedCellMargins) ? margins : .zero
        margins.left = max(own.left, leastSide.left)
        margins.right = max(own.right, leastSide.right)
        return margins
    }

    /// The margins of a table view cell's content view, in points; beside an accessory they are those of any view.
    ///
    /// - Source: the margins that recorded frames imply, by version of Interface Builder.
    private func cellMargins(of contentView: UIView) -> UIEdgeInsets {
        let cellWidth = contentView.superview?.bounds.width ?? contentView.bounds.width
        return SystemMargins.ofCell(
            side: cellSide(inWidth: cellWidth), hasAccessory: contentView.bounds.width < cellWidth,
            presenter: environment.presenter.ofChrome)
    }

    /// The margins at the sides of a table view cell: a controller's table has the screen's; a cell by itself in a xib
    /// has margins of its own.
    func cellSide(inWidth width: CGFloat) -> CGFloat {
        if follows(.narrowCellMargins) { return SystemMargins.ofView }
        guard let screen = environment.screenSize?.width else { return SystemMargins.side(inWidth: width) }
        guard scene.kind == .xib, follows(.looseCells) else { return SystemMargins.sideOfTable(screenWidth: screen) }
        if screen < 414, follows(.xcode11LooseCells) { return 15 }
        return SystemMargins.side(inWidth: follows(.wideLooseCells) ? width : min(width, screen))
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
