/// A change of one property as if a spring pulled it to its end.
///
/// - Source: developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
    /// The mass that the spring pulls; positive.
    open var mass: CGFloat = 1
    /// The spring's constant, force per way; positive.
    open var stiffness: CGFloat = 100
    /// The friction, force per speed; 0 swings for ever.
    open var damping: CGFloat = 10
    /// How fast it starts, in whole ways per second; positive towards the end.
    open var initialVelocity: CGFloat = 0
    /// Whether a spring that is damped more than critically moves slower for it; otherwise it is taken as critically
    /// damped.
    open var allowsOverdamping = false

    /// Creates a spring that looks at rest after some seconds.
    ///
    /// - Parameters:
    ///   - perceptualDuration: Seconds; the period of the undamped spring.
    ///   - bounce: 0 for a spring that does not swing over, up to 1 for one that never rests; negative ones, from -1,
    ///     are damped more.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
        (stiffness, damping, allowsOverdamping) = (spring.stiffness, spring.damping, bounce < 0)
    }

    /// The period of the undamped spring in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
    /// 0 for a spring that does not swing over, larger for ones that do, negative for ones that are damped more.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
    /// Seconds after which the spring is at rest: within a thousandth of the way.
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
