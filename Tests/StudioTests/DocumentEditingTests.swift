import Foundation
import StudioMessages
import Testing

@testable import Studio

/// A worker changes documents, saves them at once, and never overwrites what others wrote.
@MainActor
@Suite struct DocumentEditingTests {
    private let folder: String
    private let worker: DocumentWorker
    private static let name = "SignIn.storyboard"

    init() throws {
        let real = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        folder = real + "/editing-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let fixtures = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/Documents").standardized
        let data = try Data(contentsOf: fixtures.appendingPathComponent(Self.name))
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(Self.name)"))
        worker = DocumentWorker(folder: folder)
    }

    private struct Edited: Decodable {
        let canUndo, canRedo, isChanged, isSaved: Bool
        let fault: String?
        let decisions: [String]
    }

    private func ask(_ operation: StudioRequest.Operation, _ change: (inout StudioRequest) -> Void) -> MessageFrame {
        var request = StudioRequest(operation)
        request.document = Self.name
        change(&request)
        return worker.answer(to: MessageFrame(.request, 7, request.json))
    }

    private func edit(_ text: String, _ phase: String? = nil) throws -> Edited {
        let answer = ask(.edit) { ($0.text, $0.phase) = (text, phase) }
        try #require(answer.kind == .answer, "\(String(decoding: answer.bytes, as: UTF8.self))")
        #expect(try MessageSchema().faults("edit", answer.bytes) == [])
        return try JSONDecoder().decode(Edited.self, from: answer.bytes)
    }

    private func firstScene() throws -> String {
        struct Opened: Decodable { struct Scene: Decodable { let id: String }; let scenes: [Scene] }
        return try #require(JSONDecoder().decode(Opened.self, from: ask(.open) { _ in }.bytes).scenes.first?.id)
    }

    private var text: String { get throws { try String(contentsOfFile: "\(folder)/\(Self.name)", encoding: .utf8) } }

    private func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(Self.name)")) }

    @Test func changesAreSavedAndUndone() throws {
        let original = try text
        let changed = try edit("set lbl-Si-gn1.text Hello ; set lea-Si-gn1.constant 24")
        #expect(changed.isChanged && changed.isSaved && changed.canUndo && !changed.canRedo)
        #expect(try text.contains("text=\"Hello\""))
        let undone = try edit("undo")
        #expect(try text == original && undone.canRedo && !undone.canUndo)
        #expect(try edit("redo").isChanged && text.contains("text=\"Hello\""))
    }

    /// The tree of an edit that is not made is the one after it, and leaves the document as it is.
    @Test func framesAreForeseen() throws {
        let (original, message) = (try text, "set lea-Si-gn1.constant 60")
        let scene = try firstScene()
        /// The routes of the layout, which name views by their addresses, follow the tree.
        func tree(_ edits: String?) -> Substring? {
            let bytes = ask(.tree) { ($0.scene, $0.text) = (scene, edits) }.bytes
            return String(decoding: bytes, as: UTF8.self).split(separator: "\"routes\"").first
        }
        let (before, foreseen) = (tree(nil), tree(message))
        #expect(try text == original && tree(nil) == before && foreseen != before)
        _ = try edit(message)
        #expect(tree(nil) == foreseen)
        #expect(ask(.tree) { ($0.scene, $0.text) = (scene, "set nobody.text x") }.kind == .failure)
    }

    @Test func whatCannotBeMadeIsRefused() throws {
        let original = try text
        let refused = ask(.edit) { $0.text = "set nobody.text x" }
        #expect(refused.kind == .failure && String(decoding: refused.bytes, as: UTF8.self).contains("no object 'nobody'"))
        let unread = ask(.edit) { $0.text = "paint it" }
        #expect(String(decoding: unread.bytes, as: UTF8.self).hasPrefix("column 1: expected set"))
        #expect(ask(.edit) { ($0.document, $0.text) = ("../x.xib", "undo") }.kind == .failure)
        #expect(try text == original)
    }

    @Test func changesOfOthersAreMergedOrAskedAbout() throws {
        _ = try edit("set lbl-Si-gn1.text Hello")
        try write(text.replacingOccurrences(of: "constant=\"20\" id=\"lea-Si-gn1\"", with: "constant=\"28\" id=\"lea-Si-gn1\""))
        #expect(try edit("set lbl-Si-gn1.tag 3").isSaved)
        #expect(try text.contains("constant=\"28\" id=\"lea-Si-gn1\"") && text.contains("tag=\"3\""))
        chmod("\(folder)/\(Self.name)", 0o444)
        let unsaved = try edit("set lbl-Si-gn1.text Mine")
        #expect(unsaved.fault == "the file may not be written" && !unsaved.isSaved && unsaved.isChanged)
        chmod("\(folder)/\(Self.name)", 0o644)
        try write(text.replacingOccurrences(of: "text=\"Hello\"", with: "text=\"Theirs\""))
        let asked = try edit("set lbl-Si-gn1.tag 4")
        #expect(asked.decisions.count == 1 && !asked.isChanged && !asked.isSaved)
        #expect(try text.contains("text=\"Theirs\""))
        #expect(try edit("", "own").isSaved && text.contains("text=\"Mine\""))
    }

    @Test func whatHelpsIsAnsweredByTheSchema() throws {
        let schema = try MessageSchema()
        #expect(try schema.faults("library", ask(.library) { _ in }.bytes) == [])
        let scene = try firstScene()
        for phase in ["missing", "conflicts", "frames"] {
            let answer = ask(.advice) { ($0.scene, $0.phase) = (scene, phase) }
            #expect(try answer.kind == .answer && schema.faults("advice", answer.bytes) == [], "\(phase)")
        }
        let pinned = ask(.advice) {
            ($0.scene, $0.phase, $0.views, $0.text) = (scene, "pin", ["lbl-Si-gn1"], "leading=8 top width=100")
        }
        #expect(try schema.faults("advice", pinned.bytes) == [])
        let attributes = ask(.attributes) { $0.view = "lbl-Si-gn1" }
        #expect(try schema.faults("attributes", attributes.bytes) == [])
        #expect(String(decoding: attributes.bytes, as: UTF8.self).contains("\"name\":\"numberOfLines\""))
        let resources = ask(.resources) { _ in }
        #expect(try schema.faults("resources", resources.bytes) == [])
        #expect(String(decoding: resources.bytes, as: UTF8.self).contains("\"heart\""))
        let rehearsed = ask(.rehearse) { ($0.scene, $0.text) = (scene, "set lea-Si-gn1.constant 60") }
        #expect(try schema.faults("rehearse", rehearsed.bytes) == [])
        #expect(try !text.contains("constant=\"60\""))
        #expect(ask(.advice) { ($0.scene, $0.phase, $0.text) = (scene, "pin", "up=3") }.kind == .failure)
    }
}
