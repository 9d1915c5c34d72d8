import Rasterizer

/// Shapes for layers and UIKit's paths.
extension CGPath {
    /// A rectangle with circular corners of individual radii; corners are named for y pointing down.
    ///
    /// Radii are reduced to fit into the rectangle.
    package static func roundedRect(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    ) -> CGPath {
        let rect = rect.standardized
        let limit = min(rect.width, rect.height) / 2
        func corner(_ radius: CGFloat) -> CGSize {
            let radius = min(max(radius, 0), limit)
            return CGSize(width: radius, height: radius)
        }
        return CGPath(
            .roundedRect(
                rect, topLeft: corner(topLeft), topRight: corner(topRight), bottomRight: corner(bottomRight),
                bottomLeft: corner(bottomLeft)))
    }

    /// The part between two fractions of the path's length, contour after contour.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        CGPath(vector.trimmed(from: start, to: end))
    }

    /// The path in reverse direction.
    package func reversed() -> CGPath {
        CGPath(vector.reversed())
    }
}
