import CairnTesting
import Testing

@testable import UIKit

/// Drags that rest on rows and items select them.
///
/// - Source: developer.apple.com/documentation/uikit/uitableview/isspringloaded,
///   /uitableviewdelegate/tableview(_:shouldspringloadrowat:with:), and those of collections
@MainActor
@Suite(.serialized) struct ListSpringLoadingTests {
    private final class DragSource: NSObject, UIDragInteractionDelegate {
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "tea" as NSString))]
        }
    }

    private final class Rows: NSObject, UITableViewDelegate {
        var told: [String] = []
        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.row != 2 }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append("select \(indexPath.row)") }
    }

    private final class Items: NSObject, UICollectionViewDelegate {
        var told: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.item != 2 }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            told.append("select \(indexPath.item)")
        }
    }

    /// Begins a drag of a view that lies at the window's bottom.
    private func lift(over window: UIWindow, _ source: DragSource, _ clock: TestClock) -> Finger {
        let from = UIView(frame: CGRect(x: 20, y: window.bounds.maxY - 60, width: 80, height: 40))
        from.addInteraction(UIDragInteraction(delegate: source))
        window.addSubview(from)
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 40, y: window.bounds.maxY - 40))
        clock.advance(by: 0.6)
        return finger
    }

    @Test func aDragThatRestsSelectsEachRowOnce() {
        let rows = Rows()
        let scene = TableScene(source: RowSource([8]), hearing: false) {
            $0.rowHeight = 44
            ($0.delegate, $0.isSpringLoaded) = (rows, true)
        }
        let source = DragSource()
        TestClock.hold { clock in
            let finger = lift(over: scene.window, source, clock)
            finger.move(to: CGPoint(x: 100, y: 66))
            clock.advance(by: 0.4)
            #expect(rows.told.isEmpty)
            clock.advance(by: 0.3)
            #expect(rows.told == ["select 1"])
            clock.advance(by: 2)
            finger.move(to: CGPoint(x: 103, y: 66))
            clock.advance(by: 2)
            #expect(rows.told == ["select 1"])
            finger.move(to: CGPoint(x: 100, y: 110))
            clock.advance(by: 2)
            #expect(rows.told == ["select 1"])
            finger.move(to: CGPoint(x: 100, y: 154))
            finger.move(to: CGPoint(x: 100, y: 155))
            clock.advance(by: 1)
            #expect(rows.told == ["select 1", "select 3"])
            finger.lift()
            clock.advance(by: 1)
        }
        scene.window.isHidden = true
    }

    @Test func rowsOfTablesThatDoNotAskAreNotSelected() {
        let rows = Rows()
        let scene = TableScene(source: RowSource([8]), hearing: false) {
            $0.rowHeight = 44
            $0.delegate = rows
        }
        let source = DragSource()
        TestClock.hold { clock in
            let finger = lift(over: scene.window, source, clock)
            finger.move(to: CGPoint(x: 100, y: 66))
            clock.advance(by: 2)
            #expect(rows.told.isEmpty && !scene.table.isSpringLoaded)
            finger.lift()
            clock.advance(by: 1)
        }
        scene.window.isHidden = true
    }

    @Test func aDragThatRestsSelectsItems() {
        let items = Items()
        let scene = CollectionScene(source: ItemSource([12])) {
            $0.itemSize = CGSize(width: 80, height: 80)
            ($0.minimumInteritemSpacing, $0.minimumLineSpacing) = (0, 0)
        }
        (scene.collection.delegate, scene.collection.isSpringLoaded) = (items, true)
        scene.window.isHidden = false
        let source = DragSource()
        TestClock.hold { clock in
            let finger = lift(over: scene.window, source, clock)
            finger.move(to: CGPoint(x: 120, y: 40))
            clock.advance(by: 0.7)
            #expect(items.told == ["select 1"])
            finger.move(to: CGPoint(x: 200, y: 40))
            clock.advance(by: 2)
            #expect(items.told == ["select 1"])
            finger.lift()
            clock.advance(by: 1)
        }
        scene.window.isHidden = true
    }
}
