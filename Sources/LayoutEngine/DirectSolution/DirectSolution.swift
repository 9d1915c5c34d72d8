/// Declined direct solutions.
@MainActor
package enum DirectSolution {
    /// The reason why the problem that was begun last needs the engine; nil if it does not.
    package private(set) static var reason: EngineReason?
    /// The view or constraint that the reason is about. Its description is read before anything else runs.
    private unowned(unsafe) static var culprit: AnyObject?

    /// Begins another problem.
    package static func begin() { (reason, culprit) = (nil, nil) }

    /// Notes why a problem needs the engine. The first reason of several counts.
    ///
    /// - Returns: False.
    @inline(never)
    @discardableResult
    package static func decline(_ reason: EngineReason, at culprit: AnyObject? = nil) -> Bool {
        if self.reason == nil { (self.reason, self.culprit) = (reason, culprit) }
        return false
    }

    /// A route that was taken because the cheaper ones were declined.
    ///
    /// - Parameter text: Describes a view or constraint.
    package static func route(_ kind: LayoutRoute.Kind, _ text: (AnyObject) -> String?) -> LayoutRoute {
        LayoutRoute(kind, because: reason, culprit.flatMap(text))
    }
}
