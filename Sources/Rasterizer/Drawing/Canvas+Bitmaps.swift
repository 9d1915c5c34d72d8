import Foundation

extension Canvas {
    /// Draws a bitmap.
    ///
    /// - Parameter placement: The transform from the bitmap's pixels (origin top left) to user units.
    package func draw(
        _ bitmap: Bitmap, placement: Matrix, interpolation: Interpolation = .high, _ compositing: Compositing = .init()
    ) {
        let toDevice = placement.concatenating(transform)
        let outline = DeviceShape.path(bitmap.outline, toDevice)
        guard toDevice.isInvertible,
            !record(
                .bitmap(bitmap, placement: toDevice, interpolation, compositing), compositing, reach: outline.controlPointBounds),
            let pattern = pattern(for: bitmap, toDevice: toDevice, interpolation)
        else { return }
        composite(compositing, reach: outline.controlPointBounds) { context in
            context.save()
            context.clip(to: outline, rule: .winding)
            context.setSource(pattern)
            context.paint(alpha: compositing.alpha)
            context.restore()
        }
    }

    /// Multiplies the clip with the bitmap's alpha, until the matching ``restore()``.
    ///
    /// - Parameter placement: The transform from the bitmap's pixels (origin top left) to user units.
    /// - Precondition: Inside a ``save()``.
    package func clip(toAlphaOf bitmap: Bitmap, placement: Matrix, interpolation: Interpolation = .high) {
        let toDevice = placement.concatenating(transform)
        context.setCompositing(blend: .normal, antialias: true)
        let isRecorded = record(.clipToAlpha(bitmap, placement: toDevice, interpolation), reach: .null)
        context.clip(to: .path(toDevice.isInvertible ? bitmap.outline : VectorPath(), toDevice), rule: .winding)
        guard !isRecorded, let pattern = pattern(for: bitmap, toDevice: toDevice, interpolation) else { return }
        openMask(pattern)
    }

    private func pattern(for bitmap: Bitmap, toDevice: Matrix, _ interpolation: Interpolation) -> CairoPattern? {
        guard toDevice.isInvertible, let picture = try? CairoSurface.image(.argb32, width: bitmap.width, height: bitmap.height)
        else { return nil }
        picture.copyPixels(of: bitmap)
        return CairoPattern(
            picture, transform: toDevice, interpolation: interpolation, repeatsEdge: medium == .bitmap)
    }
}

extension Bitmap {
    fileprivate var outline: VectorPath { VectorPath(rect: CGRect(x: 0, y: 0, width: width, height: height)) }
}

extension CairoSurface {
    /// Overwrites an image surface of the bitmap's size.
    func copyPixels(of bitmap: Bitmap) {
        withPixels { bytes, bytesPerRow in
            bitmap.pixels.withUnsafeBytes { source in
                for row in 0..<bitmap.height {
                    let line = source[(row * bitmap.bytesPerRow)..<((row + 1) * bitmap.bytesPerRow)]
                    UnsafeMutableRawBufferPointer(rebasing: bytes[(row * bytesPerRow)...]).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: line))
                }
            }
        }
    }
}
