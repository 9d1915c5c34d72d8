import UIKit

/// Separators, rounded corners and section titles of tables, which have no data source on the canvas.
extension SceneOrnaments {
    /// Gives each cell its position in its section, and shows the sections' titles in the room that the document leaves
    /// for them.
    func addTableOrnaments(_ index: Int, to table: UITableView) {
        var below = table.tableHeaderView?.frame.maxY ?? 0
        for (number, section) in canvas.tableSections.filter({ $0.table == index }).enumerated() {
            let cells = section.rows.compactMap { canvas.views[$0] as? UITableViewCell }
            for (place, cell) in cells.enumerated() {
                table.decorate(cell, isFirst: place == 0, isLast: place + 1 == cells.count)
            }
            guard let first = cells.first, let last = cells.last else { continue }
            let room = CGRect(x: 0, y: below, width: table.bounds.width, height: max(0, first.frame.minY - below))
            addHeader(of: section, number, in: room, to: table)
            below = last.frame.maxY
            if let title = section.footer { below += table.showFooter(title, of: number, at: below) }
        }
    }

    /// Shows a section's header at the bottom of the space above its first row.
    private func addHeader(of section: TableSection, _ number: Int, in room: CGRect, to table: UITableView) {
        guard let title = section.header(inRoom: room.height) else { return }
        let height = table.style == .plain ? min(table.height(ofHeader: title), room.height) : room.height
        table.showHeader(
            title, of: number, in: CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height),
            hasUsualTextSize: section.isPrototypes)
    }
}
