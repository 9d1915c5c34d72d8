import SeededRandom
import UIKit

/// A table whose changes are each reported to it by a method of its own.
class AttackedTable: NSObject, AttackedList, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var model: ListModel

    init(_ model: ListModel, in window: UIWindow) {
        self.model = model
        super.init()
        table.rowHeight = 40
        table.dataSource = self
        window.addSubview(table)
    }

    var view: UIScrollView { table }
    var counts: [Int] { (0..<table.numberOfSections).map(table.numberOfRows) }
    var shown: [(path: IndexPath, item: Int?)] {
        (table.indexPathsForVisibleRows ?? []).map { ($0, table.cellForRow(at: $0)?.tag) }
    }

    func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.tag = model.item(at: indexPath)
        cell.textLabel?.text = "\(cell.tag)"
        return cell
    }

    func change(_ random: inout SplitMix) -> String {
        switch random.below(8) {
        case 0:
            model.shuffle(&random)
            table.reloadData()
            return "reload data"
        case 1:
            table.reloadRows(at: model.paths(&random), with: .automatic)
            return "reload rows"
        case 2:
            guard let (from, to) = model.move(&random) else { return "nothing to move" }
            table.moveRow(at: from, to: to)
            return "move a row"
        case 3:
            table.insertSections([model.insertSection(&random)], with: .automatic)
            return "insert a section"
        case 4:
            guard let section = model.deleteSection(&random) else { return "no section to delete" }
            table.deleteSections([section], with: .automatic)
            return "delete a section"
        case 5:
            let (from, to) = model.moveSection(&random)
            table.moveSection(from, toSection: to)
            return "move a section"
        default:
            let (deleted, inserted) = model.deleteAndInsert(&random)
            table.performBatchUpdates { [table] in
                table.insertRows(at: inserted, with: .automatic)
                table.deleteRows(at: deleted, with: .automatic)
            }
            return "delete and insert rows"
        }
    }
}

/// A collection view whose changes are each reported to it by a method of its own.
final class AttackedCollection: NSObject, AttackedList, UICollectionViewDataSource {
    let collection: UICollectionView
    private(set) var model: ListModel

    init(_ model: ListModel, in window: UIWindow) {
        self.model = model
        collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        window.addSubview(collection)
    }

    var view: UIScrollView { collection }
    var counts: [Int] { (0..<collection.numberOfSections).map(collection.numberOfItems) }
    var shown: [(path: IndexPath, item: Int?)] {
        collection.indexPathsForVisibleItems.map { ($0, collection.cellForItem(at: $0)?.tag) }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = model.item(at: indexPath)
        return cell
    }

    func change(_ random: inout SplitMix) -> String {
        switch random.below(8) {
        case 0:
            model.shuffle(&random)
            collection.reloadData()
            return "reload data"
        case 1:
            collection.reloadItems(at: model.paths(&random))
            return "reload items"
        case 2:
            guard let (from, to) = model.move(&random) else { return "nothing to move" }
            collection.moveItem(at: from, to: to)
            return "move an item"
        case 3:
            collection.insertSections([model.insertSection(&random)])
            return "insert a section"
        case 4:
            guard let section = model.deleteSection(&random) else { return "no section to delete" }
            collection.deleteSections([section])
            return "delete a section"
        case 5:
            let (from, to) = model.moveSection(&random)
            collection.moveSection(from, toSection: to)
            return "move a section"
        default:
            let (deleted, inserted) = model.deleteAndInsert(&random)
            collection.performBatchUpdates { [collection] in
                collection.insertItems(at: inserted)
                collection.deleteItems(at: deleted)
            }
            return "delete and insert items"
        }
    }
}

/// A snapshot of a model: sections have the numbers of their first items, so that they move too.
extension ListModel {
    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (index, items) in sections.enumerated() {
            snapshot.appendSections([items.first ?? -1 - index])
            snapshot.appendItems(items)
        }
        return snapshot
    }
}

/// A table with a diffable data source.
final class DiffableTable: AttackedList {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let source: UITableViewDiffableDataSource<Int, Int>
    private(set) var model: ListModel

    init(_ model: ListModel, in window: UIWindow) {
        self.model = model
        table.rowHeight = 40
        source = UITableViewDiffableDataSource(tableView: table) { table, _, item in
            let cell =
                table.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.tag = item
            return cell
        }
        window.addSubview(table)
        source.apply(model.snapshot, animatingDifferences: false)
    }

    var view: UIScrollView { table }
    var counts: [Int] { (0..<table.numberOfSections).map(table.numberOfRows) }
    var shown: [(path: IndexPath, item: Int?)] {
        (table.indexPathsForVisibleRows ?? []).map { ($0, table.cellForRow(at: $0)?.tag) }
    }

    func change(_ random: inout SplitMix) -> String {
        model.shuffle(&random)
        var snapshot = model.snapshot
        if random.flip() { snapshot.reloadItems(model.paths(&random).map(model.item)) }
        source.apply(snapshot, animatingDifferences: random.flip())
        return "apply a snapshot"
    }
}

/// A collection with a diffable data source.
final class DiffableCollection: AttackedList {
    private let collection: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    private(set) var model: ListModel

    init(_ model: ListModel, in window: UIWindow) {
        self.model = model
        collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            cell.tag = item
            return cell
        }
        window.addSubview(collection)
        source.apply(model.snapshot, animatingDifferences: false)
    }

    var view: UIScrollView { collection }
    var counts: [Int] { (0..<collection.numberOfSections).map(collection.numberOfItems) }
    var shown: [(path: IndexPath, item: Int?)] {
        collection.indexPathsForVisibleItems.map { ($0, collection.cellForItem(at: $0)?.tag) }
    }

    func change(_ random: inout SplitMix) -> String {
        model.shuffle(&random)
        var snapshot = model.snapshot
        if random.flip() { snapshot.reloadItems(model.paths(&random).map(model.item)) }
        source.apply(snapshot, animatingDifferences: random.flip())
        return "apply a snapshot"
    }
}
