import Rasterizer

extension CGContext {
    /// Intersects the clip with the current path and clears the path; an empty path changes nothing.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !currentPath.isEmpty else { return }
        let userTransform = canvas.transform
        canvas.transform = baseTransform.matrix
        canvas.clip(to: currentPath, rule: rule.rule, antialias: state.antialiases)
        canvas.transform = userTransform
        beginPath()
    }

    /// Intersects the clip with a rectangle; clears the current path.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Intersects the clip with the union of the rectangles; clears the current path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        let union = VectorPath(rects.flatMap { VectorPath(rect: $0.standardized).elements })
        canvas.clip(to: union, antialias: state.antialiases)
    }

    /// Resets the clip to the whole context. Image masks stay until the state is restored, and so do all clips while
    /// views draw for a window, since they include those of their ancestors.
    public func resetClip() {
        beginPath()
        canvas.resetClip()
    }

    /// Masks later drawing with an image stretched over `rect`.
    ///
    /// - Parameter mask: An image whose alpha is used, or, if it has none, its brightness.
    public func clip(to rect: CGRect, mask: CGImage) {
        beginPath()
        let bitmap = mask.alphaInfo == .premultipliedFirst ? mask.bitmap : mask.bitmap.brightnessAsAlpha
        canvas.clip(
            toAlphaOf: bitmap, placement: mask.placement(in: rect),
            interpolation: interpolationQuality.interpolation)
    }

    /// The bounding box of the clip in user space; null if the clip is empty.
    public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }
}

extension CGImage {
    /// The transform from image pixels (origin top left) to user space with y up, for an image that fills `rect`.
    func placement(in rect: CGRect) -> Matrix {
        let rect = rect.standardized
        return Matrix(
            a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height), tx: rect.minX, ty: rect.maxY)
    }
}

extension Bitmap {
    fileprivate var brightnessAsAlpha: Bitmap {
        var mask = self
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let (blue, green, red) = (UInt32(pixels[start]), UInt32(pixels[start + 1]), UInt32(pixels[start + 2]))
            mask.pixels[start + 3] = UInt8((30 * red + 59 * green + 11 * blue + 50) / 100)
        }
        return mask
    }
}
