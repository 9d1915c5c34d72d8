import CairnTesting
import Testing

@testable import UIKit

/// Controllers of lists are their scroll views' delegates: subclasses override the methods.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollviewdelegate
@MainActor
struct ListControllerScrollingTests {
    private static let expected = [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
    ]

    private final class Table: UITableViewController {
        var log: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("willEndDragging")
        }
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("didEndDragging \(decelerate)")
        }
        override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            log.append("shouldScrollToTop")
            return false
        }
    }

    private final class Grid: UICollectionViewController {
        var log: [String] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("willEndDragging")
        }
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("didEndDragging \(decelerate)")
        }
        override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
    }

    private func flick(_ controller: UIViewController, _ log: () -> [String]) {
        TestClock.hold { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let finger = Finger(over: window)
            finger.press(at: CGPoint(x: 200, y: 500))
            for step in 1...6 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 200, y: 500 - 25 * CGFloat(step)))
            }
            finger.lift()
            clock.advance(by: 5)
            #expect(log() == Self.expected)
        }
    }

    @Test func tables() {
        let table = Table(style: .plain)
        flick(table) { table.log }
    }

    @Test func collections() {
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        flick(grid) { grid.log }
    }
}
