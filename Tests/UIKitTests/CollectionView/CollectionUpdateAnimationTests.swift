import CairnTesting
import Testing

@testable import UIKit

/// Changes of items take time while a test holds the clock: at half of it, everything is half way, since the curve is
/// symmetric.
@MainActor
@Suite(.serialized)
struct CollectionUpdateAnimationTests {
    /// Says where items come from and go to.
    private final class OwnLayout: UICollectionViewFlowLayout {
        var log: [String] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { log.append("prepare") }
        override func finalizeCollectionViewUpdates() { log.append("finalize") }
        override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(path.item)")
            let attributes = layoutAttributesForItem(at: path)
            attributes?.frame.origin.x += 300
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            log.append("final \(path.item)")
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            (attributes.frame, attributes.alpha) = (CGRect(x: 0, y: 400, width: 100, height: 100), 0)
            return attributes
        }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("initial header \(elementIndexPath.section)")
            return nil
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("final header \(elementIndexPath.section)")
            return nil
        }
    }

    /// Draws a frame around each section, which comes from the left and goes there.
    private final class FramedLayout: UICollectionViewFlowLayout {
        final class Frame: UICollectionReusableView {}
        var log: [String] = []

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let frames = (0..<(collectionView?.numberOfSections ?? 0)).compactMap {
                layoutAttributesForDecorationView(ofKind: "frame", at: IndexPath(item: 0, section: $0))
            }
            return (super.layoutAttributesForElements(in: rect) ?? []) + frames.filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: 100 * CGFloat(indexPath.section), width: 320, height: 100)
            return attributes
        }
        override func initialLayoutAttributesForAppearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { aside("initial", elementKind, decorationIndexPath) }
        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { aside("final", elementKind, decorationIndexPath) }

        private func aside(_ call: String, _ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
            log.append("\(call) \(kind) \(path.section)")
            let attributes = layoutAttributesForDecorationView(ofKind: kind, at: path)
            attributes?.frame.origin.x = -320
            return attributes
        }
    }

    @Test func decorationsComeAndGoAsTheLayoutSays() throws {
        try TestClock.hold { clock in
            let layout = FramedLayout()
            layout.register(FramedLayout.Frame.self, forDecorationViewOfKind: "frame")
            let scene = scene([1], layout)
            var frames: [UIView] { scene.collection.subviews.filter { $0 is FramedLayout.Frame && !$0.isHidden } }
            #expect(frames.count == 1 && layout.log.isEmpty)
            scene.source.counts = [1, 1]
            scene.collection.insertSections([1])
            scene.window.layoutIfNeeded()
            #expect(layout.log == ["initial frame 1"])
            let added = try #require(frames.first { $0.frame.minY == 100 })
            #expect(shown(added).frame.minX == -320 && added.frame.minX == 0)
            clock.advance(by: 1)
            #expect(shown(added).frame.minX == 0)
            scene.source.counts = [1]
            scene.collection.deleteSections([1])
            scene.window.layoutIfNeeded()
            #expect(layout.log == ["initial frame 1", "final frame 1"])
            #expect(shown(added).frame.minX == 0 && added.frame.minX == -320)
            clock.advance(by: 1)
            #expect(frames.count == 1)
        }
    }

    private func scene(_ counts: [Int], _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> CollectionScene {
        let scene = CollectionScene(source: ItemSource(counts))
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        scene.source.size = { _ in CGSize(width: 320, height: 100) }
        scene.collection.setCollectionViewLayout(layout, animated: false)
        scene.window.isHidden = false
        scene.window.layoutIfNeeded()
        return scene
    }

    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    @Test func itemsMoveToTheirPlacesInTime() throws {
        try TestClock.hold { clock in
            let scene = scene([3])
            let second = try #require(scene.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
            var ends: [Bool] = []
            scene.source.counts = [4]
            scene.collection.performBatchUpdates {
                scene.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
            } completion: {
                ends.append($0)
            }
            let new = try #require(scene.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
            #expect(second.frame.minY == 200 && new.frame.minY == 100 && new.alpha == 1)
            #expect(shown(second).frame.minY == 100 && shown(new).opacity == 0)
            clock.advance(by: 0.15)
            #expect(abs(shown(second).frame.minY - 150) < 0.5 && abs(shown(new).opacity - 0.5) < 0.01 && ends.isEmpty)
            clock.advance(by: 0.2)
            #expect(shown(second).frame.minY == 200 && shown(new).opacity == 1 && ends == [true])
        }
    }

    @Test func deletedItemsFadeAndAreUsedAgainAfterwards() throws {
        try TestClock.hold { clock in
            let scene = scene([3])
            let first = try #require(scene.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
            scene.source.counts = [2]
            scene.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            clock.advance(by: 0.15)
            #expect(abs(shown(first).opacity - 0.5) < 0.01 && !first.isHidden)
            clock.advance(by: 0.2)
            #expect(first.isHidden)
            scene.source.counts = [3]
            scene.collection.insertItems(at: [IndexPath(item: 2, section: 0)])
            clock.advance(by: 1)
            #expect(scene.collection.cellForItem(at: IndexPath(item: 2, section: 0)) === first && first.alpha == 1)
            #expect(!first.isHidden)
        }
    }

    @Test func theLayoutSaysWhereItemsComeFromAndGo() throws {
        try TestClock.hold { clock in
            let layout = OwnLayout()
            let scene = scene([3], layout)
            let third = try #require(scene.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
            scene.collection.performBatchUpdates {
                scene.source.counts = [3]
                scene.collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
                scene.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
            #expect(layout.log == ["prepare", "initial 0", "final 2", "finalize"])
            let new = try #require(scene.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
            clock.advance(by: 0.15)
            #expect(abs(shown(new).frame.minX - 150) < 1 && new.frame.minX == 0)
            #expect(abs(shown(third).frame.minY - 300) < 1 && abs(shown(third).frame.width - 210) < 1)
        }
    }

    @Test func headersOfNewSectionsAreAskedFor() {
        TestClock.hold { clock in
            let layout = OwnLayout()
            layout.headerReferenceSize = CGSize(width: 320, height: 20)
            let scene = scene([1, 1], layout)
            scene.source.counts = [1, 1, 1]
            scene.collection.insertSections([0])
            #expect(layout.log.contains("initial header 0"))
            clock.advance(by: 1)
            layout.log = []
            scene.source.counts = [1, 1]
            scene.collection.deleteSections([1])
            #expect(layout.log.contains("final header 1"))
        }
    }

    @Test func itemsThatComeIntoSightComeFromWhereTheyWere() throws {
        try TestClock.hold { clock in
            let scene = scene([8])
            #expect(scene.collection.cellForItem(at: IndexPath(item: 5, section: 0)) == nil)
            scene.source.counts = [6]
            scene.collection.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
            let cell = try #require(scene.collection.cellForItem(at: IndexPath(item: 4, section: 0)))
            #expect(cell.frame.minY == 400 && abs(shown(cell).frame.minY - 600) < 1)
            clock.advance(by: 0.15)
            #expect(abs(shown(cell).frame.minY - 500) < 1)
        }
    }

    @Test func withoutAnimationsAllIsDoneAtOnce() {
        TestClock.hold { _ in
            let scene = scene([3])
            var isDone = false
            UIView.performWithoutAnimation {
                scene.source.counts = [2]
                scene.collection.performBatchUpdates {
                    scene.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
                } completion: {
                    isDone = $0
                }
            }
            #expect(isDone)
        }
    }

    @Test func boundsThatAnimateAreTold() {
        final class Layout: UICollectionViewFlowLayout {
            var log: [String] = []
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { log.append("prepare \(oldBounds.width)") }
            override func finalizeAnimatedBoundsChange() { log.append("finalize") }
        }
        TestClock.hold { _ in
            let layout = Layout()
            let scene = scene([3], layout)
            UIView.animate(withDuration: 0.3) {
                scene.collection.frame.size.width = 200
                scene.window.layoutIfNeeded()
            }
            #expect(layout.log == ["prepare 320.0", "finalize"])
        }
    }
}
