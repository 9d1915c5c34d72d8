/// A damped spring that pulls a mass over a way of 1.
///
/// - Source: the solutions of `m x'' + c x' + k x = 0`, as every textbook of mechanics has them. The relation of
///   duration and bounce to stiffness and damping: WWDC 2023, "Animate with springs".
package struct Spring {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    /// Whole ways per second, towards the end.
    package let velocity: Double
    /// What the spring is damped by, as a multiple of the critical damping.
    package let dampingRatio: Double
    /// The part of the way that counts as rest.
    private static let rest = 0.001
    /// The least mass, in kilograms, and stiffness, in newtons per metre.
    private static let least = 1e-6
    /// Seconds beyond which nobody waits for a spring to settle.
    private static let longest = 1e6

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = true) {
        // Where there is no mass or no stiffness, no spring swings: next to none stands for none.
        let (mass, stiffness, damping) = (max(mass, Self.least), max(stiffness, Self.least), max(damping, 0))
        (self.mass, self.stiffness, self.damping, self.velocity) = (mass, stiffness, damping, velocity)
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        dampingRatio = allowsOverdamping ? ratio : min(ratio, 1)
    }

    /// A spring whose undamped period is a duration in seconds.
    package init(perceptualDuration duration: Double, bounce: Double, velocity: Double) {
        let period = max(duration, 1e-3)
        let damping = bounce < 0 ? 4 * .pi / (period * max(1 + bounce, 1e-3)) : (1 - min(bounce, 1)) * 4 * .pi / period
        self.init(mass: 1, stiffness: 4 * .pi * .pi / (period * period), damping: damping, velocity: velocity)
    }

    /// The spring with a damping ratio that is at rest after a duration in seconds.
    package init(dampingRatio ratio: Double, velocity: Double, settlingIn duration: Double) {
        let (ratio, duration) = (max(ratio, 1e-3), max(duration, 1e-3))
        var (low, high) = (1e-3, 1e7 / duration)
        for _ in 0..<100 {
            let middle = (low * high).squareRoot()
            if Self.envelope(at: duration, frequency: middle, ratio, velocity) > Self.rest { low = middle } else { high = middle }
        }
        self.init(mass: 1, stiffness: high * high, damping: 2 * ratio * high, velocity: velocity)
    }

    /// The undamped spring's, in radians per second.
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// How far the mass has come after some seconds: 0 at the start, 1 at rest.
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

    /// Seconds until the spring stays within a thousandth of its way; infinite without damping.
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

    /// Seconds that an animation takes that the spring makes: until it settles, if it ever does.
    package var animationDuration: Double { min(settlingDuration, Self.longest) }

    private func envelope(at time: Double) -> Double { Self.envelope(at: time, frequency: frequency, dampingRatio, velocity) }

    /// What the distance from the end does not exceed from a time on.
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
