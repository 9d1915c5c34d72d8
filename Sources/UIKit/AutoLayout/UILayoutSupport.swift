/// The space that bars cover at one end of a controller's view, as an item that constraints can refer to.
///
/// - Source: developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length that bars cover at this end, in points.
    var length: CGFloat { get }
    /// The space's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The space's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The space's height, which equals its length.
    var heightAnchor: NSLayoutDimension { get }
}

/// The layout guide of a space that bars cover; the class is named as in Apple's logs.
final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let bars = owner?.barInsets else { return 0 }
        return identifier == SystemGuide.Kind.topBars.identifier ? bars.top : bars.bottom
    }
}

/// A constraint that holds such a guide in place; the class is named as in Apple's logs.
final class _UILayoutSupportConstraint: NSLayoutConstraint {
    override var isMadeBySystem: Bool { true }
}
