import CairnTesting
import Testing

@testable import UIKit

/// Rows and items that lists announce before fingers scroll to them.
@MainActor
struct PrefetchingTests {
    private final class Listener: NSObject, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
        var calls: [String] = []

        private func log(_ word: String, _ paths: [IndexPath]) { calls.append("\(word) \(paths.map(\.row))") }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { log("prefetch", indexPaths) }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { log("cancel", indexPaths) }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log("prefetch", indexPaths)
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log("cancel", indexPaths)
        }
    }

    private let listener = Listener()

    @Test func aTableAnnouncesTheRowsAheadOnce() {
        let scene = TableScene(200, 200, source: RowSource([20]), prepare: { $0.rowHeight = 50 })
        scene.table.prefetchDataSource = listener
        scene.scroll(to: 10)
        #expect(listener.calls == ["prefetch [5, 6, 7, 8, 9]"])
        scene.scroll(to: 100)
        #expect(listener.calls.count == 1)
        scene.scroll(to: 110)
        #expect(listener.calls.last == "prefetch [10, 11]")
        scene.scroll(to: 150)
        #expect(listener.calls.count == 2)
        scene.table.isPrefetchingEnabled = false
        scene.scroll(to: 400)
        #expect(listener.calls.count == 2)
    }

    @Test func rowsThatWereJumpedOverAreCancelled() {
        let scene = TableScene(200, 200, source: RowSource([40]), prepare: { $0.rowHeight = 50 })
        scene.table.prefetchDataSource = listener
        scene.scroll(to: 50)
        scene.scroll(to: 1000)
        #expect(listener.calls == ["prefetch [5, 6, 7, 8]", "cancel [5, 6, 7, 8]", "prefetch [24, 25, 26, 27]"])
    }

    @Test func turningRoundCancels() {
        let scene = TableScene(200, 200, source: RowSource([40]), prepare: { $0.rowHeight = 50 })
        scene.scroll(to: 500)
        scene.table.prefetchDataSource = listener
        scene.scroll(to: 600)
        scene.scroll(to: 650)
        listener.calls = []
        scene.scroll(to: 600)
        #expect(listener.calls == ["cancel [17, 18, 19, 20]", "prefetch [11, 10, 9, 8]"])
    }

    @Test func aFingerThatScrollsMakesTheTableAnnounce() {
        TestClock.hold { clock in
            let scene = TableScene(200, 200, source: RowSource([20]), prepare: { $0.rowHeight = 50 })
            scene.table.prefetchDataSource = listener
            let finger = Finger(over: scene.window)
            finger.press(at: CGPoint(x: 100, y: 180))
            for step in 1...8 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 100, y: 180 - step * 20))
            }
            finger.lift()
            #expect(listener.calls.first?.hasPrefix("prefetch [5, ") == true && !listener.calls.joined().contains("cancel"))
        }
    }

    @Test func aCollectionAnnouncesTheItemsOfTheNextScreen() {
        let scene = CollectionScene(200, 200, source: ItemSource([40])) { layout in
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        }
        scene.collection.prefetchDataSource = listener
        for offset in [10, 100, 50] as [CGFloat] {
            scene.collection.contentOffset.y = offset
            scene.window.layoutIfNeeded()
        }
        #expect(listener.calls == ["prefetch [6, 7, 8, 9]", "cancel [6, 7, 8, 9]"])
    }
}
