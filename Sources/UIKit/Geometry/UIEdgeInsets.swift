/// Insets from the edges of a rectangle, in points; negative ones extend outward.
///
/// - Source: developer.apple.com/documentation/uikit/uiedgeinsets
public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
    /// The inset from the top.
    public var top: CGFloat
    /// The inset from the left.
    public var left: CGFloat
    /// The inset from the bottom.
    public var bottom: CGFloat
    /// The inset from the right.
    public var right: CGFloat

    /// No insets.
    public static let zero = UIEdgeInsets()

    /// Creates zero insets.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Insets from the edges of a rectangle that follow the layout direction, in points.
///
/// - Source: developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
    /// The inset from the top.
    public var top: CGFloat
    /// The inset from the leading edge.
    public var leading: CGFloat
    /// The inset from the bottom.
    public var bottom: CGFloat
    /// The inset from the trailing edge.
    public var trailing: CGFloat

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates zero insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// A horizontal and a vertical offset, in points.
///
/// - Source: developer.apple.com/documentation/uikit/uioffset
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
    /// The horizontal offset; positive to the right.
    public var horizontal: CGFloat
    /// The vertical offset; positive downward.
    public var vertical: CGFloat

    /// No offset.
    public static let zero = UIOffset()

    /// Creates a zero offset.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates an offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

extension CGRect {
    /// The rectangle reduced by the insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

extension UIEdgeInsets {
    /// The insets as directional ones.
    func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: rightToLeft ? right : left, bottom: bottom, trailing: rightToLeft ? left : right)
    }

    /// The sum, edge by edge.
    static func + (one: UIEdgeInsets, two: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + two.top, left: one.left + two.left, bottom: one.bottom + two.bottom, right: one.right + two.right)
    }

    /// The larger value at each edge.
    static func max(_ one: UIEdgeInsets, _ two: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: Swift.max(one.top, two.top), left: Swift.max(one.left, two.left),
            bottom: Swift.max(one.bottom, two.bottom), right: Swift.max(one.right, two.right))
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets as left and right ones.
    func physical(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}
