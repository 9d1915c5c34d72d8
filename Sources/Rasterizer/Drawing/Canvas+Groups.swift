import Foundation

extension Canvas {
    /// Collects later drawing in a transparent layer of its own, until the matching end.
    package func beginGroup() {
        save()
        context.pushGroup()
    }

    /// Lays the collected drawing down as one picture.
    package func endGroup(_ compositing: Compositing = .init()) {
        let content = context.popGroup()
        restore()
        composite(compositing, reach: context.clipExtents) { context in
            context.setSource(content)
            context.paint(alpha: compositing.alpha)
        }
    }

    /// Lays the collected drawing down as far as the alpha of what `drawMask` draws.
    package func endGroup(maskedBy drawMask: () -> Void) {
        let content = context.popGroup()
        context.pushGroup()
        drawMask()
        let mask = context.popGroup()
        restore()
        context.setCompositing(blend: .normal, antialias: true)
        context.setSource(content)
        context.mask(mask)
    }

    /// Draws a step with its shadow underneath.
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
