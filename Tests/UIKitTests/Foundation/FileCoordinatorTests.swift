import Testing

@testable import UIKit

/// Files that several parts of a program read and write.
@Suite(.serialized) struct FileCoordinatorTests {
    /// Notes what it hears, and writes its text when others want the file.
    private final class Presenter: NSObject, NSFilePresenter {
        var presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        var heard: [String] = []
        var text: String?

        init(_ url: URL) { presentedItemURL = url }

        func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
            heard.append("save")
            if let text, let presentedItemURL { try? text.write(to: presentedItemURL, atomically: true, encoding: .utf8) }
            completionHandler(nil)
        }
        func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) {
            heard.append("to writer")
            writer { self.heard.append("back") }
        }
        func presentedItemDidChange() { heard.append("changed") }
        func presentedItemDidMove(to newURL: URL) {
            heard.append("moved")
            presentedItemURL = newURL
        }
    }

    private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func withPresenter(_ body: (Presenter) throws -> Void) rethrows {
        let presenter = Presenter(url)
        NSFileCoordinator.addFilePresenter(presenter)
        defer {
            NSFileCoordinator.removeFilePresenter(presenter)
            try? FileManager.default.removeItem(at: url)
        }
        try body(presenter)
    }

    @Test func presentersSaveBeforeOthersRead() {
        withPresenter { presenter in
            presenter.text = "new"
            var read: String?
            var problem: NSError?
            NSFileCoordinator().coordinate(readingItemAt: url, error: &problem) { place in
                read = try? String(contentsOf: place, encoding: .utf8)
            }
            #expect(read == "new" && problem == nil && presenter.heard == ["save"])
            NSFileCoordinator().coordinate(readingItemAt: url, options: .withoutChanges, error: nil) { _ in }
            #expect(presenter.heard == ["save"])
        }
    }

    @Test func presentersHearOfWriting() {
        withPresenter { presenter in
            let coordinator = NSFileCoordinator(filePresenter: nil)
            coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: nil) { place in
                presenter.heard.append("write")
                try? Data().write(to: place)
            }
            #expect(presenter.heard == ["to writer", "write", "back", "changed"])
            let target = url.appendingPathExtension("txt")
            coordinator.item(at: url, didMoveTo: target)
            #expect(presenter.heard.last == "moved" && presenter.presentedItemURL == target)
        }
    }

    @Test func whoWritesDoesNotHearOfIt() {
        withPresenter { presenter in
            NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: url, error: nil) { _ in }
            #expect(presenter.heard.isEmpty && NSFileCoordinator.filePresenters.count == 1)
        }
        #expect(NSFileCoordinator.filePresenters.isEmpty)
    }

    @Test func cancelledCoordinatorsDoNothing() {
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var problem: NSError?
        coordinator.coordinate(readingItemAt: url, error: &problem) { _ in Issue.record("It was read.") }
        #expect(problem?.domain == NSCocoaErrorDomain && problem?.code == 3072)
    }
}
