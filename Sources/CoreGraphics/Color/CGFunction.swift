/// A function from some numbers to others, such as from a place in a shading to the components of a colour.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgfunction
public final class CGFunction {
    private let domain: [ClosedRange<CGFloat>]
    /// Empty where values are not clamped.
    private let range: [ClosedRange<CGFloat>]
    private let outputCount: Int
    private let evaluate: CGFunctionEvaluateCallback
    private let release: (() -> Void)?

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - info: Handed to the functions of `callbacks`.
    ///   - domain: For each input its least and its largest value, to which inputs are clamped; nil for no limits.
    ///   - range: The same for each output.
    /// - Returns: nil without a function that evaluates, and for dimensions below 1.
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

    /// The least and the largest input; 0...1 without limits.
    var inputs: ClosedRange<CGFloat> { domain.first ?? 0...1 }
}

/// Writes the outputs of a function for its inputs.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Gives up what a function's `info` points to.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What makes up a ``CGFunction``.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgfunctioncallbacks
public struct CGFunctionCallbacks {
    /// 0.
    public var version: UInt32
    /// Writes the outputs.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called when the function is gone.
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
