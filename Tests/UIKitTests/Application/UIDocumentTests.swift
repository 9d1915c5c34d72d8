import Testing

@testable import UIKit

/// Documents are read and written as a whole.
@MainActor
struct UIDocumentTests {
    final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
    }

    private func place() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("Shopping.txt")
    }

    private func done(_ work: (@escaping (Bool) -> Void) -> Void) async -> Bool {
        await withCheckedContinuation { continuation in work { continuation.resume(returning: $0) } }
    }

    @Test func aDocumentIsWrittenAndReadAgain() async throws {
        let url = try place()
        let note = Note(fileURL: url)
        #expect(note.documentState == .closed && note.localizedName == "Shopping" && note.fileType == "public.plain-text")
        note.text = "Milk"
        #expect(await done { note.save(to: url, for: .forCreating, completionHandler: $0) })
        #expect(note.documentState == .normal && note.fileModificationDate != nil)
        let again = Note(fileURL: url)
        #expect(await done { again.open(completionHandler: $0) })
        #expect(again.text == "Milk" && again.documentState == .normal)
        again.text = "Bread"
        again.updateChangeCount(.done)
        #expect(again.hasUnsavedChanges)
        #expect(await done { again.close(completionHandler: $0) })
        #expect(again.documentState == .closed && !again.hasUnsavedChanges)
        #expect(try String(contentsOf: url, encoding: .utf8) == "Bread")
    }

    @Test func callsReturnWhenTheyAreDone() async throws {
        let url = try place()
        let note = Note(fileURL: url)
        #expect(await !note.open())
        note.text = "Milk"
        #expect(await note.save(to: url, for: .forCreating))
        note.text = "Bread"
        note.updateChangeCount(.done)
        #expect(await note.autosave() && !note.hasUnsavedChanges)
        note.text = ""
        #expect(await note.revert(toContentsOf: url) && note.text == "Bread")
        #expect(await note.close() && note.documentState == .closed)
    }

    @Test func whatCannotBeReadOrWrittenIsTold() async throws {
        let url = try place()
        let note = Note(fileURL: url)
        #expect(await !done { note.open(completionHandler: $0) })
        #expect(note.documentState == .closed)
        var states = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: note, queue: nil
        ) { _ in MainActor.assumeIsolated { states += 1 } }
        let nowhere = url.appendingPathComponent("nowhere.txt")
        #expect(await !done { note.save(to: nowhere, for: .forCreating, completionHandler: $0) })
        #expect(note.documentState.contains(.savingError) && states == 1)
        NotificationCenter.default.removeObserver(token)
    }
}
