/// A change of a layer's property by a program, from which animations are created.
package struct LayerChange {
    package let layer: CALayer
    /// The property's name.
    package let key: String
    private let path: LayerKeyPath
    private let old: LayerValue
    /// The presented value before the change, if animations run and one of the change would start from it.
    private let shown: LayerValue
    private var new: LayerValue?

    /// Records the value before a change; nil for a property that is not animatable.
    package init?(of key: String, in layer: CALayer) {
        guard let path = LayerKeyPath(key, in: layer) else { return nil }
        (self.layer, self.key, self.path) = (layer, key, path)
        old = path.value(in: layer)
        let startsFromNew = [.number, .point, .size, .rect].contains(old.form)
        shown = startsFromNew || layer.animationState.entries.isEmpty ? old : path.value(in: layer.presented ?? layer)
    }

    /// Records the value after the change; false if it is unchanged.
    package mutating func finish() -> Bool {
        let value = path.value(in: layer)
        new = value
        if let image = value.object as? CGImage, let before = old.object as? CGImage { return image !== before }
        return value.form != .object && value.numbers != old.numbers || value.form == .path && value.path != old.path
    }

    // MARK: Animating

    /// Adds an animation from the old value to the new one, additive to other animations if the value allows that.
    package func animate(_ animation: CABasicAnimation, pace: (CABasicAnimation) -> Void) {
        animation.keyPath = key
        pace(animation)
        guard let new else { return }
        animation.isAdditive = isAdditive
        let start = isAdditive ? old.adding(new.negated) : shown
        (animation.fromValue, animation.toValue) = (start.boxed, (isAdditive ? new.nothing : new).boxed)
    }

    /// Whether the difference can be added to the new value. A transform that flattens its layer has no inverse.
    private var isAdditive: Bool {
        guard let new else { return false }
        switch new.form {
        case .number, .point, .size, .rect: return true
        case .transform:
            return !CATransform3DEqualToTransform(CATransform3DInvert(new.transform), new.transform)
                || CATransform3DIsIdentity(new.transform)
        default: return false
        }
    }

    /// A key under which the layer has no animation: the property's name, or that with the next free number.
    ///
    /// - Complexity: O(log n) of the numbers in use.
    package var freeKey: String {
        let keys = layer.animationState.keys
        guard isAdditive, keys.contains(key) else { return key }
        var (taken, free) = (1, 2)
        while keys.contains("\(key)-\(free)") { (taken, free) = (free, free * 2) }
        while free - taken > 1 {
            let middle = (taken + free) / 2
            if keys.contains("\(key)-\(middle)") { taken = middle } else { free = middle }
        }
        return "\(key)-\(free)"
    }

    // MARK: Setting

    /// Sets the property to its value before the change.
    package func restore() { path.set(old, in: layer) }
    /// Sets the property to its value after the change.
    package func complete() { if let new { path.set(new, in: layer) } }
    /// Reverts the change. If the property was changed again since, the difference of this change is subtracted,
    /// provided that values can be added.
    package func undo() {
        let value = path.value(in: layer)
        guard let new, isAdditive, value.numbers != new.numbers else { return restore() }
        path.set(value.adding(old.adding(new.negated)), in: layer)
    }
    /// Removes the animation of the change. The result sets the property to its presented value; if other animations
    /// are added to it, it adds the contribution of the removed one.
    package func presentValueSetter(removing remove: () -> Void) -> () -> Void {
        let model = path.value(in: layer)
        let shown = path.value(in: layer.presented ?? layer)
        remove()
        let rest = path.value(in: layer.presented ?? layer)
        return {
            let now = path.value(in: layer)
            let isAlone = !isAdditive || rest.numbers == model.numbers && now.numbers == model.numbers
            path.set(isAlone ? shown : now.adding(shown.adding(rest.negated)), in: layer)
        }
    }
}

/// The changes of one property by the keyframes of an animation.
package struct LayerTrack {
    private let first: LayerChange
    /// The start and end of each change, from 0 to 1, and the value that it leads to.
    private var stops: [(start: Double, end: Double, value: LayerValue)] = []

    package init(_ first: LayerChange) { self.first = first }

    package func isOf(_ change: LayerChange) -> Bool { change.layer === first.layer && change.key == first.key }

    /// Records the property's new value for a part of the animation from 0 to 1.
    package mutating func append(from start: Double, for duration: Double) {
        guard let path = LayerKeyPath(first.key, in: first.layer) else { return }
        stops.append((start, start + duration, path.value(in: first.layer)))
    }

    /// The change from the first value to the last one.
    package var change: LayerChange {
        var change = first
        _ = change.finish()
        return change
    }

    /// An animation through all values. Between keyframes that are not adjacent, the value stays.
    package func animation(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
        let whole = CABasicAnimation()
        change.animate(whole) { _ in }
        let animation = CAKeyframeAnimation(keyPath: first.key)
        animation.isAdditive = whole.isAdditive
        animation.calculationMode = mode
        guard let last = stops.last?.value else { return animation }
        var (values, times) = ([whole.fromValue], [0.0])
        for stop in stops {
            let value = whole.isAdditive ? stop.value.adding(last.negated) : stop.value
            if mode != .discrete, stop.start > times[times.count - 1] {
                values.append(values[values.count - 1])
                times.append(stop.start)
            }
            values.append(value.boxed)
            times.append(mode == .discrete ? stop.start : stop.end)
        }
        if mode == .discrete || times[times.count - 1] < 1 {
            values.append(values[values.count - 1])
            times.append(1)
        }
        if mode == .discrete { values.removeLast() }
        animation.values = values.map { $0 as Any }
        animation.keyTimes = times.map { NSNumber(value: $0) }
        return animation
    }
}
