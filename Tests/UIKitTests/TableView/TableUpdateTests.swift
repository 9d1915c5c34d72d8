import Testing

@testable import UIKit

/// Rows and sections that come, go and move.
@MainActor
struct TableUpdateTests {
    /// A source whose rows have names, by which tests follow them.
    @MainActor
    private final class Names: RowSource {
        var names: [[String]] {
            didSet { counts = names.map(\.count) }
        }
        init(_ names: [[String]]) {
            self.names = names
            super.init(names.map(\.count))
        }
        override func configured(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
            cell.textLabel?.text = names[path.section][path.row]
            return cell
        }
    }

    private func scene(_ names: [[String]]) -> (Names, TableScene) {
        let source = Names(names)
        return (source, TableScene(source: source) { $0.rowHeight = 50 })
    }

    private func texts(_ scene: TableScene) -> [String] { scene.table.visibleCells.map { $0.textLabel?.text ?? "" } }
    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func rowsComeAndGoInOneUpdate() {
        let (source, scene) = scene([["a", "b", "c", "d"]])
        let kept = scene.table.cellForRow(at: row(3))
        source.cellsAskedFor = []
        source.names = [["new", "a", "c", "x", "d"]]
        scene.table.performBatchUpdates {
            scene.table.deleteRows(at: [row(1)], with: .fade)
            scene.table.insertRows(at: [row(0), row(3)], with: .fade)
        }
        #expect(texts(scene) == ["new", "a", "c", "x", "d"])
        #expect(source.cellsAskedFor == [row(0), row(3)])
        #expect(scene.table.cellForRow(at: row(4)) === kept)
        #expect(kept?.frame.minY == 200)
        #expect(scene.table.contentSize.height == 250)
    }

    @Test func rowsMoveBetweenSections() {
        let (source, scene) = scene([["a", "b"], ["c"]])
        let moved = scene.table.cellForRow(at: row(0))
        source.names = [["b"], ["c", "a"]]
        scene.table.moveRow(at: row(0), to: row(1, 1))
        #expect(texts(scene) == ["b", "c", "a"])
        #expect(scene.table.cellForRow(at: row(1, 1)) === moved)
    }

    @Test func sectionsComeGoAndMove() {
        let (source, scene) = scene([["a"], ["b"], ["c"]])
        source.names = [["c"], ["new"], ["a"]]
        scene.table.beginUpdates()
        scene.table.deleteSections([1], with: .none)
        scene.table.insertSections([1], with: .none)
        scene.table.moveSection(2, toSection: 0)
        scene.table.endUpdates()
        #expect(texts(scene) == ["c", "new", "a"])
        #expect(source.cellsAskedFor.count == 4)
    }

    @Test func reloadedRowsAreAskedForAgain() {
        let (source, scene) = scene([["a", "b", "c"]])
        source.names[0][1] = "B"
        source.cellsAskedFor = []
        scene.table.reloadRows(at: [row(1)], with: .none)
        #expect(texts(scene) == ["a", "B", "c"])
        #expect(source.cellsAskedFor == [row(1)])
        let cell = scene.table.cellForRow(at: row(2))
        source.names[0][2] = "C"
        scene.table.reconfigureRows(at: [row(2)])
        #expect(scene.table.cellForRow(at: row(2)) === cell)
        #expect(cell?.textLabel?.text == "C")
    }

    @Test func anEmptyUpdateMeasuresAgain() {
        let source = TallSource([3])
        let scene = TableScene(source: source) {
            $0.register(TallCell.self, forCellReuseIdentifier: "tall")
            $0.separatorStyle = .none
        }
        #expect(scene.table.contentSize.height == 150)
        (scene.table.visibleCells[1] as? TallCell)?.height.constant = 60
        scene.table.beginUpdates()
        scene.table.endUpdates()
        #expect(scene.table.visibleCells.map(\.frame.height) == [50, 80, 50])
        #expect(source.cellsAskedFor.count == 3)
    }

