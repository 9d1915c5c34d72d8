import Testing

@testable import UIKit

/// Which rows have cells, and where they lie.
@MainActor
struct TableRowTests {
    @Test func onlyRowsInSightHaveCells() {
        let source = RowSource([1000])
        let scene = TableScene(source: source) { $0.rowHeight = 50 }
        #expect(scene.table.visibleCells.count == 12)
        #expect(source.cellsMade == 12)
        #expect(source.cellsAskedFor.map(\.row) == Array(0..<12))
        #expect(scene.table.contentSize == CGSize(width: 375, height: 50_000))
        #expect(scene.table.rectForRow(at: IndexPath(row: 999, section: 0)) == CGRect(x: 0, y: 49_950, width: 375, height: 50))
    }

    @Test func scrollingUsesCellsAgain() {
        let source = RowSource([1000])
        let scene = TableScene(source: source) { $0.rowHeight = 50 }
        for step in 1...100 { scene.scroll(to: CGFloat(step) * 25) }
        // One more row shows while the first and the last are both cut off.
        #expect(source.cellsMade == 13)
        #expect(source.cellsAskedFor.count == 12 + 50)
        #expect(scene.visibleRows == Array(50..<62))
        #expect(scene.table.visibleCells.map { $0.textLabel?.text } == (50..<62).map { "0.\($0)" })
        #expect(scene.table.visibleCells.map(\.frame.minY) == (50..<62).map { CGFloat($0) * 50 })
        #expect(source.shown.map(\.row) == Array(0..<62))
        #expect(source.hidden.map(\.row) == Array(0..<50))
    }

    @Test func rowsAreFoundByPointAndCell() {
        let scene = TableScene(source: RowSource([3, 4])) { $0.rowHeight = 50 }
        let table = scene.table
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 160)) == IndexPath(row: 0, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 350)) == nil)
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 99, width: 10, height: 52))?.map(\.row) == [1, 2, 0])
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 1))
        #expect(cell?.textLabel?.text == "1.2")
        #expect(cell.flatMap(table.indexPath) == IndexPath(row: 2, section: 1))
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 1)) == nil)
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 150, width: 375, height: 200))
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 1) == 4)
    }

    @Test func reloadingAsksForEverythingAgain() {
        let source = RowSource([3])
        let scene = TableScene(source: source) { $0.rowHeight = 50 }
        source.counts = [5]
        scene.table.reloadData()
        #expect(scene.table.contentSize.height == 250)
        scene.window.layoutIfNeeded()
        #expect(scene.table.visibleCells.count == 5)
        #expect(source.cellsMade == 5)
        #expect(source.cellsAskedFor.map(\.row) == [0, 1, 2, 0, 1, 2, 3, 4])
    }

    @Test func turningTheTableMakesRowsAsWide() {
        let source = RowSource([30])
        let scene = TableScene(source: source) { $0.rowHeight = 50 }
        scene.table.frame = CGRect(x: 0, y: 0, width: 600, height: 375)
        scene.window.layoutIfNeeded()
        #expect(scene.table.visibleCells.map(\.frame.width) == Array(repeating: 600, count: 8))
        #expect(scene.table.contentSize.width == 600)
        #expect(scene.table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width == 600)
    }

    @Test func cellsOfARegisteredClassCarryTheirIdentifier() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(TallCell.self, forCellReuseIdentifier: "tall")
        let cell = table.dequeueReusableCell(withIdentifier: "tall", for: IndexPath(row: 0, section: 0))
        #expect(cell is TallCell)
        #expect(cell.reuseIdentifier == "tall")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
    }

    @Test func scrollingToRowsShowsThemWhereAsked() {
        let scene = TableScene(source: RowSource([100])) { $0.rowHeight = 50 }
        let table = scene.table
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 2500)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1950)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
        #expect(table.contentOffset.y == 2225)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .none, animated: false)
        #expect(table.contentOffset.y == 2225)
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 4400)
    }

    @Test("Rows without a method that makes their cells end the program") func missingCells() async {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                window.rootViewController = Rows()
                window.isHidden = false
                window.layoutIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'NSInternalInconsistencyException', reason: 'UITableView dataSource returned a nil cell for"))
    }

    @Test func unregisteredIdentifiersEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UITableView(frame: .zero).dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "unable to dequeue a cell with identifier row - must register a nib or a class for the identifier or connect a prototype "
                    + "cell in a storyboard"))
    }
}
