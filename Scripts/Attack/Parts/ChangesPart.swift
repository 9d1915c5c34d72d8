import SeededRandom

/// Two damaged states of a document: the differences from what it was, and both joined.
struct ChangesPart: AttackPart {
    static let name = "changes"
    static let summary = "damaged documents, compared with what they were made from, and joined with each other"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let source = random.pick(environment.documents)
        return ChangesCase(
            environment: environment, base: try MutatedDocument.contents(of: source),
            ours: try MutatedDocument(of: source, environment, &random),
            theirs: try MutatedDocument(of: source, environment, &random))
    }
}

/// The pieces are those of the first damaged document, then those of the second.
private struct ChangesCase: AttackCase {
    let environment: AttackEnvironment
    let base: [UInt8]
    let ours, theirs: MutatedDocument

    var pieceCount: Int { ours.pieceCount + theirs.pieceCount }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        for (name, bytes) in files(kept) { try environment.write(bytes, to: name) }
        let comparison = run("diff", ["base.xib", "ours.xib"], ["--format", "jsonl"])
        if let fault = comparison.fault(statuses: 0...2) { return fault }
        let merge = run("merge", ["base.xib", "ours.xib", "theirs.xib"], ["-o", path("merged.xib")])
        if let fault = merge.fault(statuses: 0...2) { return fault }
        guard merge.end != .exit(2) else { return nil }
        let layout = run("layout", ["merged.xib"], ["--format", "jsonl"])
        return layout.fault(statuses: 0...0).map { "the merged document: \($0)" }
    }

    private func path(_ name: String) -> String { "\(environment.folder)/\(name)" }

    private func run(_ subcommand: String, _ names: [String], _ options: [String]) -> CommandRun {
        CommandRun(environment.tool, [subcommand, "--time-limit", "40"] + options + names.map(path), in: environment.folder)
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        let count = ours.pieceCount
        let first = kept.numbers.map { Pieces($0.filter { $0 < count }) } ?? .all
        let second = kept.numbers.map { Pieces($0.filter { $0 >= count }.map { $0 - count }) } ?? .all
        return [("base.xib", base), ("ours.xib", ours.bytes(first)), ("theirs.xib", theirs.bytes(second))]
    }
}
