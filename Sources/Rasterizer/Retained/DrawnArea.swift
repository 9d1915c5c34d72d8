import Foundation

/// The pixels that a drawing is wanted for.
struct DrawnArea {
    /// In whole device units; nil for all pixels.
    private let rects: [CGRect]?
    static let infinite = DrawnArea(nil)

    private init(_ rects: [CGRect]?) { self.rects = rects }

    init(_ rects: [CGRect]) { self.init(Optional(rects)) }

    /// Whether a step with a bounding box may change a pixel.
    func isReached(by reach: CGRect) -> Bool { rects?.contains { $0.intersects(reach) } ?? !reach.isEmpty }

    /// The bounding box of the pixels inside of a rectangle; infinite for all pixels.
    func part(of rect: CGRect) -> CGRect {
        guard let rects else { return .infinite }
        return rects.reduce(CGRect.null) { $1.intersects(rect) ? $0.union($1.intersection(rect)) : $0 }
    }
}
