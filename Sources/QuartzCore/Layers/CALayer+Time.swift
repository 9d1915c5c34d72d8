/// The time of a layer: that of its superlayer, shifted and scaled. The root layer is relative to the clock's time.
extension CALayer {
    /// The layer's time at a time of the clock.
    func localTime(ofMedia time: TimeInterval) -> TimeInterval {
        let outer = tree.superlayer?.localTime(ofMedia: time) ?? time
        return (outer - beginTime) * Double(speed) + timeOffset
    }

    /// The clock's time at a time of the layer; infinite if the layer never gets there.
    func mediaTime(ofLocal time: TimeInterval) -> TimeInterval {
        guard speed > 0, time < .infinity else { return .infinity }
        let outer = (time - timeOffset) / Double(speed) + beginTime
        return tree.superlayer?.mediaTime(ofLocal: outer) ?? outer
    }

    /// Called when the layer's time changed: its animations, and those of its descendants, end at other times.
    func timingChanged() {
        if !AnimationSchedule.shared.isEmpty { AnimationSchedule.shared.update() }
    }
}
