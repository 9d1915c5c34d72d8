import Foundation
import SeededRandom
import Testing

@testable import Attack

/// Commands that do wrong on purpose with merges, reports and configurations: the attack tells what is wrong with them.
@MainActor
struct CombinedFileTests {
    private let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Loading/Profile.xib").path

    private func fault<Part: AttackPart>(_ type: Part.Type, _ script: String, seed: Int = 1) throws -> String? {
        try FaultyCommand.fault(script, documents: [document]) { environment in
            var random = SplitMix(seed: seed)
            return try type.init(environment).makeCase(&random).fault(.all)
        }
    }

    /// The operands of `merge --time-limit 40 -o RESULT BASE OURS THEIRS` are `$5` to `$8`.
    @Test func faultsOfMergesAreFound() throws {
        #expect(try fault(MergesPart.self, "cp \"$6\" \"$5\"; exit 1") != nil)
        #expect(try fault(MergesPart.self, "echo no >&2; exit 2")?.hasPrefix("exit status 2") == true)
        #expect(try fault(MergesPart.self, "exit 0") == "nothing is written")
        #expect(try fault(MergesPart.self, "cp \"$7\" \"$5\"") == "the orders give different documents")
        let status = "case \"$7\" in *ours*) exit 0;; esac; exit 1"
        #expect(try fault(MergesPart.self, "cp \"$6\" \"$5\"; \(status)") == "only one order leaves something to decide")
        #expect(try fault(MergesPart.self, "echo '<a>' > \"$5\"") == "the merged text is no document")
    }

    @Test func faultsOfReportsAreFound() throws {
        #expect(try fault(ReportsPart.self, "echo '{\"document\": \"a\"}'") == nil)
        #expect(try fault(ReportsPart.self, "[ $1 = report ] && echo; echo []") == "the joined result is not that of one run")
        #expect(try fault(ReportsPart.self, "kill -SEGV $$")?.contains("ended by signal 11") == true)
        let damaged = "case \"$last\" in *damaged*) echo no >&2; exit 2;; esac; echo []"
        #expect(try fault(ReportsPart.self, damaged)?.hasPrefix("a message does not name the file") == true)
        #expect(
            try fault(ReportsPart.self, "case \"$last\" in *damaged*) echo $$;; esac") == "the second run joins to something else"
        )
    }

    @Test func faultsOfConfigurationsAreFound() throws {
        #expect(try fault(ConfigurationsPart.self, "echo '{}'") == nil)
        #expect(try fault(ConfigurationsPart.self, "echo $$") == "two runs differ")
        #expect(try fault(ConfigurationsPart.self, "echo no >&2; exit 2")?.hasPrefix("a message does not name the file") == true)
        #expect(
            try fault(ConfigurationsPart.self, "echo \"cannot read $7: no\" >&2; exit 2")?.hasPrefix("a message has no line")
                == true)
        #expect(try fault(ConfigurationsPart.self, "echo \"cannot read $7: line 1, column 1: no\" >&2; exit 2") == nil)
        #expect(try fault(ConfigurationsPart.self, "echo '{\"rule\": \"a\"}'") == "a finding is told that the baseline knows")
    }
}
