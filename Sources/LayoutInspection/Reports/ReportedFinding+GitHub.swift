import InterfaceBuilderDocument

extension ReportedFinding {
    /// The finding as a command that GitHub's runner turns into an annotation of the pull request, with a line end.
    ///
    /// - Source: docs.github.com, “Workflow commands for GitHub Actions”
    package var gitHubAnnotation: String {
        let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        var properties = ["file=\(Self.property(plainPath))"]
        if let position = diagnostic.position { properties += ["line=\(position.line)", "col=\(position.column)"] }
        properties.append("title=\(Self.property(diagnostic.id))")
        return "::\(kind) \(properties.joined(separator: ","))::\(Self.escaped(diagnostic.message))\n"
    }

    private static func property(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
}
