import CairnTesting
import Testing

@testable import UIKit

/// Items of a list make room for one that goes to another section, by fingers that move it or drag it: everything lies
/// where it will lie at the end.
///
/// - Source:
///   developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum/insertatdestinationindexpath: a gap opens
@MainActor
struct ItemDisplacementTests {
    private final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        var columns = [[1, 2, 3], [11, 12, 13]]
        var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath

        func numberOfSections(in collectionView: UICollectionView) -> Int { columns.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            columns[section].count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = columns[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            let item = columns[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            columns[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "\(indexPath)" as NSString))] }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: intent) }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let item = coordinator.items.first, let source = item.sourceIndexPath,
                let target = coordinator.destinationIndexPath
            else { return }
            collectionView.performBatchUpdates {
                self.collectionView(collectionView, moveItemAt: source, to: target)
                collectionView.moveItem(at: source, to: target)
            }
            coordinator.drop(item.dragItem, toItemAt: target)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    private let collection: UICollectionView
    private let board = Board()

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        layout.minimumLineSpacing = 10
        layout.headerReferenceSize = CGSize(width: 200, height: 30)
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 450), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = board
        (collection.dragDelegate, collection.dropDelegate) = (board, board)
        collection.dragInteractionEnabled = true
        window.addSubview(collection)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// The upper edges of the items by their tags, and of the headers.
    private var tops: [Int: CGFloat] {
        var tops: [Int: CGFloat] = [:]
        for cell in collection.visibleCells { tops[cell.tag] = cell.frame.minY }
        for section in 0..<2 {
            let path = IndexPath(item: 0, section: section)
            let header = collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
            tops[-1 - section] = header?.frame.minY
        }
        return tops
    }

    /// 50 points of each item and 10 below it but for the last one's; 30 of each header.
    private static let first: [Int: CGFloat] = [-1: 0, 1: 30, 2: 90, 3: 150, -2: 200, 11: 230, 12: 290, 13: 350]
    private static let down: [Int: CGFloat] = [-1: 0, 2: 30, 3: 90, -2: 140, 11: 170, 1: 230, 12: 290, 13: 350]
    private static let up: [Int: CGFloat] = [-1: 0, 1: 30, 13: 90, 2: 150, 3: 210, -2: 260, 11: 290, 12: 350]

    @Test("What is moved to another section closes up its own and opens the other one", arguments: [true, false])
    func movement(_ isDown: Bool) {
        TestClock.hold { clock in
            #expect(tops == Self.first)
            let (source, target) = isDown ? (IndexPath(item: 0, section: 0), 315.0) : (IndexPath(item: 2, section: 1), 115)
            #expect(collection.beginInteractiveMovementForItem(at: source))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: target))
            clock.advance(by: 0.5)
            let (end, moved) = isDown ? (Self.down, 1) : (Self.up, 13)
            #expect(tops.filter { $0.key != moved } == end.filter { $0.key != moved })
            collection.endInteractiveMovement()
            clock.advance(by: 0.5)
            #expect(tops == end && board.columns == (isDown ? [[2, 3], [11, 1, 12, 13]] : [[1, 13, 2, 3], [11, 12]]))
        }
    }

    private func carry(_ finger: Finger, to y: CGFloat, _ clock: TestClock) {
        finger.press(at: CGPoint(x: 100, y: 55))
        clock.advance(by: 0.7)
        for step in 1...10 {
            finger.move(to: CGPoint(x: 100, y: 55 + (y - 55) * CGFloat(step) / 10))
            clock.advance(by: 0.05)
        }
        clock.advance(by: 0.5)
    }

    @Test("So does what is dragged, whose own cell is not seen meanwhile; nothing moves when it is dropped") func drag() {
        TestClock.hold { clock in
            let finger = Finger(over: window)
            carry(finger, to: 315, clock)
            #expect(tops.filter { $0.key != 1 } == Self.down.filter { $0.key != 1 })
            #expect(collection.visibleCells.first { $0.tag == 1 }?.alpha == 0)
            finger.lift()
            #expect(tops.filter { $0.key != 1 } == Self.down.filter { $0.key != 1 })
            clock.advance(by: 1)
            #expect(tops == Self.down && board.columns == [[2, 3], [11, 1, 12, 13]])
            #expect(collection.visibleCells.allSatisfy { $0.alpha == 1 })
        }
    }

    @Test("What leaves the list, and what is dropped into an item or not at all, opens no gap", arguments: [true, false])
    func noGap(_ leaves: Bool) {
        TestClock.hold { clock in
            let finger = Finger(over: window)
            if !leaves { board.intent = .insertIntoDestinationIndexPath }
            carry(finger, to: 315, clock)
            if leaves { finger.move(to: CGPoint(x: 100, y: 480)) }
            clock.advance(by: 0.5)
            #expect(tops == Self.first && collection.visibleCells.allSatisfy { $0.alpha == 1 })
            finger.cancel()
            clock.advance(by: 1)
            #expect(tops == Self.first)
        }
    }
}
