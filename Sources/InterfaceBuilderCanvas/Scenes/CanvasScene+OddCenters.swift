import InterfaceBuilderDocument
import UIKit

/// Centres on canvases with one pixel a point.
extension CanvasScene {
    /// Moves the horizontal centres of containers whose width is odd half a point to the left for the views that
    /// required constraints centre there.
    func roundOddCentersDown() {
        guard environment.traits.displayScale == 1, environment.roundsFrames, follows(.oddCenters) else { return }
        let centerings = views.compactMap { $0 }.flatMap(\.constraints).compactMap(Centering.init)
        for centering in centerings where centering.container.bounds.width.rounded().remainder(dividingBy: 2) != 0 {
            centering.constraint.constant += centering.isOfContainer ? 0.5 : -0.5
        }
        if !centerings.isEmpty { root.layoutIfNeeded() }
    }
}

/// A required constraint that centres a view horizontally in its superview. At most one more equation decides the
/// view's place or width.
@MainActor
private struct Centering {
    let constraint: NSLayoutConstraint
    let container: UIView
    /// Whether the constraint states the container's centre by the view's.
    let isOfContainer: Bool

    init?(_ constraint: NSLayoutConstraint) {
        guard constraint.firstAttribute == .centerX, constraint.secondAttribute == .centerX, Self.isRequiredEquation(constraint),
            constraint.multiplier == 1, let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView
        else { return nil }
        let isOfContainer = second.superview === first
        guard isOfContainer || first.superview === second else { return nil }
        let (view, container) = isOfContainer ? (second, first) : (first, second)
        let others = (container.constraints + view.constraints).filter { other in
            other !== constraint && Self.isRequiredEquation(other) && Self.isHorizontal(other.firstAttribute)
                && (other.firstItem === view || other.secondItem === view)
        }
        guard others.count <= 1, !(container is UIScrollView) else { return nil }
        (self.constraint, self.container, self.isOfContainer) = (constraint, container, isOfContainer)
    }

    private static func isRequiredEquation(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.relation == .equal && constraint.priority == .required
    }

    private static func isHorizontal(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        switch attribute {
        case .left, .right, .leading, .trailing, .width, .centerX: true
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
        default: false
        }
    }
}
