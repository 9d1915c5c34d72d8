/// The style of a stroked line; lengths in user units.
package struct StrokeStyle: Equatable, Sendable {
    package enum Cap: Sendable { case butt, round, square }
    package enum Join: Sendable { case miter, round, bevel }

    package var width: Double
    package var cap: Cap
    package var join: Join
    /// The longest miter as a multiple of the width; corners beyond it are bevelled.
    package var miterLimit: Double
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    package var dashLengths: [Double]
    /// The distance into the dash pattern at which the line starts.
    package var dashPhase: Double

    package init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashLengths: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashLengths = dashLengths
        self.dashPhase = dashPhase
    }

    /// The dash lengths if they can be drawn: not negative, finite and long enough to be distinguished; otherwise none.
    func drawableDashLengths(scale: Double) -> [Double] {
        let shortestPeriod = 0.05
        let isDrawable = dashLengths.allSatisfy { $0 >= 0 && $0.isFinite } && dashPhase.isFinite
        return isDrawable && dashLengths.reduce(0, +) * scale > shortestPeriod ? dashLengths : []
    }

    /// The largest distance of the stroke from its path, including miters and square caps.
    var reach: Double {
        width / 2 * max(join == .miter ? max(miterLimit, 1) : 1, 2.0.squareRoot())
    }
}
