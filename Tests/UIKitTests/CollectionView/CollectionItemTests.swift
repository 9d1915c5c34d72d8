import CairnTesting
import Testing

@testable import UIKit

/// Which items have cells, how they change, and layouts of the program's own.
@MainActor
struct CollectionItemTests {
    @Test func onlyItemsInSightHaveCells() {
        let source = ItemSource([10_000])
        let scene = CollectionScene(source: source)
        // Eight lines of five reach down to 470.
        #expect(source.made.count == 40)
        #expect(scene.collection.indexPathsForVisibleItems.map(\.item) == Array(0..<40))
        for step in 1...60 { scene.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 60)) }
        #expect(source.made.count <= 45)
        #expect(source.askedFor.count == 40 + 60 * 5)
        #expect(scene.collection.indexPathsForVisibleItems.map(\.item) == Array(300..<340))
        #expect(scene.collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test func itemsComeGoAndMove() {
        let source = ItemSource([4])
        let scene = CollectionScene(source: source)
        let cells = scene.collection.visibleCells
        source.counts = [4]
        source.askedFor = []
        scene.collection.performBatchUpdates {
            scene.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            scene.collection.insertItems(at: [IndexPath(item: 3, section: 0)])
        }
        #expect(zip(scene.collection.visibleCells, cells.dropFirst()).allSatisfy { $0 === $1 })
        #expect(source.askedFor == [IndexPath(item: 3, section: 0)])
        scene.collection.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
        #expect(scene.collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cells[1])
    }

    @Test func tapsSelectItems() {
        let source = ItemSource([10])
        let scene = CollectionScene(source: source)
        scene.window.makeKeyAndVisible()
        scene.window.tap(at: CGPoint(x: 90, y: 20))
        #expect(scene.collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        scene.window.tap(at: CGPoint(x: 20, y: 20))
        #expect(scene.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        #expect(scene.collection.visibleCells.map(\.isSelected).firstIndex(of: true) == 0)
        scene.collection.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
        #expect(scene.collection.contentOffset.y == 0)
    }

    @Test func scrollingShowsItemsWhereAsked() {
        let scene = CollectionScene(source: ItemSource([1000]))
        let path = IndexPath(item: 500, section: 0)
        scene.collection.scrollToItem(at: path, at: .top, animated: false)
        #expect(scene.collection.contentOffset.y == 6000)
        scene.collection.scrollToItem(at: path, at: .bottom, animated: false)
        #expect(scene.collection.contentOffset.y == 5570)
        scene.collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
        #expect(scene.collection.contentOffset.y == 5785)
    }

    /// A layout of the program's own: items on a diagonal, with a decoration behind them.
    @MainActor
    private final class Diagonal: UICollectionViewLayout {
        var prepared = 0
        private var items: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            super.prepare()
            prepared += 1
            items = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { index in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
                attributes.frame = CGRect(x: index * 30, y: index * 100, width: 30, height: 100)
                attributes.alpha = 0.5
                return attributes
            }
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: CGFloat(items.count) * 30, height: CGFloat(items.count) * 100)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            items.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            items[indexPath.item]
        }
    }

    @Test func layoutsMayBeTheProgramsOwn() {
        let source = ItemSource([20])
        let scene = CollectionScene(source: source)
        let layout = Diagonal()
        scene.collection.setCollectionViewLayout(layout, animated: false)
        #expect(scene.collection.contentSize == CGSize(width: 600, height: 2000))
        #expect(scene.collection.visibleCells.map(\.frame.minY) == [0, 100, 200, 300, 400])
        #expect(scene.collection.visibleCells.allSatisfy { abs($0.alpha - 0.5) < 1e-6 })
        scene.scroll(to: CGPoint(x: 0, y: 300))
        #expect(layout.prepared == 1)
        #expect(scene.collection.visibleCells.count == 5)
    }

    @Test func attributesAreCopied() throws {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "kind", with: IndexPath(item: 1, section: 2))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.zIndex = 7
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy !== attributes)
        #expect(copy.frame == attributes.frame)
        #expect(copy.zIndex == 7)
        #expect(copy.representedElementKind == "kind")
        #expect(copy.representedElementCategory == .supplementaryView)
    }

    @Test func unregisteredIdentifiersEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                _ = collection.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier item - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"))
    }
}
