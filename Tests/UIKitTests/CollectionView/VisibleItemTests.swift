import Testing

@testable import UIKit

/// Which items a collection view tells and shows.
///
/// - Source: behaviour that the tests of three public libraries count on.
@MainActor
struct VisibleItemTests {
    @Test("Asking for visible items neither lays out nor makes cells") func asking() {
        let source = ItemSource([3])
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(SizedCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.reloadData()
        #expect(collection.indexPathsForVisibleItems.isEmpty && collection.visibleCells.isEmpty)
        #expect(collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
        #expect(source.askedFor.isEmpty)
        collection.layoutIfNeeded()
        #expect(collection.indexPathsForVisibleItems.count == 3 && source.askedFor.count == 3)
    }

    /// A row of cells whose widths are those that the cells prefer, once they were asked.
    private final class Row: UICollectionViewLayout {
        var start: CGFloat = 0
        private var widths: [Int: CGFloat] = [:]

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            func width(_ item: Int) -> CGFloat { widths[item] ?? start }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: (0..<path.item).map(width).reduce(0, +), y: 0, width: width(path.item), height: 50)
            return attributes
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
            defer { widths[original.indexPath.item] = preferred.frame.width }
            return widths[original.indexPath.item] != preferred.frame.width
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50) }
    }

    private final class Wide: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            attributes.frame.size.width = 50
            return attributes
        }
    }

    @Test(
        "A layout's cells are made and asked for their size, also where they begin without a width",
        arguments: [20, 0] as [CGFloat])
    func cellsOfOwnLayout(start: CGFloat) {
        let (layout, source) = (Row(), ItemSource([3]))
        layout.start = start
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 50), collectionViewLayout: layout)
        collection.register(Wide.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.frame.minX).sorted() == [0, 50, 100])
    }

    @Test("A flow layout has attributes for a header without a height, but shows no view for it") func emptyHeader() throws {
        let scene = CollectionScene(source: ItemSource([3]))
        let kind = UICollectionView.elementKindSectionHeader
        let attributes = try #require(
            scene.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0)))
        #expect(attributes.frame == CGRect(x: 0, y: 0, width: 320, height: 0))
        #expect(scene.collection.visibleSupplementaryViews(ofKind: kind).isEmpty)
    }
}
