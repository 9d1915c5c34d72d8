import DocumentMutations
import Foundation
import InterfaceBuilderDocument
import SeededRandom

/// Two sides of a document that parted by sound edits are joined: nothing is lost, nothing leads nowhere, and where
/// nothing is to be decided the order of the sides makes no difference.
struct MergesPart: AttackPart {
    static let name = "merges"
    static let summary = "sides of a document that parted by sound edits, joined in both orders"

    private let environment: AttackEnvironment
    /// Documents in which nothing is wrong.
    private let sound: [String]

    init(_ environment: AttackEnvironment) throws(AttackFailure) {
        self.environment = environment
        sound = environment.documents.filter { file in
            let bytes = FileManager.default.contents(atPath: file).map { [UInt8]($0) } ?? []
            return (try? InterfaceDocument(bytes: bytes))?.diagnostics.isEmpty ?? false
        }
        if sound.isEmpty { throw AttackFailure(reason: "there is no document in which nothing is wrong") }
    }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let base = try MutatedDocument.contents(of: random.pick(sound))
        return MergesCase(environment: environment, base: base, seed: Int(truncatingIfNeeded: random.next() >> 1))
    }
}

/// The pieces are the two sides: one that is left out made no edit.
private struct MergesCase: AttackCase {
    let environment: AttackEnvironment
    let base: [UInt8]
    let seed: Int

    var pieceCount: Int { 2 }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        for (name, bytes) in files(kept) { try environment.write(bytes, to: name) }
        let runs = [merge("ours.xib", "theirs.xib", into: "merged.xib"), merge("theirs.xib", "ours.xib", into: "exchanged.xib")]
        for run in runs { if let fault = run.fault(statuses: 0...1) { return fault } }
        guard let merged = contents("merged.xib"), let exchanged = contents("exchanged.xib") else { return "nothing is written" }
        if runs[0].end != runs[1].end { return "only one order leaves something to decide" }
        if runs[0].end == .exit(0), merged != exchanged { return "the orders give different documents" }
        return try faultOf(merged, kept) ?? faultOfRepetition(merged)
    }

    private func merge(_ ours: String, _ theirs: String, into result: String) -> CommandRun {
        let paths = ["base.xib", ours, theirs].map { "\(environment.folder)/\($0)" }
        let arguments = ["merge", "--time-limit", "40", "-o", "\(environment.folder)/\(result)"] + paths
        return CommandRun(environment.tool, arguments, in: environment.folder)
    }

    private func faultOf(_ merged: [UInt8], _ kept: Pieces) throws(AttackFailure) -> String? {
        let sides = files(kept).map(\.bytes)
        do {
            return try MergeFaults.faults(base: sides[0], ours: sides[1], theirs: sides[2], merged: merged).first
        } catch {
            throw AttackFailure(reason: "\(error)")
        }
    }

    /// A merged document takes nothing more from either side.
    private func faultOfRepetition(_ merged: [UInt8]) -> String? {
        let again = merge("merged.xib", "merged.xib", into: "again.xib")
        if again.end != .exit(0) { return "two sides that are the same leave something to decide" }
        return contents("again.xib") == merged ? nil : "two sides that are the same are joined to something else"
    }

    private func contents(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(environment.folder)/\(name)").map { [UInt8]($0) }
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        var random = SplitMix(seed: seed)
        let sides = ["o", "t"].map { BranchEditor(prefix: $0).edited(base, &random) }
        return [
            ("base.xib", base), ("ours.xib", kept.contains(0) ? sides[0] : base),
            ("theirs.xib", kept.contains(1) ? sides[1] : base),
        ]
    }
}
