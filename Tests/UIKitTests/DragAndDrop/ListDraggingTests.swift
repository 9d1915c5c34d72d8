import CairnTesting
import Testing

@testable import UIKit

/// Rows and items that fingers carry within a list and from one list to another.
@MainActor
@Suite(.serialized) struct ListDraggingTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
        var names = ["tea", "milk", "sugar", "salt"]
        var told: [String] = []
        var proposed: [IndexPath?] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            guard names[indexPath.row] != "salt" else { return [] }
            return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
        }
        func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
            told.append("drag parameters \(indexPath.row)")
            return nil
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            told.append("begin \(tableView.hasActiveDrag)")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            told.append("drag end \(tableView.hasActiveDrag)")
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            told.append("enter \(tableView.hasActiveDrop)")
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            proposed.append(destinationIndexPath)
            return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
            told.append("exit \(tableView.hasActiveDrop)")
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { told.append("drop end") }
        func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
            told.append("drop parameters \(indexPath.row)")
            return nil
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let item = coordinator.items.first, let source = item.sourceIndexPath,
                let target = coordinator.destinationIndexPath
            else { return }
            told.append(
                "drop \(source.row) at \(target.row), \(coordinator.proposal.intent), \(Int(item.previewSize.height)) high")
            names.insert(names.remove(at: source.row), at: target.row)
            tableView.performBatchUpdates {
                tableView.deleteRows(at: [source], with: .none)
                tableView.insertRows(at: [target], with: .none)
            }
            coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [weak self] _ in self?.told.append("landed") }
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        var names: [String] = []
        var told: [String] = []
        var loaded: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))] }
        func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
        {
            false
        }
        func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
            session.hasItemsConforming(toTypeIdentifiers: ["public.plain-text"])
        }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
        {
            let place = coordinator.destinationIndexPath ?? IndexPath(item: names.count, section: 0)
            told.append("\(coordinator.session.items.count) at \(place.item), \(coordinator.proposal.operation)")
            told.append("from \(coordinator.items.map { $0.sourceIndexPath?.item ?? -1 })")
            names.insert("new", at: place.item)
            collectionView.insertItems(at: [place])
            for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: place) }
            coordinator.session.loadObjects(ofClass: String.self) { [weak self] in self?.loaded = $0 }
        }
    }

    private let window = visibleWindow()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    private let collection: UICollectionView
    private let rows = Rows()
    private let items = Items()

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        collection = UICollectionView(frame: CGRect(x: 0, y: 240, width: 320, height: 200), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = rows
        collection.dataSource = items
        table.dragDelegate = rows
        window.addSubview(table)
        window.addSubview(collection)
        window.layoutIfNeeded()
    }

    private func lift(_ point: CGPoint, _ clock: TestClock) -> Finger {
        let finger = Finger(over: window)
        finger.press(at: point)
        clock.advance(by: 0.6)
        return finger
    }

    @Test("A row is carried to another place of its table, which moves it there") func reorders() {
        table.dropDelegate = rows
        TestClock.hold { clock in
            let finger = lift(CGPoint(x: 30, y: 20), clock)
            finger.move(to: CGPoint(x: 30, y: 60))
            #expect(rows.told == ["drag parameters 0", "begin true", "enter true"])
            finger.move(to: CGPoint(x: 30, y: 110))
            #expect(rows.proposed == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
            #expect(table.contentOffset.y == 0)
            rows.told = []
            finger.lift()
            clock.advance(by: 1)
            #expect(rows.names == ["milk", "sugar", "tea", "salt"])
            #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "tea")
            #expect(rows.told.first == "drop 0 at 2, insertAtDestinationIndexPath, 44 high")
            #expect(rows.told.contains("drop parameters 2") && rows.told.contains("landed"))
            #expect(rows.told.suffix(2) == ["drop end", "drag end false"])
            #expect(window.subviews == [table, collection])
        }
    }

    @Test("A row is carried into a collection, which loads what it offers") func carriesAcross() async {
        collection.dropDelegate = items
        TestClock.hold { clock in
            let finger = lift(CGPoint(x: 30, y: 60), clock)
            finger.move(to: CGPoint(x: 30, y: 300))
            #expect(collection.hasActiveDrop && table.hasActiveDrag && !collection.hasActiveDrag)
            finger.lift()
            clock.advance(by: 1)
            #expect(items.told == ["1 at 0, move", "from [-1]"])
            #expect(collection.numberOfItems(inSection: 0) == 1 && !collection.hasActiveDrop && !table.hasActiveDrag)
        }
        for _ in 0..<100 where items.loaded.isEmpty { await Task.yield() }
        #expect(items.loaded == ["milk"])
    }

    @Test("Rows without items stay, and a table that is told not to be dragged from is not") func staysPut() {
        TestClock.hold { clock in
            lift(CGPoint(x: 30, y: 150), clock).lift()
            #expect(rows.told.isEmpty && !table.hasActiveDrag)
            table.dragInteractionEnabled = false
            let finger = lift(CGPoint(x: 30, y: 20), clock)
            finger.move(to: CGPoint(x: 30, y: 60))
            #expect(rows.told.isEmpty && !table.hasActiveDrag)
            finger.lift()
        }
    }

    @Test("A collection's item that may not be moved goes back from a table that would move it") func mayNotMove() {
        items.names = ["rice"]
        collection.reloadData()
        collection.dragDelegate = items
        table.dropDelegate = rows
        window.layoutIfNeeded()
        TestClock.hold { clock in
            let finger = lift(CGPoint(x: 30, y: 270), clock)
            finger.move(to: CGPoint(x: 30, y: 60))
            #expect(collection.hasActiveDrag && rows.told == ["enter true"])
            finger.lift()
            clock.advance(by: 1)
            #expect(rows.told == ["enter true", "drop end"] && rows.names.count == 4)
        }
    }

    @Test func withoutDelegatesThereAreNoInteractions() {
        let count = table.interactions.count
        table.dropDelegate = rows
        #expect(table.interactions.count == count + 1)
        (table.dropDelegate, table.dragDelegate) = (nil, nil)
        #expect(table.interactions.count == count - 1)
    }

    @Test func proposalsAreCopiedWithTheirIntent() throws {
        let proposal = UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
        let copy = try #require(proposal.copy() as? UITableViewDropProposal)
        #expect(copy !== proposal && copy.operation == .move && copy.intent == .insertIntoDestinationIndexPath)
        #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
    }
}
