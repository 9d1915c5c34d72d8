import InterfaceBuilderDocument
import Synchronization

/// A rule that Xcode's canvas follows and programs do not.
///
/// A rule is a value in ``steps``; the function that has its effect asks the value whether the rule applies. So a
/// version of Interface Builder is compared in one place, and `Documentation/Conformance.md` lists the rules with their
/// evidence.
package struct CanvasRule: Sendable {
    /// The name of the static property that holds the rule.
    package let name: String
    /// The versions of Interface Builder whose canvas follows the rule.
    package let versions: ToolsVersionSpan
    /// The views or scenes that the rule is about, in words.
    package let condition: String
    /// The canvas's behaviour there, in words.
    package let effect: String
    package let evidence: Evidence
    /// Whether a program on a device does the same.
    let isOfDevices: Bool
    /// The elements whose content size the rule decides; empty for rules about something else.
    let elements: [String]
    /// The content size of a view of one of the elements; nil if the condition is not met.
    let contentSize: @MainActor @Sendable (CanvasLeaf) -> ContentSize?

    init(
        _ name: String, _ versions: ToolsVersionSpan, _ condition: String, _ effect: String, _ evidence: Evidence,
        isOfDevices: Bool = false, elements: [String] = [],
        contentSize: @escaping @MainActor @Sendable (CanvasLeaf) -> ContentSize? = { _ in nil }
    ) {
        (self.name, self.versions, self.condition, self.effect) = (name, versions, condition, effect)
        (self.evidence, self.isOfDevices, self.elements, self.contentSize) = (evidence, isOfDevices, elements, contentSize)
    }

    /// Whether a presenter follows the rule. A caller asks after it has found that the condition is met.
    func applies(to presenter: ScenePresenter) -> Bool { isMade(for: presenter) && isFollowed }

    /// A value that the rule gives for a presenter; nil if the rule does not apply or gives none.
    func value<Value>(for presenter: ScenePresenter, _ make: () -> Value?) -> Value? {
        guard isMade(for: presenter), let made = make(), isFollowed else { return nil }
        return made
    }

    private func isMade(for presenter: ScenePresenter) -> Bool {
        versions.contains(presenter.toolsVersion) && (isOfDevices || !presenter.isDevice)
    }

    private var isFollowed: Bool { CanvasRuleTrial.current?.follows(self) ?? true }
}

extension CanvasRule {
    /// The reasons to believe a rule: what the recorded frames of two corpora are with it and without it.
    ///
    /// `Scripts/canvas-rules measure` counts with one rule left out at a time. A view is won if its frame is within a
    /// pixel of the recorded one with the rule only, and lost if it is so without the rule only, with recorded or with
    /// measured sizes of leaves.
    package struct Evidence: Hashable, Sendable {
        /// A number of things that are right with the rule only, and of those that are right without it only.
        package struct Tally: Hashable, Sendable {
            package let won: Int
            package let lost: Int

            package init(_ won: Int, _ lost: Int) { (self.won, self.lost) = (won, lost) }
        }

        package let views: Tally
        package let units: Tally
        /// Repositories with at least one view won, and with at least one lost.
        package let repositories: Tally
        /// Reasons that a layout of the corpora on their own canvases cannot show; empty where there are none.
        package let others: String

        init(views: (Int, Int), units: (Int, Int), repositories: (Int, Int), others: String = "") {
            self.views = Tally(views.0, views.1)
            self.units = Tally(units.0, units.1)
            self.repositories = Tally(repositories.0, repositories.1)
            self.others = others
        }
    }
}

/// Versions of Interface Builder that follow one another.
package struct ToolsVersionSpan: Hashable, Sendable {
    /// The first version; nil if the span has no beginning.
    package let first: ToolsVersion?
    /// The first version after the span; nil if it has no end.
    package let end: ToolsVersion?
    /// Whether documents count that do not state their version. They count as older than all others, unless the span
    /// leaves them out.
    package let includesUnstated: Bool

    private init(_ first: ToolsVersion?, _ end: ToolsVersion?, includesUnstated: Bool = true) {
        (self.first, self.end, self.includesUnstated) = (first, end, includesUnstated)
    }

    static let all = Self(nil, nil)
    static func from(_ first: ToolsVersion) -> Self { Self(first, nil) }
    static func before(_ end: ToolsVersion) -> Self { Self(nil, end) }
    static func from(_ first: ToolsVersion, before end: ToolsVersion) -> Self { Self(first, end) }
    /// The stated versions before another; a document without a version is not one of an early Xcode.
    static func stated(before end: ToolsVersion) -> Self { Self(nil, end, includesUnstated: false) }

    func contains(_ version: ToolsVersion) -> Bool {
        if let first, version < first { return false }
        if let end, version >= end { return false }
        return includesUnstated || version != .unknown
    }
}

/// An experiment: layouts inside of ``run(_:)`` leave one rule out, and the trial notes which rules they asked for.
package final class CanvasRuleTrial: Sendable {
    @TaskLocal static var current: CanvasRuleTrial?

    private let leftOut: String?
    private let asked = Mutex<Set<String>>([])

    /// - Parameter leftOut: The name of the rule; nil to follow all.
    package init(leavingOut leftOut: String? = nil) { self.leftOut = leftOut }

    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    /// The names of the rules whose condition was met.
    package var met: Set<String> { asked.withLock { $0 } }

    fileprivate func follows(_ rule: CanvasRule) -> Bool {
        _ = asked.withLock { $0.insert(rule.name) }
        return rule.name != leftOut
    }
}
