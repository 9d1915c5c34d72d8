import CairnTesting
import Testing

@testable import UIKit

/// Rows make room for one that is dragged or moved: everything lies where it will lie at the end.
///
/// - Source:
///   developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.enum/insertatdestinationindexpath:
///   the drop is between rows, and a gap opens there
@MainActor
struct RowGapTests {
    private final class Board: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        var sections = [[1, 2, 3], [11, 12, 13]]
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
        var operation = UIDropOperation.move
        var drops = true

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.tag = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UIView()
            header.tag = -1 - section
            return header
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "\(indexPath)" as NSString))] }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal { UITableViewDropProposal(operation: operation, intent: intent) }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard drops, let item = coordinator.items.first, let source = item.sourceIndexPath,
                let target = coordinator.destinationIndexPath
            else { return }
            tableView.performBatchUpdates {
                self.tableView(tableView, moveRowAt: source, to: target)
                tableView.moveRow(at: source, to: target)
            }
            coordinator.drop(item.dragItem, toRowAt: target)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 420), style: .grouped)
    private let board = Board()

    init() {
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) = (board, board, board, board)
        table.dragInteractionEnabled = true
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// The upper edges of the rows by their tags, and of the headers.
    private var tops: [Int: CGFloat] {
        var tops: [Int: CGFloat] = [:]
        for cell in table.visibleCells where !cell.isHidden { tops[cell.tag] = cell.frame.minY }
        for view in table.subviews where view.tag < 0 && !view.isHidden { tops[view.tag] = view.frame.minY }
        return tops
    }

    /// 50 points of each row, and 30 of each header.
    private static let first: [Int: CGFloat] = [-1: 0, 1: 30, 2: 80, 3: 130, -2: 180, 11: 210, 12: 260, 13: 310]
    /// The first row went to the third's place.
    private static let within: [Int: CGFloat] = [-1: 0, 2: 30, 3: 80, 1: 130, -2: 180, 11: 210, 12: 260, 13: 310]
    /// The first row went before 12, and 13 before 2.
    private static let down: [Int: CGFloat] = [-1: 0, 2: 30, 3: 80, -2: 130, 11: 160, 1: 210, 12: 260, 13: 310]
    private static let up: [Int: CGFloat] = [-1: 0, 1: 30, 13: 80, 2: 130, 3: 180, -2: 230, 11: 260, 12: 310]

    private func carry(_ finger: Finger, from start: CGFloat, to y: CGFloat, _ clock: TestClock) {
        finger.press(at: CGPoint(x: 100, y: start))
        clock.advance(by: 0.7)
        for step in 1...10 {
            finger.move(to: CGPoint(x: 100, y: start + (y - start) * CGFloat(step) / 10))
            clock.advance(by: 0.05)
        }
        clock.advance(by: 0.5)
    }

    @Test("A gap opens where a row is dragged to, and closes where it was; nothing moves at the drop", arguments: [0, 1, 2])
    func drag(_ which: Int) {
        TestClock.hold { clock in
            #expect(tops == Self.first)
            let (moved, start, y) = [(1, 55.0, 155.0), (1, 55, 285), (13, 335, 105)][which]
            let end = [Self.within, Self.down, Self.up][which]
            let finger = Finger(over: window)
            carry(finger, from: start, to: y, clock)
            #expect(tops == end.filter { $0.key != moved }, "The row itself is not seen in the table.")
            finger.lift()
            #expect(tops.filter { $0.key != moved } == end.filter { $0.key != moved })
            clock.advance(by: 1)
            let rows = [[[2, 3, 1], [11, 12, 13]], [[2, 3], [11, 1, 12, 13]], [[1, 13, 2, 3], [11, 12]]][which]
            #expect(tops == end && board.sections == rows)
        }
    }

    @Test("The gap opens in time") func time() {
        TestClock.hold { clock in
            let finger = Finger(over: window)
            carry(finger, from: 55, to: 60, clock)
            finger.move(to: CGPoint(x: 100, y: 105))
            clock.advance(by: UITableView.movingDuration / 2)
            let second = table.visibleCells.first { $0.tag == 2 }
            let y = (second?.layer.presentation()?.position.y ?? 0) - 25
            #expect(second?.frame.minY == 30 && 30 < y && y < 80)
            finger.cancel()
        }
    }

    @Test("What is copied from the table leaves its row there, and gets a gap") func copy() {
        TestClock.hold { clock in
            board.operation = .copy
            let finger = Finger(over: window)
            carry(finger, from: 55, to: 155, clock)
            #expect(tops == [-1: 0, 1: 30, 2: 80, 3: 180, -2: 230, 11: 260, 12: 310, 13: 360])
            finger.cancel()
            clock.advance(by: 1)
            #expect(tops == Self.first)
        }
    }

    @Test("What leaves the table, is dropped into a row, or is taken by nobody, leaves no gap", arguments: [0, 1, 2])
    func noGap(_ which: Int) {
        TestClock.hold { clock in
            let finger = Finger(over: window)
            if which == 1 { board.intent = .insertIntoDestinationIndexPath }
            board.drops = false
            carry(finger, from: 55, to: 285, clock)
            if which == 0 { finger.move(to: CGPoint(x: 100, y: 480)) }
            if which == 2 { finger.lift() }
            clock.advance(by: 0.5)
            #expect(tops == Self.first)
            finger.cancel()
            clock.advance(by: 1)
            #expect(tops == Self.first)
        }
    }

    @Test("A row that its control moves to another section pushes the header along") func movedByControl() {
        TestClock.hold { clock in
            table.isEditing = true
            window.layoutIfNeeded()
            let finger = Finger(over: window)
            finger.press(at: CGPoint(x: 185, y: 55))
            for step in 1...23 {
                finger.move(to: CGPoint(x: 185, y: 55 + CGFloat(step) * 10))
                clock.advance(frames: 1)
            }
            clock.advance(by: 0.5)
            #expect(tops.filter { $0.key != 1 } == Self.down.filter { $0.key != 1 })
            finger.lift()
            clock.advance(by: 0.5)
            #expect(tops == Self.down && board.sections == [[2, 3], [11, 1, 12, 13]])
        }
    }
}
