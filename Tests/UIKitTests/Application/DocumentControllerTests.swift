import Testing

@testable import UIKit

/// A controller of one document.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentviewcontroller
@MainActor
struct DocumentControllerTests {
    private final class Editor: UIDocumentViewController {
        var opened = 0
        override func documentDidOpen() { opened += 1 }
    }

    @Test func theDocumentIsOpenedOnce() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("Milk".utf8).write(to: url)
        let note = UIDocumentTests.Note(fileURL: url)
        let editor = Editor(document: note)
        #expect(editor.navigationItem.title == note.localizedName && note.documentState == .closed)
        let isOpen = await withCheckedContinuation { continuation in
            editor.openDocument { continuation.resume(returning: $0) }
        }
        #expect(isOpen && editor.opened == 1 && note.text == "Milk")
        editor.loadViewIfNeeded()
        #expect(editor.opened == 1)
        var answer: Bool?
        Editor(document: nil).openDocument { answer = $0 }
        #expect(answer == false)
    }
}
