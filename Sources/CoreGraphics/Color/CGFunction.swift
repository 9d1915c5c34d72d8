/// A function from numbers to numbers, such as from a position in a shading to the components of a colour.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgfunction
public final class CGFunction {
    private let domain: [ClosedRange<CGFloat>]
    /// Empty if outputs are not clamped.
    private let range: [ClosedRange<CGFloat>]
    private let outputCount: Int
    private let evaluate: CGFunctionEvaluateCallback
    private let release: (() -> Void)?

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - info: Passed to the functions of `callbacks`.
    ///   - domain: The smallest and largest value of each input, to which it is clamped; nil for no limits.
    ///   - range: The smallest and largest value of each output.
    /// - Returns: nil without an evaluating function, and for dimensions below 1.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard let evaluate = callbacks.pointee.evaluate, domainDimension > 0, rangeDimension > 0 else { return nil }
        self.domain = Self.limits(domain, domainDimension)
        self.range = Self.limits(range, rangeDimension)
        outputCount = rangeDimension
        self.evaluate = { evaluate(info, $1, $2) }
        let release = callbacks.pointee.releaseInfo
        self.release = release.map { release in { release(info) } }
    }

    deinit { release?() }

    private static func limits(_ numbers: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>] {
        guard let numbers else { return [] }
        return (0..<count).map { min(numbers[2 * $0], numbers[2 * $0 + 1])...numbers[2 * $0 + 1] }
    }

    /// The outputs for an input.
    func callAsFunction(_ input: CGFloat) -> [CGFloat] {
        var input = domain.first.map { min(max(input, $0.lowerBound), $0.upperBound) } ?? input
        var outputs = [CGFloat](repeating: 0, count: outputCount)
        evaluate(nil, &input, &outputs)
        for (index, limits) in range.enumerated() {
            outputs[index] = min(max(outputs[index], limits.lowerBound), limits.upperBound)
        }
        return outputs
    }

    /// The smallest and the largest input; 0...1 without limits.
    var inputs: ClosedRange<CGFloat> { domain.first ?? 0...1 }
}

/// Writes the outputs of a function for its inputs.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Releases the memory that a function's `info` points to.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a ``CGFunction``.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgfunctioncallbacks
public struct CGFunctionCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Writes the outputs.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called when the function is released.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates callbacks without a function.
    public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

    /// Creates callbacks.
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}
