import Foundation
import StudioMessages
import Testing

@testable import Studio

/// What a worker answers about documents, without a process of its own.
@MainActor
@Suite struct DocumentWorkerTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/Documents")
        .standardized
        .path
    private let worker = DocumentWorker(folder: Self.folder)
    private static let document = "Labels.storyboard"

    private func ask(_ request: StudioRequest) -> MessageFrame { worker.answer(to: MessageFrame(.request, 7, request.json)) }

    private func request(_ operation: StudioRequest.Operation, _ document: String) -> StudioRequest {
        var request = StudioRequest(operation)
        request.document = document
        return request
    }

    private struct Opened: Decodable {
        struct Scene: Decodable { let id: String }
        let scenes: [Scene]
    }

    private struct Views: Decodable {
        struct Tree: Decodable {
            struct View: Decodable { let id: String }
            let views: [View]
        }
        let tree: Tree
    }

    nonisolated private static let documents: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Array(names.filter { $0.hasSuffix(".storyboard") }.sorted().prefix(6))
    }()

    @Test(arguments: Self.documents) func answersByTheSchema(document: String) throws {
        let schema = try MessageSchema()
        let opened = ask(request(.open, document))
        #expect(try schema.faults("open", opened.bytes) == [])
        // Container controllers are listed too, and have no tree.
        let scenes = try JSONDecoder().decode(Opened.self, from: opened.bytes).scenes
        let scene = try #require(
            scenes.first {
                var request = request(.tree, document)
                request.scene = $0.id
                return ask(request).kind == .answer
            })
        for operation in [StudioRequest.Operation.tree, .accessibility, .layers, .lint] {
            var request = request(operation, document)
            request.scene = scene.id
            let answer = ask(request)
            #expect(
                answer.kind == .answer && answer.number == 7,
                "\(operation): \(String(decoding: answer.bytes.prefix(300), as: UTF8.self))")
            #expect(try schema.faults(operation.rawValue, answer.bytes) == [])
        }
        try checkView(document, scene.id, schema)
    }

    private func checkView(_ document: String, _ scene: String, _ schema: MessageSchema) throws {
        var request = request(.tree, document)
        request.scene = scene
        let views = try JSONDecoder().decode(Views.self, from: ask(request).bytes).tree.views
        for operation in [StudioRequest.Operation.details, .explain] {
            request.operation = operation
            request.view = views.last?.id
            #expect(try schema.faults(operation.rawValue, ask(request).bytes) == [])
        }
    }

    @Test func drawsWhatRenderDraws() throws {
        let document = try #require(Self.documents.first)
        var request = request(.picture, document)
        request.scene = try JSONDecoder().decode(Opened.self, from: ask(self.request(.open, document)).bytes).scenes.first?.id
        let picture = ask(request)
        #expect(picture.kind == .file)
        #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test(arguments: ["../../README.md", "/etc/passwd", "", "no such.storyboard", "a\0b"])
    func readsNothingOutsideOfTheFolder(path: String) {
        let answer = ask(request(.open, path))
        #expect(answer.kind == .failure)
        #expect(!String(decoding: answer.bytes, as: UTF8.self).isEmpty)
    }

    @Test func refusesWhatThereIsNot() throws {
        let document = try #require(Self.documents.first)
        var wrong = request(.picture, document)
        wrong.scene = "no scene"
        #expect(ask(wrong).kind == .failure)
        wrong.look = StudioLook()
        wrong.look?.device = "iPhone 99"
        #expect(String(decoding: ask(wrong).bytes, as: UTF8.self) == "there is no device iPhone 99")
        #expect(worker.answer(to: MessageFrame(.request, 1, Data("{".utf8))).kind == .failure)
        #expect(ask(request(.touch, document)).kind == .failure)
    }
}
