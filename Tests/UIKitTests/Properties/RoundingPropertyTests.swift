import ExactOptimum
import SeededRandom
import Testing

@testable import UIKit

/// Frames on pixels, whatever the tree: what follows from every edge being rounded once, in the window.
///
/// - Source: the corollaries of the rule measured on recorded frames; the test rounds by itself.
@MainActor
struct RoundingPropertyTests {
    /// Constants are eighths of a point, so that halves of pixels are met exactly.
    nonisolated static let recipe = RandomTree.Recipe(
        name: "eighths of points", nodes: 3...6, extras: 1...4, requiredShare: 70, unit: Fraction(1, 8), multiples: -160...960)
    nonisolated static let scales = [1.0, 2, 3]

    /// The nearest pixel, halves toward positive infinity.
    private func rounded(_ value: Double, _ scale: Double) -> Double { (value * scale + 0.5 + 1e-9).rounded(.down) / scale }

    /// The frame a node has from the window's corner: frames are added up, as anybody who converts coordinates does.
    private func absoluteFrame(_ node: Int, _ scene: TreeScene) -> CGRect {
        guard node != RandomTree.window else { return scene.scene.window.bounds }
        let frame = (scene.items[node] as? UIView)?.frame ?? (scene.items[node] as! UILayoutGuide).layoutFrame
        let parent = absoluteFrame(scene.tree.nodes[node].parent, scene)
        return frame.offsetBy(dx: parent.minX, dy: parent.minY)
    }

    private func edges(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Double($0) } }

    @Test("Every edge is the nearest pixel to where it was solved", arguments: scales)
    func edgesAreRoundedOnce(_ scale: Double) {
        var (halves, negatives) = (0, 0)
        for seed in 0..<300 {
            let scene = TreeScene(RandomTree(Self.recipe, seed: seed), scale: CGFloat(scale))
            scene.layOut()
            for node in scene.tree.nodes.indices {
                let solved = edges(scene.absoluteRect(node))
                for (edge, exact) in zip(edges(absoluteFrame(node, scene)), solved) {
                    #expect(abs(edge - rounded(exact, scale)) < 1e-6, "node \(node) of \(seed)")
                }
                halves += solved.count { ($0 * scale).truncatingRemainder(dividingBy: 1).magnitude == 0.5 }
                negatives += solved.count { $0 < 0 }
            }
        }
        #expect(halves > 100 && negatives > 100)
    }

    @Test("Views that abut share their edge, and together are as wide as what holds them", arguments: scales)
    func rowsHaveNoGaps(_ scale: Double) {
        var random = SplitMix(seed: 5)
        for _ in 0..<60 {
            let scene = WindowScene(400, 800, scale: CGFloat(scale))
            let start = CGFloat(random.below(800)) / 8 - 50
            let box = scene.add(UIView()).spanning(x: (start, start + CGFloat(1 + random.below(2000)) / 8), y: (0, 10))
            let views = (0..<2 + random.below(6)).map { _ in scene.add(UIView(), to: box) }
            views[0].leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
            for (previous, next) in zip(views, views.dropFirst()) {
                next.leftAnchor.constraint(equalTo: previous.rightAnchor).isActive = true
                next.widthAnchor.constraint(equalTo: previous.widthAnchor, multiplier: CGFloat(1 + random.below(3))).isActive =
                    true
            }
            views.last!.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true
            scene.layOut()
            for (previous, next) in zip(views, views.dropFirst()) { #expect(abs(previous.frame.maxX - next.frame.minX) < 1e-9) }
            #expect(abs(views.reduce(0) { $0 + $1.frame.width } - box.frame.width) < 1e-9)
        }
    }

    @Test("A chain of views pinned to all edges of each other has one size", arguments: scales)
    func pinnedChildren(_ scale: Double) {
        for start in stride(from: -3.0, to: 3, by: 0.0625) {
            let scene = WindowScene(400, 800, scale: CGFloat(scale))
            let outer = scene.add(UIView()).spanning(x: (CGFloat(start), 45.8125), y: (CGFloat(start) / 2, 33.3))
            let middle = scene.add(UIView(), to: outer).pinned()
            let inner = scene.add(UIView(), to: middle).pinned()
            scene.layOut()
            for view in [middle, inner] { #expect(view.frame == CGRect(origin: .zero, size: outer.frame.size)) }
        }
    }

    @Test("Half a pixel further on, a child may be another size") func sizesDependOnPlaces() {
        let scene = WindowScene(400, 800, scale: 2)
        let outer = scene.add(UIView())
        let left = outer.leftAnchor.constraint(equalTo: scene.window.leftAnchor)
        left.isActive = true
        let child = scene.add(UIView(), to: outer).sized(10.25, 10)
        child.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
        scene.layOut()
        #expect(child.frame.width == 10.5)
        left.constant = 0.25
        scene.layOut()
        #expect(child.frame.width == 10)
        left.constant = -0.25
        scene.layOut()
        #expect(outer.frame.minX == 0 && child.frame.width == 10)
    }
}
