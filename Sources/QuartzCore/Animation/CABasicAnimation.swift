/// A change of one property from one value to another.
///
/// - Source: developer.apple.com/documentation/quartzcore/cabasicanimation
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil if it follows from the other values or is the current one.
    open var fromValue: Any?
    /// The value at the end; nil if it follows from the other values or is the current one.
    open var toValue: Any?
    /// The difference between end and start, if only one of them is given.
    open var byValue: Any?

    override func copyProperties(of other: CAAnimation) {
        super.copyProperties(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func value(at moment: MediaMoment, from present: LayerValue) -> LayerValue? {
        let (start, end) = ends(from: present)
        return start.blended(with: end, moment.progress)
    }

    /// The start and the end, with omitted values filled in.
    private func ends(from present: LayerValue) -> (start: LayerValue, end: LayerValue) {
        let own = isAdditive ? present.nothing : present
        let from = fromValue.map { LayerValue($0, as: present.form) }
        let to = toValue.map { LayerValue($0, as: present.form) }
        let by = byValue.map { LayerValue($0, as: present.form) }
        return switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (to.adding(by.negated), to)
        case (let from?, nil, nil): (from, own)
        case (nil, let to?, nil): (own, to)
        case (nil, nil, let by?): (own, own.adding(by))
        case (nil, nil, nil): (own, own)
        }
    }
}
