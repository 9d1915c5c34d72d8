import InterfaceBuilderDocument
import UIKit

/// An arrow between two nodes of a canvas.
@MainActor
struct CanvasSegue {
    let kind: String
    let source: Int
    let target: Int
    /// The position at which the arrow leaves the source, measured from the source's top as a share of its height.
    let start: CGFloat

    /// The label of an arrow: the kind of the segue in a word or two.
    static func label(_ segue: MarkupElement) -> String {
        switch StoryboardSegue.Kind(of: segue) {
        case .relationship("rootViewController"): "root"
        case .relationship("viewControllers"): "tab"
        case .relationship: "holds"
        case .push, .show: "show"
        case .presentation: "present"
        case .popover: "popover"
        case .showDetail: "show detail"
        case .embed: "embed"
        case .custom: "custom"
        case .unwind: "unwind"
        case .other(let name): name ?? "segue"
        }
    }

    /// The segues between nodes, in document order; segues to scenes that are not shown are left out.
    static func all(between nodes: [CanvasNode]) -> [CanvasSegue] {
        var places: [String: Int] = [:]
        for (index, node) in nodes.enumerated() where places[node.id] == nil { places[node.id] = index }
        return nodes.indices.flatMap { source in
            element(of: nodes[source]).segues.compactMap { segue in
                guard let target = segue["destination"].flatMap({ places[$0] }), target != source else { return nil }
                return CanvasSegue(
                    kind: label(segue), source: source, target: target, start: start(of: segue, in: nodes[source]))
            }
        }
    }

    private static func element(of node: CanvasNode) -> MarkupElement {
        switch node.content {
        case .scene(let scene): scene.scene.element
        case .container(let element), .reference(let element): element
        }
    }

    /// Whether unwind segues of a node lead to its exit.
    static func unwinds(_ node: CanvasNode) -> Bool {
        element(of: node).segues.contains { StoryboardSegue.Kind(of: $0) == .unwind }
    }

    /// The vertical middle of the view that a segue starts from, as a share of the node's height. For a segue of the
    /// controller itself it is the middle of the node.
    private static func start(of segue: MarkupElement, in node: CanvasNode) -> CGFloat {
        guard case .scene(let scene) = node.content, node.frame.height > 0 else { return 0.5 }
        var holder = segue.parent
        while let element = holder {
            if let index = element.id.flatMap({ scene.scene.viewsByID[$0] }), index > 0, let view = scene.views[index] {
                let place = view.convert(view.bounds, to: scene.root).midY - scene.root.bounds.minY
                return min(0.95, max(0.05, place / node.frame.height))
            }
            holder = element.parent
        }
        return 0.5
    }
}

/// The curve of an arrow, from one node's edge to another's.
struct ArrowCurve {
    let start: CGPoint
    let end: CGPoint
    private let first: CGPoint
    private let second: CGPoint

    /// - Parameters:
    ///   - share: The position at which the arrow leaves the source's edge, from the top as a share of the source's
    ///     height.
    ///   - offset: Points by which it is moved along the target's edge, so that arrows do not end in one place.
    init(from source: CGRect, to target: CGRect, share: CGFloat, offset: CGFloat) {
        let startY = source.minY + source.height * share
        let isBeside = target.minX >= source.maxX || target.maxX <= source.minX
        if isBeside {
            let sign: CGFloat = target.minX >= source.maxX ? 1 : -1
            start = CGPoint(x: sign > 0 ? source.maxX : source.minX, y: startY)
            let endY = min(target.maxY - 12, max(target.minY + 12, target.midY + offset))
            end = CGPoint(x: sign > 0 ? target.minX : target.maxX, y: endY)
            let reach = max(40, abs(end.x - start.x) / 2) * sign
            (first, second) = (CGPoint(x: start.x + reach, y: start.y), CGPoint(x: end.x - reach, y: end.y))
        } else {
            let sign: CGFloat = target.midY >= source.midY ? 1 : -1
            start = CGPoint(x: source.midX + offset, y: sign > 0 ? source.maxY : source.minY)
            end = CGPoint(x: target.midX + offset, y: sign > 0 ? target.minY : target.maxY)
            let reach = max(30, abs(end.y - start.y) / 2) * sign
            (first, second) = (CGPoint(x: start.x, y: start.y + reach), CGPoint(x: end.x, y: end.y - reach))
        }
    }

    /// An arrow that passes above or below the nodes between its ends; it starts and ends at top or bottom edges.
    ///
    /// - Parameter level: The height that the curve reaches halfway, in the canvas's coordinates.
    init(from source: CGRect, to target: CGRect, offset: CGFloat, level: CGFloat) {
        let isAbove = level < source.midY
        start = CGPoint(x: source.midX + offset, y: isAbove ? source.minY : source.maxY)
        let endX = min(target.maxX - 12, max(target.minX + 12, target.midX + offset))
        end = CGPoint(x: endX, y: isAbove ? target.minY : target.maxY)
        let bend = (8 * level - start.y - end.y) / 6
        (first, second) = (CGPoint(x: start.x, y: bend), CGPoint(x: end.x, y: bend))
    }

    /// The number of points along the curve, of 32, that lie in one of some rectangles.
    func hidden(by rects: [CGRect]) -> Int {
        (1..<33).count { step in rects.contains { $0.contains(point(at: CGFloat(step) / 33)) } }
    }

    /// The point at a share of the curve.
    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        return CGPoint(x: mix(start.x, first.x, second.x, end.x), y: mix(start.y, first.y, second.y, end.y))
    }

    /// Adds the curve to a context's path.
    func add(to context: CGContext) {
        context.move(to: start)
        context.addCurve(to: end, control1: first, control2: second)
    }

    /// The three corners of the head.
    var head: [CGPoint] {
        let (dx, dy) = (end.x - second.x, end.y - second.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1)
        let (ux, uy) = (dx / length * 14, dy / length * 14)
        return [
            end, CGPoint(x: end.x - ux - uy / 2, y: end.y - uy + ux / 2), CGPoint(x: end.x - ux + uy / 2, y: end.y - uy - ux / 2),
        ]
    }
}
