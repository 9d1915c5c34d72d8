import DocumentFolders
import DocumentMutations
import Foundation
import SeededRandom
import Testing

@testable import cairn

/// Damaged documents give a result or an error: nothing ends the program, hangs, or comes out as no number.
///
/// `CAIRN_FULL=1` tries 20,000 instead of 250; `CAIRN_CORPUS` names a folder to take the documents from, `CAIRN_SEED`
/// another sequence, `CAIRN_TOOL` another build of the command, `CAIRN_TIME_LIMIT` the seconds for a document, and
/// `CAIRN_KEEP` a folder for the documents that fail.
@MainActor
@Suite(.serialized)
struct MutatedDocumentsTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["CAIRN_FULL"] == "1" ? 20_000 : 250
    private static let batch = 125
    private static let seed = environment["CAIRN_SEED"].flatMap { Int($0) } ?? 1

    @Test func giveAResultOrAnError() throws {
        let sources = try Self.sources()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("MutatedDocuments-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var failures: [String] = []
        for start in stride(from: 0, to: Self.count, by: Self.batch) {
            let numbers = start..<min(start + Self.batch, Self.count)
            failures += try Self.failures(of: numbers.map { try Self.write($0, from: sources, to: folder) }, start)
        }
        #expect(failures == [])
    }

    /// A document's number decides what is damaged, and how.
    private static func write(_ number: Int, from sources: [URL], to folder: URL) throws -> String {
        var random = SplitMix(seed: seed &* 1_000_003 &+ number)
        let source = random.pick(sources)
        var mutator = DocumentMutator(seed: Int(truncatingIfNeeded: random.next()))
        let name = source.lastPathComponent.replacingOccurrences(of: " ", with: "_")
        let file = folder.appendingPathComponent("\(seed)-\(number)-\(name)")
        let (document, donor) = try (Data(contentsOf: source), Data(contentsOf: random.pick(sources)))
        try Data(mutator.mutated([UInt8](document), donor: [UInt8](donor))).write(to: file)
        return file.path
    }

    /// What is wrong with the answers about some documents, which are removed, or kept where they fail.
    private static func failures(of paths: [String], _ start: Int) throws -> [String] {
        let answers = try answers(about: paths, leafSizes: start / batch % 2 == 0 ? "measured" : "recorded")
        #expect(answers.count == paths.count)
        var failures: [String] = []
        for (path, answer) in zip(paths, answers) {
            if let reason = fault(of: answer) {
                failures.append("\(URL(fileURLWithPath: path).lastPathComponent): \(reason)")
                if let keep = environment["CAIRN_KEEP"] {
                    let kept = URL(fileURLWithPath: keep).appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
                    try? FileManager.default.copyItem(at: URL(fileURLWithPath: path), to: kept)
                }
            }
            try FileManager.default.removeItem(atPath: path)
        }
        return failures
    }

    private static func fault(of answer: String) -> String? {
        guard let object = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any] else { return "no JSON" }
        if let error = object["error"] as? String {
            return ["[crash]", "[timeout]"].contains(where: error.hasSuffix) ? error : nil
        }
        let views = (object["scenes"] as? [[String: Any]] ?? []).flatMap { $0["views"] as? [[String: Any]] ?? [] }
        let isNumeric = views.allSatisfy { ($0["frame"] as? [Double])?.count == 4 }
        return isNumeric ? nil : "a frame is not made of numbers"
    }

    private static func answers(about paths: [String], leafSizes: String) throws -> [String] {
        let process = Process()
        // the tests lie beside the programs they are built with
        process.executableURL =
            environment["CAIRN_TOOL"].map { URL(fileURLWithPath: $0) } ?? Bundle.main.bundleURL.appendingPathComponent("cairn")
        process.arguments =
            [
                "layout", "--format", "jsonl", "--jobs", "2", "--time-limit", environment["CAIRN_TIME_LIMIT"] ?? "60",
                "--leaf-sizes", leafSizes,
            ] + paths
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }

    private static func sources() throws -> [URL] {
        let documents = DocumentFolders.corpus.isEmpty ? DocumentFolders.fixtures : DocumentFolders.corpus
        return try #require(documents.isEmpty ? nil : documents)
    }
}
