import InterfaceBuilderDocument
import UIKit

/// Rows of tables on a canvas whose text size is not the document's.
extension CanvasScene {
    /// The scene at the text size that the document was recorded in, to measure rows against; nil where no row measures itself anew.
    static func sceneAtRecordedTextSize(
        _ scene: DocumentScene, of document: InterfaceDocument, in environment: CanvasEnvironment
    ) -> CanvasScene? {
        guard let recorded = environment.atRecordedTextSize,
            scene.views.indices.contains(where: { isAutomaticRow($0, of: scene) })
        else { return nil }
        return build(scene, of: document, in: recorded)
    }

    /// Makes rows of automatic height higher or lower by as much as their contents are in another text size, and moves what lies below them.
    func measureRows() {
        guard let recorded = atRecordedTextSize else { return }
        recorded.layOut()
        for index in scene.views.indices where scene.views[index].element.name == "tableView" {
            let growth = stackRows(ofTable: index, recorded)
            let footer = scene.views.firstIndex { $0.parent == index && $0.role == .keyed("tableFooterView") }
            footer.flatMap { views[$0] }?.frame.origin.y += growth
        }
        root.layoutIfNeeded()
    }

    /// Returns by how much the rows became higher, in points.
    private func stackRows(ofTable table: Int, _ recorded: CanvasScene) -> CGFloat {
        var growth: CGFloat = 0
        for index in scene.views.indices where scene.views[index].parent == table && scene.views[index].role == .cell {
            guard let cell = views[index] else { continue }
            cell.frame.origin.y += growth
            guard Self.isAutomaticRow(index, of: scene), let present = rowHeight(index), let usual = recorded.rowHeight(index)
            else { continue }
            for view in [cell, contentView(ofRow: index)] { view?.frame.size.height += present - usual }
            growth += present - usual
        }
        return growth
    }

    /// Whether a row measures itself on a device: neither its table states the height nor, where the rows are static, the row itself. The height
    /// of a prototype is the canvas's alone.
    private static func isAutomaticRow(_ index: Int, of scene: DocumentScene) -> Bool {
        let view = scene.views[index]
        guard view.element.name == "tableViewCell", view.role == .cell, let table = view.parent else { return false }
        let isPrototype = view.element.parent?.name == "prototypes"
        return isAutomatic(scene.views[table].element) && (isPrototype || isAutomatic(view.element))
    }

    private static func isAutomatic(_ element: MarkupElement) -> Bool { (element.number("rowHeight") ?? -1) < 0 }

    /// The height that the contents of a row ask for, in points: by constraints, or by the built-in style; nil where neither does.
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
