import CairnTesting
import Testing

@testable import UIKit

/// The lines for moving in a cell of a list move the cell's item; labels follow the text size.
@MainActor
struct ReorderAccessoryTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let collection: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    init() {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "\(number)"
            cell.contentConfiguration = content
            cell.accessories = [
                .label(text: "kept", options: .init(adjustsFontForContentSizeCategory: false)), .label(text: "follows"),
                .reorder(displayed: .always, options: .init(showsVerticalSeparator: number == 1)),
            ]
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, number in
            collection.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
        }
        source.reorderingHandlers.canReorderItem = { $0 != 4 }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3, 4])
        source.apply(snapshot, animatingDifferences: false)
        window.addSubview(collection)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func accessories(_ item: Int) throws -> [ListAccessoryView] {
        let cell = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
        return cell.subviews.compactMap { $0 as? ListAccessoryView }
    }

    private func lines(_ item: Int) throws -> UIView {
        try #require(
            try accessories(item).first {
                if case .reorder = $0.accessory.accessoryType { true } else { false }
            })
    }

    /// The middle of the lines of an item, in the window.
    private func grip(_ item: Int) throws -> CGPoint {
        let lines = try lines(item)
        return lines.convert(CGPoint(x: lines.bounds.midX, y: lines.bounds.midY), to: nil)
    }

    @Test func aFingerOnTheLinesMovesTheItem() throws {
        try TestClock.hold { clock in
            let (start, end) = (try grip(0), try grip(2))
            let finger = Finger(over: window)
            finger.press(at: start)
            for step in 1...10 { finger.move(to: CGPoint(x: start.x, y: start.y + (end.y + 4 - start.y) * CGFloat(step) / 10)) }
            finger.lift()
            clock.advance(by: 1)
            #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4])
            #expect(collection.contentOffset.y == -collection.adjustedContentInset.top)
        }
    }

    @Test func itemsThatMayNotMoveStay() throws {
        try TestClock.hold { clock in
            let (start, end) = (try grip(3), try grip(0))
            let finger = Finger(over: window)
            finger.press(at: start)
            for step in 1...10 { finger.move(to: CGPoint(x: start.x, y: start.y + (end.y - start.y) * CGFloat(step) / 10)) }
            finger.lift()
            clock.advance(by: 1)
            #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
        }
    }

    @Test func aLineSeparatesTheLinesForMoving() throws {
        func edge(_ item: Int) throws -> Bool {
            let lines = try lines(item)
            let image = UIGraphicsImageRenderer(size: lines.bounds.size).image { lines.layer.render(in: $0.cgContext) }
            let data = try #require(image.cgImage?.dataProvider?.data)
            return [UInt8](data)[3] > 0
        }
        #expect(try edge(0) && !edge(1))
    }

    @Test func labelsFollowTheTextSizeUnlessTold() throws {
        let labels = try accessories(0).compactMap { $0.subviews.first as? UILabel }
        #expect(labels.map(\.text) == ["kept", "follows"] && labels.map(\.adjustsFontForContentSizeCategory) == [false, true])
    }
}
