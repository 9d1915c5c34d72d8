import InterfaceBuilderDocument
import UIKit

/// The scenes of a storyboard side by side, as on Interface Builder's canvas.
@MainActor
struct StoryboardCanvas {
    private struct Place {
        let scene: CanvasScene
        var frame: CGRect
    }

    private static let margin: CGFloat = 40
    private static let captionHeight: CGFloat = 32
    private static let gap: CGFloat = 120
    /// The longest side a picture may have, in pixels.
    private static let longestSide: CGFloat = 16_000

    private let places: [Place]
    /// Points.
    let size: CGSize

    init(_ scenes: [CanvasScene]) {
        var places = Self.recordedPlaces(scenes) ?? Self.row(scenes)
        let all = places.reduce(CGRect.null) { $0.union($1.frame) }
        for index in places.indices {
            places[index].frame.origin.x += Self.margin - all.minX
            places[index].frame.origin.y += Self.margin + Self.captionHeight - all.minY
        }
        self.places = places
        size =
            places.isEmpty
            ? .zero
            : CGSize(
                width: all.width + 2 * Self.margin, height: all.height + 2 * Self.margin + Self.captionHeight)
    }

    /// The most pixels in a point that keep the picture within what a bitmap may have.
    var largestScale: CGFloat { min(3, Self.longestSide / max(size.width, size.height, 1)) }

    // MARK: Places

    /// Where the document says the scenes are; nil when it leaves one out or puts two over one another.
    private static func recordedPlaces(_ scenes: [CanvasScene]) -> [Place]? {
        var places: [Place] = []
        for scene in scenes {
            guard let origin = scene.scene.canvasLocation else { return nil }
            places.append(Place(scene: scene, frame: CGRect(origin: origin, size: scene.root.bounds.size)))
        }
        for (index, place) in places.enumerated() {
            for other in places[..<index] where other.frame.insetBy(dx: 0, dy: -captionHeight).intersects(place.frame) {
                return nil
            }
        }
        return places
    }

    private static func row(_ scenes: [CanvasScene]) -> [Place] {
        var x: CGFloat = 0
        return scenes.map { scene in
            defer { x += scene.root.bounds.width + gap }
            return Place(scene: scene, frame: CGRect(origin: CGPoint(x: x, y: 0), size: scene.root.bounds.size))
        }
    }

    // MARK: Drawing

    func draw(in context: CGContext, drawScene: (CanvasScene) -> Void) {
        context.setFillColor(UIColor(white: 0.9, alpha: 1).cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        for place in places {
            drawCaption(of: place, in: context)
            context.saveGState()
            context.translateBy(x: place.frame.minX, y: place.frame.minY)
            context.clip(to: CGRect(origin: .zero, size: place.frame.size))
            drawScene(place.scene)
            context.restoreGState()
        }
        for place in places { drawSegues(from: place, in: context) }
    }

    private func drawCaption(of place: Place, in context: CGContext) {
        UIGraphicsPushContext(context)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor(white: 0.3, alpha: 1),
        ]
        let point = CGPoint(x: place.frame.minX, y: place.frame.minY - Self.captionHeight + 4)
        place.scene.scene.caption.draw(at: point, withAttributes: attributes)
        UIGraphicsPopContext()
    }

    private func drawSegues(from place: Place, in context: CGContext) {
        for destination in place.scene.scene.segueDestinations {
            guard let target = places.first(where: { $0.scene.scene.id == destination }), target.scene !== place.scene else {
                continue
            }
            drawArrow(from: place.frame, to: target.frame, in: context)
        }
    }

    /// From the side that faces the target to the middle of the target's facing side.
    private func drawArrow(from source: CGRect, to target: CGRect, in context: CGContext) {
        let goesRight = target.midX >= source.midX
        let start = CGPoint(x: goesRight ? source.maxX : source.minX, y: source.midY)
        let end = CGPoint(x: goesRight ? target.minX : target.maxX, y: target.midY)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1)
        let (ux, uy) = (dx / length * 14, dy / length * 14)
        context.setStrokeColor(UIColor(white: 0.45, alpha: 1).cgColor)
        context.setFillColor(UIColor(white: 0.45, alpha: 1).cgColor)
        context.setLineWidth(3)
        context.move(to: start)
        context.addLine(to: CGPoint(x: end.x - ux, y: end.y - uy))
        context.strokePath()
        context.move(to: end)
        context.addLine(to: CGPoint(x: end.x - ux - uy / 2, y: end.y - uy + ux / 2))
        context.addLine(to: CGPoint(x: end.x - ux + uy / 2, y: end.y - uy - ux / 2))
        context.closePath()
        context.fillPath()
    }
}

extension DocumentScene {
    /// Where the canvas has the scene, in points; nil where the document does not say.
    fileprivate var canvasLocation: CGPoint? {
        var holder: MarkupElement? = element
        while let current = holder, current.name != "scene" { holder = current.parent }
        guard
            let point = holder?.child(key: "canvasLocation") ?? (controller == nil ? element.child(key: "canvasLocation") : nil),
            let x = point["x"].flatMap({ DocumentNumber.parse($0) }), let y = point["y"].flatMap({ DocumentNumber.parse($0) })
        else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// What stands over the scene: its label, its title or the class of its controller.
    fileprivate var caption: String {
        element["userLabel"] ?? element["title"] ?? element["storyboardIdentifier"] ?? element.className
    }

    /// The object ids of controllers that segues of this scene lead to.
    fileprivate var segueDestinations: [String] {
        element.descendants.filter { $0.name == "segue" }.compactMap { $0["destination"] }
    }
}
