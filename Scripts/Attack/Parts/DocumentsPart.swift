import Foundation
import SeededRandom

/// Damaged documents are laid out, compared with what they recorded, and searched for faults, or refused with a place.
struct DocumentsPart: AttackPart {
    static let name = "documents"
    static let summary = "damaged documents, laid out, compared with their recorded frames, and searched for faults"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let document = try MutatedDocument(environment, &random)
        let subcommand = random.pick(["layout", "layout", "layout", "verify", "lint"])
        var arguments = [subcommand, "--format", "jsonl", "--jobs", "1", "--time-limit", "40"]
        arguments += ["--leaf-sizes", random.flip() ? "measured" : "recorded"]
        return DocumentCase(environment: environment, document: document, arguments: arguments)
    }
}

private struct DocumentCase: AttackCase {
    let environment: AttackEnvironment
    let document: MutatedDocument
    let arguments: [String]

    /// Bytes that laying out a small document may take.
    private static let largestMemory = 1 << 30

    var pieceCount: Int { document.pieceCount }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        let file = environment.folder + "/" + document.name
        try environment.write(document.bytes(kept), to: document.name)
        let run = CommandRun(environment.tool, arguments + [file], in: environment.folder)
        return run.fault(statuses: 0...2) ?? AnswerCheck.faultInLines(of: run.output) ?? memoryFault(run)
    }

    private func memoryFault(_ run: CommandRun) -> String? {
        run.peakMemory > Self.largestMemory ? "laying out took \(run.peakMemory >> 20) MiB" : nil
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        let command = (["cairn"] + arguments + [document.name]).joined(separator: " ") + "\n"
        return [(document.name, document.bytes(kept)), ("command.txt", Array(command.utf8))]
    }
}
