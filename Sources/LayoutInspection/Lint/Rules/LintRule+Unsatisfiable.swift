import InterfaceBuilderDocument

extension LintRule {
    static let unsatisfiable = LintRule(
        "unsatisfiable", .error, "required constraints that cannot all hold",
        meaning: """
            UIKit breaks one of the constraints to go on and writes “Unable to simultaneously satisfy constraints.” to the console; \
            which one is its choice and may change with the system. The finding lists the constraints that contradict each other, as \
            few of them as explain the conflict, and the one that is given up. It is a note if the conflict depends on a size that is \
            measured here or on a safe area that is assumed here, since the document does not record either, and where the recorded \
            frames meet all constraints listed, so that something that is assumed here has a part in the conflict.
            """,
        example: """
            <constraint firstItem="a" firstAttribute="width" constant="100"/>
            <constraint firstItem="a" firstAttribute="width" constant="120"/>
            """,
        remedy: "Remove one of the constraints listed, or give it a priority below 1000.",
        traits: [.judgesLayout, .dependsOnWidth]
    ) { linted in
        linted.faults(ofDiagnostics: ["unsatisfiable"]).map { fault in
            var fault = fault
            if !linted.isDocuments(fault) { fault.severity = .note }
            return fault
        }
    }
}

extension LintedScene {
    /// Whether a conflict is the document's own: the comparison with the recorded frames says so on the canvas that has
    /// them, and on another one no content size takes part.
    fileprivate func isDocuments(_ conflict: LintFault) -> Bool {
        guard layout.isOnOwnCanvas else { return !conflict.items.contains { scene.viewsByID[$0] != nil } }
        return comparison.findings.contains {
            $0.cause == .conflicting && $0.items.suffix(conflict.items.count) == conflict.items[...]
        }
    }
}
