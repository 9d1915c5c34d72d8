import CairnTesting
import Testing

@testable import UIKit

/// Rows that the user or the program chooses.
@MainActor
struct TableSelectionTests {
    @MainActor
    private final class Choices: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            calls.append("highlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            calls.append("unhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("will select \(indexPath.row)")
            return indexPath.row == 2 ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("deselect \(indexPath.row)")
        }
    }

    private let choices = Choices()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))

    init() {
        window.ownSafeAreaInsets = .zero
        table.rowHeight = 50
        table.dataSource = choices
        table.delegate = choices
        window.addSubview(table)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func tap(_ row: Int) { window.tap(at: CGPoint(x: 100, y: CGFloat(row) * 50 + 25)) }

    @Test func tapsSelectWithTheDelegatesConsent() {
        tap(0)
        #expect(choices.calls == ["highlight 0", "unhighlight 0", "will select 0", "select 0"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(table.visibleCells.map(\.isSelected) == [true, false, false, false])
        choices.calls = []
        tap(1)
        #expect(choices.calls == ["highlight 1", "unhighlight 1", "will select 1", "deselect 0", "select 1"])
        choices.calls = []
        tap(2)
        tap(3)
        #expect(choices.calls == ["highlight 2", "unhighlight 2", "will select 2"])
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }

    @Test func severalRowsMayBeChosen() {
        table.allowsMultipleSelection = true
        tap(1)
        tap(0)
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
        tap(1)
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0])
        #expect(choices.calls.last == "deselect 1")
    }

    @Test func theProgramsChoicesAreNotToldOf() {
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
        #expect(choices.calls.isEmpty)
    }

    @MainActor
    private final class Menu: UITableViewController {
        var chosen: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }

    @Test func aControllerIsDataSourceAndDelegate() {
        let menu = Menu(style: .grouped)
        window.rootViewController = menu
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(menu.tableView.style == .grouped)
        #expect(menu.tableView.visibleCells.map(\.frame.height) == [60, 60])
        window.tap(menu.tableView.visibleCells[1])
        #expect(menu.chosen == [1])
        menu.viewWillAppear(false)
        #expect(menu.tableView.indexPathForSelectedRow == nil)
    }

    @Test func staticRowsAreTheControllers() {
        let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        let controller = UITableViewController(style: .plain)
        controller.staticContent = StaticTableContent(sections: [
            .init(headerTitle: "First", cells: [cells[0]], rowHeights: [70]),
            .init(cells: [cells[1], cells[2]], rowHeights: [-1, 30]),
        ])
        controller.tableView.rowHeight = 44
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.tableView.visibleCells.map(\.frame.height) == [70, 44, 30])
        #expect(zip(controller.tableView.visibleCells, cells).allSatisfy { $0 === $1 })
        #expect(controller.tableView.contentSize.height == 194)
    }
}
