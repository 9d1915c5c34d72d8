import Testing

@testable import UIKit

/// Tables and collections whose data changes while they ask for cells.
@MainActor
struct ReloadWhileAskedTests {
    private final class Rows: RowSource {
        var whenAsked: ((UITableView, IndexPath) -> Void)?

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            whenAsked?(tableView, indexPath)
            return cell
        }
    }

    private final class Items: ItemSource {
        var whenAsked: ((UICollectionView, IndexPath) -> Void)?

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            whenAsked?(collectionView, indexPath)
            return cell
        }
    }

    /// Heights that are stated ask for cells when they are placed, others when they are measured.
    @Test(arguments: [50, UITableView.automaticDimension])
    func aTableLosesItsDataSource(_ height: CGFloat) {
        let source = Rows([30])
        source.whenAsked = { table, path in if path.row == 3 { table.dataSource = nil } }
        let scene = TableScene(source: source) { $0.rowHeight = height }
        #expect(source.cellsAskedFor.map(\.row) == [0, 1, 2, 3])
        scene.window.layoutIfNeeded()
        #expect(scene.table.visibleCells.isEmpty && scene.table.numberOfRows(inSection: 0) == 0)
        #expect(scene.table.subviews.allSatisfy { !($0 is UITableViewCell) || $0.isHidden })
        source.whenAsked = nil
        scene.table.dataSource = source
        scene.window.layoutIfNeeded()
        #expect(scene.visibleRows.first == 0 && scene.table.visibleCells.count >= 12)
    }

    @Test(arguments: [1, 30])
    func aCollectionLosesItsDataSource(_ count: Int) {
        let source = Items([count])
        source.whenAsked = { collection, _ in collection.dataSource = nil }
        let scene = CollectionScene(source: source)
        scene.window.layoutIfNeeded()
        #expect(source.askedFor.count == 1 && scene.collection.visibleCells.isEmpty)
        #expect(scene.collection.subviews.allSatisfy { !($0 is UICollectionViewCell) || $0.isHidden })
    }

    /// Rows that are asked for after a reload exist; views of sections are asked for as well, so that those that went
    /// are found.
    @Test(arguments: [50, UITableView.automaticDimension], [[0], [2], [], [1, 1]])
    func aTableIsReloadedWithFewerRows(_ height: CGFloat, _ fewer: [Int]) {
        let source = Rows([4, 4, 30])
        source.whenAsked = { [unowned source] table, path in
            guard path == IndexPath(row: 1, section: 1) else { return }
            source.whenAsked = { [unowned source] _, path in
                #expect(path.section < source.counts.count && path.row < source.counts[path.section])
            }
            source.counts = fewer
            table.reloadData()
        }
        let scene = TableScene(source: source) {
            $0.rowHeight = height
            $0.sectionHeaderHeight = 20
            $0.sectionFooterHeight = 10
        }
        scene.window.layoutIfNeeded()
        #expect(scene.table.numberOfSections == fewer.count)
        #expect(scene.table.visibleCells.count == fewer.reduce(0, +))
        #expect(scene.table.subviews.count { $0 is UITableViewCell && !$0.isHidden } == fewer.reduce(0, +))
    }

    @Test(arguments: [[0], [2], [], [1, 1]])
    func aCollectionIsReloadedWithFewerItems(_ fewer: [Int]) {
        let source = Items([4, 4, 30])
        source.whenAsked = { [unowned source] collection, path in
            guard path == IndexPath(item: 1, section: 1) else { return }
            source.whenAsked = { [unowned source] _, path in
                #expect(path.section < source.counts.count && path.item < source.counts[path.section])
            }
            source.counts = fewer
            collection.reloadData()
        }
        let scene = CollectionScene(source: source)
        scene.window.layoutIfNeeded()
        #expect(scene.collection.visibleCells.count == fewer.reduce(0, +))
        #expect(scene.collection.subviews.count { $0 is UICollectionViewCell && !$0.isHidden } == fewer.reduce(0, +))
    }
}
