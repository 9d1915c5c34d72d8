import Rasterizer

extension CGContext {
    /// Narrows the clip to the inside of the current path and forgets the path; an empty path changes nothing.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !currentPath.isEmpty else { return }
        let userTransform = canvas.transform
        canvas.transform = baseTransform.matrix
        canvas.clip(to: currentPath, rule: rule.rule, antialias: state.antialiases)
        canvas.transform = userTransform
        beginPath()
    }

    /// Narrows the clip to a rectangle; forgets the current path.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Narrows the clip to what is inside any of the rectangles; forgets the current path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        let union = VectorPath(rects.flatMap { VectorPath(rect: $0.standardized).elements })
        canvas.clip(to: union, antialias: state.antialiases)
    }

    /// Lets later drawing through everywhere again. Clips by pictures stay until the state is restored, and so do all
    /// clips of what views draw for a window, which are those of the views around them too.
    public func resetClip() {
        beginPath()
        canvas.resetClip()
    }

    /// Lets later drawing through only as far as a picture stretched over `rect` does.
    ///
    /// - Parameter mask: Its alpha counts, or where it has none its brightness.
    public func clip(to rect: CGRect, mask: CGImage) {
        beginPath()
        let bitmap = mask.alphaInfo == .premultipliedFirst ? mask.bitmap : mask.bitmap.brightnessAsAlpha
        canvas.clip(
            toAlphaOf: bitmap, placement: mask.placement(in: rect),
            interpolation: interpolationQuality.interpolation)
    }

    /// The rectangle around all that the clip lets through, in user space; null when that is nothing.
    public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }
}

extension CGImage {
    /// From pixels (origin top left) to user space with y up, so that the picture fills `rect`.
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
