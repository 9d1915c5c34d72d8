import DocumentFolders
import DocumentMutations
import Foundation
import SeededRandom
import Testing

@testable import InterfaceBuilderDocument

/// Random edits of two sides: what either side did is there, nothing is lost, and nothing leads nowhere.
///
/// With `CAIRN_FULL` in the environment 2,000 merges are tried, else a twentieth; and as many of the documents of a
/// corpus, where `CAIRN_CORPUS` names one.
struct RandomMergeTests {
    private static let count = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 100 : 2000

    @Test func nothingIsLostAndNothingLeadsNowhere() throws {
        #expect(DocumentFolders.fixtures.count { Self.faultless($0) != nil } > 5)
        try mergeBranches(of: DocumentFolders.fixtures)
    }

    @Test func branchesOfACorpusAreMerged() throws {
        if !DocumentFolders.corpus.isEmpty { try mergeBranches(of: DocumentFolders.corpus) }
    }

    private func mergeBranches(of files: [URL]) throws {
        var complete = 0
        for seed in 0..<Self.count {
            var random = SplitMix(seed: seed)
            let base = try faultless(files, &random)
            let ours = BranchEditor(prefix: "o").edited(base, &random)
            let theirs = BranchEditor(prefix: "t").edited(base, &random)
            let found = try findings(base, ours, theirs)
            #expect(found.faults == [], "seed \(seed)")
            if found.isComplete { complete += 1 }
        }
        #expect(complete > Self.count / 2)
    }

    /// One of the documents in which nothing is wrong.
    private func faultless(_ files: [URL], _ random: inout SplitMix) throws -> [UInt8] {
        for _ in 0..<1_000 {
            if let bytes = Self.faultless(random.pick(files)) { return bytes }
        }
        return try #require(nil, "A thousand documents in turn had faults.")
    }

    /// The bytes of a document in which nothing is wrong; nil of another.
    private static func faultless(_ file: URL) -> [UInt8]? {
        guard let data = try? Data(contentsOf: file), let document = try? InterfaceDocument(bytes: [UInt8](data)),
            document.diagnostics.isEmpty
        else { return nil }
        return [UInt8](data)
    }

    // MARK: Checks

    private func findings(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> (faults: [String], isComplete: Bool) {
        let documents = try [base, ours, theirs].map { try InterfaceDocument(bytes: $0) }
        let merge = DocumentMerge(base: documents[0], ours: documents[1], theirs: documents[2])
        var faults = try MergeFaults.faults(base: base, ours: ours, theirs: theirs, merged: merge.bytes)
        let exchanged = DocumentMerge(base: documents[0], ours: documents[2], theirs: documents[1])
        if merge.decisions.isEmpty != exchanged.decisions.isEmpty { faults.append("only one order leaves something to decide") }
        if merge.decisions.isEmpty && exchanged.bytes != merge.bytes { faults.append("the orders give different documents") }
        return (faults, merge.decisions.isEmpty)
    }
}
