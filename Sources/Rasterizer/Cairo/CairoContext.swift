internal import CCairo
import Foundation

/// A Cairo drawing state that always uses device units: callers transform paths and patterns themselves, so that no
/// transform can put Cairo into its permanent error state.
final class CairoContext {
    private let pointer: OpaquePointer

    init(_ surface: CairoSurface) {
        pointer = cairo_create(surface.pointer)
    }

    deinit {
        cairo_destroy(pointer)
    }

    // MARK: State

    func save() { cairo_save(pointer) }
    func restore() { cairo_restore(pointer) }

    func setCompositing(blend: BlendMode, antialias: Bool) {
        cairo_set_operator(pointer, blend.cairoOperator)
        cairo_set_antialias(pointer, antialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    }

    func setSource(_ color: PaintColor) {
        cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
    }

    func setSource(_ pattern: CairoPattern) {
        cairo_set_source(pointer, pattern.pointer)
    }

    /// The bounding box of the clip; empty if the clip is.
    var clipExtents: CGRect {
        var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(pointer, &minX, &minY, &maxX, &maxY)
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    // MARK: Shapes

    func fill(_ shape: DeviceShape, rule: FillRule) {
        setPath(shape)
        cairo_set_fill_rule(pointer, rule.cairoRule)
        cairo_fill(pointer)
    }

    /// Strokes a path with a pen; `transform` maps the units of both to the device.
    func stroke(_ path: VectorPath, style: StrokeStyle, transform: Matrix) {
        setPath(.path(path, transform))
        setStyle(style, scale: transform.meanScale)
        var pen = transform.cairoMatrix
        cairo_set_matrix(pointer, &pen)
        cairo_stroke(pointer)
        cairo_identity_matrix(pointer)
    }

    func clip(to shape: DeviceShape, rule: FillRule) {
        setPath(shape)
        cairo_set_fill_rule(pointer, rule.cairoRule)
        cairo_clip(pointer)
    }

    /// Adds an empty tag to the page.
    func tag(_ name: String, _ attributes: String) {
        cairo_tag_begin(pointer, name, attributes)
        cairo_tag_end(pointer, name)
    }

    /// Clips to a rectangle of whole pixels.
    func clip(toPixels rect: CGRect) {
        cairo_new_path(pointer)
        cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(pointer)
    }

    func resetClip() { cairo_reset_clip(pointer) }

    func paint(alpha: Double) { cairo_paint_with_alpha(pointer, alpha) }
    func mask(_ pattern: CairoPattern) { cairo_mask(pointer, pattern.pointer) }

    /// Paints the pixels of a surface at a place of whole pixels, within a part of that place.
    func paint(_ surface: CairoSurface, at place: CGPoint, within rect: CGRect) {
        guard !rect.isEmpty else { return }
        setCompositing(blend: .normal, antialias: true)
        cairo_set_source_surface(pointer, surface.pointer, place.x, place.y)
        cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
        cairo_new_path(pointer)
        cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(pointer)
    }

    /// Paints the pixels that another context has drawn so far, at their places. Beyond the edge are the edge's.
    func copyPixels(of other: CairoContext) {
        cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(pointer, cairo_get_group_target(other.pointer), 0, 0)
        cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_GOOD)
        cairo_paint(pointer)
    }

    /// Replaces the pixels inside of a shape by those of a surface, which may have fewer of them.
    func replacePixels(inside shape: DeviceShape, by surface: CairoSurface) {
        setCompositing(blend: .normal, antialias: true)
        cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(pointer, surface.pointer, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_BILINEAR)
        fill(shape, rule: .winding)
    }

    /// Paints the source through the coverage in `surface`, shifted by an offset.
    func mask(_ surface: CairoSurface, offset: CGSize) {
        cairo_mask_surface(pointer, surface.pointer, offset.width, offset.height)
    }

    // MARK: Groups

    func pushGroup() { cairo_push_group(pointer) }

    func popGroup() -> CairoPattern {
        CairoPattern(owning: cairo_pop_group(pointer))
    }

    // MARK: Paths

    private func setPath(_ shape: DeviceShape) {
        cairo_new_path(pointer)
        shape.forEachOutline { outline, toUser, toDevice in
            if let toUser {
                add(outline) { Self.drawable(toDevice.apply(toUser.apply($0))) }
            } else {
                add(outline) { Self.drawable(toDevice.apply($0)) }
            }
        }
    }

    @inline(__always) private func add(_ outline: VectorPath, _ place: (CGPoint) -> CGPoint) {
        var current = CGPoint.zero
        for element in outline.elements {
            switch element {
            case .move(let point):
                current = place(point)
                cairo_move_to(pointer, current.x, current.y)
            case .line(let point):
                current = place(point)
                cairo_line_to(pointer, current.x, current.y)
            case .cubic(let first, let second, let point):
                curve(place(first), place(second), place(point), &current)
            case .quadratic(let control, let point):
                let (control, end) = (place(control), place(point))
                curve(Self.twoThirds(from: current, to: control), Self.twoThirds(from: end, to: control), end, &current)
            case .close: cairo_close_path(pointer)
            }
        }
    }

    private func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ current: inout CGPoint) {
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
    }

    private static func twoThirds(from start: CGPoint, to end: CGPoint) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * 2 / 3, y: start.y + (end.y - start.y) * 2 / 3)
    }

    /// The point clamped to the range of Cairo's 24.8 fixed-point coordinates; NaN becomes 0.
    private static func drawable(_ point: CGPoint) -> CGPoint {
        let limit = 4_000_000.0
        func clamp(_ value: Double) -> Double {
            // A single comparison for nearly all values; NaN fails it.
            if value.magnitude <= limit { return value }
            return value.isNaN ? 0 : value < 0 ? -limit : limit
        }
        return CGPoint(x: clamp(point.x), y: clamp(point.y))
    }

    private func setStyle(_ style: StrokeStyle, scale: Double) {
        cairo_set_line_width(pointer, style.width)
        cairo_set_line_cap(pointer, style.cap.cairoCap)
        cairo_set_line_join(pointer, style.join.cairoJoin)
        cairo_set_miter_limit(pointer, style.miterLimit)
        let lengths = style.drawableDashLengths(scale: scale)
        cairo_set_dash(pointer, lengths, Int32(lengths.count), style.dashPhase)
    }
}

// MARK: - Cairo's names

extension FillRule {
    fileprivate var cairoRule: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension StrokeStyle.Cap {
    fileprivate var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension BlendMode {
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
