import Testing

@testable import UIKit

/// Where a flow layout puts items, headers and footers.
@MainActor
struct FlowLayoutTests {
    @Test func defaultsAreApples() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.scrollDirection == .vertical)
        #expect(layout.sectionInset == .zero)
    }

    /// Five items of 50 points and four gaps of at least 10 fit into 320: what is left over goes into the gaps.
    @Test func linesShareWhatIsLeftOver() {
        let scene = CollectionScene(source: ItemSource([7]))
        #expect(scene.frames().prefix(5).map(\.minX) == [0, 67.5, 135, 202.5, 270])
        #expect(scene.frames().suffix(2).map(\.minX) == [0, 67.5])
        #expect(scene.frames().map(\.minY) == [0, 0, 0, 0, 0, 60, 60])
        #expect(scene.collection.contentSize == CGSize(width: 320, height: 110))
    }

    @Test func sectionsHaveInsetsHeadersAndFooters() {
        let scene = CollectionScene(source: ItemSource([2, 1])) {
            $0.itemSize = CGSize(width: 100, height: 40)
            $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 10)
            $0.headerReferenceSize = CGSize(width: 1, height: 30)
            $0.footerReferenceSize = CGSize(width: 1, height: 25)
        }
        #expect(scene.frames(0) == [CGRect(x: 20, y: 35, width: 100, height: 40), CGRect(x: 210, y: 35, width: 100, height: 40)])
        #expect(scene.frames(1) == [CGRect(x: 20, y: 150, width: 100, height: 40)])
        let header = scene.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.frame == CGRect(x: 0, y: 115, width: 320, height: 30))
        let footers = scene.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
        #expect(footers.map(\.frame.minY) == [90, 205])
        #expect(scene.collection.contentSize == CGSize(width: 320, height: 230))
    }

    @Test func itemsOfALineStandInItsMiddle() {
        let source = ItemSource([3])
        source.size = {
            [CGSize(width: 100, height: 20), CGSize(width: 150, height: 60), CGSize(width: 200, height: 30)][$0.item]
        }
        let scene = CollectionScene(source: source)
        #expect(
            scene.frames() == [
                CGRect(x: 0, y: 20, width: 100, height: 20), CGRect(x: 170, y: 0, width: 150, height: 60),
                CGRect(x: 0, y: 70, width: 200, height: 30),
            ])
    }

    @Test func horizontalLayoutsFillColumns() {
        let scene = CollectionScene(320, 170, source: ItemSource([5])) {
            $0.scrollDirection = .horizontal
            $0.headerReferenceSize = CGSize(width: 40, height: 1)
        }
        #expect(scene.frames().map(\.minY) == [0, 60, 120, 0, 60])
        #expect(scene.frames().map(\.minX) == [40, 40, 40, 100, 100])
        #expect(scene.collection.contentSize == CGSize(width: 150, height: 170))
        let header = scene.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(header.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 170)])
    }

    /// A layout that sets its sizes in `prepare()`, as programs do.
    private final class PreparingLayout: UICollectionViewFlowLayout {
        var measured: [CGFloat] = []

        override func prepare() {
            super.prepare()
            estimatedItemSize = CGSize(width: 200, height: 44)
            minimumLineSpacing = 6
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            measured.append(originalAttributes.size.width)
            return super.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        }
    }

    @Test func estimatesOfASubclassCountBeforeCellsAreMeasured() {
        let source = ItemSource([2])
        source.size = { _ in CGSize(width: 180, height: 30) }
        let (scene, layout) = (CollectionScene(source: source), PreparingLayout())
        scene.collection.setCollectionViewLayout(layout, animated: false)
        scene.window.layoutIfNeeded()
        #expect(layout.measured.first == 200 && !layout.measured.contains(50))
        #expect(scene.frames().map(\.width) == [180, 180] && scene.frames().map(\.minY) == [0, 36])
    }

    @Test func estimatedItemsAreMeasuredWhenTheyShow() {
        let source = ItemSource([200])
        source.size = { CGSize(width: 40 + CGFloat($0.item % 3) * 20, height: 0) }
        let scene = CollectionScene(source: source) { $0.estimatedItemSize = CGSize(width: 50, height: 50) }
        let first = scene.frames().prefix(5)
        #expect(first.map(\.width) == [40, 60, 80, 40, 60])
        #expect(first.map(\.height) == [30, 30, 30, 30, 30])
        // Items beyond what shows keep their estimates.
        #expect(scene.frames().last?.size == CGSize(width: 50, height: 50))
        #expect(source.made.count < 100)
    }

    @Test func headersStayInSightWhenTheyArePinned() {
        let scene = CollectionScene(source: ItemSource([40, 40])) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        func header(_ section: Int) -> CGRect? {
            scene.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
        }
        scene.scroll(to: CGPoint(x: 0, y: 100))
        #expect(header(0)?.minY == 100)
        // The section is 30 + 8 * 50 + 7 * 10 points high.
        scene.scroll(to: CGPoint(x: 0, y: 490))
        #expect(header(0)?.minY == 470)
        #expect(header(1)?.minY == 500)
    }

    @Test func turningFillsLinesAnew() {
        let scene = CollectionScene(source: ItemSource([7]))
        scene.collection.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        scene.window.layoutIfNeeded()
        #expect(scene.frames().map(\.minY) == Array(repeating: 0, count: 7))
        #expect(scene.collection.visibleCells.map(\.frame.minX) == scene.frames().map(\.minX))
    }
}
