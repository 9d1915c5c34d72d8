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
        #expect(
            run.output.contains(
                "\(folder)/OnePointOff.xib:8:17: error: UIView one-pt-002 of scene one-pt-001 is (10 10 100 40), recorded (10 11 100 40) [frame-difference]\n"
            ))
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
        #expect(run.status == .success)
        let result = try object(run.output)
        let document = try #require((result["documents"] as? [[String: Any]])?.first)
        let differences = try #require(document["differences"] as? [[String: Any]])
        #expect(differences.map { $0["cause"] as? String } == ["misplaced", "ambiguous", "conflicting"])
        let summary = try #require(result["summary"] as? [String: Any])
        #expect(summary["differing"] as? Int == 0 && summary["misplaced"] as? Int == 1)
        #expect(summary["compared"] as? Int == 3 && summary["within"] as? Int == 0)
    }

    @Test(arguments: [("0.5", false), ("1", false), ("2", true)])
    func tolerances(_ pixels: String, _ agrees: Bool) {
        // recorded one point, two pixels, off
        let run = CommandRun("verify", "--tolerance", pixels, CommandRun.fixture("OnePointOff.xib"))
        #expect(run.status == (agrees ? .success : .found))
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
}
