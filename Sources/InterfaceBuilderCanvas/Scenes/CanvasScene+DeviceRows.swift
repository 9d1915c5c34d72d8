import InterfaceBuilderDocument
import UIKit

/// Rows of tables on a device, where a table lays its rows out itself.
extension CanvasScene {
    /// Connects the views that a cell has beside its content, and gives cells of a built-in style their labels.
    func connectCells() {
        guard environment.presenter.isDevice else { return }
        for (index, view) in scene.views.enumerated() where view.element.name == "tableViewCell" {
            guard let cell = views[index] as? UITableViewCell else { continue }
            let part = { (name: String) in view.element[name].flatMap { self.scene.viewsByID[$0] }.flatMap { self.views[$0] } }
            cell.takeDocumentLabels(
                text: part("textLabel") as? UILabel, detail: part("detailTextLabel") as? UILabel,
                image: part("imageView") as? UIImageView)
            connectAccessories(of: view.element, to: cell)
        }
    }

    private func connectAccessories(of element: MarkupElement, to cell: UITableViewCell) {
        for outlet in element.children(in: "connections") where outlet.name == "outlet" {
            guard let index = outlet["destination"].flatMap({ scene.viewsByID[$0] }), let view = views[index] else { continue }
            outlet["property"].map { _ = cell.adopt(view, asDocumentKey: $0) }
        }
    }

    /// The size, in points, that a row which stands by itself in a xib has in a table on a device, which makes it as
    /// high as its contents; nil for other scenes, and for a row whose contents leave its height open.
    var rowSize: CGSize? {
        guard environment.presenter.isDevice, let cell = root as? UITableViewCell, !cell.contentView.constraints.isEmpty else {
            return nil
        }
        let (width, origin) = (environment.rootSize?.width ?? cell.bounds.width, cell.frame.origin)
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        // Measuring changes the bounds around the centre.
        cell.frame.origin = origin
        cell.setNeedsLayout()
        return height > 0 ? CGSize(width: width, height: height) : nil
    }

    /// Lets each table place the document's cells as rows of its sections, all of them, whatever the table's height.
    func placeDeviceRows() {
        for index in scene.views.indices {
            guard let table = views[index] as? UITableView else { continue }
            let sections = tableSections.filter { $0.table == index }.map { deviceSection($0, in: table) }
            guard !sections.isEmpty else { continue }
            // A table in a row has its width only after the row.
            if !deviceRows.isEmpty { root.layoutIfNeeded() }
            let rows = UITableViewController(style: table.style)
            rows.staticContent = StaticTableContent(sections: sections)
            deviceRows.append(rows)
            (table.dataSource, table.delegate) = (rows, rows)
            table.placeAllRows()
        }
        root.layoutIfNeeded()
    }

    /// A prototype's own height counts where the table has rows of one height, whose program has to ask for others:
    /// that it is the one in the document is the likeliest.
    private func deviceSection(_ section: TableSection, in table: UITableView) -> StaticTableContent.Section {
        let sizesItself = section.isPrototypes && table.rowHeight == UITableView.automaticDimension
        let rows = section.rows.compactMap { row in (views[row] as? UITableViewCell).map { (row, $0) } }
        return StaticTableContent.Section(
            headerTitle: section.isPrototypes ? nil : section.header, footerTitle: section.footer, cells: rows.map(\.1),
            rowHeights: rows.map { sizesItself ? UITableView.automaticDimension : statedHeight(ofRow: $0.0) })
    }

    private func statedHeight(ofRow index: Int) -> CGFloat {
        scene.views[index].element.number("rowHeight").map { CGFloat($0) } ?? UITableView.automaticDimension
    }
}
