import CairnTesting
import Testing

@testable import UIKit

/// Document pickers and the menu of a document: what their delegates hear.
@MainActor
struct DocumentScreenTests {
    private final class Listener: NSObject, UIDocumentPickerDelegate, UIDocumentInteractionControllerDelegate {
        var heard: [String] = []
        var picked: [URL] = []
        var presenter: UIViewController?

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            heard.append("picked \(urls.map(\.lastPathComponent)) \(controller.presentingViewController == nil)")
            picked = urls
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { heard.append("cancelled") }

        func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
            -> UIViewController?
        { presenter }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            heard.append("begins")
        }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { heard.append("ended") }
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
            heard.append("options")
        }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            heard.append("no options")
        }
        func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
            heard.append("programs")
        }
        func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
            heard.append("no programs")
        }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
        ) { heard.append("sends to \(application ?? "")") }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
        ) { heard.append("sent") }
    }

    private final class OldListener: NSObject, UIDocumentPickerDelegate {
        var picked: URL?
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { picked = url }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let root = UIViewController()
    private let listener = Listener()
    private let folder: URL
    private let file: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("note.txt")
        try Data("text".utf8).write(to: file)
        window.rootViewController = root
        window.makeKeyAndVisible()
        listener.presenter = root
    }

    private func clean() { try? FileManager.default.removeItem(at: folder) }

    private func present(_ picker: UIDocumentPickerViewController) -> UIDocumentPickerViewController {
        picker.delegate = listener
        root.present(picker, animated: true)
        return picker
    }

    @Test func openedDocumentsStayWhereTheyAre() throws {
        defer { clean() }
        let picker = present(UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open))
        #expect(picker.openableTypes == ["public.text"])
        try picker.choose([file])
        #expect(listener.picked == [file] && listener.heard == ["picked [\"note.txt\"] true"])
    }

    @Test func importedDocumentsAreCopies() throws {
        defer { clean() }
        try present(UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)).choose([file])
        let copy = try #require(listener.picked.first)
        defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
        let data = try Data(contentsOf: copy)
        #expect(copy != file && data == Data("text".utf8))
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test(arguments: [true, false]) func exportedDocumentsAreCopiedOrMoved(asCopy: Bool) throws {
        defer { clean() }
        let place = folder.appendingPathComponent("place", isDirectory: true)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try present(UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy)).chooseFolder(place)
        #expect(listener.picked == [place.appendingPathComponent("note.txt")])
        #expect(FileManager.default.fileExists(atPath: file.path) == asCopy)
        #expect(FileManager.default.fileExists(atPath: listener.picked[0].path))
    }

    @Test func aDocumentThatIsMissingCannotBeImported() {
        defer { clean() }
        let picker = present(UIDocumentPickerViewController(documentTypes: [], in: .import))
        #expect(throws: (any Error).self) { try picker.choose([folder.appendingPathComponent("missing")]) }
        #expect(listener.heard.isEmpty && root.presentedViewController === picker)
    }

    @Test func aPickerThatIsClosedIsCancelled() {
        defer { clean() }
        present(UIDocumentPickerViewController(documentTypes: [], in: .open)).chooseNothing()
        #expect(listener.heard == ["cancelled"] && root.presentedViewController == nil)
    }

    @Test func delegatesOfOldHearOfASingleDocument() throws {
        defer { clean() }
        let (picker, old) = (UIDocumentPickerViewController(documentTypes: [], in: .open), OldListener())
        picker.delegate = old
        root.present(picker, animated: true)
        try picker.choose([file])
        #expect(old.picked == file)
    }

    // MARK: The menu of a document

    private func interaction() -> UIDocumentInteractionController {
        let controller = UIDocumentInteractionController(url: file)
        controller.delegate = listener
        return controller
    }

    @Test func aPreviewIsShownOverTheDelegatesController() {
        defer { clean() }
        let controller = interaction()
        #expect(controller.name == "note.txt" && controller.presentPreview(animated: true))
        #expect(root.presentedViewController != nil && listener.heard == ["begins"])
        controller.dismissPreview(animated: true)
        #expect(root.presentedViewController == nil && listener.heard == ["begins", "ended"])
    }

    @Test func withoutAControllerThereIsNoPreview() {
        defer { clean() }
        listener.presenter = nil
        #expect(!interaction().presentPreview(animated: true))
        #expect(listener.heard.isEmpty)
    }

    @Test func menusAreShownAndLeft() {
        defer { clean() }
        let controller = interaction()
        #expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: true))
        controller.dismissMenu(animated: true)
        #expect(controller.presentOpenInMenu(from: .zero, in: root.view, animated: true))
        controller.chooseProgram("com.example.reader")
        #expect(
            listener.heard == [
                "options", "no options", "programs", "sends to com.example.reader", "no programs", "sent",
            ])
        #expect(!controller.presentOptionsMenu(from: .zero, in: UIView(), animated: true))
    }
}
