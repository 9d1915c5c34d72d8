import CoreGraphics
import Foundation

/// Images derived from others.
extension CIImage {
    /// The part inside a rectangle, which is extended to whole pixels.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect.standardized.integral)
        return CIImage(extent: part, isSampledNearest: isSampledNearest) { [self] rect, encoding in
            var tile = pixels(in: rect, encoding)
            let source = tile
            tile.fill { x, y in part.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) ? source[x, y] : .zero }
            return tile
        }
    }

    /// The image extended infinitely by its border pixels.
    public func clampedToExtent() -> CIImage {
        guard let whole = PixelRect(extent), whole.width > 0, whole.height > 0 else { return self }
        return CIImage(extent: .infinite) { [self] rect, encoding in
            let source = pixels(in: whole, encoding)
            var tile = PixelTile(rect)
            tile.fill { x, y in
                source[min(max(x, whole.x), whole.x + whole.width - 1), min(max(y, whole.y), whole.y + whole.height - 1)]
            }
            return tile
        }
    }

    /// The transformed image. It is interpolated linearly, unless it is sampled to the nearest pixel.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let inverse = matrix.inverted()
        guard inverse != matrix || matrix.isIdentity || inverse.concatenating(matrix).isIdentity else { return .empty() }
        let place = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        return CIImage(extent: place, isSampledNearest: isSampledNearest) { [self] rect, encoding in
            let target = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
            let wanted = target.applying(inverse).insetBy(dx: -1, dy: -1)
            guard let region = PixelRect(extent.isInfinite ? wanted : wanted.intersection(extent.insetBy(dx: -1, dy: -1))) else {
                return PixelTile(rect)
            }
            let source = pixels(in: region, encoding)
            var tile = PixelTile(rect)
            tile.fill { x, y in
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
                return isSampledNearest ? source.nearest(point) : source.interpolated(point)
            }
            return tile
        }
    }

    /// The image with nearest-neighbour sampling.
    public func samplingNearest() -> CIImage {
        CIImage(extent: extent, cgImage: cgImage, isSampledNearest: true) { [self] in pixels(in: $0, $1) }
    }

    /// The image with linear sampling.
    public func samplingLinear() -> CIImage {
        CIImage(extent: extent, cgImage: cgImage) { [self] in pixels(in: $0, $1) }
    }

    /// The image composited over another one.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(extent: extent.union(dest.extent)) { [self] rect, encoding in
            var tile = pixels(in: rect, encoding)
            let below = dest.pixels(in: rect, encoding)
            for index in tile.values.indices {
                tile.values[index] += below.values[index] * (1 - tile.values[index].w)
            }
            return tile
        }
    }

    /// The image with a closure applied to each colour, which is not premultiplied.
    func mapping(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent, isSampledNearest: isSampledNearest) { [self] rect, encoding in
            var tile = pixels(in: rect, encoding)
            for index in tile.values.indices where tile.values[index].w > 0 {
                let alpha = tile.values[index].w
                var color = tile.values[index] / alpha
                color.w = alpha
                color = change(color)
                tile.values[index] = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
            }
            return tile
        }
    }

    /// The output of a filter on the image.
    ///
    /// - Parameters:
    ///   - filterName: The filter, such as `CISepiaTone`. An unknown one returns the image unchanged.
    ///   - params: The filter's other inputs.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? .empty()
    }

    /// The output of a filter with default inputs on the image.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// The blurred image, whose extent grows by the blur.
    ///
    /// - Parameter sigma: The standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        GaussianKernel(sigma: sigma).map { $0.blurred(self) } ?? self
    }

    /// The image with an orientation applied, with its lower left at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// The image with an orientation of Exif applied, 1...8; other numbers return it unchanged.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map(oriented) ?? self
    }

    /// The transform that applies an orientation, with the lower left at the origin.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let turn: CGAffineTransform =
            switch orientation {
            case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            }
        let turned = extent.applying(turn)
        return turn.concatenating(CGAffineTransform(translationX: -turned.minX, y: -turned.minY))
    }
}

extension PixelTile {
    fileprivate func nearest(_ point: CGPoint) -> SIMD4<Float> {
        self[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))]
    }

    fileprivate func interpolated(_ point: CGPoint) -> SIMD4<Float> {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, up) = (Float(x - Double(column)), Float(y - Double(row)))
        let lower = self[column, row] * (1 - right) + self[column + 1, row] * right
        let upper = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
        return lower * (1 - up) + upper * up
    }
}
