import Testing
import UIKit

/// A data source of differences whose subclass gives an index beside the rows.
@MainActor
@Suite struct IndexTitleTests {
    private final class Source: UITableViewDiffableDataSource<String, Int> {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { snapshot().sectionIdentifiers }
    }

    @Test func aSubclassGivesTheTitlesOfTheIndex() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let source = Source(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        source.apply(snapshot, animatingDifferences: false)
        #expect(source.sectionIndexTitles(for: table) == ["A", "B"])
        #expect(source.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 1)
        let plain = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        #expect(plain.sectionIndexTitles(for: table) == nil)
    }

    private final class ItemSource: UICollectionViewDiffableDataSource<Int, String> {
        override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["x"] }
    }

    @Test func aSubclassGivesTheTitlesBesideItems() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source: any UICollectionViewDataSource = ItemSource(collectionView: collection) { _, _, _ in nil }
        #expect(source.indexTitles(for: collection) == ["x"])
        let plain = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in nil }
        #expect(plain.indexTitles(for: collection) == nil)
        #expect(plain.collectionView(collection, indexPathForIndexTitle: "x", at: 0) == IndexPath(item: 0, section: 0))
    }
}
