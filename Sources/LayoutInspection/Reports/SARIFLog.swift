import InterfaceBuilderDocument

/// A log in the Static Analysis Results Interchange Format 2.1.0: a head, results one after the other, and an end.
///
/// - Source: docs.oasis-open.org/sarif/sarif/v2.1.0
package struct SARIFLog {
    /// A rule as the log's head describes it.
    package struct Rule {
        package let id: String
        package let summary: String
        package let help: String
        package let severity: DocumentDiagnostic.Severity

        package init(id: String, summary: String, help: String, severity: DocumentDiagnostic.Severity) {
            self.id = id
            self.summary = summary
            self.help = help
            self.severity = severity
        }
    }

    private let version: String
    private let rules: [Rule]

    package init(version: String, rules: [Rule]) {
        self.version = version
        self.rules = rules
    }

    /// All that stands before the first result.
    package var head: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("driver")
            writer.object { writer in
                for (name, text) in [("name", "cairn"), ("semanticVersion", version)] {
                    writer.key(name)
                    writer.string(text)
                }
                writer.key("rules")
                writer.array { writer in rules.forEach { Self.write($0, to: &writer) } }
            }
        }
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        return """
            {"$schema": "\(schema)", "version": "2.1.0", "runs": [{"tool": \(writer.text), "columnKind": "unicodeCodePoints", "results": [
            """
    }

    /// All that stands after the last result.
    package var end: String { "]}]}" }

    private static func write(_ rule: Rule, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("id")
            writer.string(rule.id)
            for (name, text) in [("shortDescription", rule.summary), ("help", rule.help)] {
                writer.key(name)
                writer.object { writer in
                    writer.key("text")
                    writer.string(text)
                }
            }
            writer.key("defaultConfiguration")
            writer.object { writer in
                writer.key("level")
                writer.string(rule.severity.rawValue)
            }
        }
    }
}

extension ReportedFinding {
    /// The finding as a result of a ``SARIFLog``, on one line.
    package var sarifResult: String {
        var writer = JSONWriter()
        writer.object { writer in
            for (name, text) in [("ruleId", diagnostic.id), ("level", diagnostic.severity.rawValue)] {
                writer.key(name)
                writer.string(text)
            }
            writer.key("message")
            writer.object { writer in
                writer.key("text")
                writer.string(diagnostic.message)
            }
            writer.key("locations")
            writer.array { writer in writeLocation(to: &writer) }
            writer.key("partialFingerprints")
            writer.object { writer in
                writer.key("objects/v1")
                // A fault of a whole document is reported by its kind.
                writer.string(scene.isEmpty ? diagnostic.id : ([scene] + diagnostic.items).joined(separator: " "))
            }
        }
        return writer.text
    }

    private func writeLocation(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("physicalLocation")
            writer.object { writer in
                writer.key("artifactLocation")
                writer.object { writer in
                    writer.key("uri")
                    writer.string(Self.uriReference(plainPath))
                }
                guard let position = diagnostic.position else { return }
                writer.key("region")
                writer.object { writer in
                    for (name, number) in [("startLine", position.line), ("startColumn", position.column)] {
                        writer.key(name)
                        writer.integer(number)
                    }
                }
            }
        }
    }

    /// A path as a reference to a resource: what a reference may not contain is written as `%` and two digits.
    private static func uriReference(_ path: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8)
        let escaped = path.utf8.map { byte -> String in
            if plain.contains(byte) { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }
        return (path.hasPrefix("/") ? "file://" : "") + escaped.joined()
    }
}
