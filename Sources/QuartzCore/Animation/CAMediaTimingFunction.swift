/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name of the function.
    public let rawValue: String

    /// Creates a name; ``CAMediaTimingFunction/init(name:)`` takes an unknown one as ``linear``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start: control points (0.42, 0) and (1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end: control points (0, 0) and (0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end: control points (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// A quick start and a slow end: control points (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a Bézier curve from (0, 0) to (1, 1) over time.
///
/// - Source: developer.apple.com/documentation/quartzcore/camediatimingfunction
open class CAMediaTimingFunction: NSObject {
    /// x and y of the four control points.
    private let points: [Float]

    /// Creates a predefined function; an unknown name gives a linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a function from its two inner control points.
    ///
    /// - Parameters:
    ///   - c1x: The first point's time, 0...1.
    ///   - c1y: The first point's progress.
    ///   - c2x: The second point's time, 0...1.
    ///   - c2y: The second point's progress.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    }

    /// Stores x and y of control point `idx`, 0...3, in two floats.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        ptr[0] = points[2 * idx]
        ptr[1] = points[2 * idx + 1]
    }

    /// The progress at a fraction of the time, both 0...1 (the result may leave the range in between).
    package func progress(at time: Double) -> Double {
        if time <= 0 || time >= 1 { return time <= 0 ? 0 : 1 }
        if points[2] == points[3], points[4] == points[5] { return time }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if coordinate(0, at: middle) < time { low = middle } else { high = middle }
        }
        return coordinate(1, at: (low + high) / 2)
    }

    private func coordinate(_ axis: Int, at t: Double) -> Double {
        let (first, second) = (Double(points[2 + axis]), Double(points[4 + axis]))
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
