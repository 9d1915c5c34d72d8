/// Margins and safe area of a view, and the settings that decide them.
struct InsetState {
    enum Margins {
        case physical(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    struct Changes: OptionSet {
        var rawValue: UInt8
        static let safeArea = Changes(rawValue: 1)
        static let margins = Changes(rawValue: 2)
    }

    /// The margins that were set last; `nil` for the class's default.
    var own: Margins?
    var margins = UIEdgeInsets.marginsOfView
    var safeArea = UIEdgeInsets.zero
    /// The edges that a document or an option prescribes instead; nil if there are none.
    var overrides: InsetOverrides?
    /// Whether the margins limit the content to the readable width.
    var followsReadableWidth = false
    /// The changes whose callbacks have not been called yet.
    var untold: Changes = []
    /// Whether the view's controller, which has not appeared yet, has to be told of a change of the safe area.
    var owesControllerSafeArea = false
    /// Whether the callbacks of the view or of views below it are running.
    var isTelling = false
    /// The system minimum of a root's side margins, as the controllers below have adopted it.
    var systemSide: CGFloat = 0

    /// The overrides, made when they are first needed.
    mutating func requireOverrides() -> InsetOverrides {
        let made = overrides ?? InsetOverrides()
        overrides = made
        return made
    }
}

/// The prescribed edges of a view's insets. They are an object of their own, so that other views need no room for them.
final class InsetOverrides {
    var safeArea = EdgeOverride()
    var margins = EdgeOverride()
}

/// Insets of which only some edges are prescribed.
package struct EdgeOverride: Equatable, Sendable {
    package var top, left, bottom, right: CGFloat?

    package init(top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    func applied(to insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top ?? insets.top, left: left ?? insets.left, bottom: bottom ?? insets.bottom, right: right ?? insets.right)
    }
}

extension UIEdgeInsets {
    /// The part of a container's insets that overlaps something whose edges lie at these distances inside the
    /// container's; not more than the insets themselves where it extends beyond them.
    func covered(at distances: UIEdgeInsets) -> UIEdgeInsets {
        guard self != .zero else { return .zero }
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { Swift.max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: part(top, distances.top), left: part(left, distances.left),
            bottom: part(bottom, distances.bottom), right: part(right, distances.right))
    }
}
