import CairnTesting
import Testing

@testable import UIKit

/// A finger that rests on a row or an item opens the edit menu that the list's delegate describes.
@MainActor
@Suite(.serialized) struct ListEditMenuTests {
    private let window = visibleWindow()

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var performed: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { indexPath.row != 0 }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { ["copy:", "delete:"].contains(action.description) }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) { performed.append("\(action) \(indexPath.row)") }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var performed: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action.description == "copy:" }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { performed.append("\(action) \(indexPath.item)") }
    }

    private var bar: EditMenuBar? { window.subviews.last as? EditMenuBar }

    private func rest(at point: CGPoint, _ clock: TestClock) {
        let finger = Finger(over: window)
        finger.press(at: point)
        clock.advance(by: 0.6)
        finger.lift()
    }

    private func choose(_ title: String) throws {
        window.tap(try #require(bar?.buttons.first { $0.currentTitle == title }))
    }

    @Test func rowsHaveTheActionsThatTheDelegateAllows() throws {
        UIMenuController.shared.hideMenu()
        let (table, rows) = (UITableView(frame: window.bounds), Rows())
        (table.rowHeight, table.dataSource, table.delegate) = (50, rows, rows)
        window.addSubview(table)
        try TestClock.hold { clock in
            rest(at: CGPoint(x: 100, y: 20), clock)
            #expect(bar == nil, "The delegate shows no menu for the first row.")
            rest(at: CGPoint(x: 100, y: 120), clock)
            #expect(bar?.buttons.map { $0.currentTitle ?? "" } == ["Copy", "Delete"])
            try choose("Delete")
            #expect(rows.performed == ["delete: 2"] && bar == nil)
        }
    }

    /// Controllers of tables have the methods, so that subclasses override them.
    private final class RowsController: UITableViewController {
        var performed: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { action.description == "copy:" }
        override func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) { performed.append("\(action) \(indexPath.row)") }
    }

    @Test func controllersOfTablesOverrideTheActions() throws {
        UIMenuController.shared.hideMenu()
        let controller = RowsController()
        controller.tableView.frame = window.bounds
        controller.tableView.rowHeight = 50
        window.addSubview(controller.tableView)
        try TestClock.hold { clock in
            rest(at: CGPoint(x: 100, y: 120), clock)
            #expect(bar?.buttons.map { $0.currentTitle ?? "" } == ["Copy"])
            try choose("Copy")
            #expect(controller.performed == ["copy: 2"])
        }
    }

    @Test func itemsHaveTheActionsThatTheDelegateAllows() throws {
        UIMenuController.shared.hideMenu()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let (collection, items) = (UICollectionView(frame: window.bounds, collectionViewLayout: layout), Items())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (items, items)
        window.addSubview(collection)
        try TestClock.hold { clock in
            rest(at: CGPoint(x: 50, y: 50), clock)
            #expect(bar?.buttons.map { $0.currentTitle ?? "" } == ["Copy"])
            try choose("Copy")
            #expect(items.performed == ["copy: 0"])
        }
    }
}
