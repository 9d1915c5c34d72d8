import CoreGraphics

extension CGRect {
    /// The rectangle with its edges moved inward until they meet; `insetBy(dx:dy:)` gives the null rectangle if they
    /// would cross.
    ///
    /// - Parameters:
    ///   - dx: Points by which the left and right edges move; not negative.
    ///   - dy: Points by which the upper and lower edges move; not negative.
    func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect { insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2)) }
}
