import LayoutEngine

/// Which of a set of contradicting constraints is given up.
@MainActor
enum ConflictRule {
    /// The one activated last, leaving alone what the system made while there is anything else.
    ///
    /// - Source: what public conflict logs show; Apple documents no rule.
    static func choose(_ participants: [LayoutDiagnostic.Participant]) -> Int {
        participants.lastIndex(where: isOrdinary) ?? participants.lastIndex(where: isConstraint) ?? participants.count - 1
    }

    private static func isConstraint(_ participant: LayoutDiagnostic.Participant) -> Bool {
        if case .constraint = participant { true } else { false }
    }

    private static func isOrdinary(_ participant: LayoutDiagnostic.Participant) -> Bool {
        guard case .constraint(let object) = participant, let constraint = object as? NSLayoutConstraint,
            !(constraint is NSAutoresizingMaskLayoutConstraint)
        else { return false }
        let name = constraint.identifier ?? ""
        return !systemPrefixes.contains { name.hasPrefix($0) }
    }

    private static let systemPrefixes = ["UIView-", "UIViewSafeAreaLayoutGuide", "fittingSize", "UISV-"]
}

/// The text that tells of a conflict, in Apple's words.
@MainActor
package enum ConflictLog {
    /// Where conflicts are told; standard error unless a tool takes them over.
    package static var sink: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    static func write(_ diagnostic: LayoutDiagnostic) { sink(text(diagnostic)) }

    /// The whole message.
    package static func text(_ diagnostic: LayoutDiagnostic) -> String {
        let list = diagnostic.participants.map { "    \"\(quoted(describe($0)))\"" }.joined(separator: ",\n")
        let broken = diagnostic.broken.map(describe) ?? "(null)"
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
            \tTry this:\(" ")
            \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
            (
            \(list)
            )

            Will attempt to recover by breaking constraint\(" ")
            \(broken)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
    }

    private static func quoted(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }

    /// One constraint's description.
    package static func describe(_ participant: LayoutDiagnostic.Participant) -> String {
        switch participant {
        case .constraint(let object): (object as? NSLayoutConstraint)?.constraintDescription ?? "\(object)"
        case .contentSize(let item, let axis): describe(item, axis)
        }
    }

    private static func describe(_ item: any LayoutItem, _ axis: LayoutAxis) -> String {
        let size = item.layoutContentSize(axis)
        let numbers = [size.value ?? -1, Double(size.hugging), Double(size.compressionResistance)].map(LayoutText.number)
        return "<NSContentSizeLayoutConstraint:\(LayoutText.address(item)) \(LayoutText.item(item))."
            + "\(axis == .horizontal ? "width" : "height") == \(numbers[0]) Hug:\(numbers[1]) CompressionResistance:\(numbers[2])   (active)>"
    }
}
