/// An sRGB colour with straight (not premultiplied) alpha, components in 0...1.
package struct PaintColor: Equatable, Sendable {
    package var red, green, blue, alpha: Double

    package static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    package func multiplyingAlpha(by factor: Double) -> PaintColor {
        PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
