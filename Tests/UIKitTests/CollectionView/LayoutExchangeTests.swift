import CairnTesting
import Testing

@testable import UIKit

/// Layouts of a collection that a gesture exchanges.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionview/startinteractivetransition(to:completion:)
@MainActor
struct LayoutExchangeTests {
    private func layout(_ side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    /// Items of 100 points become items of 160, two in a row instead of three.
    private func exchange(
        _ source: ItemSource,
        _ body: (TestClock, CollectionScene, UICollectionViewTransitionLayout, UICollectionViewFlowLayout) -> Void
    ) -> [String] {
        var ends: [String] = []
        TestClock.hold { clock in
            let scene = CollectionScene(source: source) {
                $0.itemSize = CGSize(width: 100, height: 100)
                $0.minimumLineSpacing = 0
            }
            scene.window.isHidden = false
            let next = layout(160)
            let between = scene.collection.startInteractiveTransition(to: next) { ends.append("\($0) \($1)") }
            #expect(scene.collection.collectionViewLayout === between)
            body(clock, scene, between, next)
        }
        return ends
    }

    private func third(_ scene: CollectionScene) -> CGRect {
        scene.window.layoutIfNeeded()
        return scene.collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame ?? .null
    }

    @Test func cellsStandBetweenBothLayouts() {
        let ends = exchange(ItemSource([8])) { clock, scene, between, next in
            for (progress, frame) in [
                (0, CGRect(x: 220, y: 0, width: 100, height: 100)), (0.25, CGRect(x: 165, y: 40, width: 115, height: 115)),
                (0.5, CGRect(x: 110, y: 80, width: 130, height: 130)), (0.75, CGRect(x: 55, y: 120, width: 145, height: 145)),
                (1, CGRect(x: 0, y: 160, width: 160, height: 160)),
            ] {
                between.transitionProgress = progress
                #expect(third(scene) == frame)
            }
            #expect(scene.collection.contentSize.height == 640)
        }
        #expect(ends == [])
    }

    @Test func finishingUsesTheNewLayout() {
        let ends = exchange(ItemSource([8])) { clock, scene, between, next in
            between.transitionProgress = 0.5
            #expect(third(scene).width == 130)
            scene.collection.finishInteractiveTransition()
            let cell = scene.collection.cellForItem(at: IndexPath(item: 2, section: 0))
            #expect(cell?.layer.presentation()?.bounds.width == 130)
            clock.advance(by: 1)
            #expect(
                scene.collection.collectionViewLayout === next && cell?.frame == CGRect(x: 0, y: 160, width: 160, height: 160))
            #expect(between.currentLayout.collectionView == nil && next.collectionView === scene.collection)
        }
        #expect(ends == ["true true"])
    }

    @Test func cancellingGoesBackToTheOldOne() {
        let ends = exchange(ItemSource([8])) { clock, scene, between, next in
            between.transitionProgress = 0.5
            scene.window.layoutIfNeeded()
            scene.collection.cancelInteractiveTransition()
            clock.advance(by: 1)
            #expect(scene.collection.collectionViewLayout === scene.layout && next.collectionView == nil)
            #expect(third(scene) == CGRect(x: 220, y: 0, width: 100, height: 100))
            scene.collection.finishInteractiveTransition()
            #expect(scene.collection.collectionViewLayout === scene.layout)
        }
        #expect(ends == ["true false"])
    }

    @Test func newItemsAreFoundOnTheWay() {
        let source = ItemSource([3])
        _ = exchange(source) { clock, scene, between, next in
            source.counts = [5]
            scene.collection.reloadData()
            between.transitionProgress = 0.5
            scene.window.layoutIfNeeded()
            #expect(scene.collection.visibleCells.count == 5)
        }
    }
}
