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

    @Test func aCollectionLosesItsDataSource() async {
        let source = Items([1])
        source.whenAsked = { collection, _ in collection.dataSource = nil }
        let scene = CollectionScene(source: source)
        scene.window.layoutIfNeeded()
        #expect(source.askedFor.count == 1 && scene.collection.visibleCells.isEmpty)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = Items([30])
                source.whenAsked = { collection, _ in collection.dataSource = nil }
                withExtendedLifetime(CollectionScene(source: source)) {}
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("'NSInternalInconsistencyException', reason: 'UICollectionView dataSource is not set'"))
    }
}
