import Foundation
import StudioMessages
import Testing
import ViewInspection

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

    @Test func aTreeIsWrittenAsAnEncoderDoes() throws {
        let text = """
            {"tree": {"size": [375, 66.667], "ambiguous": ["b"], "views": [
            {"id": "a", "className": "UIView", "words": "UIView “\\"x\\\\\\n”", "frame": [0, 0, 1e15, -0.5], "place": [1, 2, 3, 4],
            "isHidden": false, "isClipping": true, "alpha": 0.1},
            {"id": "b", "parent": 0, "className": "UILabel", "words": "é\u{2028}", "outlet": "C.label", "frame": [0, 0, 1, 1],
            "place": [0, 0, 1, 1], "visible": [0, 0, 0, 0], "isHidden": true, "isClipping": false, "alpha": 1, "line": 12}]},
            "routes": ["layout of UIView: the engine"]}
            """
        let tree = try JSONDecoder().decode(InspectedTree.self, from: Data(text.utf8))
        #expect(try JSONDecoder().decode(InspectedTree.self, from: tree.json) == tree)
        #expect(try MessageSchema().faults("tree", tree.json) == [])
    }

    private struct Opened: Decodable {
        struct Scene: Decodable { let id: String }
        let scenes: [Scene]
    }

    private struct Views: Decodable {
        struct Tree: Decodable {
            struct View: Decodable {
                let id, className: String
                let parent, line: Int?
                let place: [Double]
            }
            let size: [Double]
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
        // References to other storyboards are listed too, and have no tree.
        let scenes = try JSONDecoder().decode(Opened.self, from: opened.bytes).scenes
        let scene = try #require(
            scenes.first {
                var request = request(.tree, document)
                request.scene = $0.id
                return ask(request).kind == .answer
            })
        for operation in [StudioRequest.Operation.tree, .ambiguous, .accessibility, .layers, .lint] {
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

    private func tree(_ document: String, _ scene: String) throws -> Views.Tree {
        var request = request(.tree, document)
        request.scene = scene
        return try JSONDecoder().decode(Views.self, from: ask(request).bytes).tree
    }

    private func place(of view: String, _ document: String, _ scene: String) throws -> [Double] {
        struct Details: Decodable { let place: [Double] }
        var request = request(.details, document)
        (request.scene, request.view) = (scene, view)
        return try JSONDecoder().decode(Details.self, from: ask(request).bytes).place
    }

    /// The tab bar controller of the document shows a navigation controller, which shows a page.
    @Test func aContainerHasTheViewsOfWhatItShows() throws {
        let document = "Screens.storyboard"
        let tree = try tree(document, "scr-Ta-001")
        let labels = tree.views.filter { $0.className == "UILabel" && $0.line != nil }
        let label = try #require(labels.first)
        #expect(try place(of: label.id, document, "scr-Ta-001") == label.place)
        #expect(label.place[0] >= 0 && label.place[1] > 0 && label.place[1] < tree.size[1])
        var request = request(.explain, document)
        (request.scene, request.view, request.value) = ("scr-Ta-001", label.id, "left")
        #expect(ask(request).kind == .answer)
    }

    /// A view with an embed segue shows the scene at its end.
    @Test func aContainerViewHasTheViewsOfItsScene() throws {
        let tree = try tree("Environments.storyboard", "env-pl-001")
        let holder = try #require(tree.views.firstIndex { $0.id == "env-pl-005" })
        let inner = tree.views.filter { $0.parent == holder }
        #expect(inner.contains { $0.line != nil && $0.place[0] == tree.views[holder].place[0] })
    }

    @Test func explainsOneValueOrAll() throws {
        struct Explanation: Decodable { let value: String }
        let scene = try #require(
            try JSONDecoder().decode(Opened.self, from: ask(request(.open, "SignIn.storyboard")).bytes).scenes.first)
        var request = request(.explain, "SignIn.storyboard")
        (request.scene, request.view) = (scene.id, try tree("SignIn.storyboard", scene.id).views.last?.id)
        func values() throws -> [String] {
            try JSONDecoder().decode([Explanation].self, from: ask(request).bytes).map(\.value)
        }
        #expect(try values() == ["left", "top", "right", "bottom", "width", "height"])
        request.value = "width"
        #expect(try values() == ["width"])
        request.value = "depth"
        #expect(String(decoding: ask(request).bytes, as: UTF8.self) == "a view has no value depth")
    }

    /// A label in black on white has the largest contrast that there is.
    ///
    /// - Source: Web Content Accessibility Guidelines 2.2, definition of contrast ratio
    @Test func tellsTheContrastOfTexts() throws {
        struct List: Decodable {
            struct Element: Decodable {
                struct Contrast: Decodable { let ratio, least: Double }
                let label: String?
                let contrast: Contrast?
            }
            let elements: [Element]
        }
        var request = request(.accessibility, "Screens.storyboard")
        request.scene = "scr-Pa-001"
        let elements = try JSONDecoder().decode(List.self, from: ask(request).bytes).elements
        let text = try #require(elements.first { $0.label == "One" }?.contrast)
        #expect(text.ratio == 21 && text.least == 4.5)
    }

    @Test func drawsTheFirstSceneOfADocument() {
        let picture = ask(request(.picture, "Screens.storyboard"))
        #expect(picture.kind == .file && picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
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
