import CairnTesting
import Testing

@testable import UIKit

/// Keys move focus through rows and items, which are selected if the list or its delegate says so.
///
/// - Source: developer.apple.com/documentation/uikit/uitableview/allowsfocus, /selectionfollowsfocus,
///   /allowsfocusduringediting, /rememberslastfocusedindexpath, and those of collections
@MainActor
@Suite(.serialized) struct ListFocusTests {
    private final class Rows: NSObject, UITableViewDelegate {
        var told: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append("select \(indexPath.row)") }
    }
    private final class AskedRows: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
        func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 2
        }
    }
    private final class AskedItems: NSObject, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 1
        }
        func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
            indexPath.item == 2
        }
    }
    private final class Place: UIView {
        override var canBecomeFocused: Bool { true }
    }

    /// A table of an iPad below a view that takes focus.
    private func onPad(_ delegate: any UITableViewDelegate, _ body: (UIWindow, UITableView, UIView) -> Void) throws {
        let source = RowSource([5])
        try SimulatedDevice("iPad Air 11\"").perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            let place = Place(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
            let table = UITableView(frame: CGRect(x: 100, y: 200, width: 300, height: 400))
            table.rowHeight = 44
            (table.dataSource, table.delegate) = (source, delegate)
            window.rootViewController?.view.addSubview(place)
            window.rootViewController?.view.addSubview(table)
            window.isHidden = false
            window.layoutIfNeeded()
            body(window, table, place)
            window.isHidden = true
        }
    }

    private func focusedRow(_ table: UITableView) -> Int? {
        table.visibleCells.first { $0.isFocused }.flatMap { table.indexPath(for: $0)?.row }
    }

    @Test func rowsTakeFocusIfTheTableAllowsIt() throws {
        let rows = Rows()
        try onPad(rows) { window, table, place in
            _ = window.pressFocusKey(.first)
            #expect(place.isFocused && !window.pressFocusKey(.down) && focusedRow(table) == nil)
            table.allowsFocus = true
            _ = window.pressFocusKey(.down)
            #expect(focusedRow(table) == 0)
            _ = window.pressFocusKey(.down)
            #expect(focusedRow(table) == 1 && rows.told.isEmpty && table.indexPathForSelectedRow == nil)
            table.isEditing = true
            #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.canBecomeFocused == false)
            table.allowsFocusDuringEditing = true
            #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.canBecomeFocused == true)
        }
    }

    @Test func selectionFollowsFocus() throws {
        let rows = Rows()
        try onPad(rows) { window, table, _ in
            (table.allowsFocus, table.selectionFollowsFocus) = (true, true)
            for _ in 0..<3 { _ = window.pressFocusKey(.down) }
            #expect(focusedRow(table) == 1 && rows.told == ["select 0", "select 1"])
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        }
    }

    @Test func delegatesDecide() throws {
        try onPad(AskedRows()) { window, table, _ in
            var visited: [Int?] = []
            for _ in 0..<4 {
                _ = window.pressFocusKey(.down)
                visited.append(focusedRow(table))
            }
            #expect(visited == [nil, 0, 2, 3])
            #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        }
    }

    @Test func focusReturnsWhereItWasLast() throws {
        for remembers in [false, true] {
            try onPad(Rows()) { window, table, place in
                (table.allowsFocus, table.remembersLastFocusedIndexPath) = (true, remembers)
                for _ in 0..<4 { _ = window.pressFocusKey(.down) }
                #expect(focusedRow(table) == 2)
                _ = window.pressFocusKey(.first)
                #expect(place.isFocused)
                _ = window.pressFocusKey(.down)
                #expect(focusedRow(table) == (remembers ? 2 : 0))
                guard remembers, let rows = table.dataSource as? RowSource else { return }
                _ = window.pressFocusKey(.first)
                rows.counts = [6]
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                window.layoutIfNeeded()
                UIFocusSystem.focusSystem(for: table)?.requestFocusUpdate(to: table)
                table.updateFocusIfNeeded()
                #expect(focusedRow(table) == 3)
            }
        }
    }

    @Test func itemsTakeFocusAsTheDelegateSays() throws {
        try SimulatedDevice("iPad Air 11\"").perform {
            let items = AskedItems()
            let scene = CollectionScene(400, 400, source: ItemSource([5])) {
                $0.itemSize = CGSize(width: 80, height: 80)
                ($0.minimumInteritemSpacing, $0.minimumLineSpacing) = (0, 0)
            }
            let collection = scene.collection
            collection.delegate = items
            scene.window.isHidden = false
            scene.window.layoutIfNeeded()
            var visited: [Int?] = []
            for heading in [UIFocusHeading.first, .right, .right] {
                _ = scene.window.pressFocusKey(heading)
                visited.append(collection.visibleCells.first { $0.isFocused }.flatMap { collection.indexPath(for: $0)?.item })
            }
            #expect(visited == [0, 2, 3])
            #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
            scene.window.isHidden = true
        }
    }

    @Test func collectionsRememberAndSelectToo() throws {
        try SimulatedDevice("iPad Air 11\"").perform {
            let scene = CollectionScene(400, 400, source: ItemSource([4])) {
                $0.itemSize = CGSize(width: 80, height: 80)
                ($0.minimumInteritemSpacing, $0.minimumLineSpacing) = (0, 0)
            }
            let collection = scene.collection
            let place = Place(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
            scene.window.addSubview(place)
            (collection.allowsFocus, collection.selectionFollowsFocus, collection.remembersLastFocusedIndexPath) = (
                true, true, true
            )
            scene.window.isHidden = false
            scene.window.layoutIfNeeded()
            for heading in [UIFocusHeading.first, .right] { _ = scene.window.pressFocusKey(heading) }
            #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
            _ = scene.window.pressFocusKey(.last)
            #expect(place.isFocused)
            _ = scene.window.pressFocusKey(.first)
            #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isFocused == true)
            scene.window.isHidden = true
        }
    }
}
