import Foundation
import Testing

@testable import cairn

/// `cairn edit` writes where it is told, shows what would change, and says which edit cannot be made.
@MainActor
struct EditCommandTests {
    private let folder = NSTemporaryDirectory() + "cairn-edit-\(UUID().uuidString)"
    private let document: String
    private let original: String

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        document = folder + "/SignIn.storyboard"
        try FileManager.default.copyItem(atPath: CommandRun.fixture("SignIn.storyboard"), toPath: document)
        original = try String(contentsOfFile: document, encoding: .utf8)
    }

    private func text(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

    @Test func editsAreMadeInTheirOrder() throws {
        let script = folder + "/script"
        try Data("# the second\r\n\n  set lea-Si-gn1.constant 24\r\n".utf8).write(to: URL(fileURLWithPath: script))
        let run = CommandRun("edit", document, "set lea-Si-gn1.constant 22", "--script", script)
        #expect(run.status == .success && run.output.isEmpty && run.messages.isEmpty, "\(run.messages)")
        #expect(try text(document) == original.replacing("constant=\"20\" id=\"lea", with: "constant=\"24\" id=\"lea"))
    }

    @Test func otherFilesAndStandardOutput() throws {
        let other = folder + "/new/Other.storyboard"
        let run = CommandRun("edit", document, "set lea-Si-gn1.constant 22", "-o", other)
        #expect(run.status == .success && run.output.isEmpty)
        let printed = CommandRun("edit", document, "set lea-Si-gn1.constant 22", "-o", "-")
        #expect(try printed.output == text(other) && printed.output != original)
        #expect(try text(document) == original)
    }

    @Test func framesThatChangeAreRecorded() throws {
        let run = CommandRun("edit", document, "set lea-Si-gn1.constant 30", "--update-frames")
        #expect(run.status == .success)
        let changed = try text(document)
        #expect(changed.contains("<rect key=\"frame\" x=\"30\" y=\"99\" width=\"343\" height=\"80\"/>"))
        #expect(changed.contains("<rect key=\"frame\" x=\"30\" y=\"195\" width=\"343\" height=\"20.333333333333343\"/>"))
        let lines = zip(original.split(separator: "\n"), changed.split(separator: "\n")).filter { $0 != $1 }
        #expect(lines.count == 5, "the constraint, the stack view and its two views, and the label")
        #expect(CommandRun("edit", document, "set lea-Si-gn1.constant 20", "--update-frames").status == .success)
        #expect(try text(document) == original)
    }

    @Test func whatWasDoneIsToldAsJSON() throws {
        func object(_ run: CommandRun) throws -> [String: Any] {
            try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        }
        let rehearsed = try object(CommandRun("edit", "--dry-run", "--format", "json", document, "set lea-Si-gn1.constant 22"))
        #expect(rehearsed["file"] is NSNull && rehearsed["isChanged"] as? Bool == true)
        #expect((rehearsed["difference"] as? String)?.contains("+") == true)
        #expect(try text(document) == original)
        let made = try object(CommandRun("edit", "--format", "jsonl", document, "set lea-Si-gn1.constant 22"))
        #expect(made["file"] as? String == document && made["difference"] as? String == rehearsed["difference"] as? String)
        let same = try object(CommandRun("edit", "--format", "json", document, "set lea-Si-gn1.constant 22"))
        #expect(same["isChanged"] as? Bool == false && same["file"] is NSNull)
    }

    @Test func namesThatAreNearlyRightAreSuggested() {
        let run = CommandRun("edit", document, "set lbl-Si-gn1.numberOfLine 0")
        #expect(run.status == .failure && run.messages.hasSuffix("; did you mean 'numberOfLines'? [edit]\n"))
    }

    @Test(
        "An edit after which UIKit would refuse a constraint is not written",
        arguments: ["constrain lbl-Si-gn1.top = 5", "set lea-Si-gn1.firstAttribute width", "set lea-Si-gn1.multiplier 0"])
    func refusedConstraints(_ edit: String) throws {
        let run = CommandRun("edit", document, edit)
        #expect(run.status == .failure && run.messages.contains("cannot be done: UIKit refuses a constraint"), "\(run.messages)")
        #expect(try text(document) == original)
    }

    @Test func aDryRunPrintsADifferenceThatPatchTakes() throws {
        let edits = ["set lea-Si-gn1.constant 22", "remove lbl-Si-gn1", "add view new-Si-gn1 to root-Si-gn"]
        let run = CommandRun(["edit", "--dry-run", document] + edits)
        #expect(run.status == .success)
        #expect(try text(document) == original)
        let difference = folder + "/difference"
        try Data(run.output.utf8).write(to: URL(fileURLWithPath: difference))
        let patched = folder + "/patched"
        try Data(original.utf8).write(to: URL(fileURLWithPath: patched))
        let patch = Process()
        patch.executableURL = URL(fileURLWithPath: "/usr/bin/patch")
        patch.arguments = ["--quiet", patched, difference]
        try patch.run()
        patch.waitUntilExit()
        #expect(patch.terminationStatus == 0)
        #expect(try text(patched) == CommandRun(["edit", document, "-o", "-"] + edits).output)
        #expect(CommandRun("edit", "--dry-run", document, "set lea-Si-gn1.constant 20").output.isEmpty)
    }

    @Test func whatCannotBeMadeIsToldAndNothingIsWritten() throws {
        let unknown = CommandRun("edit", document, "set lea-Si-gn1.constant 22", "set lbl-Si-gn2.text a")
        #expect(unknown.status == .failure)
        #expect(
            unknown.messages
                == "\(document): error: 'set lbl-Si-gn2.text a' cannot be done: the document has no object 'lbl-Si-gn2'; did you mean 'lbl-Si-gn1'? [edit]\n"
                || unknown.messages.contains("did you mean 'lbl-Si-gn1'"))
        let part = CommandRun("edit", document, "set lbl-Si-gn1.font.pointSize 1")
        #expect(
            part.messages.hasPrefix(
                "\(document):35:29: error: 'set lbl-Si-gn1.font.pointSize 1' cannot be done: lbl-Si-gn1 has no part 'font'"))
        let script = folder + "/script"
        try Data("set lbl-Si-gn1.text a\nset lbl-Si-gn1\n".utf8).write(to: URL(fileURLWithPath: script))
        let words = CommandRun("edit", document, "--script", script)
        #expect(words.messages == "\(script):2:5: error: expected OBJECT.ATTRIBUTE instead of 'lbl-Si-gn1' [edit]\n")
        #expect(CommandRun("edit", document).messages.hasPrefix("cairn: no EDIT was given"))
        #expect(CommandRun("edit", folder + "/no.xib", "remove a").status == .failure)
        #expect(
            CommandRun("edit", document, "--script", "/dev/zero").messages
                == "cairn: cannot read /dev/zero: it has more than 256 MiB\n")
        #expect(
            CommandRun("edit", document, "remove lbl-Si-gn1", "--script", folder + "/no").messages.contains(
                "there is no such file"))
        #expect(try text(document) == original)
    }

    // MARK: Sessions

    private func script(_ lines: String) throws -> String {
        let path = folder + "/session.txt"
        try Data(lines.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func sessionsAreReplayed() throws {
        let lines = """
            set lbl-Si-gn1.text One ; set lea-Si-gn1.constant 24
            # taken back
            set lbl-Si-gn1.tag 3
            undo
            remove lbl-Si-gn1 ; set lea-Si-gn1.constant 25
            undo
            undo
            redo
            """
        let run = CommandRun("edit", document, "--script", try script(lines))
        #expect(run.status == .success && run.messages.isEmpty, "\(run.messages)")
        let expected = CommandRun("edit", document, "-o", "-", "set lbl-Si-gn1.text One", "set lea-Si-gn1.constant 24")
        #expect(try text(document) == expected.output && text(document) != original)
        #expect(CommandRun("edit", document, "--script", try script("set lbl-Si-gn1.text Two\nundo\nundo\n")).status == .success)
        #expect(try text(document) == expected.output)
    }

    @Test(
        "Faults of a session have file, line and column",
        arguments: [
            ("set lbl-Si-gn1.tag 1\nset lbl-Si-gn1.tag 2 ; set nobody.tag 3\n", "2:24: ", "the document has no object 'nobody'"),
            ("set lbl-Si-gn1.tag 1\nundo\nremove nobody\n", "3:1: ", "the document has no object 'nobody'"),
            ("undo again\n", "1:6: ", "error: 'again' is one word too many [edit]"),
        ])
    func faultsOfSessions(_ lines: String, _ place: String, _ words: String) throws {
        let path = try script(lines)
        let run = CommandRun("edit", document, "--script", path)
        #expect(
            run.status == .failure && run.messages.hasPrefix("\(path):\(place)") && run.messages.contains(words),
            "\(run.messages)")
        #expect(try text(document) == original)
    }

    @Test func filesThatMayNotBeWrittenStay() throws {
        chmod(document, 0o444)
        let run = CommandRun("edit", document, "set lea-Si-gn1.constant 22")
        #expect(run.messages.contains("the file may not be written"), "\(run.messages)")
        #expect(try text(document) == original)
    }

    @Test func helpTellsTheFormsOfMessages() {
        let help = CommandRun("edit", "--help").output
        for form in ["embed OBJECT... in ELEMENT", "unembed OBJECT", "paste MARKUP to OBJECT", "undo", "redo", "EDIT ; EDIT..."] {
            #expect(help.contains(form), "\(form)")
        }
    }
}
