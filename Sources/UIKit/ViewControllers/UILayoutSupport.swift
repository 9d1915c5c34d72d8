/// The room that bars leave at one end of a controller's view, as an item that constraints can name.
///
/// - Source: developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points that bars cover at this end of the view.
    var length: CGFloat { get }
    /// The guide's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's height, which is its length.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide of a controller's view that bars move, named as in Apple's logs.
final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let bars = owner?.barInsets else { return 0 }
        return identifier == SystemGuide.Kind.topBars.identifier ? bars.top : bars.bottom
    }
}

/// A constraint that holds such a guide in place, named as in Apple's logs.
final class _UILayoutSupportConstraint: NSLayoutConstraint {
    override var isMadeBySystem: Bool { true }
}

extension UIViewController {
    func layoutSupport(_ kind: SystemGuide.Kind) -> any UILayoutSupport {
        let guide = view.systemGuide(kind)
        guard let support = guide as? _UILayoutGuide else { preconditionFailure("not a guide that bars move: \(guide)") }
        return support
    }
}
