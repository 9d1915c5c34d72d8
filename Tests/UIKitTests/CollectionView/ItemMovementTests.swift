import CairnTesting
import Testing

@testable import UIKit

/// Items that users move, and where content comes to rest.
@MainActor
struct ItemMovementTests {
    private final class Source: ItemSource {
        var log: [String] = []
        var highestTarget = 99

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 3
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            log.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
        }
    }

    /// Passes on what the data source of a class in which it is overridden answers.
    private final class Mover: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let items: Source

        init(_ items: Source) { self.items = items }

        func numberOfSections(in collectionView: UICollectionView) -> Int { items.counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.counts[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            items.collectionView(collectionView, cellForItemAt: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            items.collectionView(collectionView, canMoveItemAt: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { items.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            IndexPath(item: min(proposedIndexPath.item, items.highestTarget), section: proposedIndexPath.section)
        }
    }

    /// A row of items of 50 points, two beside each other.
    @MainActor
    private struct Scene {
        let scene: CollectionScene
        let items = Source([6])
        let mover: Mover
        var collection: UICollectionView { scene.collection }

        init() {
            scene = CollectionScene(100, 200, source: items) { layout in
                layout.itemSize = CGSize(width: 50, height: 50)
                (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            }
            mover = Mover(items)
            (scene.collection.dataSource, scene.collection.delegate) = (mover, mover)
            scene.window.isHidden = false
            scene.window.layoutIfNeeded()
        }

        func cell(_ item: Int) -> UICollectionViewCell? { collection.cellForItem(at: IndexPath(item: item, section: 0)) }
    }

    private class StillGrid: UICollectionViewController {
        var items = Array(0..<6)
        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
    private final class Grid: StillGrid {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }

    /// Rests on the first item, moves to the third, and lifts.
    private func drag(in grid: StillGrid) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = grid
        window.isHidden = false
        window.layoutIfNeeded()
        TestClock.hold { clock in
            let (finger, top) = (Finger(over: window), grid.collectionView.adjustedContentInset.top)
            finger.press(at: CGPoint(x: 50, y: top + 50))
            clock.advance(by: 0.6)
            for step in 1...10 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 50 + 20 * CGFloat(step), y: top + 50))
            }
            clock.advance(by: 0.5)
            finger.lift()
            clock.advance(by: 1)
        }
        window.isHidden = true
    }

    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicollectionviewcontroller/installsstandardgestureforinteractivemovement: true by default; the data source has to have the method that moves items.
    @Test func aFingerThatRestsOnAControllersItemMovesIt() {
        let grid = Grid()
        drag(in: grid)
        #expect(
            grid.items == [1, 2, 0, 3, 4, 5]
                && grid.collectionView.contentOffset.y == -grid.collectionView.adjustedContentInset.top)
        let switchedOff = Grid()
        switchedOff.loadViewIfNeeded()
        switchedOff.installsStandardGestureForInteractiveMovement = false
        drag(in: switchedOff)
        #expect(switchedOff.items == Array(0..<6))
        let still = StillGrid()
        drag(in: still)
        #expect(still.items == Array(0..<6))
    }

    /// The speed is our choice; that the collection scrolls is what users of UIKit see.
    @Test func anItemThatIsHeldAtTheEdgeScrollsTheCollection() {
        let grid = Grid()
        grid.items = Array(0..<60)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = grid
        window.isHidden = false
        window.layoutIfNeeded()
        let (collection, top) = (grid.collectionView!, grid.collectionView.adjustedContentInset.top)
        TestClock.hold { clock in
            let (finger, moved) = (Finger(over: window), collection.cellForItem(at: IndexPath(item: 0, section: 0)))
            finger.press(at: CGPoint(x: 50, y: top + 50))
            clock.advance(by: 0.6)
            for step in 1...30 { finger.move(to: CGPoint(x: 50, y: top + 50 + (345 - top) * CGFloat(step) / 30)) }
            #expect(collection.contentOffset.y == -top)
            clock.advance(by: 1)
            #expect(collection.contentOffset.y > 150 && moved?.isHidden == false)
            #expect(moved.map { abs($0.convert(CGPoint(x: 50, y: 50), to: window).y - 395) < 1 } == true)
            finger.move(to: CGPoint(x: 50, y: 200))
            let row = Int((collection.contentOffset.y + 200) / 100)
            finger.lift()
            clock.advance(by: 1)
            #expect(grid.items.firstIndex(of: 0) == row * 3 && row > 2)
        }
        window.isHidden = true
    }

    @Test func anItemFollowsAndOthersMakeRoom() {
        let scene = Scene()
        #expect(scene.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 60))
        #expect(scene.cell(0)?.center == CGPoint(x: 30, y: 60))
        #expect(scene.cell(1)?.center == CGPoint(x: 25, y: 25) && scene.cell(2)?.center == CGPoint(x: 75, y: 25))
        #expect(scene.cell(3)?.center == CGPoint(x: 75, y: 75))
        let moved = scene.cell(0)
        scene.collection.endInteractiveMovement()
        #expect(scene.items.log == ["move 0 2"] && scene.cell(2) === moved && moved?.center == CGPoint(x: 25, y: 75))
        #expect(moved?.layer.zPosition == 0)
    }

    @Test func anItemMovesBackwards() {
        let scene = Scene()
        #expect(scene.collection.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
        scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 70, y: 20))
        #expect(scene.cell(1)?.center == CGPoint(x: 25, y: 75) && scene.cell(3)?.center == CGPoint(x: 25, y: 125))
        scene.collection.cancelInteractiveMovement()
        #expect(scene.items.log == [] && scene.cell(1)?.center == CGPoint(x: 75, y: 25))
        #expect(scene.cell(4)?.center == CGPoint(x: 25, y: 125))
    }

    @Test func theProgramDecides() {
        let scene = Scene()
        #expect(!scene.collection.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        scene.items.highestTarget = 1
        #expect(scene.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 125))
        scene.collection.endInteractiveMovement()
        #expect(scene.items.log == ["move 0 1"])
    }

    /// Only says how items are moved.
    private final class SilentMover: ItemSource {
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }

    /// - Source: developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:canmoveitemat:)
    @Test func itemsCanBeMovedWhereTheDataSourceMovesThem() {
        for (source, moves) in [(SilentMover([3]), true), (ItemSource([3]), false)] {
            let scene = CollectionScene(source: source)
            #expect(scene.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) == moves)
            scene.collection.cancelInteractiveMovement()
        }
    }

    // MARK: Offsets

    /// Comes to rest at multiples of 100 points, and keeps the offset at 30 when items change.
    private final class Steps: UICollectionViewFlowLayout {
        var velocity = CGPoint.zero

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            self.velocity = velocity
            return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
        }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            CGPoint(x: 0, y: 30)
        }
    }

    @Test func theLayoutDecidesWhereADragEnds() {
        TestClock.hold { clock in
            let scene = CollectionScene(100, 200, source: ItemSource([40]))
            let layout = Steps()
            layout.itemSize = CGSize(width: 50, height: 50)
            scene.collection.collectionViewLayout = layout
            scene.window.isHidden = false
            scene.scroll(to: .zero)
            let finger = Finger(over: scene.window)
            finger.press(at: CGPoint(x: 50, y: 190))
            for step in 1...8 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 50, y: 190 - step * 20))
            }
            finger.lift()
            clock.advance(by: 5)
            let y = scene.collection.contentOffset.y
            #expect(y > 0 && y.truncatingRemainder(dividingBy: 100) == 0 && layout.velocity.y > 0)
        }
    }

    @Test func theLayoutDecidesAboutTheOffsetAfterChanges() {
        let scene = CollectionScene(100, 200, source: ItemSource([40]))
        let layout = Steps()
        layout.itemSize = CGSize(width: 50, height: 50)
        scene.collection.collectionViewLayout = layout
        #expect(scene.collection.contentOffset.y == 30)
        scene.scroll(to: CGPoint(x: 0, y: 80))
        scene.source.counts = [41]
        scene.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        #expect(scene.collection.contentOffset.y == 30)
    }
}
