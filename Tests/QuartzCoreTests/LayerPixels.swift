import QuartzCore

/// A layer drawn on black, one pixel a point, to look at single pixels.
struct LayerPixels {
    private let context: CGContext

    init(_ layer: CALayer, _ width: Int, _ height: Int) throws {
        context = try CGContext.flippedBitmap(size: CGSize(width: width, height: height), scale: 1)
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        layer.render(in: context)
    }

    /// Red, green and blue, 0...255, of a pixel counted from the top left.
    func color(_ x: Int, _ y: Int) -> [Int] {
        guard let data = context.data else { return [] }
        let offset = y * context.bytesPerRow + x * 4
        return [2, 1, 0].map { Int(data.load(fromByteOffset: offset + $0, as: UInt8.self)) }
    }

    /// The rectangle around all pixels that are not black; nil without any.
    var bounds: CGRect? {
        var bounds: CGRect?
        for y in 0..<context.height {
            for x in 0..<context.width where color(x, y) != [0, 0, 0] {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                bounds = bounds?.union(pixel) ?? pixel
            }
        }
        return bounds
    }

    /// All pixels.
    var bytes: [UInt8] {
        guard let data = context.data else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
    }
}

/// A square of one colour.
func squarePicture(_ side: Int, _ color: CGColor) throws -> CGImage? {
    let context = try CGContext.flippedBitmap(size: CGSize(width: side, height: side), scale: 1)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return context.makeImage()
}
