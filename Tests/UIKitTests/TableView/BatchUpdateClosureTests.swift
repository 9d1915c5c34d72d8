import Testing
import UIKit

/// UIKit's headers mark the updates of lists with `NS_NOESCAPE`: closures that do not escape can be passed.
@MainActor
@Suite struct BatchUpdateClosureTests {
    private final class Table: UITableView {
        var calls = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    private func change(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
    private func change(_ collection: UICollectionView, _ updates: () -> Void) { collection.performBatchUpdates(updates) }

    @Test func updatesMayNotEscape() {
        let table = Table(frame: .zero)
        var order: [Int] = []
        change(table) { order.append(1) }
        table.performBatchUpdates(nil)
        change(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())) { order.append(2) }
        #expect(order == [1, 2] && table.calls == 2)
    }
}
