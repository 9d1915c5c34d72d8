import Foundation
import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// A recorder that knows the frames before an edit writes what one writes that lays the document before out again.
@MainActor
struct FrameRecorderTests {
    @Test(arguments: ["SignIn.storyboard", "Screens.storyboard", "Parts.storyboard"])
    func knownFramesAreThoseOfALayout(name: String) throws {
        let fixtures = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Fixtures/Documents").standardized
        var document = try InterfaceDocument(bytes: [UInt8](Data(contentsOf: fixtures.appendingPathComponent(name))))
        let recorder = FrameRecorder()
        for edit in Self.edits(of: document) {
            let after = try document.applying([edit])
            let recorded = recorder.recording(in: after, changedSince: document)
            let expected = after.recordingFrames(changedSince: document)
            #expect(recorded.tree.source == expected.tree.source, "\(edit)")
            document = recorded
        }
    }

    /// Edits of constants, texts and hidden views.
    private static func edits(of document: InterfaceDocument) -> [DocumentEdit] {
        var edits: [DocumentEdit] = []
        for element in document.root.descendants {
            guard let id = element.id else { continue }
            let path = ObjectPath(id)
            switch element.name {
            case "constraint" where element["secondItem"] != nil: edits.append(.set(path, attribute: "constant", value: "13"))
            case "label": edits.append(.set(path, attribute: "text", value: "A text that is longer than before \(edits.count)"))
            case "stackView": edits.append(.set(path, attribute: "spacing", value: "11"))
            default: break
            }
        }
        return Array(edits.prefix(24))
    }
}
