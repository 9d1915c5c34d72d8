import CairnTesting
import Testing

@testable import UIKit

/// Lists that change in time by other ways than a batch of updates.
@MainActor
@Suite(.serialized)
struct ListTransitionTests {
    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    @Test func itemsGoToTheirPlacesInAnotherLayout() throws {
        try TestClock.hold { clock in
            let scene = CollectionScene(source: ItemSource([3]))
            scene.source.size = { _ in CGSize(width: 100, height: 100) }
            scene.window.isHidden = false
            scene.collection.reloadData()
            scene.window.layoutIfNeeded()
            let cell = try #require(scene.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
            let column = UICollectionViewFlowLayout()
            column.sectionInset = UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 0)
            var ends: [Bool] = []
            let start = cell.frame
            scene.collection.setCollectionViewLayout(column, animated: true) { ends.append($0) }
            #expect(cell.frame.minY == start.minY + 200 && shown(cell).frame.minY == start.minY && ends.isEmpty)
            clock.advance(by: 0.15)
            #expect(abs(shown(cell).frame.minY - (start.minY + 100)) < 0.5)
            clock.advance(by: 0.2)
            #expect(ends == [true] && shown(cell).frame.minY == start.minY + 200)
            scene.collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { ends.append($0) }
            #expect(ends == [true, true] && shown(cell).frame == cell.frame)
        }
    }

    @Test func diffableRowsComeByTheirStandardAnimation() throws {
        try TestClock.hold { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
            let table = UITableView(frame: window.bounds)
            table.rowHeight = 50
            window.addSubview(table)
            window.isHidden = false
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "row", for: path)
            }
            source.defaultRowAnimation = .left
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            source.apply(snapshot, animatingDifferences: false)
            snapshot.appendItems(["a"])
            source.apply(snapshot)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(shown(cell).frame.minX == -375 && cell.frame.minX == 0)
            clock.advance(by: 0.4)
            #expect(shown(cell).frame.minX == 0)
        }
    }
}
