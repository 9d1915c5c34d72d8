internal import CCairo
import Foundation

/// A Cairo paint source other than a plain colour.
final class CairoPattern {
    let pointer: OpaquePointer

    /// Takes ownership of a pattern.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        cairo_pattern_destroy(pointer)
    }

    /// A bitmap whose pixel space (origin at the top left) `transform` maps to the device.
    ///
    /// - Parameters:
    ///   - repeatsEdge: Whether the outermost pixels extend outwards; otherwise everything outside is transparent.
    convenience init(_ surface: CairoSurface, transform: Matrix, interpolation: Interpolation, repeatsEdge: Bool) {
        self.init(owning: cairo_pattern_create_for_surface(surface.pointer))
        cairo_pattern_set_filter(pointer, interpolation.cairoFilter)
        cairo_pattern_set_extend(pointer, repeatsEdge ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        setTransform(transform)
    }

    /// A gradient whose units `transform` maps to the device.
    convenience init(_ gradient: Gradient, transform: Matrix) {
        switch gradient.geometry {
        case .linear(let start, let end):
            self.init(owning: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            self.init(
                owning: cairo_pattern_create_radial(
                    startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y, max(endRadius, 0)))
        }
        for stop in gradient.paddedStops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(pointer, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
        setTransform(transform)
    }

    private func setTransform(_ transform: Matrix) {
        guard let inverse = transform.inverse else { return }
        var matrix = inverse.cairoMatrix
        cairo_pattern_set_matrix(pointer, &matrix)
    }
}

/// The sampling of bitmaps that are scaled or shifted by fractions of a pixel.
package enum Interpolation: Sendable {
    /// The nearest pixel.
    case none
    /// Interpolates between the four nearest pixels.
    case low
    /// As `low`, but averages pixels when shrinking.
    case high

    fileprivate var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .high: CAIRO_FILTER_GOOD
        }
    }
}

extension Matrix {
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }
}
