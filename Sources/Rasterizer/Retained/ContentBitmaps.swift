import Foundation

/// Pixels of contents that are drawn again and again, because they move or something before or behind them does.
///
/// A bitmap is made when these canvases draw a content for the second time, for its place between two pixels. Drawing
/// the bitmap gives the pixels of drawing the content, since both composite its colours, rounded to 8 bits, with what is
/// behind; where a content's own shapes overlap, single pixels may differ by 1 of 255. The first drawing of a canvas has
/// none of these, whatever others have drawn.
final class ContentBitmaps {
    private struct Bitmap {
        /// The part of the content's distance that is no whole pixel.
        let phase: CGPoint
        let surface: CairoSurface
        /// The bitmap's rectangle in device units, for the phase alone.
        let rect: CGRect
        /// The part of the rectangle that is not transparent; empty if all is.
        let ink: CGRect
        var bytes: Int { Int(rect.width * rect.height) * 4 }
    }

    /// A content that was drawn, and its bitmap, if it was drawn again.
    private struct Entry {
        weak var content: RecordedContent?
        var bitmap: Bitmap?
    }

    /// By the contents' identities.
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// From the one that was drawn, or whose bitmap was made, first.
    private var order: [ObjectIdentifier] = []
    private var bytes = 0

    /// Bytes of all bitmaps.
    private static let mostBytes = 48 << 20
    private static let mostPixels: CGFloat = 4_000_000
    /// The least number of outline points for which a bitmap pays.
    private static let leastPoints = 60

    /// The bitmap of a content at a distance from where it was recorded, the bitmap's place in whole device units, and
    /// the part of it that is not transparent.
    ///
    /// - Returns: Nil where drawing the content is as fast, or would give other pixels.
    func bitmap(of content: RecordedContent, at distance: CGPoint) -> (surface: CairoSurface, rect: CGRect, ink: CGRect)? {
        let whole = CGPoint(x: distance.x.rounded(.down), y: distance.y.rounded(.down))
        let phase = CGPoint(x: distance.x - whole.x, y: distance.y - whole.y)
        let known = entries[ObjectIdentifier(content)]
        guard let known, known.content === content else {
            keep(Entry(content: content))
            return nil
        }
        if let bitmap = known.bitmap, bitmap.phase == phase {
            return (bitmap.surface, bitmap.rect.moved(by: whole), bitmap.ink.moved(by: whole))
        }
        guard let made = Self.make(content, phase) else { return nil }
        keep(Entry(content: content, bitmap: made))
        return (made.surface, made.rect.moved(by: whole), made.ink.moved(by: whole))
    }

    private static func make(_ content: RecordedContent, _ phase: CGPoint) -> Bitmap? {
        let reach = content.reach
        guard !reach.isInfinite, !reach.isEmpty, reach.width * reach.height <= mostPixels,
            let points = content.outlinePoints, points >= leastPoints
        else { return nil }
        // A pixel more for the phase.
        let rect = CGRect(x: reach.minX, y: reach.minY, width: reach.width + 1, height: reach.height + 1)
        guard let canvas = try? Canvas.bitmap(width: Int(rect.width), height: Int(rect.height)) else { return nil }
        canvas.replay(content.steps.moved(by: CGPoint(x: phase.x - rect.minX, y: phase.y - rect.minY)), within: .infinite)
        let ink = canvas.surface.ink.moved(by: rect.origin)
        return Bitmap(phase: phase, surface: canvas.surface, rect: rect, ink: ink)
    }

    private func keep(_ entry: Entry) {
        guard let content = entry.content else { return }
        let id = ObjectIdentifier(content)
        forget(id)
        entries[id] = entry
        order.append(id)
        bytes += entry.bitmap?.bytes ?? 0
        while bytes > Self.mostBytes, order.count > 1 { forget(order[0]) }
    }

    /// Forgets the bitmaps of contents that are gone.
    func forgetUnused() {
        for id in order where entries[id]?.content == nil { forget(id) }
    }

    private func forget(_ id: ObjectIdentifier) {
        guard let entry = entries.removeValue(forKey: id) else { return }
        bytes -= entry.bitmap?.bytes ?? 0
        order.removeAll { $0 == id }
    }
}

extension CairoSurface {
    /// The bounding box of the pixels of an image surface that are not transparent; empty if all are.
    /// - Complexity: O(transparent pixels around the box).
    fileprivate var ink: CGRect {
        withPixels { bytes, bytesPerRow in
            let (pixels, width) = (bytes.bindMemory(to: UInt32.self), bytesPerRow / 4)
            let rows = 0..<pixels.count / max(width, 1)
            func row(_ y: Int) -> Slice<UnsafeMutableBufferPointer<UInt32>> { pixels[y * width..<(y + 1) * width] }
            guard let top = rows.first(where: { row($0).contains { $0 != 0 } }),
                let bottom = rows.last(where: { row($0).contains { $0 != 0 } })
            else { return .zero }
            var (left, right) = (width, 0)
            for y in top...bottom {
                let start = y * width
                left = (0..<left).first { pixels[start + $0] != 0 } ?? left
                right = (right..<width).last { pixels[start + $0] != 0 }.map { $0 + 1 } ?? right
            }
            return CGRect(x: left, y: top, width: right - left, height: bottom + 1 - top)
        }
    }
}

extension [RecordedStep] {
    /// A measure of how long it takes to draw the steps: the number of points of their outlines. Nil if they are not
    /// drawn one after another onto what is behind, without blending.
    var outlinePoints: Int? {
        var count = 0
        for step in self {
            guard let points = step.step.outlinePoints else { return nil }
            count += points
        }
        return count
    }
}

extension DrawingStep {
    /// The points of a glyph, on average, and what a bitmap counts for.
    private static let (glyphPoints, bitmapPoints) = (20, 1000)

    fileprivate var outlinePoints: Int? {
        switch self {
        case .fill(let shape, _, _, let compositing) where compositing.isPlain:
            switch shape {
            case .path(let path, _): path.elements.count
            case .glyphs(let glyphs, _, size: _, _): glyphs.count * Self.glyphPoints
            }
        case .stroke(let path, _, _, let compositing, _) where compositing.isPlain: path.elements.count * 2
        case .bitmap(_, placement: _, _, let compositing) where compositing.isPlain: Self.bitmapPoints
        case .clip: 0
        case .scope(let steps): steps.outlinePoints
        case .content(let content, _): content.outlinePoints
        case .fill, .stroke, .gradient, .bitmap, .shadow, .backdrop, .clipToAlpha, .group, .masked: nil
        }
    }
}

extension Compositing {
    /// Whether drawing is put over what is behind, without a shadow.
    fileprivate var isPlain: Bool { blend == .normal && shadow == nil }
}
