import CairnTesting
import Testing

@testable import UIKit

/// A finger that rests on a row or an item opens its context menu.
@MainActor
@Suite(.serialized) struct ListContextMenuTests {
    private let window = visibleWindow()

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var told: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append("select \(indexPath.row)") }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row != 0 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Open") { _ in self.told.append("open \(indexPath.row) at \(Int(point.y))") }])
            }
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { told.append("display") }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { told.append("end") }
        func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { told.append("commit") }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var told: [String] = []
        var takesSeveral = false
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration("one \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? { takesSeveral ? configuration("several \(indexPaths.map(\.item))") : nil }
        private func configuration(_ name: String) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: name) { _ in self.told.append(name) }])
            }
        }
    }

    private var stage: ContextMenuStage? {
        window.subviews.lazy.compactMap { $0 as? ContextMenuStage }.first { $0.isOpen }
    }

    private func rest(at point: CGPoint, _ clock: TestClock) {
        let finger = Finger(over: window)
        finger.press(at: point)
        clock.advance(by: 0.6)
        finger.lift()
    }

    private func chooseFirst() throws { window.tap(try #require(stage?.list.rows.first)) }

    @Test func rowsHaveMenus() throws {
        let (table, rows) = (UITableView(frame: window.bounds), Rows())
        (table.rowHeight, table.dataSource, table.delegate) = (50, rows, rows)
        window.addSubview(table)
        try TestClock.hold { clock in
            rest(at: CGPoint(x: 100, y: 120), clock)
            #expect(rows.told == ["display"] && table.contextMenuInteraction != nil)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
            #expect(stage?.subviews.contains { $0.frame == cell.frame } == true, "The row stands out.")
            try chooseFirst()
            #expect(rows.told == ["display", "end", "open 2 at 120"])
            rest(at: CGPoint(x: 100, y: 120), clock)
            window.tap(at: CGPoint(x: 100, y: 120))
            #expect(rows.told.suffix(3) == ["display", "commit", "end"])
            rows.told = []
            rest(at: CGPoint(x: 100, y: 20), clock)
            #expect(stage == nil && rows.told == ["select 0"], "A row without a menu is selected when the finger lifts.")
        }
    }

    @Test func itemsHaveMenus() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let (collection, items) = (UICollectionView(frame: window.bounds, collectionViewLayout: layout), Items())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (items, items)
        window.addSubview(collection)
        try TestClock.hold { clock in
            rest(at: CGPoint(x: 50, y: 50), clock)
            try chooseFirst()
            items.takesSeveral = true
            rest(at: CGPoint(x: 50, y: 50), clock)
            try chooseFirst()
            rest(at: CGPoint(x: 50, y: 400), clock)
            try chooseFirst()
            #expect(items.told == ["one 0", "several [0]", "several []"])
        }
    }
}
