import RandomLayouts
import Testing
import UIKit

/// Trees that depend on what programs make of frames, which edited and new ones may do differently.
@MainActor
struct ReactionTests {
    /// Two strips whose heights follow widths that follow heights again: 14 points of width rest at a strip of 3.5, and
    /// 13.5 at one of 3.375.
    @Test func reactionsThatMayRestInTwoPlacesAreNotCompared() {
        let tree = RandomLayouts.RandomTree(history: reactingRow)
        #expect(tree.compareWithFreshTree() == [])
        #expect(tree.undecided == 1)
    }

    /// A view as wide as its margins, in a superview of 33 points. At the whole width it preserves 18.5 and 14.5
    /// points; at 26.5 points the margin of 8 points and the 6.5 beside it keep clear of the superview's 14.5.
    @Test func preservedMarginsThatMayRestInTwoPlacesAreNotCompared() {
        let tree = RandomLayouts.RandomTree(history: viewAsWideAsItsMargins)
        #expect(tree.firstArranged.width == 26.5)
        let anew = RandomLayouts.RandomTree(history: LayoutHistory(tree: tree.description))
        #expect(anew.firstArranged.width == 33)
        #expect(tree.compareWithFreshTree() == [])
        #expect(tree.undecided == 1)
    }

    private var reactingRow: LayoutHistory {
        var tree = LayoutDescription()
        (tree.width, tree.height) = (417.5, 330.5)
        var views = [Node(.reacting, in: 0), Node(.reacting, in: 0)]
        for place in views.indices { views[place].isArranged = true }
        let places = [
            Link(.node(0), 9, 0, .node(-1), 9, constant: 16.5), Link(.node(0), 7, 0, .node(-1), 7),
        ]
        _ = tree.apply(.insert(Node(.stack, in: LayoutDescription.window), at: 0, places))
        for place in views.indices { _ = tree.apply(.insert(views[place], at: place, [])) }
        _ = tree.apply(.add(Link(.node(1), 8, 0, .node(2), 7, multiplier: 0.5, constant: -3.5, priority: 500)))
        let steps = [-19.5, 19].map { LayoutStep(.plain, [.setConstant(link: 1, $0)]) }
        return LayoutHistory(tree: tree, steps: steps)
    }

    private var viewAsWideAsItsMargins: LayoutHistory {
        var tree = LayoutDescription()
        let margins = Setting.margins(top: 17, left: 18.5, bottom: 13, right: 14.5)
        _ = tree.apply(.insert(Node(.stack, in: LayoutDescription.window, [.distribution(4), margins]), at: 0, []))
        for (place, kind) in [Node.Kind.view, .scroll].enumerated() {
            var node = Node(kind, in: 0)
            (node.isArranged, node.knowsMargins) = (true, kind == .view)
            _ = tree.apply(.insert(node, at: place, [Link(.node(place + 1), 8, constant: 90)]))
        }
        tree.nodes[0]?.knowsMargins = true
        return LayoutHistory(tree: tree, steps: [LayoutStep(.plain, [.set(node: 1, .preservesMargins(true))])])
    }
}

extension RandomLayouts.RandomTree {
    /// The frame of the first view in the first view of the window's content.
    fileprivate var firstArranged: CGRect { window.subviews[0].subviews[0].subviews[0].frame }
}
