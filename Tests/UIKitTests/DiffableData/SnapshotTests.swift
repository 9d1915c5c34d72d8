import Testing

@testable import UIKit

/// Snapshots, and data sources that show them.
@MainActor
struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func contents(_ snapshot: Snapshot) -> [[Int]] {
        snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    }

    @Test func itemsAreAddedTakenAwayAndMoved() {
        var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 4)
        snapshot.deleteItems([3])
        snapshot.moveItem(1, afterItem: 12)
        #expect(contents(snapshot) == [[10, 11, 2], [4, 12, 1]])
        #expect(snapshot.numberOfItems == 6)
        #expect(snapshot.indexOfItem(4) == 3)
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
        snapshot.insertSections(["c"], beforeSection: "b")
        snapshot.appendItems([20], toSection: "a")
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [10, 11, 2, 20])
        #expect(snapshot.indexOfItem(4) == nil)
    }

    @Test func callsReturnWhenTheSnapshotIsShown() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        await rows.apply(snapshot([("a", [1, 2])]))
        #expect(table.numberOfRows(inSection: 0) == 2)
        await rows.applySnapshotUsingReloadData(snapshot([("a", [1])]))
        #expect(table.numberOfRows(inSection: 0) == 1)
        let view = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
        await items.apply(snapshot([("a", []), ("b", [])]), animatingDifferences: false)
        #expect(view.numberOfSections == 2)
        await items.applySnapshotUsingReloadData(snapshot([("a", [])]))
        #expect(view.numberOfSections == 1)
        await items.apply(NSDiffableDataSourceSectionSnapshot<Int>(), to: "c", animatingDifferences: false)
        #expect(items.snapshot().sectionIdentifiers == ["a", "c"])
    }

    @Test func tablesShowWhatDiffers() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        let table = UITableView(frame: window.bounds)
        table.rowHeight = 50
        window.addSubview(table)
        var made: [Int] = []
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            made.append(item)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        func texts() -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
        window.layoutIfNeeded()
        #expect(texts() == ["1", "2", "3", "4", "5"])
        let third = table.cellForRow(at: IndexPath(row: 2, section: 0))
        made = []
        source.apply(snapshot([("b", [5, 3]), ("a", [2, 7])]))
        #expect(texts() == ["5", "3", "2", "7"])
        #expect(made == [7])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === third)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 7)
        #expect(source.indexPath(for: 2) == IndexPath(row: 0, section: 1))
        var reloaded = source.snapshot()
        reloaded.reloadItems([3])
        made = []
        source.apply(reloaded)
        #expect(made == [3])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) !== third)
    }

    @Test func collectionsShowWhatDiffers() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        window.addSubview(collection)
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, item in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            cell.tag = item
            return cell
        }
        source.apply(snapshot([("a", Array(1...7))]))
        window.layoutIfNeeded()
        let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        source.apply(snapshot([("a", [7, 6, 1, 9])]))
        #expect(collection.visibleCells.map(\.tag) == [7, 6, 1, 9])
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === first)
    }

    @Test func itemsMustDiffer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["a"])
                snapshot.appendItems([1, 1])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Supplied item identifiers are not unique."))
    }
}
