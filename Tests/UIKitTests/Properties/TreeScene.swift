@testable import LayoutEngine
@testable import UIKit

/// The views of a random tree in a window.
@MainActor
final class TreeScene {
    let tree: RandomTree
    let scene: WindowScene
    /// A view or a layout guide for each node.
    private(set) var items: [any LayoutItem] = []
    private(set) var constraints: [NSLayoutConstraint] = []
    /// How many conflicts were written to the log so far.
    private(set) var logged = 0

    /// - Parameter backwards: Whether the last constraint becomes active first.
    init(_ tree: RandomTree, scale: CGFloat = 2, backwards: Bool = false) {
        self.tree = tree
        scene = WindowScene(CGFloat(tree.windowSize.width), CGFloat(tree.windowSize.height), scale: scale)
        for node in tree.nodes { items.append(makeItem(node)) }
        constraints = tree.links.map(makeConstraint)
        NSLayoutConstraint.activate(backwards ? constraints.reversed() : constraints)
    }

    private func makeItem(_ node: RandomTree.Node) -> any LayoutItem {
        let parent = node.parent == RandomTree.window ? scene.window : items[node.parent] as! UIView
        guard !node.isGuide else {
            let guide = UILayoutGuide()
            parent.addLayoutGuide(guide)
            return guide
        }
        let view = scene.add(node.contentSize.map { SizedView(CGFloat($0.width), CGFloat($0.height)) } ?? UIView(), to: parent)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(node.hugging), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(node.resistance), for: axis)
        }
        return view
    }

    private func item(_ node: Int) -> any LayoutItem { node == RandomTree.window ? scene.window : items[node] }

    private func makeConstraint(_ link: RandomTree.Link) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item(link.first), attribute: link.attribute, relatedBy: link.relation, toItem: link.second.map(item),
            attribute: link.other, multiplier: CGFloat(link.multiplier.double), constant: CGFloat(link.constant.double))
        constraint.priority = UILayoutPriority(link.priority)
        return constraint
    }

    // MARK: Layout

    var host: LayoutHost { scene.window.layoutState.host! }

    /// Lays out and counts what is written to the log.
    func layOut() {
        let sink = ConflictLog.sink
        ConflictLog.sink = { [unowned self] _ in logged += 1 }
        scene.layOut()
        ConflictLog.sink = sink
    }

    /// The unrounded rectangle of a node from the window's corner.
    func absoluteRect(_ node: Int) -> CGRect {
        guard node != RandomTree.window else { return scene.window.bounds }
        let rect = CGRect(host.engine.alignmentRect(of: items[node])!)
        let parent = tree.nodes[node].parent
        return parent == RandomTree.window ? rect : rect.offsetBy(dx: absoluteRect(parent).minX, dy: absoluteRect(parent).minY)
    }

    /// All variables of the exact system as they were solved.
    var point: [Double] {
        tree.nodes.indices.flatMap { node in
            let rect = absoluteRect(node)
            return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        }
    }

    /// The positions of the constraints given up.
    var broken: [Int] {
        constraints.indices.filter { constraints[$0].engineID.map(host.engine.isBroken) ?? false }
            + tree.contentSizes.flatMap { brokenContentSize($0.node, $0.part) }
    }

    /// The positions of the inequalities of content sizes that were given up, counted from the first of them.
    var brokenContents: [Int] { broken.map { $0 - tree.links.count }.filter { $0 >= 0 } }

    /// The inequalities of a content size that were given up.
    private func brokenContentSize(_ node: Int, _ part: RandomTree.Part) -> [Int] {
        let engine = host.engine
        guard let record = engine.existingRecord(of: items[node]) else { return [] }
        let size = part == .width ? engine.records[record].contentWidth : engine.records[record].contentHeight
        let inequalities = zip(tree.positions(ofContentSizeOf: node, part), [size.notLarger, size.notSmaller])
        return inequalities.filter { engine.solver.isBroken($0.1) }.map(\.0)
    }

    /// The positions of a diagnostic's members in the exact system, without the window's size, which is fixed there.
    func members(_ diagnostic: LayoutDiagnostic) -> [[Int]] {
        diagnostic.participants.map(positions).filter { !$0.isEmpty }
    }

    func positions(_ participant: LayoutDiagnostic.Participant) -> [Int] {
        switch participant {
        case .constraint(let object): return constraints.firstIndex { $0 === object }.map { [$0] } ?? []
        case .contentSize(let item, let axis):
            let node = items.firstIndex { $0 === item }!
            return tree.positions(ofContentSizeOf: node, axis == .horizontal ? .width : .height)
                .filter { tree.priorities[$0] >= 1000 }
        case .item: return []
        }
    }
}
