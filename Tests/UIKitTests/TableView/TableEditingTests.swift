import CairnTesting
import Testing

@testable import UIKit

/// Rows that fingers delete, insert and move.
@MainActor
struct TableEditingTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = ["a", "b", "c", "d"]
        var log: [String] = []
        var style = UITableViewCell.EditingStyle.delete
        var title: String?
        var highestTarget = 9
        var asksForControl = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            cell.showsReorderControl = asksForControl
            return cell
        }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
            style
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
            if editingStyle == .delete {
                names.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .fade)
            } else {
                names.insert("new", at: indexPath.row)
                tableView.insertRows(at: [indexPath], with: .fade)
            }
        }
        func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
            title
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
            names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            IndexPath(row: min(proposedDestinationIndexPath.row, highestTarget), section: 0)
        }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    }

    /// Moves no rows.
    private final class StillSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }
    private let still = StillSource()

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let source = Source()
    private let finger: Finger

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (source, source)
        window.addSubview(table)
        window.isHidden = false
        finger = Finger(over: window)
        table.isEditing = true
        window.layoutIfNeeded()
    }

    private func cell(_ row: Int) -> UITableViewCell {
        table.cellForRow(at: IndexPath(row: row, section: 0)) ?? UITableViewCell()
    }
    private var texts: [String?] { (0..<source.names.count).map { cell($0).textLabel?.text } }

    @Test func aTapOnTheCircleAsksAndTheButtonDeletes() {
        window.tap(at: CGPoint(x: 27, y: 66))
        #expect(cell(1).showingDeleteConfirmation && source.log.isEmpty)
        #expect(cell(1).editingControls.confirmation?.title(for: .normal) == "Delete")
        window.layoutIfNeeded()
        window.tap(at: CGPoint(x: 300, y: 66))
        #expect(source.log == ["commit 1 1"])
        window.layoutIfNeeded()
        #expect(texts == ["a", "c", "d"] && !cell(1).showingDeleteConfirmation)
    }

    @Test func theDelegateNamesTheButtonAndOneShowsAtATime() {
        source.title = "Away"
        window.tap(at: CGPoint(x: 27, y: 22))
        #expect(cell(0).editingControls.confirmation?.title(for: .normal) == "Away")
        window.tap(at: CGPoint(x: 27, y: 66))
        #expect(!cell(0).showingDeleteConfirmation && cell(1).showingDeleteConfirmation)
        window.tap(at: CGPoint(x: 120, y: 150))
        #expect(!cell(1).showingDeleteConfirmation && source.log.isEmpty)
        window.tap(at: CGPoint(x: 27, y: 66))
        table.isEditing = false
        #expect(!cell(1).showingDeleteConfirmation)
    }

    @Test func aTapOnThePlusInserts() {
        source.style = .insert
        table.reloadData()
        window.layoutIfNeeded()
        window.tap(at: CGPoint(x: 27, y: 66))
        window.layoutIfNeeded()
        #expect(source.log == ["commit 2 1"] && texts == ["a", "new", "b", "c", "d"])
    }

    /// - Source: developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:canmoverowat:): the control
    ///   shows by default if the data source has `tableView(_:moveRowAt:to:)`.
    @Test func aDataSourceThatMovesRowsIsEnoughForTheControl() {
        source.asksForControl = false
        table.reloadData()
        window.layoutIfNeeded()
        #expect((0..<4).map { cell($0).editingControls.reorder != nil } == [true, true, true, false])
        finger.press(at: CGPoint(x: 300, y: 22))
        finger.move(to: CGPoint(x: 300, y: 110))
        finger.lift()
        #expect(source.log == ["move 0 2"])
        table.dataSource = still
        table.reloadData()
        window.layoutIfNeeded()
        #expect(cell(0).isEditing && cell(0).editingControls.reorder == nil)
    }

    @Test func aFingerMovesARowByItsControl() {
        finger.press(at: CGPoint(x: 300, y: 22))
        finger.move(to: CGPoint(x: 300, y: 60))
        #expect(cell(0).frame.minY == 38 && table.contentOffset.y == 0)
        finger.move(to: CGPoint(x: 300, y: 110))
        #expect(cell(1).frame.minY == 0 && cell(2).frame.minY == 44)
        finger.lift()
        window.layoutIfNeeded()
        #expect(source.log == ["move 0 2"] && texts == ["b", "c", "a", "d"])
        #expect((0..<4).map { cell($0).frame.minY } == [0, 44, 88, 132])
    }

    /// The speed is our choice; that the table scrolls is what users of UIKit see.
    @Test func aRowThatIsHeldAtTheEdgeScrollsTheTable() {
        source.names = (0..<40).map { "\($0)" }
        source.highestTarget = 39
        table.reloadData()
        window.layoutIfNeeded()
        TestClock.hold { clock in
            finger.press(at: CGPoint(x: 300, y: 22))
            clock.advance(by: 1)
            #expect(table.contentOffset.y == 0, "A finger that does not move scrolls nothing.")
            for step in 1...11 { finger.move(to: CGPoint(x: 300, y: 22 + 40 * CGFloat(step))) }
            #expect(table.contentOffset.y == 0)
            clock.advance(by: 1)
            let offset = table.contentOffset.y
            #expect(offset > 200 && offset < 600)
            finger.move(to: CGPoint(x: 300, y: 240))
            clock.advance(by: 1)
            #expect(table.contentOffset.y - offset < 20, "In the middle of the table it stops.")
            let place = Int((table.contentOffset.y + 240) / 44)
            finger.lift()
            clock.advance(by: 1)
            window.layoutIfNeeded()
            #expect(source.log == ["move 0 \(place)"] && source.names[place] == "0")
            let shown = table.indexPathsForVisibleRows ?? []
            #expect(shown.map { cell($0.row).textLabel?.text } == shown.map { source.names[$0.row] })
            #expect(shown.allSatisfy { cell($0.row).frame == table.rectForRow(at: $0) })
        }
    }

    @Test func theDelegateDecidesWhereRowsGo() {
        source.highestTarget = 1
        finger.press(at: CGPoint(x: 300, y: 22))
        finger.move(to: CGPoint(x: 300, y: 150))
        finger.lift()
        #expect(source.log == ["move 0 1"])
        finger.press(at: CGPoint(x: 300, y: 22))
        finger.move(to: CGPoint(x: 300, y: 150))
        finger.cancel()
        window.layoutIfNeeded()
        #expect(source.log == ["move 0 1"] && cell(0).frame.minY == 0)
    }

    @Test func contentMakesRoomForTheControls() {
        #expect(cell(0).contentView.frame == CGRect(x: 38, y: 0, width: 244, height: 44))
        #expect(cell(0).editingControls.reorder != nil && cell(3).editingControls.reorder == nil)
        table.isEditing = false
        window.layoutIfNeeded()
        #expect(cell(0).contentView.frame.width == 320 && cell(0).editingControls.edit == nil)
    }

    /// - Source: developer.apple.com/documentation/uikit/uitableview/allowsmultipleselectionduringediting: check marks
    ///   stand beside selected rows, and the table does not ask for editing styles.
    @Test func severalRowsAreChosenByCircles() {
        source.style = .insert
        table.allowsMultipleSelectionDuringEditing = true
        window.layoutIfNeeded()
        #expect(cell(1).editingStyle == .none && cell(1).editingControls.edit == nil)
        #expect(cell(1).editingControls.mark?.isOn == false && cell(1).contentView.frame.minX == 38)
        window.tap(at: CGPoint(x: 27, y: 66))
        window.tap(at: CGPoint(x: 100, y: 110))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2] && source.log == ["select 1", "select 2"])
        #expect((0..<4).map { cell($0).editingControls.mark?.isOn } == [false, true, true, false])
        window.tap(at: CGPoint(x: 27, y: 66))
        #expect(cell(1).editingControls.mark?.isOn == false)
        table.allowsMultipleSelectionDuringEditing = false
        #expect(cell(1).editingControls.mark == nil && cell(1).editingStyle == .insert)
    }

    @Test func theDelegateIndentsRows() {
        #expect((0..<4).map { cell($0).indentationLevel } == [0, 1, 2, 3])
        let step = (cell(1).textLabel?.frame.minX ?? 0) - (cell(0).textLabel?.frame.minX ?? 0)
        #expect(step == 10)
    }

    @Test func theControlsLookAsExpected() {
        table.separatorStyle = .none
        window.tap(at: CGPoint(x: 27, y: 66))
        source.style = .insert
        window.layoutIfNeeded()
        #expect(table.pictureMismatch("EditingControls", scale: 2) == nil)
    }
}
