import InterfaceBuilderDocument
import UIKit

/// The scenes of a storyboard as on Interface Builder's canvas.
@MainActor
package struct StoryboardCanvas {
    private static let margin: CGFloat = 48
    /// The width, in points, of the room at the left for the arrow to the initial scene.
    private static let entry: CGFloat = 60
    /// The longest side a picture may have, in pixels.
    private static let longestSide: CGFloat = 16_000
    private static let mostPixels: CGFloat = 40_000_000
    private static let ink = UIColor(white: 0.42, alpha: 1)

    private let nodes: [CanvasNode]
    private let segues: [CanvasSegue]
    private let initial: String?
    /// The size of the canvas, in points.
    package let size: CGSize

    /// Places the nodes and finds the segues between them.
    ///
    /// - Parameters:
    ///   - nodes: The nodes, at the positions that the document records.
    ///   - initial: The object id of the initial controller.
    package init(_ nodes: [CanvasNode], initial: String?) {
        var placed = CanvasPlacement.placed(nodes)
        let all = placed.reduce(CGRect.null) { $0.union($1.frame) }
        for index in placed.indices {
            placed[index].frame.origin.x += Self.margin + Self.entry - all.minX
            placed[index].frame.origin.y += Self.margin + CanvasPlacement.captionHeight - all.minY
        }
        self.nodes = placed
        self.initial = initial
        segues = CanvasSegue.all(between: placed)
        size =
            placed.isEmpty
            ? .zero
            : CGSize(
                width: all.width + 2 * Self.margin + Self.entry,
                height: all.height + 2 * Self.margin + CanvasPlacement.captionHeight)
    }

    /// The nodes, each with its object id, its title, its rectangle in points, and whether it is a scene with views.
    package var places: [(id: String, title: String, frame: CGRect, isScene: Bool)] {
        nodes.map { node in
            if case .scene = node.content { return (node.id, node.title, node.frame, true) }
            return (node.id, node.title, node.frame, false)
        }
    }

    /// The segues, each from a node's object id to another's, with its kind, and where it leaves the source as a share
    /// of the source's height.
    package var arrows: [(source: String, target: String, kind: String, start: CGFloat)] {
        segues.map { (nodes[$0.source].id, nodes[$0.target].id, $0.kind, $0.start) }
    }

    /// The largest number of pixels in a point at which the picture stays within the limits of a bitmap.
    package var largestScale: CGFloat {
        let byArea = (Self.mostPixels / max(size.width * size.height, 1)).squareRoot()
        return min(3, Self.longestSide / max(size.width, size.height, 1), byArea)
    }

    // MARK: Drawing

    /// Draws the nodes and arrows. Arrows lie below the scenes, so that they cover nothing; their heads and labels lie
    /// above.
    package func draw(in context: CGContext, drawScene: (CanvasScene) -> Void) {
        context.setFillColor(UIColor(white: 0.91, alpha: 1).cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        let curves = curves()
        for curve in curves { draw(curve, in: context) }
        // Large canvases are drawn in bands, and most scenes lie in a few of them.
        let visible = context.boundingBoxOfClipPath
        for node in nodes where Self.reach(of: node).intersects(visible) { draw(node, in: context, drawScene) }
        UIGraphicsPushContext(context)
        for curve in curves { drawHead(curve, in: context) }
        for (segue, curve) in zip(segues, curves) { drawLabel(segue.kind, on: curve) }
        drawEntry(in: context)
        UIGraphicsPopContext()
    }

    /// A rectangle that contains every drawing of a node.
    private static func reach(of node: CanvasNode) -> CGRect {
        let frame = node.frame.insetBy(dx: -2 * margin, dy: -margin)
        return CGRect(
            x: frame.minX, y: frame.minY - CanvasPlacement.captionHeight, width: frame.width,
            height: frame.height + CanvasPlacement.captionHeight)
    }

    private func draw(_ node: CanvasNode, in context: CGContext, _ drawScene: (CanvasScene) -> Void) {
        let bounds = CGRect(origin: .zero, size: node.frame.size)
        context.saveGState()
        context.translateBy(x: node.frame.minX, y: node.frame.minY)
        UIGraphicsPushContext(context)
        NodeDrawing.drawCaption(node.title, exits: CanvasSegue.unwinds(node), width: node.frame.width)
        NodeDrawing.drawShade(around: bounds)
        context.clip(to: bounds)
        switch node.content {
        case .scene(let scene): drawScene(scene)
        case .container(let element): NodeDrawing.drawContainer(element, in: bounds)
        case .reference(let element): NodeDrawing.drawReference(element, in: bounds)
        }
        UIGraphicsPopContext()
        context.restoreGState()
    }

    // MARK: Arrows

    /// The curves of the segues. The ends of arrows that reach the same node lie side by side.
    private func curves() -> [ArrowCurve] {
        var arrived = [Int](repeating: 0, count: nodes.count)
        return segues.map { segue in
            let place = arrived[segue.target]
            arrived[segue.target] += 1
            let offset = CGFloat((place + 1) / 2) * (place % 2 == 0 ? 22 : -22)
            return curve(of: segue, offset: offset)
        }
    }

    /// The curve that other nodes hide least: the direct one or, for nodes side by side, one above or below the nodes
    /// between them.
    private func curve(of segue: CanvasSegue, offset: CGFloat) -> ArrowCurve {
        let (source, target) = (nodes[segue.source].frame, nodes[segue.target].frame)
        let others = nodes.indices.filter { $0 != segue.source && $0 != segue.target }.map { nodes[$0].frame }
        let straight = ArrowCurve(from: source, to: target, share: segue.start, offset: offset)
        let isBeside = source.minY < target.maxY && target.minY < source.maxY
        guard isBeside, straight.hidden(by: others) > 0 else { return straight }
        let passed = [source, target] + others.filter { straight.hidden(by: [$0]) > 0 }
        let top = passed.map(\.minY).min()! - CanvasPlacement.captionHeight - Self.detour
        let bottom = passed.map(\.maxY).max()! + Self.detour
        let around = [top, bottom].filter { $0 >= 8 && $0 <= size.height - 8 }
            .map { ArrowCurve(from: source, to: target, offset: offset, level: $0) }
        return around.reduce(straight) { $1.hidden(by: others) < $0.hidden(by: others) ? $1 : $0 }
    }

    /// The distance, in points, between an arrow and the scenes that it passes.
    private static let detour: CGFloat = 20

    private func draw(_ curve: ArrowCurve, in context: CGContext) {
        context.setStrokeColor(Self.ink.cgColor)
        context.setLineWidth(2.5)
        curve.add(to: context)
        context.strokePath()
    }

    private func drawHead(_ curve: ArrowCurve, in context: CGContext) {
        Self.ink.setFill()
        context.addLines(between: curve.head)
        context.closePath()
        context.fillPath()
        UIBezierPath(arcCenter: curve.start, radius: 4, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    }

    /// Draws the segue's kind at the first point of the arrow that no node hides; draws nothing if nodes hide the whole
    /// arrow.
    private func drawLabel(_ text: String, on curve: ArrowCurve) {
        let text = OrnamentText(text: text, font: .systemFont(ofSize: 11, weight: .medium), color: .white)
        let size = text.size
        let shares: [CGFloat] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
        let places = shares.map { share -> CGRect in
            let center = curve.point(at: share)
            return CGRect(x: center.x - size.width / 2 - 6, y: center.y - 9, width: size.width + 12, height: 18)
        }
        let free = places.first { place in !nodes.contains { $0.frame.intersects(place) } }
        guard let place = free else { return }
        Self.ink.setFill()
        UIBezierPath(roundedRect: place, cornerRadius: 9).fill()
        text.draw(at: CGPoint(x: place.midX, y: place.midY), .center)
    }

    /// Draws the arrow to the initial scene.
    private func drawEntry(in context: CGContext) {
        guard let node = nodes.first(where: { $0.id == initial }) else { return }
        let tip = CGPoint(x: node.frame.minX, y: node.frame.minY + node.frame.height * 0.25)
        UIColor(white: 0.3, alpha: 1).setFill()
        context.fill(CGRect(x: tip.x - 56, y: tip.y - 4, width: 36, height: 8))
        context.addLines(between: [tip, CGPoint(x: tip.x - 24, y: tip.y - 16), CGPoint(x: tip.x - 24, y: tip.y + 16)])
        context.closePath()
        context.fillPath()
    }
}
