import CairnTesting
import Testing

@testable import UIKit

/// Two fingers that move over rows or items select what they pass.
///
/// - Source:
///   developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldbeginmultipleselectioninteractionat:), and the pages beside it for collections
@MainActor
@Suite(.serialized) struct MultipleSelectionTests {
    private final class Rows: NSObject, UITableViewDelegate {
        var told: [String] = []
        /// Whether the program goes into its editing mode, as Apple's example does.
        var editsOnBeginning = true
        var allows = true

        func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
            told.append("should \(indexPath.row)")
            return allows
        }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            told.append("began \(indexPath.row)")
            if editsOnBeginning { tableView.setEditing(true, animated: true) }
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { told.append("ended") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append("+\(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { told.append("-\(indexPath.row)") }
    }

    private final class Items: NSObject, UICollectionViewDelegate {
        var told: [String] = []
        var allows = true

        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            told.append("should \(indexPath.item)")
            return allows
        }
        func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            told.append("began \(indexPath.item)")
            collectionView.isEditing = true
        }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { told.append("ended") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            told.append("+\(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            told.append("-\(indexPath.item)")
        }
    }

    /// Two fingers side by side.
    @MainActor
    private struct Pair {
        let left: Finger, right: Finger

        func press(at point: CGPoint) {
            left.press(at: CGPoint(x: point.x - 20, y: point.y))
            right.press(at: CGPoint(x: point.x + 20, y: point.y))
        }
        /// Moves by at most 11 points at a time.
        func move(from start: CGPoint, to end: CGPoint) {
            let steps = max(1, (hypot(end.x - start.x, end.y - start.y) / 11).rounded(.up))
            for step in 1...Int(steps) {
                let part = CGFloat(step) / steps
                let point = CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
                left.move(to: CGPoint(x: point.x - 20, y: point.y))
                right.move(to: CGPoint(x: point.x + 20, y: point.y))
            }
        }
        func lift() {
            left.lift()
            right.lift()
        }
    }

    private func withRows(
        _ prepare: (UITableView) -> Void = { $0.allowsMultipleSelectionDuringEditing = true },
        _ body: (TableScene, Rows, Pair) -> Void
    ) {
        let rows = Rows()
        let scene = TableScene(source: RowSource([20]), hearing: false) {
            $0.rowHeight = 44
            $0.delegate = rows
            prepare($0)
        }
        TestClock.hold { clock in
            body(scene, rows, Pair(left: Finger(over: scene.window), right: Finger(over: scene.window)))
            clock.advance(by: 1)
        }
        scene.window.isHidden = true
    }

    @Test func rowsThatTheFingersPassAreSelected() {
        withRows { scene, rows, pair in
            pair.press(at: CGPoint(x: 200, y: 66))
            pair.move(from: CGPoint(x: 200, y: 66), to: CGPoint(x: 200, y: 198))
            #expect(rows.told == ["should 1", "began 1", "+1", "+2", "+3", "+4"])
            #expect(scene.table.isEditing && scene.table.contentOffset.y == 0)
            #expect(scene.table.cellForRow(at: IndexPath(row: 4, section: 0))?.isSelected == true)
            pair.move(from: CGPoint(x: 200, y: 198), to: CGPoint(x: 200, y: 110))
            pair.lift()
            #expect(rows.told == ["should 1", "began 1", "+1", "+2", "+3", "+4", "-4", "-3", "ended"])
            #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
        }
    }