    @Test func otherHeightsDoNotAskForCounts() {
        let (source, scene) = scene([["a", "b"]])
        scene.table.rowHeight = 60
        source.names = [["new", "a", "b"]]
        scene.table.insertRows(at: [row(0)], with: .none)
        #expect(texts(scene) == ["new", "a", "b"])
        #expect(scene.table.contentSize.height == 180)
    }

    @Test func heightsMayChangeWithinAnUpdate() {
        let (source, scene) = scene([["a", "b"]])
        scene.table.beginUpdates()
        scene.table.rowHeight = 60
        source.names = [["new", "a", "b"]]
        scene.table.insertRows(at: [row(0)], with: .none)
        scene.table.endUpdates()
        #expect(texts(scene) == ["new", "a", "b"])
        #expect(scene.table.contentSize.height == 180)
    }

    @Test func anotherDataSourceWithinAnUpdateIsLoaded() {
        let (_, scene) = scene([["a", "b"]])
        let other = TallSource([3])
        scene.table.register(TallCell.self, forCellReuseIdentifier: "tall")
        scene.table.beginUpdates()
        scene.table.dataSource = other
        scene.table.endUpdates()
        scene.table.layoutIfNeeded()
        withExtendedLifetime(other) { #expect(scene.table.numberOfRows(inSection: 0) == 3) }
    }

    @Test func selectionFollowsItsRow() {
        let (source, scene) = scene([["a", "b", "c"]])
        scene.table.selectRow(at: row(2), animated: false, scrollPosition: .none)
        source.names = [["b", "c"]]
        scene.table.deleteRows(at: [row(0)], with: .none)
        #expect(scene.table.indexPathForSelectedRow == row(1))
        source.names = [["b"]]
        scene.table.deleteRows(at: [row(1)], with: .none)
        #expect(scene.table.indexPathForSelectedRow == nil)
    }

    private func update(_ old: [Int], _ new: [Int], _ change: (inout ListChanges) -> Void) -> String? {
        var changes = ListChanges()
        change(&changes)
        return ListUpdate(changes: changes, old: old, new: new, words: .init(entry: "row", list: "table view")).problem
    }

    /// - Source: the exceptions' texts, as crash reports quote them.
    @Test func countsThatDoNotAgreeAreToldOf() {
        #expect(
            update([3], [3]) { $0.insertedRows = [row(0)] }
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the "
                + "update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the "
                + "number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved "
                + "into or out of that section (0 moved in, 0 moved out).")
        #expect(
            update([3], [3, 1]) { _ in }
                == "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (2) "
                + "must be equal to the number of sections contained in the table view before the update (1), plus or minus the number "
                + "of sections inserted or deleted (0 inserted, 0 deleted).")
        #expect(
            update([3], [2]) { $0.deletedRows = [row(5)] }
                == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
        #expect(
            update([3], [4]) { $0.insertedRows = [row(4)] }
                == "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update")
        #expect(
            update([3], []) { $0.deletedSections = [2] }
                == "attempt to delete section 2, but there are only 1 sections before the update")
        #expect(update([3, 2], [2, 3]) { $0.movedRows = [(row(0), row(0, 1))] } == nil)
        #expect(update([3, 2], [7, 3]) { ($0.reloadedSections, $0.insertedRows) = ([0], [row(0, 1)]) } == nil)
    }

    @Test func countsThatDoNotAgreeEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = RowSource([3])
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                table.dataSource = source
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("'NSInternalInconsistencyException', reason: 'Invalid update: invalid number of rows in section 0."))
    }

    @Test func listsKeepTheOrderOfWhatStays() {
        let change = IndexChange(deleted: [1], inserted: [0, 3], moves: [(from: 4, to: 1)])
        #expect(change.sources(from: 5, to: 6) == [nil, 4, 0, nil, 2, 3])
        #expect(IndexChange().sources(from: 3, to: 3) == [0, 1, 2])
    }
}
