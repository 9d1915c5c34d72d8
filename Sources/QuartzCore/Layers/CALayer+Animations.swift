/// The animations of a layer, and its presentation values.
struct AnimationState {
    /// An animation as stored in a layer.
    final class Entry {
        let key: String?
        let animation: CAAnimation
        /// The start, in seconds of the layer's time.
        let begin: TimeInterval
        /// The transactions whose completion blocks wait for its end.
        let trackers: [CompletionTracker]
        var isStarted = false
        var isEnded = false

        init(_ animation: CAAnimation, key: String?, begin: TimeInterval, trackers: [CompletionTracker]) {
            (self.key, self.animation, self.begin, self.trackers) = (key, animation, begin, trackers)
        }
    }

    /// The animations in the order in which they were added.
    private(set) var entries: [Entry] = []
    /// The keys of the entries.
    private(set) var keys: Set<String> = []
    /// The actions of properties that are being set.
    var prepared: [(key: String, action: any CAAction)] = []
    /// The presentation state, if the layer is in the presentation tree.
    var shown: Presentation?

    mutating func append(_ entry: Entry) {
        entries.append(entry)
        if let key = entry.key { keys.insert(key) }
    }

    mutating func removeAll(where matches: (Entry) -> Bool) {
        entries.removeAll(where: matches)
        keys = Set(entries.compactMap(\.key))
    }
}

extension AnimationState.Entry {
    /// The end, in seconds on the clock; infinite if only its driver or its layer ends it.
    func end(in layer: CALayer) -> TimeInterval {
        guard !isEnded, animation.driver == nil else { return .infinity }
        return layer.mediaTime(ofLocal: animation.end(begin: begin, duration: animation.duration))
    }

    /// Reports the end to the delegate and to the waiting transactions.
    func end(finished: Bool) {
        isEnded = true
        if !isStarted { animation.delegate?.animationDidStart(animation) }
        animation.delegate?.animationDidStop(animation, finished: finished)
        for tracker in trackers { tracker.animationEnded() }
    }

    /// Sets its values on a layer of the presentation tree.
    func apply(to shown: CALayer, at time: TimeInterval, mediaTime: TimeInterval) {
        if let driver = animation.driver {
            let progress = driver.progress(at: mediaTime)
            animation.apply(MediaMoment(progress: progress, seconds: progress * animation.duration, cycle: 0), to: shown)
        } else if let moment = animation.moment(at: time, begin: begin, duration: animation.duration) {
            animation.apply(animation.paced(moment), to: shown)
        }
    }
}

extension CALayer {
    // MARK: Adding

    func store(_ animation: CAAnimation, forKey key: String?) {
        guard animationState.shown == nil else { return }
        let key = animation is CATransition ? "transition" : key
        if let key, animationState.keys.contains(key) { dropAnimations { $0 == key } }
        let copy = animation.copy() as? CAAnimation ?? animation
        if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        (copy as? CATransition)?.takePicture(of: self)
        let begin = copy.beginTime != 0 ? copy.beginTime : localTime(ofMedia: MediaClock.shared.now)
        animationState.append(
            AnimationState.Entry(copy, key: key, begin: begin, trackers: CATransaction.startTracking()))
        CATransaction.noteAnimations(of: self)
    }

    var storedAnimationKeys: [String]? {
        let keys = animationState.entries.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    // MARK: Ending

    /// Tells the delegates of new animations that they started.
    func startAnimations() {
        for entry in animationState.entries where !entry.isStarted {
            entry.isStarted = true
            entry.animation.delegate?.animationDidStart(entry.animation)
        }
    }

    /// Removes animations before their end and reports them as unfinished.
    func dropAnimations(where matches: (String?) -> Bool) {
        let dropped = animationState.entries.filter { matches($0.key) }
        guard !dropped.isEmpty else { return }
        animationState.removeAll { matches($0.key) }
        if !AnimationSchedule.shared.isEmpty { AnimationSchedule.shared.update() }
        for entry in dropped where !entry.isEnded { entry.end(finished: false) }
    }

    /// Ends animations and reports them as finished. Those that are not removed are reported once.
    func finishAnimations(where isOver: (AnimationState.Entry) -> Bool) {
        let finished = animationState.entries.filter { !$0.isEnded && isOver($0) }
        for entry in finished { entry.isEnded = true }
        animationState.removeAll { $0.isEnded && $0.animation.isRemovedOnCompletion }
        for entry in finished { entry.end(finished: true) }
    }

    /// Hands the animations of a layer that is being deallocated, on whatever thread, to the main thread's schedule.
    func leaveAnimations() {
        guard !animationState.entries.isEmpty else { return }
        nonisolated(unsafe) let entries = animationState.entries.filter { !$0.isEnded }
        let leave = { @Sendable in AnimationSchedule.shared.adopt(entries) }
        if MainQueue.isCurrent { leave() } else { DispatchQueue.main.async(execute: leave) }
    }

    /// The next end of one of the layer's animations, in seconds on the clock.
    var nextAnimationEnd: TimeInterval {
        animationState.entries.reduce(.infinity) { min($0, $1.end(in: self)) }
    }
}
