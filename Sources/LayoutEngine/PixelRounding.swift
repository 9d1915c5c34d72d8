/// The rule by which unrounded engine values become frames.
///
/// - Source: measured on frames recorded by Interface Builder (windowed), and on views outside a window under Mac
///   Catalyst (windowless).
package enum PixelRounding: Equatable, Sendable {
    /// Every edge goes to the nearest device pixel of the window, halves up; sizes are differences of rounded edges.
    case windowed(scale: Double)
    /// Origins go to whole points in the parent's coordinates, halves away from zero; sizes to pixels, halves up.
    case windowless(scale: Double)

    /// The number of pixels by which a value may miss a half, or a whole one, and still count as it: multipliers are
    /// `Float`, whose last bit is at most 3e-4 of 10,000 pixels. It is the same everywhere, so that a container that
    /// moves by whole pixels does not change the frames in it.
    private static let noise = 3e-4

    /// The frame, in the container's coordinates, of an item with the given alignment rectangle.
    ///
    /// - Parameters:
    ///   - alignment: Unrounded, relative to the container's frame origin, in points.
    ///   - insets: The item's alignment insets.
    ///   - origin: The container's unrounded alignment origin in the window, in points.
    ///   - originInsets: The container's alignment insets.
    package func frame(
        alignment: LayoutRect, insets: LayoutEdges, origin: (x: Double, y: Double), originInsets: LayoutEdges
    ) -> LayoutRect {
        switch self {
        case .windowed(let scale):
            let (x, width) = Self.span(alignment.x, alignment.width, origin.x, originInsets.left, scale)
            let (y, height) = Self.span(alignment.y, alignment.height, origin.y, originInsets.top, scale)
            return LayoutRect(x: x, y: y, width: width, height: height).outset(by: insets)
        case .windowless(let scale):
            let frame = alignment.outset(by: insets)
            return LayoutRect(
                x: Self.roundToPoint(frame.x), y: Self.roundToPoint(frame.y),
                width: Self.round(frame.width, scale), height: Self.round(frame.height, scale))
        }
    }

    /// Rounds to the nearest pixel, halves toward positive infinity.
    package static func round(_ value: Double, _ scale: Double) -> Double {
        (value * scale + 0.5 + noise).rounded(.down) / scale
    }

    /// Rounds up to a whole pixel, and ignores rounding errors of arithmetic.
    package static func roundUp(_ value: Double, _ scale: Double) -> Double {
        (value * scale - noise).rounded(.up) / scale
    }

    /// One axis of the windowed rule: both edges rounded in the window, then expressed from the container's rounded
    /// frame origin.
    private static func span(
        _ position: Double, _ size: Double, _ containerOrigin: Double, _ containerInset: Double, _ scale: Double
    ) -> (Double, Double) {
        let start = containerOrigin - containerInset + position
        let minimum = round(start, scale)
        let maximum = round(start + size, scale)
        return (minimum - (round(containerOrigin, scale) - containerInset), maximum - minimum)
    }

    /// Rounds to a whole point, halves away from zero.
    private static func roundToPoint(_ value: Double) -> Double {
        let magnitude = (abs(value) + 0.5 + noise).rounded(.down)
        return value < 0 && magnitude != 0 ? -magnitude : magnitude
    }
}
