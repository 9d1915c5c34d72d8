import Foundation

/// A bitmap of which an update redraws only the areas whose drawing changed.
///
/// A drawing is recorded without executing it, and compared with the previous one. The steps that intersect damaged
/// rectangles are drawn on another bitmap, whole and without clipping to the rectangles, since clips change Cairo's
/// rounding; then the pixels of the rectangles are copied. They equal those of the whole drawing, apart from single ones
/// in nested masks and blends, which may differ by 1 of 255.
package final class RetainedCanvas {
    /// The bitmap; only ``update(_:)`` draws on it.
    package let canvas: Canvas
    private var steps: [RecordedStep]?
    private let (width, height): (Int, Int)

    /// The number of pixels that the last update redrew.
    package private(set) var redrawnPixelCount = 0
    /// The number of steps that the last update redrew.
    package private(set) var redrawnStepCount = 0
    /// The areas that the last update redrew, in pixels.
    package private(set) var redrawnRects: [CGRect] = []

    private let scratch: Canvas
    private let contents = ContentBitmaps()
    private let shadows = ShadowCoverages()

    /// Creates a transparent bitmap.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``.
    package init(width: Int, height: Int) throws(RasterizerError) {
        (self.width, self.height) = (width, height)
        canvas = try .bitmap(width: width, height: height)
        scratch = try .bitmap(width: width, height: height)
        for canvas in [canvas, scratch] { (canvas.contents, canvas.shadows) = (contents, shadows) }
    }

    /// Updates the bitmap to the drawing of a closure, which receives another, recording canvas.
    ///
    /// - Complexity: O(steps of the drawing), plus drawing those in the damaged areas.
    package func update(_ draw: (Canvas) -> Void) throws(RasterizerError) {
        let recording = try Canvas.recording(width: width, height: height)
        draw(recording)
        let (new, backdrops) = (recording.recordedSteps, recording.recorder?.backdrops ?? [])
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        (redrawnPixelCount, redrawnStepCount) = (0, 0)
        redrawnRects = []
        if let steps {
            var damage = DrawingDamage(from: steps, to: new)
            damage.spread(over: backdrops)
            redraw(new, in: damage.rects.map { $0.intersection(whole) }.filter { !$0.isEmpty })
        } else {
            redrawnPixelCount = width * height
            redrawnRects = [whole]
            redrawnStepCount = canvas.replay(new, within: DrawnArea([whole]))
        }
        steps = new
        contents.forgetUnused()
    }

    /// Calls a closure with the pixels, BGRA with premultiplied alpha.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result) -> Result {
        canvas.surface.withPixels { bytes, bytesPerRow in body(UnsafeRawBufferPointer(bytes), bytesPerRow) }
    }

    private func redraw(_ steps: [RecordedStep], in rects: [CGRect]) {
        guard !rects.isEmpty else { return }
        redrawnRects = rects
        redrawnPixelCount = rects.reduce(0) { $0 + Int($1.width * $1.height) }
        for rect in rects {
            scratch.surface.forEachRow(of: rect) { _, row in row.initializeMemory(as: UInt8.self, repeating: 0) }
        }
        redrawnStepCount = scratch.replay(steps, within: DrawnArea(rects))
        scratch.surface.withPixels { source, _ in
            for rect in rects {
                canvas.surface.forEachRow(of: rect) { start, row in
                    row.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + row.count]))
                }
            }
        }
    }
}

extension CairoSurface {
    /// Calls a closure with each row of a rectangle in whole pixels, and the row's offset in the surface's bytes.
    fileprivate func forEachRow(of rect: CGRect, _ body: (_ start: Int, _ row: UnsafeMutableRawBufferPointer) -> Void) {
        withPixels { bytes, bytesPerRow in
            for y in Int(rect.minY)..<Int(rect.maxY) {
                let start = y * bytesPerRow + Int(rect.minX) * 4
                body(start, UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + Int(rect.width) * 4]))
            }
        }
    }
}
