/// A direction. The two directions are solved apart unless an aspect ratio joins them.
package enum LayoutAxis: Int, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1

    /// Declared here so that other modules compare axes inline, which they do for each constraint.
    @inlinable package static func == (one: LayoutAxis, other: LayoutAxis) -> Bool {
        switch (one, other) {
        case (.horizontal, .horizontal), (.vertical, .vertical): true
        default: false
        }
    }

    /// The other axis.
    @inlinable package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The attributes a constraint can name, with the raw values of `NSLayoutConstraint.Attribute`.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
package enum LayoutAttribute: Int, Sendable, BitwiseCopyable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// Declared here so that other modules compare attributes inline, which they do for each constraint.
    @inlinable package static func == (one: LayoutAttribute, other: LayoutAttribute) -> Bool {
        unsafeBitCast(one, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self)
    }

    /// The physical meaning of an attribute, once the layout direction is known.
    package enum Kind: Sendable {
        case minimum, maximum, center, size
        case firstBaseline, lastBaseline
        case marginMinimum, marginMaximum, marginCenter

        /// Whether a margin or a baseline's distance from an edge is part of it.
        package var hasOffsets: Bool {
            switch self {
            case .minimum, .maximum, .center, .size: false
            case .firstBaseline, .lastBaseline, .marginMinimum, .marginMaximum, .marginCenter: true
            }
        }
    }

    /// The axis the attribute lies on; horizontal for `notAnAttribute`.
    @inlinable package var axis: LayoutAxis {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        default:
            .horizontal
        }
    }

    /// Whether the attribute is a width or a height, which may stand alone in a constraint.
    @inlinable package var isSize: Bool {
        switch self {
        case .width, .height: true
        default: false
        }
    }

    /// Whether the attribute lies on the vertical axis.
    @inlinable package var isVertical: Bool { axis == .vertical }

    /// Whether the attribute is the baseline of a line of text.
    @inlinable package var isBaseline: Bool {
        switch self {
        case .firstBaseline, .lastBaseline: true
        default: false
        }
    }

    /// Whether the attribute follows the layout direction.
    @inlinable package var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a horizontal edge, or its margin, that does not follow the layout direction.
    @inlinable package var isLeftOrRight: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether the attribute is an edge or an edge's margin. Those of a scroll view mean its content if an item inside
    /// is related to them.
    package var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The physical meaning of the attribute in the given direction; `nil` for `notAnAttribute`.
    package func kind(rightToLeft: Bool) -> Kind? {
        switch self {
        case .notAnAttribute: nil
        case .left, .top: .minimum
        case .right, .bottom: .maximum
        case .leading: rightToLeft ? .maximum : .minimum
        case .trailing: rightToLeft ? .minimum : .maximum
        case .width, .height: .size
        case .centerX, .centerY: .center
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .leftMargin, .topMargin: .marginMinimum
        case .rightMargin, .bottomMargin: .marginMaximum
        case .leadingMargin: rightToLeft ? .marginMaximum : .marginMinimum
        case .trailingMargin: rightToLeft ? .marginMinimum : .marginMaximum
        case .centerXWithinMargins, .centerYWithinMargins: .marginCenter
        }
    }
}
