import UIKit
import Workloads

/// A feed of posts on a phone's screen, as a workload: making the controller is not part of the layout, making the
/// cells is.
@MainActor
final class FeedEngine<Cell: MeasuredCell>: @preconcurrency MeasuredEngine {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let controller: FeedController<Cell>

    init(_ posts: [FeedPost]) { controller = FeedController(posts) }

    func vary(by step: Int) {}

    func layOut() {
        window.rootViewController = controller
        window.isHidden = false
        controller.view.layoutIfNeeded()
        window.isHidden = true
    }

    func apply(step: Int) {}

    /// The heights of the cells.
    var values: [Double] {
        let heights = controller.heights
        return heights.keys.sorted().map { Double(heights[$0] ?? 0) }
    }
}
