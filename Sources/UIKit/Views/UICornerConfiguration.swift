/// The shape of a view's corners. It sets the view's layer: all corners get the largest of the radii.
///
/// - Source: developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct
@MainActor
public struct UICornerConfiguration {
    let radii: [UICornerRadius]
    let isCapsule: Bool

    /// Corners that make a capsule; the radius is at most `maximumRadius` points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(radii: maximumRadius.map { [.fixed($0)] } ?? [], isCapsule: true)
    }
    /// Four corners of the same radius.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { .uniformCorners(radius: radius) }
    /// Four corners of the same radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radii: [radius], isCapsule: false)
    }
    /// Four corners of different radii; a corner with nil is square.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].compactMap { $0 }
        return UICornerConfiguration(radii: radii, isCapsule: false)
    }

    /// The radius for a view of the given size, in points.
    func radius(in size: CGSize) -> CGFloat {
        let roundest = min(size.width, size.height) / 2
        let asked = radii.map(\.points).max()
        return isCapsule ? min(roundest, asked ?? roundest) : min(asked ?? 0, roundest)
    }
}

/// The radius of a corner, fixed or derived from the container.
///
/// - Source: developer.apple.com/documentation/uikit/uicornerradius
@MainActor
public struct UICornerRadius {
    let points: CGFloat

    /// A radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(points: CGFloat(radius)) }
    /// A radius that is concentric with the container's corner; at least `minimum` points, which is the value used
    /// here.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(points: CGFloat(minimum ?? 0))
    }
}

extension UIView {
    /// The shape of the view's corners; nil by default, for the layer's own radius. Setting it sets the layer's corner
    /// radius at the present size.
    public var cornerConfiguration: UICornerConfiguration? {
        get { rareValues?.cornerConfiguration }
        set {
            changeRareValues { $0.cornerConfiguration = newValue }
            layer.cornerRadius = newValue?.radius(in: bounds.size) ?? 0
            layer.cornerCurve = newValue == nil ? .circular : .continuous
        }
    }
}
