import Foundation

/// The edges of all views of a scene at one width of its root view, before they are rounded to pixels.
struct WidthSample: Sendable {
    /// Left, right, top and bottom of each view in its superview's coordinates, in points; NaN for a view that
    /// is not installed.
    private(set) var edges: [Double]
    /// The constraints that are given up in conflicts, as places in the scene's list in rising order; -1 for one that
    /// is not in it.
    private let givenUp: [Int]

    init(_ frames: [CGRect?], givenUp: [Int] = []) {
        self.givenUp = givenUp
        edges = frames.flatMap { frame -> [Double] in
            guard let frame else { return [.nan, .nan, .nan, .nan] }
            return [frame.minX, frame.maxX, frame.minY, frame.maxY].map { Double($0) }
        }
    }

    private init(edges: [Double], givenUp: [Int]) {
        self.edges = edges
        self.givenUp = givenUp
    }

    var frames: [CGRect?] {
        stride(from: 0, to: edges.count, by: 4).map { place in
            let (left, right, top, bottom) = (edges[place], edges[place + 1], edges[place + 2], edges[place + 3])
            return left.isNaN ? nil : CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// Points; nil for a view that is not installed.
    func width(ofView view: Int) -> Double? {
        let width = edges[4 * view + 1] - edges[4 * view]
        return width.isNaN ? nil : width
    }

    /// Points by which edges may differ and count as the same: factors of constraints are `Float` and round in the 24th
    /// bit.
    private static let noise = 1e-3

    /// Whether the same views are there, with the same edges.
    func agrees(with other: WidthSample) -> Bool {
        edges.count == other.edges.count
            && zip(edges, other.edges).allSatisfy { $0.isNaN ? $1.isNaN : abs($0 - $1) <= Self.noise }
    }

    /// Whether the same views are there and the same constraints are given up.
    func hasBasis(of other: WidthSample) -> Bool {
        givenUp == other.givenUp && edges.count == other.edges.count
            && zip(edges, other.edges).allSatisfy { $0.isNaN == $1.isNaN }
    }

    /// The sample at a share of the way to another one; shares below 0 and above 1 go on beyond the two.
    func interpolated(to other: WidthSample, by share: Double) -> WidthSample {
        WidthSample(edges: zip(edges, other.edges).map { $0 + ($1 - $0) * share }, givenUp: givenUp)
    }
}
