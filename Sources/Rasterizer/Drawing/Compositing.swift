import Foundation

/// The operator that composites a source colour onto the destination.
///
/// `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop` affect the drawn shape only; for strokes, its
/// bounding box.
package enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusLighter

    /// Whether the mode changes pixels outside the shape unless the drawing is clipped to it.
    var reachesOutsideShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

/// A blurred, coloured copy of the drawn shape, underneath it.
package struct Shadow: Equatable, Sendable {
    /// The offset in pixels to the right and down; independent of the canvas's transform.
    package var offset: CGSize
    /// The standard deviation of the Gaussian blur in pixels; 0 or more.
    package var sigma: Double
    package var color: PaintColor

    package init(offset: CGSize, sigma: Double, color: PaintColor) {
        self.offset = offset
        self.sigma = sigma
        self.color = color
    }
}

/// The properties of a drawing step besides its shape and paint.
package struct Compositing: Equatable, Sendable {
    package var blend: BlendMode
    /// A factor for the paint's alpha; 0...1.
    package var alpha: Double
    package var antialias: Bool
    package var shadow: Shadow?

    package init(blend: BlendMode = .normal, alpha: Double = 1, antialias: Bool = true, shadow: Shadow? = nil) {
        self.blend = blend
        self.alpha = alpha
        self.antialias = antialias
        self.shadow = shadow
    }
}
