/// A view's position and appearance, as far as changes of a list animate them. Lengths are points.
struct ViewPose: Equatable {
    var center: CGPoint
    var size: CGSize
    var transform: CATransform3D
    var alpha: CGFloat

    @MainActor
    init(_ view: UIView) {
        (center, size, transform, alpha) = (view.center, view.bounds.size, view.transform3D, view.alpha)
    }

    init(center: CGPoint, size: CGSize, transform: CATransform3D, alpha: CGFloat) {
        (self.center, self.size, self.transform, self.alpha) = (center, size, transform, alpha)
    }

    /// The pose moved by an offset.
    func moved(by way: CGPoint) -> ViewPose {
        ViewPose(center: CGPoint(x: center.x + way.x, y: center.y + way.y), size: size, transform: transform, alpha: alpha)
    }

    /// The pose with alpha 0.
    var faded: ViewPose { ViewPose(center: center, size: size, transform: transform, alpha: 0) }

    static func == (one: ViewPose, other: ViewPose) -> Bool {
        one.center == other.center && one.size == other.size && one.alpha == other.alpha
            && CATransform3DEqualToTransform(one.transform, other.transform)
    }
}

/// The animation of a list's views across a batch of changes. The list is already laid out; the views are moved back to
/// their old poses and animate to the new ones.
@MainActor
struct ListTransition {
    private struct Step {
        let view: UIView
        let start: ViewPose
        let end: ViewPose
    }

    private var steps: [Step] = []

    /// Adds a view; views with an unchanged pose are skipped.
    mutating func add(_ view: UIView, from start: ViewPose, to end: ViewPose) {
        if start != end { steps.append(Step(view: view, start: start, end: end)) }
    }

    /// Runs the animation.
    ///
    /// - Parameters:
    ///   - changes: Further changes to animate.
    ///   - completion: Called with whether the animation finished.
    func run(along changes: @escaping () -> Void = {}, completion: @escaping (Bool) -> Void) {
        UIView.performWithoutAnimation { for step in steps { Self.give(step.start, to: step.view) } }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            for step in steps { Self.give(step.end, to: step.view) }
            changes()
        } completion: {
            completion($0)
        }
    }

    /// Seconds.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    static let duration: TimeInterval = 0.3

    private static func give(_ pose: ViewPose, to view: UIView) {
        let isResized = view.bounds.size != pose.size
        if isResized { view.bounds.size = pose.size }
        (view.transform3D, view.center, view.alpha) = (pose.transform, pose.center, pose.alpha)
        if isResized { view.layoutIfNeeded() }
    }
}
