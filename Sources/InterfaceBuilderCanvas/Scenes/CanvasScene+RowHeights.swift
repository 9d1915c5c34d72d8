import InterfaceBuilderDocument
import UIKit

/// Rows and sections of tables on a canvas whose text size is not the document's.
extension CanvasScene {
    /// The scene at the text size that the document was recorded in, against which rows and titles of sections are
    /// measured; nil if none of them change.
    func sceneAtRecordedTextSize(of document: InterfaceDocument) -> CanvasScene? {
        guard let recorded = environment.atRecordedTextSize,
            tableSections.contains(where: { $0.hasTitle || $0.rows.contains(where: isAutomaticRow) })
        else { return nil }
        return CanvasScene.build(scene, of: document, in: recorded)
    }

    /// Makes rows of automatic height and titles of sections higher or lower by as much as their contents are in
    /// another text size, and moves the views below them.
    func measureRows() {
        guard let recorded = atRecordedTextSize else { return }
        recorded.layOut()
        for index in scene.views.indices where scene.views[index].element.name == "tableView" {
            let growth = stackSections(ofTable: index, recorded)
            let footer = scene.views.firstIndex { $0.parent == index && $0.role == .keyed("tableFooterView") }
            footer.flatMap { views[$0] }?.frame.origin.y += growth
        }
        root.layoutIfNeeded()
    }

    /// Stacks the sections of a table again, and returns the height, in points, that they gained.
    private func stackSections(ofTable index: Int, _ recorded: CanvasScene) -> CGFloat {
        guard let table = views[index] as? UITableView, let usual = recorded.views[index] as? UITableView else { return 0 }
        var growth: CGFloat = 0
        var below = usual.tableHeaderView?.frame.maxY ?? 0
        for section in tableSections where section.table == index {
            let rows = section.rows.compactMap { recorded.views[$0]?.frame }
            let room = (rows.first?.minY ?? 0) - below
            if !section.isPrototypes, let title = section.header(inRoom: room) {
                growth += table.height(ofHeader: title) - usual.height(ofHeader: title)
            }
            below = rows.last?.maxY ?? below
            for row in section.rows { growth += stack(row, below: growth, recorded) }
            guard let title = section.footer else { continue }
            let footer = usual.height(ofFooter: title)
            below += footer
            growth += table.height(ofFooter: title) - footer
        }
        return growth
    }

    /// Moves a row down, and returns the height, in points, that it gained.
    private func stack(_ row: Int, below growth: CGFloat, _ recorded: CanvasScene) -> CGFloat {
        guard let cell = views[row] else { return 0 }
        cell.frame.origin.y += growth
        guard isAutomaticRow(row), let present = rowHeight(row), let usual = recorded.rowHeight(row) else { return 0 }
        for view in [cell, contentView(ofRow: row)] { view?.frame.size.height += present - usual }
        return present - usual
    }

    /// Whether a row measures itself on a device, because neither its table nor, for static rows, the row itself states
    /// a height. A height that a prototype or a cell of a nib states counts on the canvas only.
    package func isAutomaticRow(_ index: Int) -> Bool {
        let view = scene.views[index]
        guard view.element.name == "tableViewCell" else { return false }
        guard let table = view.parent else { return true }
        let isPrototype = view.element.parent?.name == "prototypes"
        return isAutomatic(scene.views[table].element) && (isPrototype || isAutomatic(view.element))
    }

    private func isAutomatic(_ element: MarkupElement) -> Bool { (element.number("rowHeight") ?? -1) < 0 }

    /// The height, in points, that the contents of a row have by constraints or by the built-in style; nil if neither
    /// decides it.
    private func rowHeight(_ index: Int) -> CGFloat? {
        if let contents = cellContents(index) { return contents.height }
        guard let content = contentView(ofRow: index) ?? views[index], !content.constraints.isEmpty else { return nil }
        let target = CGSize(width: content.bounds.width, height: 0)
        return content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func contentView(ofRow index: Int) -> UIView? {
        scene.views.firstIndex { $0.parent == index && $0.role == .keyed("contentView") }.flatMap { views[$0] }
    }
}
