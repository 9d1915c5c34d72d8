import InterfaceBuilderDocument

/// A report in the form of JUnit: a suite for each document, with a failed test for each finding.
package enum JUnitReport {
    /// All that stands before the first suite.
    package static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"cairn\">\n"
    /// All that stands after the last suite.
    package static let end = "</testsuites>\n"

    /// A document's suite, with a line end. A document without findings is one test that passes; a note passes too,
    /// with its message as output.
    ///
    /// - Parameter error: Why the document could not be read; nil where it was.
    package static func suite(of path: String, error: String?, _ findings: [ReportedFinding]) -> String {
        let passed = "    <testcase classname=\"\(escaped(path))\" name=\"lint\"/>"
        let cases = error.map { [failed(path, "unreadable", $0)] } ?? findings.map(testCase)
        let failures = error == nil ? findings.count { $0.diagnostic.severity > .note } : 1
        return """
              <testsuite name="\(escaped(path))" tests="\(max(1, cases.count))" failures="\(failures)">
            \(cases.isEmpty ? passed : cases.joined(separator: "\n"))
              </testsuite>

            """
    }

    private static func testCase(_ finding: ReportedFinding) -> String {
        let diagnostic = finding.diagnostic
        let name = ([diagnostic.id] + diagnostic.items).joined(separator: " ")
        guard diagnostic.severity == .note else { return failed(finding.path, name, diagnostic.line(path: finding.path)) }
        return """
                <testcase classname="\(escaped(finding.path))" name="\(escaped(name))">
                  <system-out>\(escaped(diagnostic.line(path: finding.path)))</system-out>
                </testcase>
            """
    }

    private static func failed(_ path: String, _ name: String, _ message: String) -> String {
        """
            <testcase classname="\(escaped(path))" name="\(escaped(name))">
              <failure message="\(escaped(message))"/>
            </testcase>
        """
    }

    /// Text as XML 1.0 and HTML have it in attributes and contents; control characters, which it cannot have, become
    /// question marks.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t": escaped += "&#9;"
            case "\n": escaped += "&#10;"
            case "\r": escaped += "&#13;"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "?"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
