import InterfaceBuilderDocument
import UIKit

/// Separators, rounded corners and section titles of tables, which have no data source on the canvas.
extension SceneOrnaments {
    /// Gives each cell its position in its section, and shows the sections' titles in the room that the document leaves for them.
    func addTableOrnaments(_ index: Int, to table: UITableView) {
        let cells = tableCells(index)
        var below = table.tableHeaderView?.frame.maxY ?? 0
        var number = -1
        for (place, (element, cell)) in cells.enumerated() {
            let section = section(of: element)
            let isFirst = place == 0 || self.section(of: cells[place - 1].element) != section
            let isLast = place + 1 == cells.count || self.section(of: cells[place + 1].element) != section
            table.decorate(cell, isFirst: isFirst, isLast: isLast)
            if isFirst {
                number += 1
                let room = CGRect(x: 0, y: below, width: table.bounds.width, height: max(0, cell.frame.minY - below))
                addTitle(headerTitle(section), of: number, in: room, to: table)
            }
            below = cell.frame.maxY
            if isLast { below += addFooter(section, of: number, at: below, to: table) }
        }
    }

    private func tableCells(_ table: Int) -> [(element: MarkupElement, cell: UITableViewCell)] {
        canvas.scene.views.indices.compactMap { index in
            let view = canvas.scene.views[index]
            guard view.parent == table, view.role == .cell, let cell = canvas.views[index] as? UITableViewCell else { return nil }
            return (view.element, cell)
        }
    }

    private func section(of cell: MarkupElement) -> MarkupElement? {
        let holder = cell.parent
        return holder?.parent?.name == "tableViewSection" ? holder?.parent : holder
    }

    // MARK: Titles

    /// The least height that a line of text has room in, in points.
    private static let leastRoom: CGFloat = 12

    private var plainTitleHeight: CGFloat { ListMetrics.plainTitle[canvas.environment.chromePlace(in: .controller)] }

    private func headerTitle(_ section: MarkupElement?) -> String? {
        section?.name == "prototypes" ? "Prototype Cells" : section.flatMap { builder.reader($0).text("headerTitle") }
    }

    /// Shows a section's header at the bottom of the space above its first row.
    private func addTitle(_ title: String?, of section: Int, in room: CGRect, to table: UITableView) {
        guard let title, !title.isEmpty, room.height >= Self.leastRoom else { return }
        let height = table.style == .plain ? min(plainTitleHeight, room.height) : room.height
        table.showHeader(
            title, of: section, in: CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height))
    }

    /// Shows a section's footer below a row, and returns the height it takes, in points.
    private func addFooter(_ section: MarkupElement?, of number: Int, at y: CGFloat, to table: UITableView) -> CGFloat {
        guard let section, section.name == "tableViewSection", let title = builder.reader(section).text("footerTitle"),
            !title.isEmpty
        else { return 0 }
        return table.showFooter(title, of: number, at: y, leastHeight: plainTitleHeight)
    }
}
