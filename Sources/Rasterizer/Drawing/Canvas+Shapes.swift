import Foundation

extension Canvas {
    /// Fills a path; open contours are closed implicitly.
    package func fill(_ path: VectorPath, rule: FillRule = .winding, color: PaintColor, _ compositing: Compositing = .init()) {
        guard !path.isEmpty else { return }
        fill(.path(path, transform), rule: rule, color: color, compositing)
    }

    func fill(_ shape: DeviceShape, rule: FillRule, color: PaintColor, _ compositing: Compositing) {
        guard transform.isInvertible,
            !record(.fill(shape, rule, color, compositing), compositing, reach: shape.controlPointBounds)
        else { return }
        composite(compositing, reach: shape.controlPointBounds) { context in
            context.setSource(color.multiplyingAlpha(by: compositing.alpha))
            if compositing.blend.reachesOutsideShape {
                context.save()
                context.clip(to: shape, rule: rule)
                context.paint(alpha: 1)
                context.restore()
            } else {
                context.fill(shape, rule: rule)
            }
        }
    }

    /// Strokes a path; the pen is round in user units.
    package func stroke(_ path: VectorPath, style: StrokeStyle, color: PaintColor, _ compositing: Compositing = .init()) {
        guard transform.isInvertible, !path.isEmpty, style.width > 0, style.width.isFinite else { return }
        let userReach = path.controlPointBounds.insetBy(dx: -style.reach, dy: -style.reach)
        let reach = transform.apply(userReach)
        let pen = transform
        if record(.stroke(path, style, color, compositing, pen), compositing, reach: reach) { return }
        composite(compositing, reach: reach) { context in
            context.save()
            if compositing.blend.reachesOutsideShape {
                context.clip(to: .path(VectorPath(rect: reach), .identity), rule: .winding)
            }
            context.setSource(color.multiplyingAlpha(by: compositing.alpha))
            context.stroke(path, style: style, transform: pen)
            context.restore()
        }
    }

    /// Fills the clip with a gradient.
    package func fill(_ gradient: Gradient, _ compositing: Compositing = .init()) {
        guard transform.isInvertible, !gradient.stops.isEmpty,
            !record(.gradient(gradient, compositing, transform), reach: .infinite)
        else { return }
        let pattern = CairoPattern(gradient, transform: transform)
        composite(compositing, reach: context.clipExtents) { context in
            context.setSource(pattern)
            context.paint(alpha: compositing.alpha)
        }
    }

    // MARK: Clipping

    /// Resets the clip, except for masks. Does nothing on a recording canvas.
    package func resetClip() {
        if recorder == nil { context.resetClip() }
    }

    /// Intersects the clip with the inside of a path; an empty path leaves an empty clip.
    package func clip(to path: VectorPath, rule: FillRule = .winding, antialias: Bool = true) {
        _ = record(.clip(path, rule, antialias: antialias, transform), reach: .null)
        context.setCompositing(blend: .normal, antialias: antialias)
        context.clip(to: .path(transform.isInvertible ? path : VectorPath(), transform), rule: rule)
    }

    /// The bounding box of the clip in user units; null if the clip is empty.
    package var clipBounds: CGRect {
        let extents = context.clipExtents
        guard let inverse = transform.inverse, !extents.isEmpty else { return .null }
        return inverse.apply(extents)
    }
}
