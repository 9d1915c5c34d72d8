import Foundation

extension Canvas {
    /// Begins a transparent layer that collects drawing until the matching end.
    package func beginGroup() {
        openGroup()
    }

    /// Composites the layer as a group; does nothing without a group.
    package func endGroup(_ compositing: Compositing = .init()) {
        if recorder != nil { return recordGroup(compositing) }
        guard let content = closeGroup() else { return }
        composite(compositing, reach: context.clipExtents) { context in
            context.setSource(content)
            context.paint(alpha: compositing.alpha)
        }
    }

    /// Composites the layer multiplied by the alpha of the drawing of `drawMask`; does nothing without a group.
    package func endGroup(maskedBy drawMask: () -> Void) {
        if recorder != nil { return recordGroup(maskedBy: drawMask) }
        guard let content = closeGroup() else { return }
        openGroup()
        drawMask()
        guard let mask = closeGroup() else { return }
        context.setCompositing(blend: .normal, antialias: true)
        context.setSource(content)
        context.mask(mask)
    }

    private func recordGroup(_ compositing: Compositing) {
        guard let steps = closeRecordedGroup() else { return }
        _ = record(.group(steps, compositing), compositing, reach: compositing.blend == .normal ? steps.reach : .infinite)
    }

    private func recordGroup(maskedBy drawMask: () -> Void) {
        guard let steps = closeRecordedGroup() else { return }
        openGroup()
        drawMask()
        guard let mask = closeRecordedGroup() else { return }
        _ = record(.masked(steps, mask: mask), reach: steps.reach)
    }

    /// Draws a step above its shadow.
    ///
    /// - Parameter reach: The bounding box of the step in device units. Only needed for shadows.
    func composite(_ compositing: Compositing, reach: @autoclosure () -> CGRect, _ draw: (CairoContext) -> Void) {
        if let shadow = compositing.shadow {
            drawShadow(shadow, compositing, reach: reach(), of: draw)
        }
        context.setCompositing(blend: compositing.blend, antialias: compositing.antialias)
        draw(context)
    }
}
