import CoreGraphics
import Foundation

/// A rectangle of whole pixels in the plane of images, with y up.
struct PixelRect: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle intersects; nil if they are too many, or not finite.
    init?(_ rect: CGRect) {
        let whole = rect.standardized.integral
        let sides = [whole.minX, whole.minY, whole.width, whole.height]
        guard sides.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }), whole.width * whole.height <= Self.most else { return nil }
        self.init(x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
    }

    /// The largest number of pixels that is computed at once.
    private static let most = Double(1 << 25)

    func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

/// The colours of a rectangle of pixels: red, green, blue and alpha, premultiplied, rows from the bottom.
struct PixelTile: Sendable {
    let rect: PixelRect
    var values: [SIMD4<Float>]

    init(_ rect: PixelRect) { (self.rect, values) = (rect, Array(repeating: .zero, count: rect.width * rect.height)) }

    /// The colour of a pixel of the plane; transparent outside.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        let (column, row) = (x - rect.x, y - rect.y)
        guard (0..<rect.width).contains(column), (0..<rect.height).contains(row) else { return .zero }
        return values[row * rect.width + column]
    }

    /// Sets each pixel to the result of a closure for its position.
    mutating func fill(_ color: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
        var index = 0
        for y in rect.y..<(rect.y + rect.height) {
            for x in rect.x..<(rect.x + rect.width) {
                values[index] = color(x, y)
                index += 1
            }
        }
    }
}

/// The encoding of components: linear light, in which filters compute by default, or sRGB.
enum PixelEncoding: Sendable {
    case linear, encoded

    func decoded(_ color: SIMD4<Float>) -> SIMD4<Float> { self == .linear ? Self.map(color, Self.toLinear) : color }
    func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> { self == .linear ? Self.map(color, Self.toEncoded) : color }

    /// Applies a function to the components of a colour after undoing the premultiplication.
    private static func map(_ color: SIMD4<Float>, _ change: (Float) -> Float) -> SIMD4<Float> {
        guard color.w > 0 else { return .zero }
        return SIMD4(
            change(color.x / color.w) * color.w, change(color.y / color.w) * color.w, change(color.z / color.w) * color.w,
            color.w)
    }

    /// - Source: IEC 61966-2-1
    static func toLinear(_ value: Float) -> Float {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : Float(pow(Double((size + 0.055) / 1.055), 2.4))
        return value < 0 ? -linear : linear
    }

    private static func toEncoded(_ value: Float) -> Float {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * Float(pow(Double(size), 1 / 2.4)) - 0.055
        return value < 0 ? -encoded : encoded
    }
}
