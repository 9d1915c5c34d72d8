import CoreGraphics

/// A page that is folded back from a corner and uncovers the content below it.
///
/// The fold is flat: the part of the page beyond a line is mirrored onto the rest, with its back up. The line moves
/// from the free corner to the opposite one.
struct PageCurl {
    let bounds: CGRect
    /// The progress of the fold, from 0 to 1.
    let progress: Double
    /// The unit normal of the fold, along the page's movement.
    private let normal: CGVector
    /// The positions of the fold and of the page's end along the normal.
    private let (fold, end): (CGFloat, CGFloat)

    /// The slope of the fold: its sideways offset per point along the movement.
    private static let slant: CGFloat = 0.35
    /// The extent of the shadows on both sides of the fold, as a fraction of the page's larger side.
    private static let shadowReach: CGFloat = 0.08

    /// Creates a curl along a unit vector.
    init(_ bounds: CGRect, along way: CGVector, progress: Double) {
        (self.bounds, self.progress) = (bounds, progress)
        let sideways = CGVector(dx: way.dx == 0 ? -Self.slant : 0, dy: way.dy == 0 ? -Self.slant : 0)
        let length = (1 + Self.slant * Self.slant).squareRoot()
        let normal = CGVector(dx: (way.dx + sideways.dx) / length, dy: (way.dy + sideways.dy) / length)
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        let places = corners.map { $0.x * normal.dx + $0.y * normal.dy }
        let (start, end) = (places.min() ?? 0, places.max() ?? 0)
        (self.normal, self.end) = (normal, end)
        fold = start + (end - start) * progress
    }

    /// Draws the content below, the rest of the page, and its back.
    func draw(in context: CGContext, page: () -> Void, below: () -> Void) {
        below()
        guard progress < 1 else { return }
        let reach = Self.shadowReach * max(bounds.width, bounds.height)
        clipped(context) {
            if progress > 0 { shade(context, from: fold, to: fold - reach, darkness: 0.4) }
            clip(context, from: fold, to: end)
            page()
        }
        guard progress > 0 else { return }
        clipped(context) {
            clip(context, from: fold, to: end)
            context.concatenate(mirror)
            context.clip(to: bounds)
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(bounds)
            context.setAlpha(0.15)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            page()
            context.endTransparencyLayer()
            context.setAlpha(1)
            shade(context, from: fold, to: fold - reach, darkness: 0.25)
        }
    }

    private func clipped(_ context: CGContext, _ draw: () -> Void) {
        context.saveGState()
        context.clip(to: bounds)
        draw()
        context.restoreGState()
    }

    /// The reflection across the fold.
    private var mirror: CGAffineTransform {
        let (x, y) = (normal.dx, normal.dy)
        return CGAffineTransform(
            a: 1 - 2 * x * x, b: -2 * x * y, c: -2 * x * y, d: 1 - 2 * y * y, tx: 2 * fold * x, ty: 2 * fold * y)
    }

    /// Clips to the strip between two positions along the normal.
    private func clip(_ context: CGContext, from start: CGFloat, to end: CGFloat) {
        let half = bounds.width + bounds.height + abs(bounds.midX) + abs(bounds.midY)
        let corners = [(start, -half), (start, half), (end, half), (end, -half)].map { along, across in
            CGPoint(x: normal.dx * along - normal.dy * across, y: normal.dy * along + normal.dx * across)
        }
        context.beginPath()
        context.addLines(between: corners)
        context.closePath()
        context.clip()
    }

    /// Darkens a strip with a gradient that is darkest at its start.
    private func shade(_ context: CGContext, from start: CGFloat, to end: CGFloat, darkness: CGFloat) {
        let colors = [CGColor(gray: 0, alpha: darkness), CGColor(gray: 0, alpha: 0)]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else { return }
        let point = { (place: CGFloat) in CGPoint(x: normal.dx * place, y: normal.dy * place) }
        context.drawLinearGradient(gradient, start: point(start), end: point(end), options: [])
    }
}
