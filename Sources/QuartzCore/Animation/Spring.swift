/// A damped spring that moves a mass over a distance of 1.
///
/// - Source: the solutions of `m x'' + c x' + k x = 0`, as every textbook of mechanics has them. The relation of
///   duration and bounce to stiffness and damping: WWDC 2023, "Animate with springs".
package struct Spring {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    /// The initial velocity, in whole distances per second, towards the end.
    package let velocity: Double
    /// The damping ratio, relative to critical damping.
    package let dampingRatio: Double
    /// The remaining distance that counts as rest.
    private static let rest = 0.001
    /// The smallest mass, in kilograms, and stiffness, in newtons per metre.
    private static let least = 1e-6
    /// The longest settling time in seconds.
    private static let longest = 1e6

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = true) {
        // Without mass or stiffness a spring does not oscillate: the smallest values stand for none.
        let (mass, stiffness, damping) = (max(mass, Self.least), max(stiffness, Self.least), max(damping, 0))
        (self.mass, self.stiffness, self.damping, self.velocity) = (mass, stiffness, damping, velocity)
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        dampingRatio = allowsOverdamping ? ratio : min(ratio, 1)
    }

    /// Creates a spring whose undamped period is a duration in seconds.
    package init(perceptualDuration duration: Double, bounce: Double, velocity: Double) {
        let period = max(duration, 1e-3)
        let damping = bounce < 0 ? 4 * .pi / (period * max(1 + bounce, 1e-3)) : (1 - min(bounce, 1)) * 4 * .pi / period
        self.init(mass: 1, stiffness: 4 * .pi * .pi / (period * period), damping: damping, velocity: velocity)
    }

    /// Creates a spring with a damping ratio that settles after a duration in seconds.
    package init(dampingRatio ratio: Double, velocity: Double, settlingIn duration: Double) {
        let (ratio, duration) = (max(ratio, 1e-3), max(duration, 1e-3))
        var (low, high) = (1e-3, 1e7 / duration)
        for _ in 0..<100 {
            let middle = (low * high).squareRoot()
            if Self.envelope(at: duration, frequency: middle, ratio, velocity) > Self.rest { low = middle } else { high = middle }
        }
        self.init(mass: 1, stiffness: high * high, damping: 2 * ratio * high, velocity: velocity)
    }

    /// The frequency of the undamped spring, in radians per second.
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// The position of the mass after some seconds: 0 at the start, 1 at rest.
    package func progress(at time: Double) -> Double {
        let (frequency, decay) = (frequency, dampingRatio * frequency)
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
        }
        if dampingRatio == 1 { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (decay - spread, decay + spread)
        let share = (fast - velocity) / (fast - slow)
        return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }

    /// The time in seconds until the spring stays within a thousandth of the distance; infinite without damping.
    package var settlingDuration: Double {
        guard dampingRatio > 0 else { return .infinity }
        var (low, high) = (0.0, 1.0)
        while envelope(at: high) > Self.rest, high < Self.longest { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(at: middle) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }

    /// The duration in seconds of an animation by the spring: until it settles, up to a maximum.
    package var animationDuration: Double { min(settlingDuration, Self.longest) }

    private func envelope(at time: Double) -> Double { Self.envelope(at: time, frequency: frequency, dampingRatio, velocity) }

    /// An upper bound of the distance from the end from a time on.
    private static func envelope(at time: Double, frequency: Double, _ ratio: Double, _ velocity: Double) -> Double {
        let decay = ratio * frequency
        if ratio < 1 {
            let swing = (decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
            return exp(-decay * time) * (1 + swing * swing).squareRoot()
        }
        if ratio == 1 { return exp(-decay * time) * (1 + abs(decay - velocity) * time) }
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let share = (decay + spread - velocity) / (2 * spread)
        return abs(share) * exp(-(decay - spread) * time) + abs(1 - share) * exp(-(decay + spread) * time)
    }
}
