import Foundation

/// The way that a motion has come after a part of its time, by formulas of the tests' own.
enum MotionCurve {
    static func linear(_ time: Double) -> Double { time }
    // The named curves' control points are those of CSS Easing Functions.
    static func easeInOut(_ time: Double) -> Double { bezier(0.42, 0, 0.58, 1)(time) }
    static func easeIn(_ time: Double) -> Double { bezier(0.42, 0, 1, 1)(time) }
    static func easeOut(_ time: Double) -> Double { bezier(0, 0, 0.58, 1)(time) }

    /// A cubic Bézier curve from (0, 0) to (1, 1), by halving its parameter.
    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> (Double) -> Double {
        { time in
            func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
                3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
            }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if value(x1, x2, middle) < time { low = middle } else { high = middle }
            }
            return value(y1, y2, low)
        }
    }

    /// A mass of 1 on a damped spring, by Runge and Kutta's steps of its differential equation. Times are seconds.
    static func spring(stiffness: Double, damping: Double, velocity: Double) -> (Double) -> Double {
        { time in
            var (left, speed) = (1.0, -velocity)
            let count = 20_000
            let step = time / Double(count)
            func force(_ left: Double, _ speed: Double) -> Double { -stiffness * left - damping * speed }
            for _ in 0..<count {
                let (a1, b1) = (speed, force(left, speed))
                let (a2, b2) = (speed + b1 * step / 2, force(left + a1 * step / 2, speed + b1 * step / 2))
                let (a3, b3) = (speed + b2 * step / 2, force(left + a2 * step / 2, speed + b2 * step / 2))
                let (a4, b4) = (speed + b3 * step, force(left + a3 * step, speed + b3 * step))
                left += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
                speed += (b1 + 2 * b2 + 2 * b3 + b4) * step / 6
            }
            return 1 - left
        }
    }
}
