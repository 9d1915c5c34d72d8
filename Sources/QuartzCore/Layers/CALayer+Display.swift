import Synchronization

/// The pending requests of a layer.
struct DisplayState {
    var needsDisplay = false
    var needsLayout = true
}

/// The recording of a layer's last drawing, and the bounds in which it was drawn.
final class KeptLayerDrawing {
    let drawing: KeptDrawing
    let bounds: CGRect

    init(_ drawing: KeptDrawing, in bounds: CGRect) { (self.drawing, self.bounds) = (drawing, bounds) }
}

extension CALayer {
    /// Whether any layer requested display since the last commit.
    static let displayRequests = Atomic(false)

    /// Whether any layer requested display since the last call.
    package static func takeDisplayRequests() -> Bool { displayRequests.exchange(false, ordering: .relaxed) }

    /// Displays the layers of the tree that requested it, superlayers first.
    package func displayTree() {
        displayIfNeeded()
        for layer in tree.sublayers { layer.displayTree() }
    }

    /// Draws the layer's content by a closure, or again as it was drawn before in the same bounds, until the layer
    /// needs display; the latter where drawing is recorded for pictures that follow their layers.
    func drawKept(in context: CGContext, _ draw: () -> Void) {
        guard keepsDrawing else { return draw() }
        var kept = keptDrawing?.bounds == bounds ? keptDrawing?.drawing : nil
        context.draw(keeping: &kept, draw)
        // A drawing method may ask for display again.
        keptDrawing = displayState.needsDisplay ? nil : kept.map { KeptLayerDrawing($0, in: bounds) }
    }

    /// Lays out the topmost superlayer up to which all need layout, and its descendants.
    func layoutTree() {
        let start = ancestors.prefix { $0.needsLayout() }.last ?? self
        start.layoutDownwards()
    }

    private func layoutDownwards() {
        if displayState.needsLayout {
            displayState.needsLayout = false
            layoutSublayers()
        }
        for layer in tree.sublayers { layer.layoutDownwards() }
    }

    func copyLayerProperties(of other: CALayer) {
        (bounds, position, anchorPoint, zPosition) = (other.bounds, other.position, other.anchorPoint, other.zPosition)
        (contents, contentsScale) = (other.contents, other.contentsScale)
        (isHidden, opacity, isOpaque, masksToBounds) = (other.isHidden, other.opacity, other.isOpaque, other.masksToBounds)
        (backgroundColor, cornerRadius, maskedCorners) = (other.backgroundColor, other.cornerRadius, other.maskedCorners)
        extras = other.extras.map(LayerExtras.init)
    }
}
