import UIKit
import Workloads

/// The views of a workload's tree, in its order.
@MainActor
struct ViewTree {
    private(set) var views: [UIView] = []
    /// The constraints of fixed widths, by the number of the view.
    private(set) var fixedWidths: [NSLayoutConstraint?] = []
    /// The chain's file says a row, for flexbox; as constraints each view follows its predecessor and has its size.
    private let isChain: Bool

    init(_ workload: TreeWorkload) {
        isChain = workload.name.hasPrefix("W5chain")
        views.reserveCapacity(workload.views.count)
        fixedWidths.reserveCapacity(workload.views.count)
        for view in workload.views { add(view) }
    }

    /// Gives leaves other content sizes.
    func takeOver(_ sizes: [(view: Int, width: Double, height: Double)]) {
        for (view, width, height) in sizes { (views[view] as? LeafView)?.contentSize = CGSize(width: width, height: height) }
    }

    private mutating func add(_ view: TreeWorkload.View) {
        if isChain { return addToChain(view) }
        let made = view.axis.map { makeStack(view, axis: $0) } ?? makeLeaf(view)
        made.translatesAutoresizingMaskIntoConstraints = false
        views.append(made)
        guard let parent = view.parent else { return }
        if let stack = views[parent] as? UIStackView {
            stack.addArrangedSubview(made)
        } else {
            views[parent].addSubview(made)
            place(made, view, in: views[parent])
        }
        fixSize(of: made, view)
    }

    private mutating func addToChain(_ view: TreeWorkload.View) {
        let made = UIView()
        made.translatesAutoresizingMaskIntoConstraints = false
        views.append(made)
        guard view.parent != nil else { return }
        let (root, previous) = (views[0], views[views.count - 2])
        root.addSubview(made)
        guard previous !== root else {
            made.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            made.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            return fixSize(of: made, view)
        }
        NSLayoutConstraint.activate([
            made.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 8),
            made.topAnchor.constraint(equalTo: previous.topAnchor),
            made.widthAnchor.constraint(equalTo: previous.widthAnchor),
            made.heightAnchor.constraint(equalTo: previous.heightAnchor),
        ])
    }

    private func makeStack(_ view: TreeWorkload.View, axis: TreeWorkload.Axis) -> UIView {
        let stack = UIStackView()
        stack.axis = axis == .horizontal ? .horizontal : .vertical
        stack.spacing = view.spacing
        switch view.distribution {
        case .fill: stack.distribution = .fill
        case .equally: stack.distribution = .fillEqually
        case .spacing: stack.distribution = .equalSpacing
        case .centering: stack.distribution = .equalCentering
        }
        switch view.alignment {
        case .fill: stack.alignment = .fill
        case .leading: stack.alignment = .leading
        case .center: stack.alignment = .center
        }
        if view.margins != [0, 0, 0, 0] {
            stack.layoutMargins = UIEdgeInsets(
                top: view.margins[0], left: view.margins[1], bottom: view.margins[2], right: view.margins[3])
            stack.isLayoutMarginsRelativeArrangement = true
        }
        return stack
    }

    private func makeLeaf(_ view: TreeWorkload.View) -> UIView {
        let leaf = LeafView(
            contentSize: CGSize(
                width: view.contentSize.horizontal ?? UIView.noIntrinsicMetric,
                height: view.contentSize.vertical ?? UIView.noIntrinsicMetric))
        for (axis, hugging, resistance) in [
            (NSLayoutConstraint.Axis.horizontal, view.hugging.horizontal, view.compressionResistance.horizontal),
            (.vertical, view.hugging.vertical, view.compressionResistance.vertical),
        ] {
            leaf.setContentHuggingPriority(UILayoutPriority(Float(hugging ?? 250)), for: axis)
            leaf.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance ?? 750)), for: axis)
        }
        return leaf
    }

    private func place(_ made: UIView, _ view: TreeWorkload.View, in parent: UIView) {
        guard let x = view.origin.horizontal, let y = view.origin.vertical else { return }
        let (left, top) = (
            made.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: x),
            made.topAnchor.constraint(equalTo: parent.topAnchor, constant: y)
        )
        guard view.fixedSize.horizontal == nil else { return NSLayoutConstraint.activate([left, top]) }
        NSLayoutConstraint.activate([
            left, top,
            made.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -1),
            made.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
        ])
    }

    private mutating func fixSize(of made: UIView, _ view: TreeWorkload.View) {
        if let width = view.fixedSize.horizontal {
            let constraint = made.widthAnchor.constraint(equalToConstant: width)
            constraint.isActive = true
            while fixedWidths.count < views.count { fixedWidths.append(nil) }
            fixedWidths[views.count - 1] = constraint
        }
        if let height = view.fixedSize.vertical { made.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
}
