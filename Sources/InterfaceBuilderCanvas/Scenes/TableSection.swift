import InterfaceBuilderDocument
import UIKit

/// A section of a table that has rows. A table on the canvas has no data source.
@MainActor
struct TableSection {
    /// The table's index among the scene's views.
    let table: Int
    /// The indices of the rows, from top to bottom.
    private(set) var rows: [Int]
    /// The title below the rows, in the scene's language; nil if there is none.
    let footer: String?
    /// The title above the rows, in the scene's language; nil if there is none.
    let header: String?
    /// Whether the rows are prototypes, whose header is the canvas's own and not the document's.
    let isPrototypes: Bool
    private let element: MarkupElement?

    /// The least height, in points, that a line of text fits into.
    private static let leastRoom: CGFloat = 12

    /// Whether the document has a title for the section.
    var hasTitle: Bool { footer != nil || header != nil && !isPrototypes }

    /// The header that is shown in the room, in points, that the document leaves above the first row; nil if it leaves
    /// too little.
    func header(inRoom room: CGFloat) -> String? { room >= Self.leastRoom ? header : nil }

    private init(_ element: MarkupElement?, table: Int, _ builder: SceneBuilder) {
        (self.element, self.table, rows) = (element, table, [])
        isPrototypes = element?.name == "prototypes"
        func title(_ name: String) -> String? {
            element.flatMap { builder.reader($0).text(name) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        header = isPrototypes ? "Prototype Cells" : title("headerTitle")
        footer = element?.name == "tableViewSection" ? title("footerTitle") : nil
    }

    /// The sections of all tables of a scene, each table's from top to bottom.
    static func all(of canvas: CanvasScene, _ builder: SceneBuilder) -> [TableSection] {
        let views = canvas.scene.views
        var sections: [TableSection] = []
        for index in views.indices where views[index].role == .cell && canvas.views[index] is UITableViewCell {
            guard let table = views[index].parent, canvas.views[table] is UITableView else { continue }
            let element = element(ofCell: views[index].element)
            let known = sections.lastIndex { $0.table == table }
            if let known, sections[known].element == element {
                sections[known].rows.append(index)
            } else {
                var section = TableSection(element, table: table, builder)
                section.rows.append(index)
                sections.append(section)
            }
        }
        return sections
    }

    private static func element(ofCell cell: MarkupElement) -> MarkupElement? {
        let holder = cell.parent
        return holder?.parent?.name == "tableViewSection" ? holder?.parent : holder
    }
}
