/// Several animations at the same time, within the time of the group, which cuts them off at its end. One without a
/// duration takes as long as the group. The group's curve paces the time of all. Their delegates are not called.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationgroup
open class CAAnimationGroup: CAAnimation {
    /// The members; where they change the same property, later ones have the last word.
    open var animations: [CAAnimation]?

    override func copyProperties(of other: CAAnimation) {
        super.copyProperties(of: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    override func apply(_ moment: MediaMoment, to shown: CALayer) {
        let whole = duration > 0 ? duration : CATransaction.usualDuration
        // At its end, the group shows what its members show last.
        let time = min(moment.progress * whole, whole.nextDown)
        for animation in animations ?? [] {
            let length = animation.duration > 0 ? animation.duration : whole
            guard let own = animation.moment(at: time, begin: animation.beginTime, duration: length) else { continue }
            animation.apply(animation.paced(own), to: shown)
        }
    }
}
