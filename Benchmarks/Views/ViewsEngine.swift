import UIKit
import Workloads

/// A tree of a workload as views in a window; making them is not part of the layout.
@MainActor
final class ViewsEngine: @preconcurrency MeasuredEngine {
    private let workload: TreeWorkload
    private let window = UIWindow(frame: .zero)
    private let tree: ViewTree
    private var views: [UIView] { tree.views }

    init(_ workload: TreeWorkload) {
        self.workload = workload
        tree = ViewTree(workload)
        views[0].translatesAutoresizingMaskIntoConstraints = true
        views[0].frame.size = CGSize(
            width: workload.rootSize.horizontal ?? 0, height: workload.rootSize.vertical ?? 0)
        window.addSubview(views[0])
    }

    func vary(by step: Int) {
        guard case .contentSizes(let sizes) = workload.steps[step] else { return }
        tree.takeOver(sizes)
    }

    func layOut() {
        if workload.rootSize.vertical == nil { fitHeight() }
        window.layoutIfNeeded()
    }

    func apply(step: Int) {
        switch workload.steps[step] {
        case .rootWidth(let width): views[0].frame.size.width = width
        case .fixedWidth(let view, let width): tree.fixedWidths[view]?.constant = width
        case .contentWidth(let view, let width): (views[view] as? LeafView)?.contentSize.width = width
        case .setHidden(let view, let isHidden): views[view].isHidden = isHidden
        case .contentSizes: break
        }
        window.layoutIfNeeded()
    }

    var values: [Double] {
        views.flatMap { view -> [Double] in
            let frame = view.frame
            return [frame.minX, frame.minY, frame.width, frame.height]
        }
    }

    private func fitHeight() {
        let fitted = views[0].systemLayoutSizeFitting(
            CGSize(width: views[0].frame.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        views[0].frame.size.height = fitted.height
    }
}
