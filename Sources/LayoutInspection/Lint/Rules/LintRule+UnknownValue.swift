extension LintRule {
    static let unknownValue = LintRule(
        "unknown-value", .error, "an attribute whose value no version of Interface Builder writes",
        meaning:
            "The attribute is ignored. Values that are only not known here, such as names of old system colours, are not reported.",
        example: "<stackView alignment=\"middle\" id=\"a\"/>", remedy: "Correct the value; a merge may have damaged it."
    ) { $0.faults(ofDiagnostics: ["unknown-value"]).filter { $0.severity == .error } }
}
