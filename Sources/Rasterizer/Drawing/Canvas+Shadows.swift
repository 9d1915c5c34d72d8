import Foundation

extension Canvas {
    /// Draws the shadow of a filled path without the path; does nothing if `compositing` has no shadow.
    package func drawShadow(of path: VectorPath, _ compositing: Compositing) {
        guard let shadow = compositing.shadow, transform.isInvertible else { return }
        let shape = DeviceShape.path(path, transform)
        if record(.shadow(path, compositing, transform), compositing, reach: shape.controlPointBounds) { return }
        drawShadow(shadow, compositing, reach: shape.controlPointBounds) { context in
            context.setSource(PaintColor.black.multiplyingAlpha(by: compositing.alpha))
            context.fill(shape, rule: .winding)
        }
    }

    /// Draws the blurred coverage of a step in the shadow's colour.
    ///
    /// The blur works on pixels; documents get the shadow as an embedded bitmap with two pixels per point, or fewer if
    /// it is very large.
    func drawShadow(_ shadow: Shadow, _ compositing: Compositing, reach: CGRect, of draw: (CairoContext) -> Void) {
        var scale = medium == .bitmap ? 1.0 : 2.0
        var (blur, region) = shadowSource(shadow, reach: reach, scale: scale)
        let pixelCount = region.width * region.height * scale * scale
        if pixelCount > Self.mostShadowPixels {
            scale *= (Self.mostShadowPixels / pixelCount).squareRoot()
            (blur, region) = shadowSource(shadow, reach: reach, scale: scale)
        }
        guard !region.isEmpty, shadow.color.alpha > 0, shadow.offset.width.isFinite, shadow.offset.height.isFinite else { return }
        let known = shadows?.coverage(region, scale: scale)
        guard let coverage = known ?? Self.coverage(of: draw, compositing, region: region, scale: scale, blur) else { return }
        if known == nil { shadows?.keep(coverage, region, scale: scale) }
        context.setCompositing(blend: compositing.blend.reachesOutsideShape ? .normal : compositing.blend, antialias: true)
        context.setSource(shadow.color)
        context.mask(coverage, offset: shadow.offset)
    }

    /// The blurred coverage of a drawing.
    private static func coverage(
        of draw: (CairoContext) -> Void, _ compositing: Compositing, region: CGRect, scale: Double, _ blur: GaussianBlur
    ) -> CairoSurface? {
        guard let coverage = coverageSurface(region: region, scale: scale) else { return nil }
        let mask = CairoContext(coverage)
        mask.setCompositing(blend: .normal, antialias: compositing.antialias)
        draw(mask)
        blur.apply(to: coverage, width: Int(region.width * scale), height: Int(region.height * scale))
        return coverage
    }

    /// The largest size of a shadow's coverage in bytes, one per pixel.
    private static let mostShadowPixels = 16_777_216.0

    private func shadowSource(_ shadow: Shadow, reach: CGRect, scale: Double) -> (blur: GaussianBlur, region: CGRect) {
        let blur = GaussianBlur(sigma: shadow.sigma * scale)
        return (blur, shadowSourceRegion(shadow, margin: Double(blur.reach) / scale, reach: reach))
    }

    /// The region in which the step's coverage is needed: its blurred extent, where its shifted copy intersects the
    /// clip.
    private func shadowSourceRegion(_ shadow: Shadow, margin: Double, reach: CGRect) -> CGRect {
        let visible = context.clipExtents.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
        let (minX, maxX) = (max(reach.minX, visible.minX) - margin, min(reach.maxX, visible.maxX) + margin)
        let (minY, maxY) = (max(reach.minY, visible.minY) - margin, min(reach.maxY, visible.maxY) + margin)
        let edges = [minX, maxX, minY, maxY]
        // Foundation's rectangle operations trap on infinite and undefined numbers.
        guard edges.allSatisfy(\.isFinite), minX < maxX, minY < maxY else { return .zero }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY).integral
    }

    private static func coverageSurface(region: CGRect, scale: Double) -> CairoSurface? {
        let (width, height) = (Int(region.width * scale), Int(region.height * scale))
        guard (try? Bitmap.checkDimensions(width: width, height: height)) != nil,
            let surface = try? CairoSurface.image(.alpha8, width: width, height: height)
        else { return nil }
        surface.setDeviceSpace(origin: region.origin, scale: scale)
        return surface
    }
}

extension GaussianBlur {
    fileprivate func apply(to surface: CairoSurface, width: Int, height: Int) {
        surface.withPixels { bytes, bytesPerRow in
            apply(to: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
        }
    }
}
