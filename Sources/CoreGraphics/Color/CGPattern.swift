import Rasterizer

/// A cell that is drawn again and again, to paint with instead of a colour.
///
/// Cells lie in the space that the context started with, whatever its transform is when something is painted.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpattern
public final class CGPattern: Hashable, @unchecked Sendable {
    /// What of pattern space a cell shows.
    let bounds: CGRect
    /// From pattern space to the space that the context started with.
    let matrix: CGAffineTransform
    /// The distances from cell to cell in pattern space; not 0.
    let step: CGSize
    /// Whether cells bring their own colours. The others are painted in the colour that is set with the pattern.
    package let isColored: Bool
    let drawCell: (CGContext) -> Void
    private let release: (() -> Void)?

    /// Creates a pattern whose cells a function draws.
    ///
    /// - Parameters:
    ///   - info: Handed to the functions.
    ///   - bounds: What of pattern space a cell shows; nothing is drawn outside.
    ///   - matrix: From pattern space to the space that the context started with.
    ///   - xStep: The distance from cell to cell in pattern space; not 0.
    ///   - yStep: The distance from row to row in pattern space; not 0.
    ///   - tiling: Not used: distances are kept.
    ///   - isColored: Whether cells bring their own colours.
    ///   - callbacks: The functions.
    /// - Returns: nil for steps of 0 and without a function that draws.
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

    /// Creates a pattern whose cells a closure draws.
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

    /// The origins of the cells that reach into a rectangle, all in pattern space; none where there were more than
    /// 100,000.
    func cells(in rect: CGRect) -> [CGPoint] {
        guard !rect.isNull, !bounds.isEmpty else { return [] }
        let columns = Self.steps(from: rect.minX - bounds.maxX, to: rect.maxX - bounds.minX, by: step.width)
        let rows = Self.steps(from: rect.minY - bounds.maxY, to: rect.maxY - bounds.minY, by: step.height)
        guard Double(columns.count) * Double(rows.count) <= 100_000 else { return [] }
        return rows.flatMap { row in
            columns.map { CGPoint(x: CGFloat($0) * step.width, y: CGFloat(row) * step.height) }
        }
    }

    /// The whole numbers of steps strictly between two distances.
    private static func steps(from start: CGFloat, to end: CGFloat, by size: CGFloat) -> Range<Int> {
        let (first, last) = ((start / size).rounded(.down) + 1, (end / size).rounded(.up))
        guard abs(first) < 1e6, abs(last) < 1e6 else { return 0..<0 }
        return Int(first)..<Int(max(first, last))
    }

    /// Whether both are the same object.
    public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How cells may be distorted to meet whole pixels.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion = 1
    case constantSpacing = 2
}

/// Draws a cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Gives up what a pattern's `info` points to.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatterncallbacks
public struct CGPatternCallbacks {
    /// 0.
    public var version: UInt32
    /// Draws a cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is gone.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates the functions of a pattern that draws nothing.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    /// Creates the functions of a pattern.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}
