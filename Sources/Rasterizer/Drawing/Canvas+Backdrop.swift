import Foundation

extension Canvas {
    /// Blurs the pixels drawn so far inside of a path; within a transparent layer, those of the layer. Vector documents
    /// have no pixels, and stay as they are.
    ///
    /// - Parameter sigma: The standard deviation in pixels.
    /// - Complexity: O(pixels), divided by the square of sigma where that is large.
    package func blurBackdrop(inside path: VectorPath, sigma: Double) {
        let backdrop = BackdropBlur(sigma: sigma)
        let shape = DeviceShape.path(path, transform)
        guard medium == .bitmap, backdrop.margin > 0, transform.isInvertible,
            !record(.backdrop(path, sigma: sigma, transform), reach: shape.controlPointBounds),
            let region = Self.pixels(of: shape, within: context.clipExtents),
            let blurred = backdrop.pixels(behind: region, of: context)
        else { return }
        context.replacePixels(inside: shape, by: blurred)
    }

    private static func pixels(of shape: DeviceShape, within clip: CGRect) -> CGRect? {
        let bounds = shape.controlPointBounds
        guard [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite) else { return nil }
        let region = bounds.intersection(clip)
        return region.isEmpty ? nil : region.integral
    }
}

/// A blur of the backdrop, the pixels behind a shape. A wide blur works on a bitmap of fewer pixels, which takes less
/// time and looks the same.
struct BackdropBlur {
    /// The pixels of a side that become one.
    private let step: Int
    private let blur: GaussianBlur

    /// The largest standard deviation in pixels of the smaller bitmap.
    private static let mostSigma = 6.0
    private static let largestStep = 16

    init(sigma: Double) {
        var step = 1
        while sigma.isFinite, sigma / Double(step) > Self.mostSigma, step < Self.largestStep { step *= 2 }
        self.step = step
        blur = GaussianBlur(sigma: sigma / Double(step))
    }

    /// The distance in pixels up to which pixels around a shape have an influence; 0 if nothing is blurred.
    var margin: Int { blur.reach == 0 ? 0 : (blur.reach + 2) * step }

    /// The blurred pixels in a region and some around it. Outside of the bitmap are the pixels of its edge.
    func pixels(behind region: CGRect, of context: CairoContext) -> CairoSurface? {
        // The same pixels become one, wherever the region begins.
        let side = CGFloat(step)
        let wide = region.insetBy(dx: -CGFloat(margin), dy: -CGFloat(margin))
        let (left, top) = ((wide.minX / side).rounded(.down), (wide.minY / side).rounded(.down))
        let (width, height) = (Int((wide.maxX / side).rounded(.up) - left), Int((wide.maxY / side).rounded(.up) - top))
        guard (try? Bitmap.checkDimensions(width: width, height: height)) != nil,
            let surface = try? CairoSurface.image(.argb32, width: width, height: height)
        else { return nil }
        surface.setDeviceSpace(origin: CGPoint(x: left * side, y: top * side), scale: 1 / Double(step))
        CairoContext(surface).copyPixels(of: context)
        surface.withPixels { bytes, bytesPerRow in
            for channel in 0..<4 {
                blur.apply(
                    to: UnsafeMutableRawBufferPointer(rebasing: bytes[channel...]), width: width, height: height,
                    bytesPerRow: bytesPerRow, bytesPerPixel: 4)
            }
        }
        return surface
    }
}
