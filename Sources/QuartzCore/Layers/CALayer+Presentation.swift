import RuntimeReflection

/// What a layer of the presentation tree shows, and keeps alive.
final class Presentation {
    /// The layer of the model tree.
    let model: CALayer
    /// Seconds on the clock.
    let time: TimeInterval
    /// The superlayer in the presentation tree, unless that one keeps this layer.
    let above: CALayer?
    /// Whether the layer has its sublayers already.
    var isExpanded = false
    /// The transition from an old look that the layer is in.
    var transition: TransitionFrame?

    init(of model: CALayer, at time: TimeInterval, above: CALayer?) {
        (self.model, self.time, self.above) = (model, time, above)
    }
}

/// The presentation tree: copies of layers with the values that their animations have now. A copy is made when it is
/// asked for, with those above it, and its sublayers when somebody looks at them.
extension CALayer {
    /// A copy that shows the present values; nil for layers that are not on the screen.
    var presented: CALayer? {
        if animationState.shown != nil { return self }
        return isOnScreen ? presented(at: MediaClock.shared.now) : nil
    }

    /// The layer to draw for what is on the screen: itself where nothing is animated.
    package var layerToDraw: CALayer { AnimationSchedule.shared.isEmpty ? self : presented ?? self }

    private func presented(at time: TimeInterval) -> CALayer {
        let above = tree.superlayer?.presented(at: time)
        let shown = present(at: time, keeping: above)
        shown.tree.superlayer = above
        return shown
    }

    /// A copy with the values of a time.
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

    /// The sublayers, lowest first; those of a layer of the presentation tree are made when they are asked for first.
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

    /// Draws what the model draws itself into the bounds that are shown, as pixels that are placed as the contents are.
    func renderModelContents(_ model: CALayer, in context: CGContext) {
        let size = model.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        let place = contentsGravity.place(size, in: bounds)
        context.translateBy(x: place.minX, y: place.minY)
        context.scaleBy(x: place.width / size.width, y: place.height / size.height)
        context.translateBy(x: -model.bounds.minX, y: -model.bounds.minY)
        context.clip(to: model.bounds)
        model.draw(in: context)
    }
}

/// Lends its place for `init(layer:)`; never instantiated.
class LayerCopySlot: CALayer {
    required override init(layer: Any) { preconditionFailure("Only the place of this initializer is used") }
    required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// A second initializer for the place, without which the optimizer would call the only one directly; never instantiated
/// either.
final class OverridingLayerCopySlot: LayerCopySlot {
    required init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
