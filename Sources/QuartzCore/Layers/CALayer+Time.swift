/// A layer's time: its superlayer's, shifted and stretched. An outermost layer's superlayer has the clock's time.
extension CALayer {
    /// The layer's time at a time of the clock.
    func localTime(ofMedia time: TimeInterval) -> TimeInterval {
        let outer = tree.superlayer?.localTime(ofMedia: time) ?? time
        return (outer - beginTime) * Double(speed) + timeOffset
    }

    /// The clock's time at a time of the layer; infinite where the layer never gets there.
    func mediaTime(ofLocal time: TimeInterval) -> TimeInterval {
        guard speed > 0, time < .infinity else { return .infinity }
        let outer = (time - timeOffset) / Double(speed) + beginTime
        return tree.superlayer?.mediaTime(ofLocal: outer) ?? outer
    }

    /// The layer's time changed: its animations, and those below it, end at other times.
    func timingChanged() {
        if !AnimationSchedule.shared.isEmpty { AnimationSchedule.shared.update() }
    }
}
