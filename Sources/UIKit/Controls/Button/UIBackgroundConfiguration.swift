/// The rectangle behind the content of a cell or of a configured button.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundconfiguration
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The kind of view that has the background, as far as the colours depend on it.
    enum Kind { case plain, listCell, groupedCell, sidebarCell }

    var kind = Kind.plain
    /// The colour that the kind has in the state that the configuration was updated for.
    var standardColor: UIColor?
    private var ownColor: UIColor?

    /// The radius of the corners in points, in buttons used as far as the button's corner style says; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The distances from the bounds to the rectangle, in points; zero by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the rectangle. Nil leaves it to a button's style, and means the tint in a cell.
    public var backgroundColor: UIColor? {
        get { ownColor ?? standardColor }
        set { ownColor = newValue }
    }
    /// Changes the colour of a cell's rectangle; nil, the default, leaves it.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the outline; nil, the default, draws none in a button, and means the tint in a cell.
    public var strokeColor: UIColor?
    /// Changes the colour of a cell's outline; nil, the default, leaves it.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the outline in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the outline outside of the rectangle, in points; negative values lie inside.
    public var strokeOutset: CGFloat = 0
    /// A view of the program that fills a cell's rectangle above its colour; nil, the default, for none.
    public var customView: UIView?
    /// A picture in a cell's rectangle above its colour; nil, the default, for none.
    public var image: UIImage?
    /// The way in which the image fills the rectangle; it is stretched by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The effect of the rectangle on the content behind it; nil, the default, for none. It reads back what was set; a
    /// colour replaces it.
    public var visualEffect: UIVisualEffect?
    /// The edges whose insets are added to the layout margins. It reads back what was set; nothing here depends on it.
    public var edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge()
    /// The shadow of the rectangle. It reads back what was set; nothing draws it.
    public var shadowProperties = UIShadowProperties()

    /// Makes a background with a clear fill and no outline.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// The colour of a cell's rectangle in a view of a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of a cell's outline in a view of a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    // MARK: Comparing

    /// The values that make two configurations equal; transformers and views are compared by identity.
    private var identity: [AnyHashable?] {
        [
            kind, backgroundColor, cornerRadius, backgroundInsets.top, backgroundInsets.leading, backgroundInsets.bottom,
            backgroundInsets.trailing, strokeColor, strokeWidth, strokeOutset, imageContentMode,
            backgroundColorTransformer.map { ObjectIdentifier($0.identity) },
            strokeColorTransformer.map { ObjectIdentifier($0.identity) }, customView.map { ObjectIdentifier($0) },
            image.map { ObjectIdentifier($0) }, visualEffect, shadowProperties,
            edgesAddingLayoutMarginsToBackgroundInsets.rawValue,
        ]
    }

    /// Whether two configurations look the same; transformers, views and pictures must be the same ones.
    public static func == (first: Self, second: Self) -> Bool { first.identity == second.identity }
    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The shadow of a configuration's background.
///
/// - Source: developer.apple.com/documentation/uikit/uishadowproperties
public struct UIShadowProperties: Hashable, @unchecked Sendable {
    /// The colour.
    public var color = UIColor.black
    /// The opacity, from 0 to 1.
    public var opacity: CGFloat = 0
    /// The distance by which the edge is spread, in points.
    public var radius: CGFloat = 0
    /// The offset of the shadow, in points.
    public var offset = CGSize.zero
    /// The shape; nil for the background's own.
    public var path: UIBezierPath?

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
        hasher.combine(radius)
    }
}
