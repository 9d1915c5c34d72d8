/// Insets from the edges of a rectangle, in points.
public struct DocumentInsets: Hashable, Sendable {
    /// The inset from the top edge.
    public var top = 0.0
    /// The inset from the leading or left edge.
    public var leading = 0.0
    /// The inset from the bottom edge.
    public var bottom = 0.0
    /// The inset from the trailing or right edge.
    public var trailing = 0.0
    /// Whether the horizontal insets follow the layout direction.
    public var isDirectional = false

    /// Creates insets, in points.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0, isDirectional: Bool = false) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
        self.isDirectional = isDirectional
    }

    /// The sum of two insets, edge by edge.
    package static func + (one: DocumentInsets, other: DocumentInsets) -> DocumentInsets {
        DocumentInsets(
            top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
            trailing: one.trailing + other.trailing, isDirectional: one.isDirectional)
    }

    /// The insets of an `edgeInsets`, `directionalEdgeInsets` or `inset` element.
    package init?(_ element: MarkupElement) {
        func value(_ name: String) -> Double { element.length(name) ?? 0 }
        switch element.name {
        case "edgeInsets":
            self.init(top: value("top"), leading: value("left"), bottom: value("bottom"), trailing: value("right"))
        case "directionalEdgeInsets":
            self.init(
                top: value("top"), leading: value("leading"), bottom: value("bottom"), trailing: value("trailing"),
                isDirectional: true)
        case "inset":
            self.init(top: value("minY"), leading: value("minX"), bottom: value("maxY"), trailing: value("maxX"))
        default: return nil
        }
    }
}
