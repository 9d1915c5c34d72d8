import Foundation

extension Canvas {
    /// Begins a transparent layer that collects drawing until the matching end.
    package func beginGroup() {
        openGroup()
    }

    /// Composites the layer as one picture; does nothing without a group.
    package func endGroup(_ compositing: Compositing = .init()) {
        guard let content = closeGroup() else { return }
        composite(compositing, reach: context.clipExtents) { context in
            context.setSource(content)
            context.paint(alpha: compositing.alpha)
        }
    }

    /// Composites the layer through the alpha of what `drawMask` draws; does nothing without a group.
    package func endGroup(maskedBy drawMask: () -> Void) {
        guard let content = closeGroup() else { return }
        openGroup()
        drawMask()
        guard let mask = closeGroup() else { return }
        context.setCompositing(blend: .normal, antialias: true)
        context.setSource(content)
        context.mask(mask)
    }

    /// Draws a step above its shadow.
    ///
    /// - Parameter reach: Device units; nothing of the step lies outside.
    func composite(_ compositing: Compositing, reach: CGRect, _ draw: (CairoContext) -> Void) {
        if let shadow = compositing.shadow {
            drawShadow(shadow, compositing, reach: reach, of: draw)
        }
        context.setCompositing(blend: compositing.blend, antialias: compositing.antialias)
        draw(context)
    }
}
