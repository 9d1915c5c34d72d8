import CairnTesting
import Testing

@testable import UIKit

/// Lists tell their delegates between which rows and items focus moves.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext, /uicollectionviewfocusupdatecontext
@MainActor
@Suite(.serialized) struct ListFocusUpdateTests {
    private final class Rows: NSObject, UITableViewDelegate {
        var told: [String] = []
        var locked: Int?
        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { IndexPath(row: 2, section: 0) }
        func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
            locked == nil || context.nextFocusedIndexPath?.row != locked
        }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func name(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
            told.append("\(name(context.previouslyFocusedIndexPath)) to \(name(context.nextFocusedIndexPath))")
        }
    }
    private final class Items: NSObject, UICollectionViewDelegate {
        var told: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
            told.append("\(name(context.previouslyFocusedIndexPath)) to \(name(context.nextFocusedIndexPath))")
        }
    }

    private func onPad(_ list: UIView, _ body: (UIWindow) -> Void) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        list.frame = CGRect(x: 100, y: 200, width: 300, height: 400)
        window.rootViewController?.view.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        body(window)
        window.isHidden = true
    }

    @Test func tablesTellOfRows() throws {
        let (source, rows) = (RowSource([5]), Rows())
        try SimulatedDevice("iPad Air 11\"").perform {
            let table = UITableView(frame: .zero)
            table.allowsFocus = true
            (table.dataSource, table.delegate) = (source, rows)
            onPad(table) { window in
                _ = window.pressFocusKey(.first)
                #expect(rows.told == ["- to 0"])
                _ = window.pressFocusKey(.down)
                #expect(rows.told.last == "0 to 1")
                rows.locked = 2
                _ = window.pressFocusKey(.down)
                #expect(rows.told.count == 2, "The delegate does not let focus go to that row.")
                rows.locked = nil
                UIFocusSystem.focusSystem(for: window)?.requestFocusUpdate(to: table)
                UIFocusSystem.focusSystem(for: window)?.updateFocusIfNeeded()
                #expect(rows.told.last == "1 to 2", "The delegate prefers the third row.")
            }
        }
    }

    @Test func collectionsTellOfItems() throws {
        let (source, items) = (ItemSource([4]), Items())
        try SimulatedDevice("iPad Air 11\"").perform {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.allowsFocus = true
            (collection.dataSource, collection.delegate) = (source, items)
            onPad(collection) { window in
                _ = window.pressFocusKey(.first)
                _ = window.pressFocusKey(.right)
                #expect(items.told == ["- to 0", "0 to 1"])
            }
        }
    }
}
