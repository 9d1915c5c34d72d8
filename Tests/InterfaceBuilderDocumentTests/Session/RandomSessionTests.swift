import DocumentFolders
import Foundation
import SeededRandom
import Testing

@testable import InterfaceBuilderDocument

/// Random sessions: every change is undone to the byte, what is refused changes nothing, and the document is the one
/// that its bytes are.
struct RandomSessionTests {
    private static let isFull = ProcessInfo.processInfo.environment["CAIRN_FULL"] != nil
    /// Edits of each document, of which a part is refused.
    private static let count = isFull ? 2000 : 60

    private static let names = ["SignIn.storyboard", "Stacks.xib", "Controls.xib", "Cells.storyboard", "LineEnds.xib"]

    @Test("Random edits are undone and made again", arguments: names)
    func sessions(_ name: String) throws {
        let original = try DocumentFixture.document(name)
        for seed in 0..<Self.count / 20 {
            var random = SplitMix(seed: seed)
            var session = EditSession(original)
            var states = [original.tree.source]
            for _ in 0..<20 {
                guard let edit = RandomEdit.any(in: session.document, &random) else { continue }
                let message = SessionMessage.edit([edit])
                if let read = try? SessionMessage(parsing: message.description) { #expect(read == message, "\(edit)") }
                do throws(DocumentEditError) {
                    if try session.apply(message) { states.append(session.document.tree.source) }
                } catch {
                    #expect(session.document.tree.source == states.last, "seed \(seed): \(edit)")
                }
                try checkAgreesWithItsBytes(session.document)
                if random.below(4) == 0 { try goBackAndForth(&session, &states, &random) }
            }
            for state in states.reversed().dropFirst() {
                try session.apply(.undo)
                #expect(session.document.tree.source == state, "seed \(seed)")
            }
            #expect(session.document.tree.source == original.tree.source && !session.canUndo)
            for state in states.dropFirst() {
                try session.apply(.redo)
                #expect(session.document.tree.source == state, "seed \(seed)")
            }
        }
    }

    /// Undoes some changes; then either makes them again, or goes on from there.
    private func goBackAndForth(_ session: inout EditSession, _ states: inout [[UInt8]], _ random: inout SplitMix) throws {
        let steps = random.below(states.count)
        for place in 0..<steps {
            try session.apply(.undo)
            #expect(session.document.tree.source == states[states.count - 2 - place])
        }
        if random.flip() {
            for _ in 0..<steps { try session.apply(.redo) }
        } else {
            states.removeLast(steps)
            if random.flip() { session.markSaved() }
        }
        #expect(session.document.tree.source == states.last)
    }

    private func checkAgreesWithItsBytes(_ document: InterfaceDocument) throws {
        let read = try InterfaceDocument(bytes: document.tree.source)
        #expect(read.elementsByID.keys.sorted() == document.elementsByID.keys.sorted())
        #expect(read.diagnostics == document.diagnostics)
        let (one, other) = (read.scenes(), document.scenes())
        #expect(one.map { $0.views.map(\.id) } == other.map { $0.views.map(\.id) })
        #expect(one.map(\.constraints.count) == other.map(\.constraints.count))
    }

    // MARK: Documents of others

    /// All documents, or a hundred of them.
    private static let corpus: [URL] = {
        let all = DocumentFolders.corpus
        let step = isFull ? 1 : max(1, all.count / 100)
        return stride(from: 0, to: all.count, by: step).map { all[$0] }
    }()

    @Test("A document that is edited in one attribute and saved differs in that attribute only", arguments: corpus)
    func oneAttribute(_ url: URL) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("one-attribute-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        // The file's permissions stay behind.
        try Data(contentsOf: url).write(to: copy)
        var file = try EditedFile(copy.path)
        let original = file.bytes
        guard let document = try? InterfaceDocument(bytes: original) else { return }
        let views = document.root.descendants.filter { $0.id != nil && ElementClass.isView($0.name) }
        guard let view = views.first(where: { $0["tag"] != nil }) ?? Array(views).last, let id = view.id else { return }
        var session = EditSession(document)
        do throws(DocumentEditError) {
            try session.apply(.edit([.set(ObjectPath(id), attribute: "tag", value: "4711")]))
        } catch {
            // The document has this id twice, or the like.
            return
        }
        try file.save(session.document.tree.source)
        let saved = [UInt8](try Data(contentsOf: copy))
        let start = view.span.lowerBound
        let tag = String(decoding: saved[..<(saved.firstIndex(of: UInt8(ascii: ">"), from: start))], as: UTF8.self)
        #expect(tag.contains("tag=\"4711\""))
        var restored = saved
        if let old = view.attribute("tag") {
            restored.replaceSubrange(old.valueSpan.lowerBound..<old.valueSpan.lowerBound + 4, with: original[old.valueSpan])
        } else {
            let added = Array("tag=\"4711\" ".utf8)
            let place = try #require(saved.firstRange(of: added) ?? saved.firstRange(of: Array(" tag=\"4711\"".utf8)))
            restored.removeSubrange(place)
        }
        #expect(restored == original)
        try session.apply(.undo)
        try file.save(session.document.tree.source)
        #expect([UInt8](try Data(contentsOf: copy)) == original)
    }
}

extension [UInt8] {
    fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int {
        self[start...].firstIndex(of: byte) ?? endIndex
    }

    fileprivate func firstRange(of bytes: [UInt8]) -> Range<Int>? {
        guard count >= bytes.count else { return nil }
        return (0...count - bytes.count).first { self[$0..<$0 + bytes.count].elementsEqual(bytes) }.map { $0..<$0 + bytes.count }
    }
}
