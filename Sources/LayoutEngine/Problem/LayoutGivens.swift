/// One of the four numbers of an alignment rectangle.
package enum LayoutPart: Int, Sendable, CaseIterable {
    case x, y, width, height

    /// The axis the number lies on.
    package var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }
    package var isSize: Bool { self == .width || self == .height }

    /// The origin along an axis.
    package static func origin(_ axis: LayoutAxis) -> LayoutPart { axis == .horizontal ? .x : .y }

    /// The size along an axis.
    package static func size(_ axis: LayoutAxis) -> LayoutPart { axis == .horizontal ? .width : .height }
}

/// A number that constraints do not decide: `constant + factor * size of the container's frame` along the axis.
package struct LayoutGiven: Equatable, Sendable {
    /// Points.
    package var constant: Double
    /// Points for each point of the container's frame; 0 for a part that does not depend on the container.
    package var factor: Double

    package init(_ constant: Double, factor: Double = 0) { (self.constant, self.factor) = (constant, factor) }

    /// Whether the other is equal apart from rounding errors.
    func isNearly(_ other: LayoutGiven) -> Bool {
        abs(factor - other.factor) < 1e-9 && abs(constant - other.constant) < 1e-6
    }
}

/// The parts of an item's alignment rectangle that constraints do not decide; `nil` parts are solved for.
package struct LayoutGivens: Equatable, Sendable {
    package var x, y, width, height: LayoutGiven?

    /// No givens: constraints decide all four parts.
    package static let none = LayoutGivens()

    /// Constant parts, in points.
    package init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
        self.x = x.map { LayoutGiven($0) }
        self.y = y.map { LayoutGiven($0) }
        self.width = width.map { LayoutGiven($0) }
        self.height = height.map { LayoutGiven($0) }
    }

    /// All four parts are given and constant.
    package init(_ rect: LayoutRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    package subscript(part: LayoutPart) -> LayoutGiven? {
        get {
            switch part {
            case .x: x
            case .y: y
            case .width: width
            case .height: height
            }
        }
        set {
            switch part {
            case .x: x = newValue
            case .y: y = newValue
            case .width: width = newValue
            case .height: height = newValue
            }
        }
    }

    /// Whether constraints decide all four parts.
    var isNone: Bool { x == nil && y == nil && width == nil && height == nil }

    /// Whether a part depends on the container's size.
    var followContainer: Bool {
        x?.factor ?? 0 != 0 || y?.factor ?? 0 != 0 || width?.factor ?? 0 != 0 || height?.factor ?? 0 != 0
    }

    /// Whether the others are equal apart from rounding errors.
    func isNearly(_ others: LayoutGivens) -> Bool {
        func isNearly(_ one: LayoutGiven?, _ other: LayoutGiven?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            return one.isNearly(other)
        }
        return isNearly(x, others.x) && isNearly(y, others.y) && isNearly(width, others.width)
            && isNearly(height, others.height)
    }
}
