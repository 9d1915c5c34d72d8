/// A guide that follows a moving object, with constraints that are active or not depending on the edges it is near.
///
/// - Source: developer.apple.com/documentation/uikit/uitrackinglayoutguide
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Tracked {
        var edge: NSDirectionalRectEdge
        var whenNear: Bool
        var constraints: [NSLayoutConstraint]
    }

    private var tracked: [Tracked] = []
    /// The edges of the window that the guide is near.
    private(set) var nearEdges: NSDirectionalRectEdge = .bottom

    /// Keeps constraints active while the guide is near all of the given edges, and inactive otherwise. They replace
    /// those set before for the same edges.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        set(trackingConstraints, edge, whenNear: true)
    }

    /// Keeps constraints active while the guide is near none of the given edges, and inactive otherwise. They replace
    /// those set before for the same edges.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        set(trackingConstraints, edge, whenNear: false)
    }

    /// The constraints set for nearness to the given edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && $0.whenNear }?.constraints ?? []
    }

    /// The constraints set for distance from the given edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && !$0.whenNear }?.constraints ?? []
    }

    /// Deactivates and removes all tracked constraints.
    open func removeAllTrackedConstraints() {
        for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
        tracked = []
    }

    private func set(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, whenNear: Bool) {
        let index = tracked.firstIndex { $0.edge == edge && $0.whenNear == whenNear }
        if let index { NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints) }
        let entry = Tracked(edge: edge, whenNear: whenNear, constraints: constraints)
        if !constraints.isEmpty { tracked.append(entry) }
        if isInForce(entry) { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }

    /// Updates the edges that the guide is near: constraints that no longer apply are deactivated before others are
    /// activated.
    func moved(near edges: NSDirectionalRectEdge) {
        guard edges != nearEdges else { return }
        nearEdges = edges
        for entry in tracked where !isInForce(entry) { NSLayoutConstraint.deactivate(entry.constraints) }
        for entry in tracked where isInForce(entry) { NSLayoutConstraint.activate(entry.constraints) }
    }

    private func isInForce(_ entry: Tracked) -> Bool {
        entry.whenNear ? nearEdges.isSuperset(of: entry.edge) : nearEdges.isDisjoint(with: entry.edge)
    }
}
