import CoreGraphics

extension CGRect {
    /// Creates a rectangle around a centre.
    init(center: CGPoint, width: CGFloat, height: CGFloat) {
        self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}
