import LayoutEngine

/// Warnings about layout, as the console shows them.
@MainActor
package enum LayoutWarning {
    /// The receiver of the warnings. Writes to standard error by default; tools replace it.
    package static var sink: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    static func write(_ text: String) { sink("[LayoutConstraints] " + text) }

    /// Writes a diagnostic to the console. A conflict or an imprecise constraint is written once for each activation of
    /// the broken constraint, or each setting of a priority of the broken content size; ``LayoutLoop`` writes feedback
    /// loops, since it knows their reasons.
    static func write(_ diagnostic: LayoutDiagnostic) {
        switch diagnostic.kind {
        case .unsatisfiable: writeOnce(diagnostic) { ConflictLog.write(diagnostic) }
        case .imprecise: writeOnce(diagnostic) { ConflictLog.sink?("[LayoutConstraints] " + impreciseText(diagnostic)) }
        case .unsettledContent: ConflictLog.sink?("[LayoutConstraints] " + unsettledContentText(diagnostic))
        case .feedbackLoop: break
        }
    }

    private static func writeOnce(_ diagnostic: LayoutDiagnostic, _ write: () -> Void) {
        if diagnostic.broken.map(isConflictWritten) == true { return }
        diagnostic.broken?.layoutConstraint?.conflictReported = true
        write()
    }

    /// - Source: ours.
    private static func impreciseText(_ diagnostic: LayoutDiagnostic) -> String {
        let constraints = diagnostic.participants.compactMap(\.layoutConstraint).map { "\n    \($0)" }
        return "Multipliers are too far apart for this required constraint to be met precisely:" + constraints.joined()
    }

    /// Whether a conflict that broke this participant was written.
    static func isConflictWritten(_ broken: LayoutDiagnostic.Participant) -> Bool {
        switch broken {
        case .constraint(let object): (object as? NSLayoutConstraint)?.conflictReported == true
        case .contentSize(let item, let axis):
            (item as? UIView)?.contentSizeConstraints[NSLayoutConstraint.Axis(axis)]?.conflictReported == true
        case .item: false
        }
    }

    /// - Source: ours. UIKit's own limit and its words are not public.
    private static func unsettledContentText(_ diagnostic: LayoutDiagnostic) -> String {
        let views = diagnostic.participants.compactMap(\.item).map { "    \($0)" }.joined(separator: "\n")
        return """
            Content sizes did not settle after \(MeasuringLimit.rounds) solutions of one layout pass; the last ones are used. \
            This will be logged only once for each of these views:
            \(views)
            """
    }
}

extension LayoutDiagnostic.Participant {
    /// The view or guide that participates as a whole.
    var item: (any LayoutItem)? { if case .item(let item) = self { item } else { nil } }
}
