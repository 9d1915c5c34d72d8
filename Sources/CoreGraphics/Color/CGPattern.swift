import Rasterizer

/// A repeatedly drawn cell that is painted instead of a colour.
///
/// Cells lie in the base coordinate space of the context, whatever its current transform is.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpattern
public final class CGPattern: Hashable, @unchecked Sendable {
    /// The cell's bounds in pattern space.
    let bounds: CGRect
    /// The transform from pattern space to the context's base space.
    let matrix: CGAffineTransform
    /// The distances between cells in pattern space; not 0.
    let step: CGSize
    /// Whether cells specify their own colours. Other cells are painted in the colour that is set with the pattern.
    package let isColored: Bool
    let drawCell: (CGContext) -> Void
    private let release: (() -> Void)?

    /// Creates a pattern whose cells are drawn by a callback.
    ///
    /// - Parameters:
    ///   - info: Passed to the callbacks.
    ///   - bounds: The cell's bounds in pattern space, to which it is clipped.
    ///   - matrix: The transform from pattern space to the context's base space.
    ///   - xStep: The horizontal distance between cells in pattern space; not 0.
    ///   - yStep: The vertical distance between cells in pattern space; not 0.
    ///   - tiling: Has no effect: distances are exact.
    ///   - isColored: Whether cells specify their own colours.
    ///   - callbacks: The callbacks.
    /// - Returns: nil for steps of 0 and without a callback that draws.
    public convenience init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard let draw = callbacks.pointee.drawPattern else { return nil }
        let release = callbacks.pointee.releaseInfo
        self.init(
            bounds: bounds, matrix: matrix, step: CGSize(width: xStep, height: yStep), isColored: isColored,
            release: release.map { release in { release(info) } }
        ) { draw(info, $0) }
    }

    /// Creates a pattern whose cells are drawn by a closure.
    package init?(
        bounds: CGRect, matrix: CGAffineTransform = .identity, step: CGSize, isColored: Bool, release: (() -> Void)? = nil,
        drawCell: @escaping (CGContext) -> Void
    ) {
        guard [step.width, step.height].allSatisfy({ $0 != 0 && $0.isFinite }) else { return nil }
        self.bounds = bounds.standardized
        self.matrix = matrix
        self.step = CGSize(width: abs(step.width), height: abs(step.height))
        (self.isColored, self.drawCell, self.release) = (isColored, drawCell, release)
    }

    deinit { release?() }

    /// The origins of the cells that intersect a rectangle, all in pattern space; empty if there are more than 100,000.
    func cells(in rect: CGRect) -> [CGPoint] {
        guard !rect.isNull, !bounds.isEmpty else { return [] }
        let columns = Self.steps(from: rect.minX - bounds.maxX, to: rect.maxX - bounds.minX, by: step.width)
        let rows = Self.steps(from: rect.minY - bounds.maxY, to: rect.maxY - bounds.minY, by: step.height)
        guard Double(columns.count) * Double(rows.count) <= 100_000 else { return [] }
        return rows.flatMap { row in
            columns.map { CGPoint(x: CGFloat($0) * step.width, y: CGFloat(row) * step.height) }
        }
    }

    /// The integer multiples of the step strictly between two distances.
    private static func steps(from start: CGFloat, to end: CGFloat, by size: CGFloat) -> Range<Int> {
        let (first, last) = ((start / size).rounded(.down) + 1, (end / size).rounded(.up))
        guard abs(first) < 1e6, abs(last) < 1e6 else { return 0..<0 }
        return Int(first)..<Int(max(first, last))
    }

    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The allowed distortion of cells to align with device pixels.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion = 1
    case constantSpacing = 2
}

/// Draws a cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases the memory that a pattern's `info` points to.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatterncallbacks
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Draws a cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is released.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks that draw nothing.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    /// Creates the callbacks of a pattern.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}
