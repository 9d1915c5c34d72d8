import Foundation
import SeededRandom

/// Results of shards are joined to the bytes of one run; damaged ones are joined or refused.
struct ReportsPart: AttackPart {
    static let name = "reports"
    static let summary = "results of shards, joined to those of one run, and damaged ones"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let subcommand = random.pick(["layout", "verify", "lint"])
        let format = random.pick(["json", "jsonl"] + (subcommand == "layout" ? [] : ["sarif", "junit", "github"]))
        let documents = (0..<random.pick([0, 1, 2, 3])).map { _ in random.pick(environment.documents) }
        return ReportsCase(
            environment: environment, arguments: [subcommand, "--format", format], documents: documents + ["no such file.xib"],
            shardCount: random.roll(1...4), damageSeed: Int(truncatingIfNeeded: random.next() >> 1))
    }
}

/// The pieces are the documents.
private struct ReportsCase: AttackCase {
    let environment: AttackEnvironment
    let arguments: [String]
    let documents: [String]
    let shardCount: Int
    let damageSeed: Int

    var pieceCount: Int { documents.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        let documents = kept.of(documents)
        if documents.isEmpty { return nil }
        let whole = run(arguments + documents)
        if let fault = whole.fault(statuses: 0...2) { return fault }
        var shards: [[UInt8]] = []
        for number in 1...shardCount {
            let shard = run(arguments + ["--shard", "\(number)/\(shardCount)"] + documents)
            if let fault = shard.fault(statuses: 0...2) { return fault }
            shards.append(shard.output)
            try environment.write(shard.output, to: "\(number)")
        }
        let joined = run(["report", "merge"] + (1...shardCount).map { "\(environment.folder)/\($0)" })
        if let fault = joined.fault(statuses: 0...2, isReport: true) { return fault }
        if joined.output != whole.output { return "the joined result is not that of one run" }
        return try faultOfDamaged(shards)
    }

    /// Damages the results of the shards and joins them.
    private func faultOfDamaged(_ shards: [[UInt8]]) throws(AttackFailure) -> String? {
        var random = SplitMix(seed: damageSeed)
        var files = TextFiles()
        for (number, shard) in shards.enumerated() { files.add("damaged\(number)", shard) }
        files.damage(&random, inserting: Self.words)
        for file in files.written(.all) { try environment.write(file.bytes, to: file.name) }
        let paths = files.files.map { "\(environment.folder)/\($0.name)" }
        let joined = run(["report", "merge"] + paths)
        if let fault = joined.fault(statuses: 0...2, isReport: true) { return fault }
        let words = String(decoding: joined.errors, as: UTF8.self)
        if joined.end == .exit(2), joined.output.isEmpty, !paths.contains(where: { words.hasPrefix("cairn: cannot read \($0)") })
        {
            return "a message does not name the file: \(words.prefix(200))"
        }
        let again = run(["report", "merge"] + paths)
        return again.output == joined.output && again.end == joined.end ? nil : "the second run joins to something else"
    }

    private func run(_ arguments: [String]) -> CommandRun { CommandRun(environment.tool, arguments, in: environment.folder) }

    private static let words = [
        "{", "}", "[", "]", ",", "\"", ": 9223372036854775807", "-", "9223372036854775807", "1e999", "null", "{\"summary\": {",
        "::error",
        "<?xml", "</testsuites>", "\u{0}", "\r", "{\"$schema\"", "{\"document\"", String(repeating: "[", count: 9_000),
    ]

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        let names = kept.of(documents).map { "'\($0)'" }.joined(separator: " ")
        let lines = [
            "cairn \(arguments.joined(separator: " ")) --shard N/\(shardCount) \(names)",
            "cairn report merge, damaged by seed \(damageSeed)",
        ]
        return [("command.txt", Array((lines.joined(separator: "\n") + "\n").utf8))]
    }
}
