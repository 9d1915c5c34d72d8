import InterfaceBuilderDocument

extension LintRule {
    /// A rule for faults that reading, building and laying out tell by themselves, under the rule's id.
    static func diagnosed(
        _ id: String, _ severity: DocumentDiagnostic.Severity, _ summary: String, meaning: String, example: String,
        remedy: String,
        traits: Traits = [], repair: Repair? = nil
    ) -> LintRule {
        LintRule(
            id, severity, summary, meaning: meaning, example: example, remedy: remedy, traits: traits, repair: repair
        ) { $0.faults(ofDiagnostics: [id]) }
    }
}

extension LintedScene {
    /// The diagnostics of reading, building and layout that have one of some ids, as faults.
    func faults(ofDiagnostics ids: Set<String>) -> [LintFault] {
        diagnostics.filter { ids.contains($0.id) }.map {
            LintFault(
                message: $0.message, position: $0.position ?? scene.element.position, items: $0.items, severity: $0.severity)
        }
    }
}
