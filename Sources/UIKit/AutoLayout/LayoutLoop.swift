import LayoutEngine

/// Limits the number of rounds of a layout, and records which callbacks flagged which views again.
///
/// `-UIViewLayoutFeedbackLoopDebuggingThreshold N` among the program's arguments, or the user default of that name,
/// ends the program with a report when a view is flagged N times during one layout, as UIKit does. Without it, layout
/// stops after ``maximumRounds`` rounds, or after a few if each is spent on conflicts: the host keeps a
/// ``LayoutDiagnostic``, and the console gets the same report as a warning, once for each view at the top of such a
/// layout.
///
/// - Source: WWDC 2016 session 236 for the argument and the content of the report; the wording is ours.
@MainActor
final class LayoutLoop {
    /// The callback that was running when a view was flagged.
    enum Callback: String {
        case updateConstraints, updateViewConstraints
        case viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews
        case layoutMarginsDidChange, viewLayoutMarginsDidChange, safeAreaInsetsDidChange, viewSafeAreaInsetsDidChange
        case traitCollectionDidChange
    }

    /// The reason for which a view was flagged.
    enum Request: String {
        case layout = "setNeedsLayout"
        case updateConstraints = "setNeedsUpdateConstraints"
        case contentSize = "invalidateIntrinsicContentSize"
        case insets = "layoutMargins or safeAreaInsets changed"
        case traits = "traitCollection changed"
    }

    /// The callback that flagged a view; none when a solution did.
    private struct Cause: Equatable {
        var callback: Callback?
        var view: UIView?

        static func == (one: Cause, other: Cause) -> Bool { one.callback == other.callback && one.view === other.view }
    }

    private struct Flagging {
        var view: UIView
        var request: Request
        var cause: Cause
        var count: Int
    }

    /// The recorder of the layout under way, while one is needed.
    private(set) static var current: LayoutLoop?
    /// The limit of rounds, more than any layout needs that settles.
    static let maximumRounds = 50
    /// The rounds that count for one in which explaining conflicts used up its budget. Such a round takes some
    /// thousandths of a second for each solution, however few views there are.
    static let weightOfConflicts = 17
    /// Rounds after which the reasons are recorded.
    private static let unsuspiciousRounds = 25
    /// The number of times that a view may be flagged before the program ends, if that is requested: from 50 to 1000.
    static let threshold = argument.map { min(max($0, 50), 1000) }
    /// Whether the user default is read besides the argument. Must be set before the first layout.
    static var readsUserDefault = true

    private let top: UIView
    private var flaggings: [Flagging] = []
    private var running: [Cause] = []

    private init(_ top: UIView) { self.top = top }

    // MARK: Watching

    /// Repeats a round of layout until it returns that there was nothing to do, or until the limit.
    ///
    /// - Parameter host: The host that lays out the view or a part of it, and keeps the diagnostic.
    static func watch(_ top: UIView, _ host: LayoutHost?, _ round: () -> Bool) {
        let outer = current
        defer { current = outer }
        if threshold != nil || RouteTrace.requestListener != nil, outer == nil { current = LayoutLoop(top) }
        var (count, left) = (0, threshold.map { $0 * maximumRounds } ?? maximumRounds)
        while left > 0 {
            if count == unsuspiciousRounds, current == nil { current = LayoutLoop(top) }
            guard round() else { return }
            count += 1
            left -= host?.installedEngine?.hasUsedUpBudget == true ? weightOfConflicts : 1
        }
        reportLoop(below: top, to: host, after: count)
    }

    private static func reportLoop(below top: UIView, to host: LayoutHost?, after rounds: Int) {
        guard !top.layoutState.isReportedLooping else { return }
        top.layoutState.isReportedLooping = true
        let views = current?.flaggedOften.map(\.view) ?? [top]
        let text = "Layout did not come to rest after \(rounds) rounds below \(top)\n" + (current?.report ?? "")
        guard let host else { return LayoutWarning.write(text) }
        host.report(LayoutDiagnostic(kind: .feedbackLoop, participants: views.map { .item($0) }))
        ConflictLog.sink?("[LayoutConstraints] " + text)
    }

