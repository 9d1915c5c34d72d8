/// The animations a layer holds.
struct AnimationState {
    struct Entry {
        var key: String?
        var animation: CAAnimation
    }

    /// In the order they were added.
    var entries: [Entry] = []
}

extension CALayer {
    func store(_ animation: CAAnimation, forKey key: String?) {
        if let key { dropAnimations { $0 == key } }
        animationState.entries.append(AnimationState.Entry(key: key, animation: animation))
        CATransaction.noteAnimations(of: self)
        animation.delegate?.animationDidStart(animation)
    }

    /// Removes animations before they are over and reports them as unfinished.
    func dropAnimations(where matches: (String?) -> Bool) {
        let dropped = animationState.entries.filter { matches($0.key) }
        animationState.entries.removeAll { matches($0.key) }
        for entry in dropped { entry.animation.delegate?.animationDidStop(entry.animation, finished: false) }
    }

    /// Ends the animations the layer holds and reports them as finished.
    func finishAnimations() {
        let finished = animationState.entries.map(\.animation)
        animationState.entries.removeAll { $0.animation.isRemovedOnCompletion }
        for animation in finished { animation.delegate?.animationDidStop(animation, finished: true) }
    }

    var storedAnimationKeys: [String]? {
        let keys = animationState.entries.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
}
