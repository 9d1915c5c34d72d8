import RuntimeReflection

/// The presentation state of a layer in the presentation tree, which it holds strongly.
final class Presentation {
    /// The layer of the model tree.
    let model: CALayer
    /// The time in seconds on the clock.
    let time: TimeInterval
    /// The superlayer in the presentation tree, unless that one holds this layer.
    let above: CALayer?
    /// Whether the sublayers were created already.
    var isExpanded = false
    /// The current transition from the previous content.
    var transition: TransitionFrame?

    init(of model: CALayer, at time: TimeInterval, above: CALayer?) {
        (self.model, self.time, self.above) = (model, time, above)
    }
}

/// The presentation tree: copies of layers with the current values of their animations. A copy is created on demand,
/// with its superlayers, and its sublayers when they are read.
extension CALayer {
    /// A copy with the current values; nil for layers that are not on the screen.
    var presented: CALayer? {
        if animationState.shown != nil { return self }
        return isOnScreen ? presented(at: MediaClock.shared.now) : nil
    }

    /// The layer to draw for the screen: itself if nothing is animated.
    package var layerToDraw: CALayer { AnimationSchedule.shared.isEmpty ? self : presented ?? self }

    private func presented(at time: TimeInterval) -> CALayer {
        let above = tree.superlayer?.presented(at: time)
        let shown = present(at: time, keeping: above)
        shown.tree.superlayer = above
        return shown
    }

    /// A copy with the values at a time.
    func present(at time: TimeInterval, keeping above: CALayer? = nil) -> CALayer {
        displayIfNeeded()
        let shown = copyForPresentation()
        shown.animationState.shown = Presentation(of: self, at: time, above: above)
        shown.displayState = DisplayState(needsDisplay: false, needsLayout: false)
        if let mask { shown.mask = mask.present(at: time) }
        let local = localTime(ofMedia: time)
        for entry in animationState.entries { entry.apply(to: shown, at: local, mediaTime: time) }
        return shown
    }

    private func copyForPresentation() -> CALayer {
        let slot = unsafeBitCast(type(of: self), to: LayerCopySlot.Type.self)
        return slot.init(layer: self)
    }

    /// The sublayers from back to front; those of a presentation layer are created on first use.
    var children: [CALayer] {
        if let shown = animationState.shown, !shown.isExpanded {
            shown.isExpanded = true
            for layer in shown.model.tree.sublayers {
                let child = layer.present(at: shown.time)
                child.tree.superlayer = self
                tree.sublayers.append(child)
            }
        }
        return tree.sublayers
    }

    /// Draws the model layer's own drawing into the presented bounds, as pixels that are placed like contents.
    func renderModelContents(_ model: CALayer, in context: CGContext) {
        let size = model.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        let place = contentsGravity.place(size, in: bounds)
        context.translateBy(x: place.minX, y: place.minY)
        context.scaleBy(x: place.width / size.width, y: place.height / size.height)
        context.translateBy(x: -model.bounds.minX, y: -model.bounds.minY)
        context.clip(to: model.bounds)
        model.drawKept(in: context) { model.draw(in: context) }
    }
}

/// Provides the vtable slot of `init(layer:)`; never instantiated.
class LayerCopySlot: CALayer {
    required override init(layer: Any) { preconditionFailure("Only the place of this initializer is used") }
    required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// A second initializer for the slot, without which the optimizer would call the only one directly; never instantiated
/// either.
final class OverridingLayerCopySlot: LayerCopySlot {
    required init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
