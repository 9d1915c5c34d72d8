/// An edge of a rectangle.
///
/// - Source: developer.apple.com/documentation/swiftui/edge
public enum Edge: Int8, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Makes a set of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set of one edge.
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
        /// The upper edge.
        public static let top = Set(.top)
        /// The edge at which the language begins its lines.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The edge at which the language ends its lines.
        public static let trailing = Set(.trailing)
        /// Every edge.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The edges at the sides.
        public static let horizontal: Set = [.leading, .trailing]
        /// The edges at top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the edges of a rectangle, in points.
///
/// - Source: developer.apple.com/documentation/swiftui/edgeinsets
public struct EdgeInsets: Equatable, Sendable {
    /// The upper edge.
    public var top: CGFloat
    /// The edge at which the language begins its lines.
    public var leading: CGFloat
    /// The lower edge.
    public var bottom: CGFloat
    /// The edge at which the language ends its lines.
    public var trailing: CGFloat

    /// Makes distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// Makes distances of 0.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// Makes distances of UIKit's.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing)
    }

    /// Makes the same distance at some edges, and none at the others.
    init(_ length: CGFloat, at edges: Edge.Set) {
        func at(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
        self.init(top: at(.top), leading: at(.leading), bottom: at(.bottom), trailing: at(.trailing))
    }

    var width: CGFloat { leading + trailing }
    var height: CGFloat { top + bottom }
}

extension NSDirectionalEdgeInsets {
    /// Makes distances of SwiftUI's.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}
