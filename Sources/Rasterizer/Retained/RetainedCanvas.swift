import Foundation

/// A bitmap that is drawn again only where its drawing has changed.
///
/// A drawing is recorded without drawing anything, and compared with the one before. The steps that reach into a
/// damaged rectangle are drawn on another bitmap, whole and not clipped to the rectangle, since clips change how Cairo
/// rounds; then the pixels of the rectangle are copied. They are those that the whole drawing gives, but for single
/// ones of masks and blends in each other, which may differ by 1 of 255.
package final class RetainedCanvas {
    /// The bitmap; drawn by ``update(_:)`` alone.
    package let canvas: Canvas
    private var steps: [RecordedStep]?
    private let (width, height): (Int, Int)

    /// How many pixels the last update drew again.
    package private(set) var redrawnPixelCount = 0
    /// How many steps the last update drew again.
    package private(set) var redrawnStepCount = 0

    private let scratch: Canvas

    /// A transparent bitmap.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``.
    package init(width: Int, height: Int) throws(RasterizerError) {
        (self.width, self.height) = (width, height)
        canvas = try .bitmap(width: width, height: height)
        scratch = try .bitmap(width: width, height: height)
    }

    /// Makes the bitmap show what a closure draws on the canvas that it gets, which is another one.
    ///
    /// - Complexity: O(steps of the drawing), and drawing those that reach where it has changed.
    package func update(_ draw: (Canvas) -> Void) throws(RasterizerError) {
        let recording = try Canvas.recording(width: width, height: height)
        draw(recording)
        let new = recording.recordedSteps
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        (redrawnPixelCount, redrawnStepCount) = (0, 0)
        if let steps {
            for rect in DrawingDamage(from: steps, to: new).rects { redraw(new, in: rect.intersection(whole)) }
        } else {
            redrawnPixelCount = width * height
            redrawnStepCount = canvas.replay(new, within: whole)
        }
        steps = new
    }

    private func redraw(_ steps: [RecordedStep], in rect: CGRect) {
        guard !rect.isEmpty else { return }
        redrawnPixelCount += Int(rect.width * rect.height)
        scratch.surface.forEachRow(of: rect) { _, row in row.initializeMemory(as: UInt8.self, repeating: 0) }
        redrawnStepCount += scratch.replay(steps, within: rect)
        scratch.surface.withPixels { source, _ in
            canvas.surface.forEachRow(of: rect) { start, row in
                row.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + row.count]))
            }
        }
    }
}

extension CairoSurface {
    /// Calls a closure with the bytes of each row of a rectangle in whole pixels, and where in the surface's bytes they
    /// start.
    fileprivate func forEachRow(of rect: CGRect, _ body: (_ start: Int, _ row: UnsafeMutableRawBufferPointer) -> Void) {
        withPixels { bytes, bytesPerRow in
            for y in Int(rect.minY)..<Int(rect.maxY) {
                let start = y * bytesPerRow + Int(rect.minX) * 4
                body(start, UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + Int(rect.width) * 4]))
            }
        }
    }
}
