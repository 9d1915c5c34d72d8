import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// A safe-area inset or margin that recorded frames imply, where the layout assumed another.
struct ImpliedInset {
    let edge: RecordedPlaces.Unknown
    /// Points, by the recorded frames.
    let inset: Double
    /// Points, as laid out.
    let assumed: Double
    /// Whether the system gives such a view such an inset in some version or under some container.
    let isPlausible: Bool
    /// A constraint that implies it.
    let constraint: DocumentConstraint
    /// The views of that constraint, and of others that imply the same.
    var views: [Int]
}

extension RecordedFrames {
    /// The insets that required constraints and recorded frames imply, where the layout assumed others by more than a
    /// point.
    func impliedInsets() -> [ImpliedInset] {
        let plausible = PlausibleInsets(canvas, places)
        var found: [ImpliedInset] = []
        for constraint in scene.constraints {
            guard let implied = impliedInset(by: constraint, plausible) else { continue }
            if let known = found.firstIndex(where: { $0.edge == implied.edge }) {
                guard abs(found[known].inset - implied.inset) < 0.02 else { continue }
                found[known].views += implied.views.filter { !found[known].views.contains($0) }
            } else {
                found.append(implied)
            }
        }
        return found
    }

    private func impliedInset(by constraint: DocumentConstraint, _ plausible: PlausibleInsets) -> ImpliedInset? {
        guard constraint.isInstalled, constraint.priority >= 1000, constraint.relation == .equal, constraint.multiplier == 1,
            let (edge, place) = sample(constraint), edge.kind != .content,
            let inset = inset(of: edge, at: place), let assumed = assumedInset(of: edge), abs(inset - assumed) > 1.02
        else { return nil }
        return ImpliedInset(
            edge: edge, inset: inset, assumed: assumed, isPlausible: plausible.contains(inset, edge), constraint: constraint,
            views: scene.views(of: constraint))
    }

    /// How far an edge at a place lies inside its view's recorded rectangle.
    private func inset(of edge: RecordedPlaces.Unknown, at place: Double) -> Double? {
        guard let box = places.boxes[edge.view] else { return nil }
        switch edge.edge {
        case .left: return place - box.minX
        case .top: return place - box.minY
        case .right: return box.maxX - place
        case .bottom: return box.maxY - place
        }
    }

    private func assumedInset(of edge: RecordedPlaces.Unknown) -> Double? {
        guard let view = canvas.views[edge.view] else { return nil }
        let insets = edge.kind == .safeArea ? view.safeAreaInsets : view.layoutMargins
        return Double(insets[edge.edge])
    }
}

extension UIEdgeInsets {
    /// The inset of an edge, in points.
    fileprivate subscript(edge: RecordedPlaces.Edge) -> CGFloat {
        switch edge {
        case .left: left
        case .top: top
        case .right: right
        case .bottom: bottom
        }
    }
}
