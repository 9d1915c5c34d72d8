import UIKit

/// Where a drawing left ink: a white bitmap of one pixel a point that something was drawn on.
@MainActor struct InkMap {
    private let context: CGContext
    private let width: Int
    private let height: Int

    /// Runs drawing code with the bitmap's context as the current one, y down.
    init(width: Int, height: Int, _ draw: () -> Void) throws {
        (self.width, self.height) = (width, height)
        let size = CGSize(width: width, height: height)
        context = try CGContext.flippedBitmap(size: size, scale: 1)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(origin: .zero, size: size))
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
    }

    /// The smallest rectangle that holds every pixel that is not white; nil when all are.
    var bounds: CGRect? {
        var result: CGRect?
        for y in 0..<height {
            for x in 0..<width where components(x, y) != [255, 255, 255] {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                result = result?.union(pixel) ?? pixel
            }
        }
        return result
    }

    /// Sum over all pixels of what each colour lacks to white.
    var darkness: [Int] {
        var sums = [0, 0, 0]
        for y in 0..<height {
            for x in 0..<width {
                for (index, component) in components(x, y).enumerated() { sums[index] += 255 - component }
            }
        }
        return sums
    }

    /// Red, green and blue, 0 to 255.
    private func components(_ x: Int, _ y: Int) -> [Int] {
        guard let data = context.data else { return [] }
        let offset = y * context.bytesPerRow + x * 4
        return [2, 1, 0].map { Int(data.load(fromByteOffset: offset + $0, as: UInt8.self)) }
    }
}