    /// Fingers that begin at a selected row deselect; what they leave again is as it was.
    @Test func fingersFromASelectedRowDeselect() {
        withRows { scene, rows, pair in
            scene.table.isEditing = true
            for row in [2, 3, 4] {
                scene.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
            pair.press(at: CGPoint(x: 200, y: 110))
            pair.move(from: CGPoint(x: 200, y: 110), to: CGPoint(x: 200, y: 198))
            #expect(scene.table.indexPathsForSelectedRows == nil)
            pair.move(from: CGPoint(x: 200, y: 198), to: CGPoint(x: 200, y: 154))
            #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [4])
            pair.lift()
            #expect(rows.told.last == "ended" && rows.told.filter { $0 == "ended" }.count == 1)
        }
    }

    @Test func withoutConsentTwoFingersScroll() {
        withRows { scene, rows, pair in
            rows.allows = false
            pair.press(at: CGPoint(x: 200, y: 300))
            pair.move(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 190))
            #expect(rows.told == ["should 6"] && scene.table.contentOffset.y > 50 && !scene.table.isEditing)
            pair.lift()
            #expect(rows.told == ["should 6"])
        }
    }

    @Test func oneFingerScrolls() {
        withRows { scene, rows, pair in
            pair.left.press(at: CGPoint(x: 200, y: 300))
            for step in 1...10 { pair.left.move(to: CGPoint(x: 200, y: 300 - 11 * CGFloat(step))) }
            #expect(rows.told.isEmpty && scene.table.contentOffset.y > 50)
            pair.left.lift()
        }
    }

    /// Without a method of the delegate nothing begins: multiple selection by two fingers is asked for by implementing
    /// it.
    @Test func delegatesThatDoNotAnswerLetFingersScroll() {
        let source = RowSource([20])
        let scene = TableScene(source: source) {
            $0.rowHeight = 44
            $0.allowsMultipleSelection = true
        }
        TestClock.hold { clock in
            let pair = Pair(left: Finger(over: scene.window), right: Finger(over: scene.window))
            pair.press(at: CGPoint(x: 200, y: 300))
            pair.move(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 190))
            #expect(scene.table.indexPathsForSelectedRows == nil && scene.table.contentOffset.y > 50)
            pair.lift()
            clock.advance(by: 1)
        }
        scene.window.isHidden = true
    }

    @Test func itemsThatTheFingersPassAreSelected() {
        let items = Items()
        let scene = CollectionScene(source: ItemSource([24])) {
            $0.itemSize = CGSize(width: 80, height: 80)
            ($0.minimumInteritemSpacing, $0.minimumLineSpacing) = (0, 0)
        }
        scene.collection.allowsMultipleSelectionDuringEditing = true
        scene.collection.delegate = items
        scene.window.isHidden = false
        TestClock.hold { clock in
            let pair = Pair(left: Finger(over: scene.window), right: Finger(over: scene.window))
            pair.press(at: CGPoint(x: 120, y: 40))
            pair.move(from: CGPoint(x: 120, y: 40), to: CGPoint(x: 120, y: 120))
            #expect(scene.collection.isEditing && scene.collection.contentOffset.y == 0)
            #expect(items.told == ["should 1", "began 1", "+1", "+2", "+3", "+4", "+5"])
            pair.lift()
            #expect(items.told.last == "ended")
            #expect(scene.collection.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3, 4, 5])
            items.told = []
            items.allows = false
            pair.press(at: CGPoint(x: 120, y: 300))
            pair.move(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 120, y: 200))
            pair.lift()
            #expect(items.told.first == "should 13" && !items.told.contains("began 13") && !items.told.contains("ended"))
            clock.advance(by: 1)
        }
        scene.window.isHidden = true
    }

    /// Items that the delegate does not let be edited do not know of the editing mode.
    @Test func onlyItemsThatMayAreEdited() {
        final class Editable: NSObject, UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
                indexPath.item != 1
            }
        }
        let (scene, editable) = (CollectionScene(source: ItemSource([3])), Editable())
        scene.collection.delegate = editable
        scene.collection.isEditing = true
        let states = (0..<3).map {
            scene.collection.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.isEditing
        }
        #expect(states == [true, false, true])
        scene.collection.reloadData()
        scene.window.layoutIfNeeded()
        let again = (0..<3).map {
            scene.collection.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.isEditing
        }
        #expect(again == [true, false, true])
        scene.collection.isEditing = false
        #expect(scene.collection.visibleCells.allSatisfy { !$0.configurationState.isEditing })
    }
}
