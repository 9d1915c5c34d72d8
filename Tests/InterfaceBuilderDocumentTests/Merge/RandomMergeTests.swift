import DocumentFolders
import Foundation
import SeededRandom
import Testing

@testable import InterfaceBuilderDocument

/// Random edits of two sides: what either side did is there, nothing is lost, and nothing leads nowhere.
///
/// With `CAIRN_FULL` in the environment 2,000 merges are tried, else a twentieth; and as many of the documents of a corpus, where `CAIRN_CORPUS` names one.
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
            let (ours, theirs) = (edited(base, "o", &random), edited(base, "t", &random))
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
        guard let result = try? InterfaceDocument(bytes: merge.bytes) else { return (["the merged text is no document"], false) }
        var faults = result.diagnostics.filter { $0.id == "duplicate-id" }.map(\.message)
        let ids = documents.map { Set($0.elementsByID.keys) }
        let merged = Set(result.elementsByID.keys)
        let expected = ids[1].intersection(ids[2]).union(ids[1].subtracting(ids[0])).union(ids[2].subtracting(ids[0]))
        faults += expected.subtracting(merged).sorted().map { "\($0) is lost" }
        let known = ids[0].union(ids[1]).union(ids[2])
        for element in result.root.descendants {
            for attribute in element.attributes where attribute.name != "id" && known.contains(attribute.value) {
                if !merged.contains(attribute.value) {
                    faults.append("\(attribute.name) of \(element.name) leads to \(attribute.value)")
                }
            }
        }
        let exchanged = DocumentMerge(base: documents[0], ours: documents[2], theirs: documents[1])
        if merge.decisions.isEmpty != exchanged.decisions.isEmpty { faults.append("only one order leaves something to decide") }
        if merge.decisions.isEmpty && exchanged.bytes != merge.bytes { faults.append("the orders give different documents") }
        return (faults, merge.decisions.isEmpty)
    }

    // MARK: Edits

    private func edited(_ bytes: [UInt8], _ prefix: String, _ random: inout SplitMix) -> [UInt8] {
        var bytes = bytes
        for number in 0..<random.roll(1...4) {
            guard let document = try? InterfaceDocument(bytes: bytes) else { break }
            let made = edit(document, "\(prefix)\(number)", &random)
            if (try? InterfaceDocument(bytes: made)) != nil { bytes = made }
        }
        return bytes
    }

    private func edit(_ document: InterfaceDocument, _ id: String, _ random: inout SplitMix) -> [UInt8] {
        let views = document.root.descendants.filter(\.isView)
        guard !views.isEmpty else { return document.tree.source }
        let view = random.pick(Array(views))
        var edits = MarkupEdits(document.tree)
        switch random.below(6) {
        case 0: edits.set("alpha", of: view, to: "0.\(random.roll(1...9))")
        case 1: edits.set("contentMode", of: view, to: random.pick(["center", "top", "left"]))
        case 2: remove(view, from: document, &edits)
        case 3: return inserting("<view id=\"new-\(id)\"/>", into: "subviews", of: view, document)
        case 4:
            guard let other = random.pick(Array(views)).id, let own = view.id else { break }
            let constraint =
                #"<constraint firstItem="\#(own)" firstAttribute="top" secondItem="\#(other)" secondAttribute="top" id="new-\#(id)"/>"#
            return inserting(constraint, into: "constraints", of: view, document)
        default:
            let constants = document.root.descendants.filter { $0.name == "constraint" && $0["constant"] != nil }
            if !constants.isEmpty { edits.set("constant", of: random.pick(Array(constants)), to: "\(random.roll(0...99))") }
        }
        return edits.applied()
    }

    /// Removes a view with all that names it or what is in it, as Interface Builder does.
    private func remove(_ view: MarkupElement, from document: InterfaceDocument, _ edits: inout MarkupEdits) {
        guard view.parent?.name == "subviews" else { return }
        let gone = Set(([view] + view.descendants).compactMap(\.id))
        for element in document.root.descendants where !view.contains(element) {
            if element.attributes.contains(where: { $0.name != "id" && gone.contains($0.value) }) { edits.remove(element) }
        }
        edits.remove(view)
    }

    private func inserting(
        _ text: String, into container: String, of view: MarkupElement, _ document: InterfaceDocument
    ) -> [UInt8] {
        guard let place = view.child(container)?.contentSpan.upperBound else { return document.tree.source }
        return document.tree.source[..<place] + Array(text.utf8) + document.tree.source[place...]
    }
}
