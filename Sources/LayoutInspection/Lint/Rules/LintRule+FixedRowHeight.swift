import InterfaceBuilderDocument
import UIKit

extension LintRule {
    static let fixedRowHeight = LintRule(
        "fixed-row-height", .note, "a row of fixed height whose content decides a height by itself",
        meaning: """
            The table gives its rows a height in points, although constraints from the top to the bottom of the cell go through a label \
            of any number of lines: a longer text, or a larger text size, is cut. It is a note, since a program may set the table's \
            row height. Tables without an estimated height of rows, which Xcode wrote before rows could size themselves, are not reported.
            """,
        example: "<tableView rowHeight=\"60\" estimatedRowHeight=\"-1\">, numberOfLines=\"0\" in a cell, tied to all four edges",
        remedy: "Set the row height to Automatic.",
        scope: .document
    ) { linted in
        let rows = linted.shown.filter { linted.fixedHeight(ofRow: $0) != nil && linted.hasEndlessLabel(in: $0) }
        guard !rows.isEmpty else { return [] }
        let other = linted.copy
        return rows.filter(other.growsWithItsText).map { row in
            let height = linted.fixedHeight(ofRow: row)!.shortText
            return linted.fault(
                at: row,
                "\(linted.name(row)) is to be \(height) points high, although its constraints and texts decide its height")
        }
    }
}

extension LintedScene {
    /// The height that a table's document gives a row; nil where rows size themselves, and where the document is older
    /// than the choice.
    fileprivate func fixedHeight(ofRow index: Int) -> Double? {
        guard scene.views[index].element.name == "tableViewCell", let parent = scene.views[index].parent else { return nil }
        let (cell, table) = (scene.views[index].element, scene.views[parent].element)
        guard table.name == "tableView", table["estimatedRowHeight"] != nil else { return nil }
        let own = table["dataMode"] == "static" ? cell.number("rowHeight") : nil
        return (own ?? table.number("rowHeight")).flatMap { $0 > 0 ? $0 : nil }
    }

    fileprivate func hasEndlessLabel(in row: Int) -> Bool { shown.contains { isEndlessLabel($0) && isView($0, in: row) } }

    /// Whether a row of this layout asks for more height with longer texts. The texts stay changed.
    fileprivate func growsWithItsText(_ row: Int) -> Bool {
        guard let cell = view(row) as? UITableViewCell else { return false }
        let before = fittingHeight(of: cell)
        for index in shown where isEndlessLabel(index) && isView(index, in: row) {
            let label = view(index) as? UILabel
            label?.text = (label?.text ?? "") + "\n\n\n"
        }
        return before > 0 && fittingHeight(of: cell) > before + 1
    }

    private func isEndlessLabel(_ index: Int) -> Bool { (view(index) as? UILabel)?.numberOfLines == 0 }

    private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
