import InterfaceBuilderDocument

/// The default margins of views.
package enum SystemMargins {
    /// The margin on every side of a view without a controller, in points.
    ///
    /// - Source: recorded frames, of scroll views too; Apple documents the value.
    package static let ofView: CGFloat = 8

    /// The minimum margins at the left and right of controllers' views, and those of bars' and tables' contents, in
    /// points, by the root view's width.
    ///
    /// - Source: recorded frames: 16 in roots of 320 to 393 points, 20 in those of 414 and more, tablets' included;
    ///   logs of iOS 26.1 state 16 at 375 points and 20 at 820.
    package static func side(inWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// The margins at the sides of roots and cells that the system uses in any version, in points.
    package static let sides: [CGFloat] = [ofView, 15, 16, 20]

    /// The margins at the sides of the cells in a controller's table, in points, by the width of its screen, whatever
    /// the cells' own width.
    ///
    /// - Source: recorded frames: 20 in all 25 cells of four repositories on screens of 390 and 393 points, and in 43
    ///   of 50 cells of less than 414 points on screens of 414 and more; 16 on all narrower screens.
    package static func sideOfTable(screenWidth: CGFloat) -> CGFloat { screenWidth < 390 ? 16 : 20 }

    /// The margins above and below the content of a table's cell.
    package static let aboveAndBelowCells = ChromeTable(
        "margins above and below a cell's content", usual: 11, source: "the margins that recorded frames of Xcode 9 to 16 imply",
        ChromeTable.Row(8, .canvas(before: .xcode9), source: "the margins that recorded frames of Xcode 5 to 8 imply"),
        ChromeTable.Row(
            15, .generation(.iOS26), source: "the margins that recorded frames of Xcode 26 imply; logs of iOS 26.1 state 15 too"))

    /// The margins of the content of a table cell, in left-to-right layout.
    ///
    /// - Parameters:
    ///   - side: The table's margin, in points.
    ///   - hasAccessory: Whether there is an accessory at the right, beside which the margin is that of any view.
    /// - Source: the margins that recorded frames imply, by version of Interface Builder.
    package static func ofCell(side: CGFloat, hasAccessory: Bool, presenter: ChromePlace.Presenter) -> UIEdgeInsets {
        let vertical = aboveAndBelowCells[ChromePlace(device: .phoneWithButton, presenter: presenter)]
        return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: hasAccessory ? ofView : side)
    }
}

extension UIEdgeInsets {
    /// The default margins of a view without a controller.
    package static var marginsOfView: UIEdgeInsets {
        UIEdgeInsets(
            top: SystemMargins.ofView, left: SystemMargins.ofView, bottom: SystemMargins.ofView, right: SystemMargins.ofView)
    }
}
