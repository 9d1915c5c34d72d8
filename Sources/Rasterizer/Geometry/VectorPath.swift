import Foundation

/// A path: contours of lines and curves.
package struct VectorPath: Equatable, Sendable {
    /// A path element, starting where the previous one ended.
    package enum Element: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadratic(control: CGPoint, end: CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    package var elements: [Element]

    package init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// The rectangle's outline, from its origin along the x axis first.
    package init(rect: CGRect) {
        self.init([
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// The path with every point transformed.
    /// - Complexity: O(elements).
    package func mapped(by transform: (CGPoint) -> CGPoint) -> VectorPath {
        VectorPath(elements.map { $0.mapped(by: transform) })
    }

    package func applying(_ matrix: Matrix) -> VectorPath {
        mapped(by: matrix.apply)
    }

    /// The bounding box of all points, including control points; null if the path is empty.
    /// - Complexity: O(elements).
    package var controlPointBounds: CGRect {
        var bounds = PointBounds()
        for element in elements { element.forEachPoint { bounds.add($0) } }
        return bounds.rect
    }
}

extension VectorPath.Element {
    /// The element's points in drawing order, its end last; empty for `close`.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    /// Calls a closure with the element's points in drawing order.
    func forEachPoint(_ body: (CGPoint) -> Void) {
        switch self {
        case .move(let end), .line(let end): body(end)
        case .quadratic(let control, let end):
            body(control)
            body(end)
        case .cubic(let control1, let control2, let end):
            body(control1)
            body(control2)
            body(end)
        case .close: break
        }
    }

    package func mapped(by transform: (CGPoint) -> CGPoint) -> Self {
        switch self {
        case .move(let end): .move(transform(end))
        case .line(let end): .line(transform(end))
        case .quadratic(let control, let end): .quadratic(control: transform(control), end: transform(end))
        case .cubic(let control1, let control2, let end):
            .cubic(control1: transform(control1), control2: transform(control2), end: transform(end))
        case .close: .close
        }
    }
}
