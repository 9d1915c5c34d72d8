/// How a change is shown over time. It is kept, and has no effect: views take their new places and looks at once.
///
/// - Source: developer.apple.com/documentation/swiftui/animation
public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable, Sendable {
        case timed(String, duration: TimeInterval?)
        case spring(String, duration: Double?, extra: Double, blend: Double)
    }
    private let curve: Curve
    private var delay: TimeInterval = 0
    private var speed = 1.0
    private var repeatCount: Int? = 1
    private var autoreverses = false

    private init(_ curve: Curve) { self.curve = curve }
    private static func timed(_ name: String, _ duration: TimeInterval?) -> Animation {
        Animation(.timed(name, duration: duration))
    }

    /// The animation of the system.
    public static let `default` = timed("default", nil)
    /// Begins and ends slowly.
    public static var easeInOut: Animation { timed("easeInOut", nil) }
    /// Begins and ends slowly; the duration is in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timed("easeInOut", duration) }
    /// Begins slowly.
    public static var easeIn: Animation { timed("easeIn", nil) }
    /// Begins slowly; the duration is in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timed("easeIn", duration) }
    /// Ends slowly.
    public static var easeOut: Animation { timed("easeOut", nil) }
    /// Ends slowly; the duration is in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timed("easeOut", duration) }
    /// Has the same speed all the time.
    public static var linear: Animation { timed("linear", nil) }
    /// Has the same speed all the time; the duration is in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timed("linear", duration) }

    /// Moves as on a spring; the response and the duration of blending are in seconds.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(.spring("spring", duration: response, extra: dampingFraction, blend: blendDuration)) }
    /// Moves as on a spring; the duration is in seconds.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring("bounce", duration: duration, extra: bounce, blend: blendDuration))
    }
    /// Moves as on a spring of the system.
    public static var spring: Animation { spring(duration: 0.5) }
    /// Follows a finger as on a spring; the response and the duration of blending are in seconds.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(.spring("interactive", duration: response, extra: dampingFraction, blend: blendDuration)) }
    /// Moves as on a spring that does not bounce.
    public static var smooth: Animation { smooth() }
    /// Moves as on a spring that does not bounce; the duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring("smooth", duration: duration, extra: extraBounce, blend: 0))
    }
    /// Moves as on a spring that bounces a little.
    public static var snappy: Animation { snappy() }
    /// Moves as on a spring that bounces a little; the duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring("snappy", duration: duration, extra: extraBounce, blend: 0))
    }
    /// Moves as on a spring that bounces.
    public static var bouncy: Animation { bouncy() }
    /// Moves as on a spring that bounces; the duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring("bouncy", duration: duration, extra: extraBounce, blend: 0))
    }

    /// The animation, begun later; the delay is in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay } }
    /// The animation, faster by a factor.
    public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }
    /// The animation a number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with { ($0.repeatCount, $0.autoreverses) = (repeatCount, autoreverses) }
    }
    /// The animation again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with { ($0.repeatCount, $0.autoreverses) = (nil, autoreverses) }
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }
}

/// The moment that counts as the end of an animation.
///
/// - Source: developer.apple.com/documentation/swiftui/animationcompletioncriteria
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// The animation has come close to its end.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// Nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes that views show over time; here they show them at once.
///
/// - Returns: The result of the closure.
/// - Source: developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Makes changes that views show over time, here at once, and calls a closure after that.
///
/// - Returns: The result of the closure that makes the changes.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion() }
    return result
}

/// Makes changes in the circumstances of a transaction.
///
/// - Returns: The result of the closure.
/// - Source: developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

extension View {
    /// Shows changes of the view over time when a value changes; here at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// Shows changes of the view over time; here at once.
    public func animation(_ animation: Animation?) -> some View { self }
    /// Sets how the view comes and goes; here it does at once.
    public func transition(_ t: AnyTransition) -> some View { self }
}

extension Binding {
    /// The binding, whose changes views show over time; here at once.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