    private static var argument: Int? {
        let name = "UIViewLayoutFeedbackLoopDebuggingThreshold"
        let arguments = ProcessInfo.processInfo.arguments
        if let index = arguments.firstIndex(of: "-" + name), index + 1 < arguments.count { return Int(arguments[index + 1]) }
        guard readsUserDefault else { return nil }
        let stored = UserDefaults.standard.integer(forKey: name)
        return stored > 0 ? stored : nil
    }

    // MARK: Recording

    func run(_ callback: Callback, of view: UIView, _ body: () -> Void) {
        running.append(Cause(callback: callback, view: view))
        body()
        running.removeLast()
    }

    /// Tells that a view was flagged that was not flagged before.
    static func note(_ request: Request, _ view: UIView) {
        current?.note(request, view)
        guard let listener = RouteTrace.requestListener else { return }
        let cause = current?.running.last
        listener(
            RouteTrace.Request(view: view, name: request.rawValue, callback: cause?.callback?.rawValue, caller: cause?.view))
    }

    /// Records that a view was flagged that was not flagged before.
    private func note(_ request: Request, _ view: UIView) {
        let cause = running.last ?? Cause()
        if let known = flaggings.firstIndex(where: { $0.view === view && $0.request == request && $0.cause == cause }) {
            flaggings[known].count += 1
        } else {
            flaggings.append(Flagging(view: view, request: request, cause: cause, count: 1))
        }
        if request == .layout, let threshold = Self.threshold, layoutRequests(of: view) >= threshold { end(at: view, threshold) }
    }

    private func layoutRequests(of view: UIView) -> Int {
        flaggings.reduce(0) { $0 + ($1.view === view && $1.request == .layout ? $1.count : 0) }
    }

    private func end(at view: UIView, _ threshold: Int) -> Never {
        LayoutWarning.write("Layout feedback loop below \(top)\n" + report)
        raise(
            "NSInternalInconsistencyException",
            "Layout feedback loop: \(view) was flagged for layout \(threshold) times in one layout.")
    }

    // MARK: Report

    /// The flagged views with the views that flagged them, and their positions below the top view.
    private var report: String {
        let lines = flaggedOften.map { flagging in
            "    \(flagging.view): \(flagging.request.rawValue) \(flagging.count) times, \(reason(flagging))"
        }
        return "Flagged again and again:\n" + lines.joined(separator: "\n") + "\nWhere they are:\n"
            + tree(top, indentation: "    ").joined(separator: "\n")
    }

    /// The flaggings that happened more than half as often as the most frequent one.
    private var flaggedOften: [Flagging] {
        let half = (flaggings.map(\.count).max() ?? 0) / 2
        return flaggings.filter { $0.count > half }
    }

    private func reason(_ flagging: Flagging) -> String {
        if let callback = flagging.cause.callback, let view = flagging.cause.view { return "in \(callback.rawValue) of \(view)" }
        switch flagging.request {
        case .insets, .traits: return "because the superview's changed"
        case .layout, .updateConstraints, .contentSize: return "because constraints moved or resized a subview"
        }
    }

    /// The views flagged and those above them, each indented below its superview.
    private func tree(_ view: UIView, indentation: String) -> [String] {
        let below = view.subviews.flatMap { tree($0, indentation: indentation + "   | ") }
        let count = layoutRequests(of: view)
        guard !below.isEmpty || flaggings.contains(where: { $0.view === view }) else { return [] }
        return [indentation + "\(view)" + (count > 0 ? " - flagged for layout \(count) times" : "")] + below
    }
}

extension UIView {
    /// Ignores the user default of layout loops from now on, but not the argument: the first read of a user default
    /// takes Foundation a millisecond. Must be called before the first layout.
    package static func ignoreLayoutLoopDefault() { LayoutLoop.readsUserDefault = false }
}
