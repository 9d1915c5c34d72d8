import Foundation
import FoundationXML
import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection
@testable import cairn

@MainActor
struct LintCommandTests {
    private func object(_ text: some StringProtocol) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// A document with a constraint that is stated twice and a name that reports must escape, in a folder of its own.
    private func withDocument(containing views: String = "", _ body: (_ folder: String, _ file: String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "cairn-lint-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let constraints = ["top", "leading", "trailing", "bottom"].map { edge in
            "<constraint firstItem=\"A\" firstAttribute=\"\(edge)\" secondItem=\"R\" secondAttribute=\"\(edge)\" id=\"\(edge)\"/>"
        }
        let repeated = constraints[0].replacing("id=\"top\"", with: "id=\"again\"")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><device id="retina3_5" orientation="portrait"/><objects>
            <view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
            \(views)</subviews><constraints>
            \(constraints.joined(separator: "\n"))
            \(repeated)
            </constraints></view></objects></document>
            """
        let file = folder + "/A & B, C.xib"
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        try body(folder, file)
    }

    @Test func findingsHaveAPlaceAndSetTheExitStatus() throws {
        try withDocument { folder, file in
            let run = CommandRun("lint", folder)
            #expect(run.status == .found && run.messages.isEmpty)
            let lines = run.output.split(separator: "\n")
            #expect(lines.count == 2 && lines[1] == "1 document, 0 errors, 1 warning, 0 notes")
            #expect(
                lines[0].hasPrefix(
                    "\(file):9:1: warning: the top of UIView (A, line 3) = the top of UIView (R, line 2), on line 9, repeats"))
            #expect(lines[0].hasSuffix("[duplicate-constraint]"))
            #expect(CommandRun("lint", "--without", "duplicate-constraint", file).status == .success)
            #expect(CommandRun("lint", "--rule", "clipped-text", file).output == "1 document, 0 errors, 0 warnings, 0 notes\n")
        }
    }

    /// The form that the README shows is an example to follow.
    @Test func theFormIsClean() {
        let file = CommandRun.fixtures.appendingPathComponent("Form.storyboard").path
        let run = CommandRun("lint", "--strict", file)
        #expect(run.status == .success, "\(run.output)")
    }

    @Test("A folder that a link leads to is walked, once, and one without documents is told")
    func linksAndEmptyFolders() throws {
        try withDocument { folder, _ in
            let other = folder + "-other"
            defer { try? FileManager.default.removeItem(atPath: other) }
            try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
            let empty = CommandRun("lint", other)
            #expect(empty.status == .success && empty.messages == "cairn: warning: there is no document in \(other)\n")
            #expect(CommandRun("lint", "--strict", other).status == .failure)
            try FileManager.default.createSymbolicLink(atPath: other + "/Views", withDestinationPath: folder)
            try FileManager.default.createSymbolicLink(atPath: folder + "/Around", withDestinationPath: other)
            let linked = CommandRun("lint", other)
            #expect(linked.status == .found && linked.output.hasPrefix("\(other)/Views/A & B, C.xib:9:1: warning: "))
            #expect(linked.output.hasSuffix("\n1 document, 0 errors, 1 warning, 0 notes\n"))
        }
    }

    @Test("Annotations and logs name documents without a leading ./")
    func plainPaths() {
        let diagnostic = DocumentDiagnostic(id: "a", severity: .note, message: "m", position: nil)
        let finding = ReportedFinding(path: "./App/Main.xib", scene: "s", diagnostic: diagnostic)
        #expect(finding.gitHubAnnotation == "::notice file=App/Main.xib,title=a::m\n")
        #expect(finding.sarifResult.contains("\"uri\": \"App/Main.xib\""))
    }

    @Test func notesCountOnlyWhenStrict() throws {
        let button = """
            <button buttonType="system" id="B"><rect key="frame" x="0" y="0" width="30" height="30"/><state key="normal" title="OK"/></button>
            """
        try withDocument(containing: button) { _, file in
            let arguments = ["lint", "--rule", "small-target", file]
            let run = CommandRun(arguments)
            #expect(
                run.status == .success
                    && run.output.contains(
                        " note: UIButton “OK” (B, line 4) is 30 points wide and 30 points high [small-target]\n")
            )
            #expect(CommandRun(arguments + ["--strict"]).status == .found)
        }
    }

    @Test(arguments: ["json", "jsonl"])
    func onlyWhatIsNew(_ format: String) throws {
        try withDocument { folder, file in
            let before = CommandRun("lint", "--format", format, file)
            let known = folder + "/known"
            try Data(before.output.utf8).write(to: URL(fileURLWithPath: known))
            #expect(CommandRun("lint", "--baseline", known, file).status == .success)
            let spelt = (file as NSString).deletingLastPathComponent + "/.//" + (file as NSString).lastPathComponent
            #expect(CommandRun("lint", "--baseline", known, spelt).status == .success, "another way to write the same path")
            #expect(
                CommandRun("lint", "--baseline", known, "--rule", "duplicate-constraint", file).output.hasPrefix(
                    "1 document, 0 errors"))
        }
    }

    @Test("Files without an end are refused", arguments: ["--baseline", "--classes", "--insets"]) func endless(_ option: String)
        throws
    {
        try withDocument { _, file in
            let run = CommandRun("lint", option, "/dev/zero", file)
            #expect(run.messages.hasPrefix("cairn: cannot read /dev/zero: it has more than 256 MiB"))
        }
    }

    @Test func jsonTellsRuleObjectsAndVariants() throws {
        try withDocument { _, file in
            let result = try object(CommandRun("lint", "--format", "json", file).output)
            let document = try #require((result["documents"] as? [[String: Any]])?.first)
            let finding = try #require((document["findings"] as? [[String: Any]])?.first)
            #expect(finding["rule"] as? String == "duplicate-constraint" && finding["scene"] as? String == "R")
            #expect(finding["items"] as? [String] == ["again", "top"] && finding["variants"] as? [String] == [])
            #expect(finding["line"] as? Int == 9 && finding["severity"] as? String == "warning")
            #expect((result["summary"] as? [String: Any])?["warnings"] as? Int == 1)
        }
    }

    /// The members that the schema of SARIF 2.1.0 requires, and references by ids that exist.
    @Test func sarifLogs() throws {
        try withDocument { _, file in
            let log = try object(CommandRun("lint", "--format", "sarif", file, "no/such.xib").output)
            #expect(log["version"] as? String == "2.1.0")
            let run = try #require((log["runs"] as? [[String: Any]])?.first)
            let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
            #expect(driver["name"] as? String == "cairn" && driver["semanticVersion"] as? String == CairnVersion.current)
            let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
            #expect(rules == LintRule.all.map(\.id))
            let result = try #require((run["results"] as? [[String: Any]])?.first)
            #expect(result["ruleId"] as? String == "duplicate-constraint" && result["level"] as? String == "warning")
            #expect(
                ((result["message"] as? [String: Any])?["text"] as? String)?.contains("repeats the constraint on line 5") ?? false
            )
            let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
            let uri = try #require((location["artifactLocation"] as? [String: Any])?["uri"] as? String)
            #expect(uri.hasPrefix("file:///") && uri.hasSuffix("/A%20&%20B,%20C.xib"))
            #expect((location["region"] as? [String: Any])?["startLine"] as? Int == 9)
        }
    }

    /// The objects of a log by the schema of SARIF 2.1.0: what each must have, and what else it may have of what is
    /// used here.
    private static let sarifObjects: [String: (required: Set<String>, allowed: Set<String>)] = [
        "log": (["version", "runs"], ["$schema"]), "run": (["tool"], ["results", "columnKind"]), "tool": (["driver"], []),
        "driver": (["name"], ["semanticVersion", "rules"]),
        "rules": (["id"], ["shortDescription", "help", "defaultConfiguration"]), "shortDescription": (["text"], []),
        "help": (["text"], []), "defaultConfiguration": ([], ["level"]),
        "results": (["message"], ["ruleId", "level", "locations", "partialFingerprints"]), "message": (["text"], []),
        "locations": ([], ["physicalLocation"]), "physicalLocation": (["artifactLocation"], ["region"]),
        "artifactLocation": ([], ["uri"]), "region": (["startLine"], ["startColumn"]),
    ]

    private func checkSarif(_ value: Any, _ name: String) throws {
        if let list = value as? [Any] { return try list.forEach { try checkSarif($0, name) } }
        guard name != "partialFingerprints", let object = value as? [String: Any] else { return }
        let singular = ["runs": "run"][name] ?? name
        let (required, allowed) = try #require(Self.sarifObjects[singular], "\(name) is no object of the schema")
        #expect(
            required.isSubset(of: object.keys) && Set(object.keys).isSubset(of: required.union(allowed)),
            "\(singular): \(object.keys)")
        for (key, inner) in object where inner is [Any] || inner is [String: Any] { try checkSarif(inner, key) }
        if let level = object["level"] as? String { #expect(["none", "note", "warning", "error"].contains(level)) }
        for key in ["startLine", "startColumn"] { if let number = object[key] as? Int { #expect(number >= 1) } }
        if let text = object["text"] as? String { #expect(!text.isEmpty) }
    }

    @Test(arguments: ["Faults.xib", "Misplaced.xib", "Kinds.storyboard"])
    func sarifLogsHaveTheStructureOfTheSchema(_ name: String) throws {
        let log = try object(CommandRun("lint", "--format", "sarif", CommandRun.fixture(name)).output)
        try checkSarif(log, "log")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(!results.isEmpty && ["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String))
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let ids = Set((driver?["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String })
        #expect(results.allSatisfy { ids.contains($0["ruleId"] as? String ?? "") })
        #expect(results.allSatisfy { ($0["partialFingerprints"] as? [String: String])?.isEmpty == false })
    }

    @Test("A document that cannot be read is a result, too, with its place", arguments: ["lint", "verify"])
    func documentsThatCannotBeRead(_ command: String) throws {
        let file = NSTemporaryDirectory() + "Broken-\(command).xib"
        let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n  <objects>\n"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let failure = CommandRun(command, "--format", "text", file)
        let message = try #require(failure.messages.split(separator: "error: ").last?.split(separator: " [malformed-xml]").first)
        let annotated = CommandRun(command, "--format", "github", file)
        #expect(annotated.status == .failure && annotated.output.hasPrefix("::error file=\(file),line=2,"))
        #expect(annotated.output.hasSuffix("title=malformed-xml::\(message)\n"))
        let log = try object(CommandRun(command, "--format", "sarif", file).output)
        try checkSarif(log, "log")
        let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        #expect(results.count == 1 && results[0]["ruleId"] as? String == "malformed-xml")
        #expect(results[0]["level"] as? String == "error")
        #expect((results[0]["message"] as? [String: String])?["text"] == String(message))
    }

    @Test func annotationsOfPullRequests() throws {
        try withDocument { folder, file in
            let run = CommandRun("lint", "--format", "github", file)
            let path = file.replacing(",", with: "%2C")
            #expect(run.output.hasPrefix("::warning file=\(path),line=9,col=1,title=duplicate-constraint::the top of UIView"))
            #expect(run.output.filter { $0 == "\n" }.count == 1)
        }
    }

    @Test func reportsOfTests() throws {
        try withDocument { _, file in
            let run = CommandRun("lint", "--format", "junit", file, CommandRun.fixture("SignIn.storyboard"), "no/such.xib")
            #expect(run.status == .failure)
            let report = XMLSuites()
            let parser = XMLParser(data: Data(run.output.utf8))
            parser.delegate = report
            #expect(parser.parse())
            #expect(report.suites.count == 3 && report.suites[0].name == file)
            #expect(report.suites[0].tests == 1 && report.suites[0].failures == 1)
            #expect(report.suites[2].failures == 1 && report.failures.last?.contains("there is no such file") ?? false)
        }
    }

    @Test func rulesThatLeaveNothingAreRefused() throws {
        try withDocument { _, file in
            let run = CommandRun("lint", "--rule", "small-target", "--without", "small-target", file)
            #expect(run.status == .failure && run.messages.hasPrefix("cairn: no rule is left: "))
            let some = CommandRun("lint", "--rule", "small-target", "--rule", "misplaced", "--without", "small-target", file)
            #expect(some.status == .success)
        }
    }

    @Test func rulesAreExplained() throws {
        let run = CommandRun("lint", "--explain", "clipped-text")
        #expect(run.status == .success && run.output.hasPrefix("clipped-text (warning): text that its label cuts\n"))
        let unknown = CommandRun("lint", "--explain", "cliped")
        #expect(unknown.status == .failure && unknown.messages.contains("--explain cannot be 'cliped': expected unsatisfiable, "))
        let page = CommandRun.fixtures.deletingLastPathComponent().appendingPathComponent("Documentation/Lint.md")
        let handbook = CommandRun("lint", "--explain", "all").output
        #expect(try String(contentsOf: page, encoding: .utf8) == handbook, "run cairn lint --explain all > Documentation/Lint.md")
    }
}

/// The suites of a report in the form of JUnit.
private final class XMLSuites: NSObject, XMLParserDelegate {
    private(set) var suites: [(name: String?, tests: Int?, failures: Int?)] = []
    private(set) var failures: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        if elementName == "testsuite" {
            suites.append(
                (attributeDict["name"], attributeDict["tests"].flatMap(Int.init), attributeDict["failures"].flatMap(Int.init)))
        }
        if elementName == "failure" { failures.append(attributeDict["message"] ?? "") }
    }
}
