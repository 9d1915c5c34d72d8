import CoreGraphics
import Foundation

/// The weights of a Gaussian blur, up to three standard deviations to both sides.
struct GaussianKernel: Sendable {
    private let weights: [Float]
    private let reach: Int

    /// nil for standard deviations that have no effect or are not finite.
    init?(sigma: Double) {
        guard sigma.isFinite, sigma > 0.05 else { return nil }
        let sigma = min(sigma, 250)
        let reach = Int((3 * sigma).rounded(.up))
        let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = values.reduce(0, +)
        (weights, self.reach) = (values.map { Float($0 / sum) }, reach)
    }

    func blurred(_ image: CIImage) -> CIImage {
        let isBounded = !image.extent.isInfinite && !image.extent.isNull
        let extent = isBounded ? image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)) : image.extent
        return CIImage(extent: extent) { rect, encoding in
            let columns = PixelRect(x: rect.x, y: rect.y - reach, width: rect.width, height: rect.height + 2 * reach)
            let source = image.pixels(in: rect.grown(by: reach), encoding)
            var across = PixelTile(columns)
            across.fill { x, y in sum { source[x + $0, y] } }
            var tile = PixelTile(rect)
            tile.fill { x, y in sum { across[x, y + $0] } }
            return tile
        }
    }

    private func sum(_ value: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
        var total = SIMD4<Float>.zero
        for (index, weight) in weights.enumerated() { total += value(index - reach) * weight }
        return total
    }
}
