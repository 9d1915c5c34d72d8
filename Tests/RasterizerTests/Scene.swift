import Foundation
import Rasterizer

/// Short names for the colours of the scenes.
extension PaintColor {
    static let white = PaintColor(red: 1, green: 1, blue: 1, alpha: 1)
    static let red = PaintColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = PaintColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = PaintColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension VectorPath {
    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> VectorPath {
        VectorPath(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    /// A triangle with a curved side.
    static let sail = VectorPath([
        .move(CGPoint(x: 10, y: 50)), .line(CGPoint(x: 50, y: 50)), .line(CGPoint(x: 50, y: 10)),
        .cubic(control1: CGPoint(x: 45, y: 30), control2: CGPoint(x: 30, y: 45), end: CGPoint(x: 10, y: 50)), .close,
    ])
}

extension Bitmap {
    /// Red, green, blue, alpha with straight alpha.
    func color(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return Array(straightRGBA[start..<start + 4])
    }
}

/// The font the scenes use, from the package `fonts-inter`.
let interPath = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

/// Draws on a new white bitmap.
func scene(width: Int = 60, height: Int = 60, _ draw: (Canvas) throws -> Void) throws -> Bitmap {
    let canvas = try Canvas.bitmap(width: width, height: height)
    canvas.fill(.rect(0, 0, Double(width), Double(height)), color: .white)
    try draw(canvas)
    return canvas.makeBitmap()
}

/// A drawing that uses every kind of step once; 120 x 80.
func drawEverything(on canvas: Canvas) throws {
    let shadow = Shadow(offset: CGSize(width: 2, height: 3), sigma: 2, color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    canvas.fill(.rect(0, 0, 120, 80), color: .white)
    canvas.fill(.sail, color: .blue, Compositing(shadow: shadow))
    canvas.save()
    canvas.transform = Matrix.translation(60, 0).concatenating(canvas.transform)
    canvas.clip(to: .sail)
    let stops = [Gradient.Stop(location: 0, color: .red), Gradient.Stop(location: 1, color: .green)]
    canvas.fill(
        Gradient(geometry: .linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0)), stops: stops, extendsAfterEnd: true))
    canvas.restore()
    canvas.beginGroup()
    canvas.fill(.rect(5, 5, 20, 20), color: .red)
    canvas.fill(.rect(15, 15, 20, 20), color: .green)
    canvas.endGroup(Compositing(alpha: 0.5))
    canvas.beginGroup()
    canvas.fill(.rect(70, 5, 20, 20), color: .blue)
    canvas.endGroup { canvas.fill(.rect(60, 10, 20, 20), color: .black) }
    canvas.draw(checkerboard, placement: .scale(10, 10).concatenating(.translation(95, 5)), interpolation: .none)
    let style = StrokeStyle(width: 3, cap: .round, join: .round, dashLengths: [6, 6])
    canvas.stroke(.rect(65, 55, 50, 20), style: style, color: .black)
    let face = try FontFace(path: interPath)
    canvas.draw(
        [PositionedGlyph(glyph: 2, x: 10, y: 74), PositionedGlyph(glyph: 120, x: 30, y: 74)], face: face, size: 20, color: .black)
}

/// Two by two: red, green over blue, half-transparent black.
let checkerboard = Bitmap(
    width: 2, height: 2, straightRGBA: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 128])
