/// The corners of a view. Acts on the view's layer: all corners get the radius of the roundest.
///
/// - Source: developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct
@MainActor
public struct UICornerConfiguration {
    let radii: [UICornerRadius]
    let isCapsule: Bool

    /// The roundest ends; at most as round as a radius in points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(radii: maximumRadius.map { [.fixed($0)] } ?? [], isCapsule: true)
    }
    /// Corners of one radius.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { .uniformCorners(radius: radius) }
    /// Corners of one radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radii: [radius], isCapsule: false)
    }
    /// Corners of different radii; nil for none.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].compactMap { $0 }
        return UICornerConfiguration(radii: radii, isCapsule: false)
    }

    /// The radius in a view of a size, in points.
    func radius(in size: CGSize) -> CGFloat {
        let roundest = min(size.width, size.height) / 2
        let asked = radii.map(\.points).max()
        return isCapsule ? min(roundest, asked ?? roundest) : min(asked ?? 0, roundest)
    }
}

/// The radius of a corner.
///
/// - Source: developer.apple.com/documentation/uikit/uicornerradius
@MainActor
public struct UICornerRadius {
    let points: CGFloat

    /// A radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(points: CGFloat(radius)) }
    /// The radius that fits the corner of what the view is in; at least one in points, which is taken here.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(points: CGFloat(minimum ?? 0))
    }
}

extension UIView {
    /// The corners of the view; nil, the default, for those of its layer. They are taken over when it is set.
    public var cornerConfiguration: UICornerConfiguration? {
        get { rareValues?.cornerConfiguration }
        set {
            changeRareValues { $0.cornerConfiguration = newValue }
            layer.cornerRadius = newValue?.radius(in: bounds.size) ?? 0
            layer.cornerCurve = newValue == nil ? .circular : .continuous
        }
    }
}
