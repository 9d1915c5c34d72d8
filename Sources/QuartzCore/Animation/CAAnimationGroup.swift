/// Several simultaneous animations in the time of the group, which cuts them off at its end. One without a duration
/// takes as long as the group. The group's timing function applies to all. Their delegates are not called.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationgroup
open class CAAnimationGroup: CAAnimation {
    /// The animations; if several change the same property, the last one determines it.
    open var animations: [CAAnimation]?

    override func copyProperties(of other: CAAnimation) {
        super.copyProperties(of: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    override func apply(_ moment: MediaMoment, to shown: CALayer) {
        let whole = duration > 0 ? duration : CATransaction.usualDuration
        // At its end, the group shows the last values of its animations.
        let time = min(moment.progress * whole, whole.nextDown)
        for animation in animations ?? [] {
            let length = animation.duration > 0 ? animation.duration : whole
            guard let own = animation.moment(at: time, begin: animation.beginTime, duration: length) else { continue }
            animation.apply(animation.paced(own), to: shown)
        }
    }
}
