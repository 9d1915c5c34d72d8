import Foundation
import SeededRandom

/// Made-up and damaged projects of Xcode, workspaces and folders are imported, twice, and nothing is written outside of
/// their repository.
struct ProjectsPart: AttackPart {
    static let name = "projects"
    static let summary = "made-up and damaged projects and folders, imported twice"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        ProjectCase(environment: environment, files: ProjectFiles.make(&random))
    }
}

struct ProjectCase: AttackCase {
    let environment: AttackEnvironment
    let files: TextFiles

    /// Bytes that importing a small project may take.
    private static let largestMemory = 256 << 20

    /// Each line of each file.
    var pieceCount: Int { files.pieceCount }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        try environment.write([], to: "repository/.git/HEAD")
        for file in files.written(kept) { try environment.write(file.bytes, to: file.name) }
        let first = run()
        if let fault = fault(of: first) { return fault }
        let manifest = contents("repository/App/Package.swift") ?? contents("repository/Package.swift")
        if first.end == .exit(0), manifest == nil { return "ends with 0 and writes no manifest" }
        let second = run()
        guard second.end == first.end else { return "ends in another way the second time" }
        let again = contents("repository/App/Package.swift") ?? contents("repository/Package.swift")
        return again == manifest ? nil : "the second import writes another manifest"
    }

    private func run() -> CommandRun {
        CommandRun(environment.tool, ["import", source, "--cairn", environment.root], in: environment.folder)
    }

    private var source: String {
        let folder = environment.folder + "/repository/App"
        let kinds = files.files.map(\.name)
        if kinds.contains(where: { $0.hasSuffix(".xcworkspacedata") }) { return folder + "/App.xcworkspace" }
        return kinds.contains { $0.hasSuffix(".pbxproj") } ? folder + "/App.xcodeproj" : folder
    }

    private func fault(of run: CommandRun) -> String? {
        if let fault = run.fault(statuses: 0...2) { return fault }
        if run.peakMemory > Self.largestMemory { return "importing took \(run.peakMemory >> 20) MiB" }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: environment.folder)) ?? [] where name != "repository" {
            return "writes \(name) outside of the repository"
        }
        return nil
    }

    private func contents(_ name: String) -> Data? { FileManager.default.contents(atPath: environment.folder + "/" + name) }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        files.written(kept).map { ($0.name.replacingOccurrences(of: "/", with: "__"), $0.bytes) }
    }
}
