import Testing

@testable import UIKit

/// Items of diffable data sources that users move.
///
/// - Source:
///   developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct
@MainActor
struct ReorderingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let collection: UICollectionView
    private let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in cell.tag = number }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, number in
            collection.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5], toSection: "b")
        source.apply(snapshot, animatingDifferences: false)
        window.addSubview(collection)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// Moves an item to the middle of a place.
    private func move(_ item: Int, _ section: Int, toY y: CGFloat) -> Bool {
        guard collection.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section)) else { return false }
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
        collection.endInteractiveMovement()
        window.layoutIfNeeded()
        return true
    }
    /// The cells by their places.
    private var tags: [Int] { collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.tag) }

    @Test func nothingMovesWithoutHandlers() {
        #expect(!move(0, 0, toY: 125) && tags == [1, 2, 3, 4, 5])
    }

    @Test func aMoveChangesTheSnapshotAndIsTold() {
        var told: [(String, [Int])] = []
        source.reorderingHandlers.canReorderItem = { $0 != 2 }
        source.reorderingHandlers.willReorder = { told.append(("will", $0.initialSnapshot.itemIdentifiers)) }
        source.reorderingHandlers.didReorder = { transaction in
            told.append(("did", transaction.finalSnapshot.itemIdentifiers))
            #expect([1, 2, 3, 4, 5].applying(transaction.difference) == [2, 3, 1, 4, 5])
            #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
            #expect(transaction.sectionTransactions.first?.finalSnapshot.items == [2, 3, 1])
            source.apply(transaction.finalSnapshot, animatingDifferences: false)
        }
        #expect(move(0, 0, toY: 125) && tags == [2, 3, 1, 4, 5])
        #expect(told.map(\.0) == ["will", "did"] && told.map(\.1) == [[1, 2, 3, 4, 5], [2, 3, 1, 4, 5]])
        #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4, 5])
        #expect(!move(0, 0, toY: 125) && tags == [2, 3, 1, 4, 5])
    }

    @Test func itemsGoToOtherSections() {
        source.reorderingHandlers.canReorderItem = { _ in true }
        #expect(move(0, 0, toY: 175))
        #expect(source.snapshot().numberOfItems(inSection: "a") == 2 && tags == source.snapshot().itemIdentifiers)
        #expect(source.snapshot().sectionIdentifier(containingItem: 1) == "b")
    }
}
