import Foundation
import Testing

@testable import cairn

@MainActor
struct VerifyCommandTests {
    private func object(_ text: some StringProtocol) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func foldersAreWalkedAndDifferencesListed() {
        let folder = URL(fileURLWithPath: CommandRun.fixture("")).path
        let run = CommandRun("verify", folder)
        #expect(run.status == .found)
        #expect(run.output.contains("/OnePointOff.xib:8:17: note: in scene one-pt-001, nothing in the document accounts for"))
        #expect(run.output.contains("/Misplaced.xib:8:17: warning: in scene mis-pl-001, Interface Builder marks the frame of"))
        let documents = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count ?? 0
        #expect(documents > 1 && run.output.contains("\n\(documents) documents, "))
        #expect(run.messages.isEmpty)
    }

    @Test func whatAgreesIsCountedAndListedOnDemand() {
        let arguments = ["verify", "--scene", "SignIn", CommandRun.fixture("SignIn.storyboard")]
        let run = CommandRun(arguments)
        #expect(run.status == .success)
        #expect(run.output.hasPrefix("1 document, 1 scene, 4 views compared\n"))
        let all = CommandRun(arguments + ["--all"])
        #expect(all.output.components(separatedBy: "[frame-agrees]").count == 5)
    }

    @Test func documentsThatMarkTheirFramesAreToldApart() throws {
        let run = CommandRun("verify", "--format", "json", CommandRun.fixture("Misplaced.xib"))
        #expect(run.status == .found)
        let result = try object(run.output)
        let document = try #require((result["documents"] as? [[String: Any]])?.first)
        let differences = try #require(document["differences"] as? [[String: Any]])
        #expect(differences.map { $0["cause"] as? String } == ["misplaced", "ambiguous", "conflicting"])
        #expect(differences.map { $0["severity"] as? String } == ["warning", "warning", "error"])
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(
            differences.compactMap { $0["finding"] as? Int }.map { findings[$0]["cause"] as? String } == [
                "misplaced", "ambiguous", "conflicting",
            ])
        #expect(findings.allSatisfy { ($0["line"] as? Int ?? 0) > 0 })
        let summary = try #require(result["summary"] as? [String: Any])
        #expect(summary["differing"] as? Int == 0 && summary["misplaced"] as? Int == 1)
        #expect(summary["compared"] as? Int == 3 && summary["within"] as? Int == 0)
    }

    @Test(arguments: [("0.5", false), ("1", false), ("2", true)])
    func tolerances(_ pixels: String, _ agrees: Bool) {
        // recorded one point, two pixels, off
        let arguments = ["verify", "--tolerance", pixels, CommandRun.fixture("OnePointOff.xib")]
        #expect(CommandRun(arguments).status == .success)
        #expect(CommandRun(arguments + ["--strict"]).status == (agrees ? .success : .found))
    }

    @Test func jsonlTellsBothFrames() throws {
        let run = CommandRun("verify", "--format", "jsonl", CommandRun.fixture("Stacks.xib"))
        let lines = try run.output.split(separator: "\n").map(object)
        let differences = try #require(lines[0]["differences"] as? [[String: Any]])
        let difference = try #require(differences.first { $0["view"] as? String == "sta-ck-weak" })
        #expect(difference["recorded"] as? [Double] == [0, 0, 0, 0])
        #expect(difference["computed"] as? [Double] == [10, 333.5, 240, 128])
        #expect((lines.last?["summary"] as? [String: Any])?["documents"] as? Int == 1)
    }

    @Test func documentsThatCannotBeReadAreCountedAndTheOthersGoOn() {
        let run = CommandRun("verify", "no/such.xib", CommandRun.fixture("SignIn.storyboard"))
        #expect(run.status == .failure)
        #expect(run.messages == "no/such.xib: error: there is no such file [unreadable]\n")
        #expect(run.output.contains("1 document, 2 scenes, "))
        #expect(run.output.contains("; 1 document could not be done\n"))
    }

    /// What an earlier result told is not told again.
    @Test(arguments: ["json", "jsonl"])
    func onlyWhatIsNew(_ format: String) throws {
        let file = NSTemporaryDirectory() + "cairn-baseline-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let document = CommandRun.fixture("Misplaced.xib")
        let before = CommandRun("verify", "--format", format, document)
        try Data(before.output.utf8).write(to: URL(fileURLWithPath: file))
        let run = CommandRun("verify", "--baseline", file, document, CommandRun.fixture("OnePointOff.xib"))
        #expect(run.status == .success && !run.output.contains("Misplaced.xib:") && run.output.contains("OnePointOff.xib:"))
        try Data("no result".utf8).write(to: URL(fileURLWithPath: file))
        #expect(CommandRun("verify", "--baseline", file, document).messages.contains("line 1 is no result of verify"))
    }

    /// Documents for other platforms are counted; what ignore files and options leave out is not even read.
    @Test func onlyAProjectsOwnDocumentsForIOSAreRead() throws {
        let folder = NSTemporaryDirectory() + "cairn-walk-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let document = try #require(FileManager.default.contents(atPath: CommandRun.fixture("SignIn.storyboard")))
        for name in ["a", "Pods", ".hidden", "old", "legacy/deep", "a/generated"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
            try document.write(to: URL(fileURLWithPath: "\(folder)/\(name)/S.storyboard"))
        }
        try Data("# comment\n/old/\ngenerated\n!a/generated\n".utf8).write(to: URL(fileURLWithPath: folder + "/.gitignore"))
        let mac = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects/></document>"#
        try Data(mac.utf8).write(to: URL(fileURLWithPath: folder + "/Mac.xib"))
        let walked = try DocumentReader.walk([folder], excluding: [try #require(IgnorePattern("legacy/**"))])
        #expect(walked.map { $0.dropFirst(folder.count) } == ["/Mac.xib", "/a/S.storyboard", "/a/generated/S.storyboard"])
        let run = CommandRun("verify", "--exclude", "a/**", "--exclude", "legacy", folder)
        #expect(run.status == .success && run.messages.isEmpty)
        #expect(run.output.contains("; 1 document for other platforms left out\n"))
        let layout = CommandRun("layout", "--exclude", "a/**", folder)
        #expect(layout.status == .success && layout.messages == "documents for other platforms left out: 1\n")
        #expect(layout.output == CommandRun("layout", folder + "/legacy/deep/S.storyboard").output)
        #expect(CommandRun("layout", folder + "/Mac.xib").status == .failure)
    }

    @Test(arguments: [
        ("*.xib", "a/b.xib", true), ("/a", "a", true), ("/a", "b/a", false), ("a/", "a", false),
        ("**/c/*.xib", "x/y/c/d.xib", true),
        ("a/**", "a/b/c", true), ("a/*", "a/b/c", false), ("[ab].xib", "b.xib", true), ("?.xib", "ab.xib", false),
    ])
    func patternsOfIgnoreFiles(_ pattern: String, _ path: String, _ matches: Bool) throws {
        let names = path.split(separator: "/").map(String.init)
        #expect(try #require(IgnorePattern(pattern)).matches(names, isFolder: false) == matches)
    }
}
