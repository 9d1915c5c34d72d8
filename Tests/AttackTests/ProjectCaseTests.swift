import SeededRandom
import Testing

@testable import Attack

/// Commands that import projects wrongly on purpose: the attack tells what is wrong with them.
@MainActor
struct ProjectCaseTests {
    /// The fault that the attack finds where the command is a script.
    private func fault(_ script: String) throws -> String? {
        try FaultyCommand.fault(script) { environment in
            var random = SplitMix(seed: 1)
            return try ProjectCase(environment: environment, files: ProjectFiles.make(&random)).fault(.all)
        }
    }

    @Test func aCommandThatRefusesEverythingHasNoFault() throws {
        #expect(try fault("echo refused >&2; exit 2") == nil)
    }

    @Test func faultsAreFound() throws {
        let manifest = "$(dirname \"$2\")/Package.swift"
        #expect(try fault("exit 0") == "ends with 0 and writes no manifest")
        #expect(try fault("kill -SEGV $$")?.contains("ended by signal 11") == true)
        #expect(try fault("touch \"$(dirname \"$2\")/../../outside\"; exit 2; echo >&2") != nil)
        #expect(
            try fault("touch \"$(dirname \"$2\")/../../outside\"; echo no >&2; exit 1")
                == "writes outside outside of the repository")
        #expect(try fault("echo x >> \"\(manifest)\"") == "the second import writes another manifest")
        #expect(
            try fault("if [ -e \"\(manifest)\" ]; then echo no >&2; exit 1; fi; touch \"\(manifest)\"")
                == "ends in another way the second time")
    }
}
