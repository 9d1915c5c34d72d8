import Foundation
import LayoutInspection
import Testing
import YAMLReading

@testable import cairn

/// What a project asks of `cairn lint` in `.cairn.yml`.
@MainActor
struct LintConfigurationTests {
    private let folder = NSTemporaryDirectory() + "cairn-config-\(UUID().uuidString)"
    private let document: String

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        document = folder + "/SignIn.storyboard"
        try FileManager.default.copyItem(atPath: CommandRun.fixture("SignIn.storyboard"), toPath: document)
        let run = CommandRun(
            "edit", document, "constrain lbl-Si-gn1.leading = stk-Si-gn1.leading id dup-Si-gn1",
            "constrain lbl-Si-gn1.width = 60 @740 id wid-Si-gn1", "constrain lbl-Si-gn1.height = 5 id hig-Si-gn1")
        try #require(run.status == .success, "\(run.messages)")
    }

    /// A run with a configuration.
    private func run(_ configuration: String, _ arguments: String...) throws -> CommandRun {
        let file = folder + "/config.yml"
        try Data(configuration.utf8).write(to: URL(fileURLWithPath: file))
        return CommandRun(["lint", "--config", file] + arguments)
    }

    private func rules(_ run: CommandRun) -> [String] {
        run.output.split(separator: "\n").compactMap { line in
            line.hasSuffix("]") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
        }
    }

    @Test func rulesHaveTheSeveritiesOfTheProject() throws {
        let usual = rules(try run("", document))
        #expect(usual.contains("clipped-text") && usual.contains("duplicate-constraint"))
        let changed = try run(
            "rules:\n  clipped-text: note\n  duplicate-constraint: off\n  misplaced: off\n  fixed-text-size: error\n", document)
        #expect(!rules(changed).contains("duplicate-constraint"))
        #expect(
            changed.output.contains(": note: the text")
                && changed.output.contains(": error: UILabel “Terms & conditions: 5 < 6"))
    }

    @Test func findingsAreLeftOutByTheirObject() throws {
        let all = rules(try run("", document))
        let byRule = rules(
            try run("ignore:\n  - object: lbl-Si-gn1\n    rules: [clipped-text]\n    reason: it is a rule\n", document))
        #expect(all.contains("clipped-text") && byRule == all.filter { $0 != "clipped-text" })
        #expect(rules(try run("ignore: [dup-Si-gn1]", document)).contains("duplicate-constraint") == false)
        let elsewhere = rules(try run("ignore:\n  - object: lbl-Si-gn1\n    document: Other.storyboard\n", document))
        #expect(elsewhere == all)
        let here = rules(try run("ignore:\n  - object: lbl-Si-gn1\n    document: '*.storyboard'\n", document))
        #expect(here.count < all.count)
    }

    @Test func documentsAreLeftOutAndResultsKnown() throws {
        #expect(try run("exclude: ['*.storyboard']\n", folder).output.hasPrefix("0 documents"))
        let known = folder + "/known.jsonl"
        try Data(try run("", "--format", "jsonl", document).output.utf8).write(to: URL(fileURLWithPath: known))
        #expect(try run("baseline: \(known)\n", document).status == .success)
    }

    @Test func theMatrixOfTheProject() throws {
        let matrix = """
            matrix:
              devices: [document, iPhone SE]
              orientations: [portrait, landscape]
              text-sizes: [L, AX3]
              directions: [ltr, rtl]
              appearances: [light, dark]
              languages: [document, longer]
            """
        let file = try LintConfiguration(Array(matrix.utf8))
        #expect(file.matrix?.variants.count == 64)
        #expect(try run(matrix, "--matrix", document).status == .found)
    }

    @Test(
        arguments: [
            ("rules:\n  cliped-text: off", "line 2, column 3: there is no rule 'cliped-text'; did you mean 'clipped-text'?"),
            ("rules:\n  clipped-text: loud", "line 2, column 17: expected error, warning, note or off"),
            (
                "colour: red",
                "line 1, column 1: 'colour' is not known; expected rules, exclude, matrix, widths, ignore, classes or baseline"
            ),
            ("rules: [a", "did not find expected ',' or ']'"),
            ("- a", "line 1, column 1: expected the keys rules, exclude, matrix, widths, ignore, classes and baseline"),
            ("matrix:\n  devices: [iPhone 99]", "line 2, column 13: 'iPhone 99' is not a device"),
            ("matrix:\n  devices: []", "line 2, column 12: expected a list of words"),
            ("ignore:\n  - rules: [misplaced]", "line 2, column 5: the key 'object' is missing"),
            ("exclude: {a: b}", "line 1, column 10: expected a list of patterns"),
            ("rules: {misplaced: off, misplaced: note}", "line 1, column 25: the key 'misplaced' occurs twice"),
            ("exclude: []\nbaseline: '!a'", "line 2, column 11: cannot read !a: there is no such file"),
            ("classes: no.json", "line 1, column 10: cannot read no.json: there is no such file"),
            ("exclude: &a [b]", "anchors and references are not taken"),
            ("a: b\n---\nc: d", "line 3, column 1: only one document is taken"),
        ])
    func mistakesAreToldWithTheirPlace(_ configuration: String, _ message: String) throws {
        let run = try run(configuration, document)
        #expect(run.status == .failure && run.messages.contains(message), "\(run.messages)")
    }

    @Test func safeFaultsAreMended() throws {
        let before = try String(contentsOfFile: document, encoding: .utf8)
        let run = try run("", "--fix", document)
        #expect(run.messages.contains("\(document): mended "), "\(run.messages)")
        let after = try String(contentsOfFile: document, encoding: .utf8)
        let left = Set(rules(run))
        #expect(
            left.isDisjoint(with: ["duplicate-constraint", "needless-constraint", "misplaced"]) && left.contains("clipped-text"))
        #expect(!after.contains("dup-Si-gn1") && after.contains("hig-Si-gn1"))
        // Only lines that say something else are different.
        let (old, new) = (Set(before.split(separator: "\n")), Set(after.split(separator: "\n")))
        #expect(old.subtracting(new).count <= 3 && new.subtracting(old).count <= 2)
        let again = try self.run("", "--fix", document)
        let unchanged = try String(contentsOfFile: document, encoding: .utf8)
        #expect(again.messages.isEmpty && unchanged == after)
    }

    @Test func suppressedFindingsAreNotMended() throws {
        _ = try run("ignore: [dup-Si-gn1]\n", "--fix", document)
        #expect(try String(contentsOfFile: document, encoding: .utf8).contains("dup-Si-gn1"))
    }

    @Test func documentsThatMayNotBeWrittenAreAFailure() throws {
        let before = try Data(contentsOf: URL(fileURLWithPath: document))
        chmod(document, 0o444)
        let run = try run("", "--fix", document)
        #expect(run.status == .failure && rules(run).contains("duplicate-constraint"))
        #expect(run.messages == "cairn: cannot write \(document): the file may not be written\n")
        #expect(try Data(contentsOf: URL(fileURLWithPath: document)) == before)
    }
}
