import LayoutEngine

/// Writes a conflict to the console. The text itself names this function for a symbolic breakpoint.
@MainActor @inline(never)
func UIViewAlertForUnsatisfiableConstraints(_ diagnostic: LayoutDiagnostic) { ConflictLog.sink?(ConflictLog.text(diagnostic)) }

/// The console text of a conflict, in Apple's words.
///
/// - Source: hundreds of logs in public.
@MainActor
package enum ConflictLog {
    /// The receiver of the texts of conflicts, of content that does not settle and of layout loops, which are layout
    /// diagnostics too. Writes to standard error by default; nil, so that no text is formatted, in tools that report
    /// the diagnostics.
    package static var sink: ((String) -> Void)? = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    static func write(_ diagnostic: LayoutDiagnostic) { UIViewAlertForUnsatisfiableConstraints(diagnostic) }

    /// The whole message. It lists constraints without an identifier first, in the order of creation, then the others
    /// by identifier.
    package static func text(_ diagnostic: LayoutDiagnostic) -> String {
        let constraints = listed(diagnostic.participants.compactMap(\.layoutConstraint))
        let list = constraints.map { "    \(PropertyListText.quoted($0.description))" }.joined(separator: ",\n")
        let note =
            (constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint } ? maskNote : "")
            + (diagnostic.isMinimal ? "" : notMinimalNote)
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
            \tTry this:\(" ")
            \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
            \(note)(
            \(list)
            )

            Will attempt to recover by breaking constraint\(" ")
            \(diagnostic.broken?.layoutConstraint?.description ?? "(null)")

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
    }

    private static let maskNote =
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the "
        + "UIView property translatesAutoresizingMaskIntoConstraints) \n"

    /// - Source: ours, in the form of the note above. UIKit's lists are not minimal without saying so.
    private static let notMinimalNote =
        "\t(Note: The list is not minimal: it may contain constraints that the conflict does not need, because explaining the conflict reached "
        + "its limit of work) \n"

    private static func listed(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        constraints.sorted { one, other in
            let (name, otherName) = (one.identifier?.uppercased() ?? "", other.identifier?.uppercased() ?? "")
            return name == otherName ? one.serial < other.serial : name < otherName
        }
    }
}

extension LayoutDiagnostic.Participant {
    /// The constraint, or the object that represents the content size; `nil` for given values without a constraint,
    /// such as a root's size.
    @MainActor var layoutConstraint: NSLayoutConstraint? {
        switch self {
        case .constraint(let object): object as? NSLayoutConstraint
        case .contentSize(let item, let axis):
            (item as? UIView)?.contentSizeConstraint(for: NSLayoutConstraint.Axis(axis))
        case .item: nil
        }
    }
}
