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
}
