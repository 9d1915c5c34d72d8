/// Declined direct solutions.
@MainActor
package enum DirectSolution {
    /// The reason why the problem that was begun last needs the engine; nil if it does not.
    private static var reason: EngineReason?
    /// The description of the view or constraint that the reason is about; nil unless somebody asks for descriptions.
    private static var culprit: String?
    /// Describes a view or constraint as soon as it is noted, since nothing keeps it alive afterwards.
    private static var describe: (@MainActor (AnyObject) -> String?)?

    /// Begins another problem.
    ///
    /// - Parameter describe: Describes views and constraints for whoever asks for the routes; nil if nobody does.
    package static func begin(describingBy describe: (@MainActor (AnyObject) -> String?)?) {
        (reason, culprit, self.describe) = (nil, nil, describe)
    }

    /// Notes why a problem needs the engine. The first reason of several counts.
    ///
    /// - Returns: False.
    @inline(never)
    @discardableResult
    package static func decline(_ reason: EngineReason, at culprit: AnyObject? = nil) -> Bool {
        if self.reason == nil { (self.reason, self.culprit) = (reason, culprit.flatMap { describe?($0) }) }
        return false
    }

    /// A route that was taken because the cheaper ones were declined.
    package static func route(_ kind: LayoutRoute.Kind) -> LayoutRoute { LayoutRoute(kind, because: reason, culprit) }
}
