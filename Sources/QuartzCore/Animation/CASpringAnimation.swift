/// A change of one property with the motion of a damped spring.
///
/// - Source: developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring; positive.
    open var mass: CGFloat = 1
    /// The stiffness of the spring, force per distance; positive.
    open var stiffness: CGFloat = 100
    /// The damping, force per speed; 0 oscillates for ever.
    open var damping: CGFloat = 10
    /// The initial velocity, in multiples of the whole distance per second; positive towards the end.
    open var initialVelocity: CGFloat = 0
    /// Whether an overdamped spring moves more slowly; otherwise it counts as critically damped.
    open var allowsOverdamping = false

    /// Creates a spring from its perceived duration and bounce.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The period of the undamped spring, in seconds.
    ///   - bounce: 0 for a spring without overshoot, up to 1 for one that never rests; negative values, from -1, are
    ///     overdamped.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
        (stiffness, damping, allowsOverdamping) = (spring.stiffness, spring.damping, bounce < 0)
    }

    /// The period of the undamped spring in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
    /// The bounce: 0 for a spring without overshoot, positive for one with overshoot, negative for an overdamped one.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
    /// The time in seconds until the spring stays within a thousandth of the distance.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: Spring {
        Spring(
            mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity, allowsOverdamping: allowsOverdamping)
    }

    override func copyProperties(of other: CAAnimation) {
        super.copyProperties(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    override func paced(_ moment: MediaMoment) -> MediaMoment {
        var moment = moment
        moment.progress = moment.isAtEnd ? 1 : spring.progress(at: moment.seconds)
        return moment
    }
}
