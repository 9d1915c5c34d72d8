import CairnTesting
import Testing

@testable import UIKit

/// Hears when an image was saved.
@MainActor
final class PhotoSaver: NSObject {
    var heard: [String] = []

    func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
        let context = contextInfo.load(as: Int.self)
        heard.append("\(image.size.width) \(error.map { "\($0)" } ?? "saved") \(context)")
    }
}

/// Images that programs add to the user's photos.
@MainActor
struct PhotoSavingTests {
    private let selector = Selector("image:didFinishSavingWithError:contextInfo:")
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 1)).image { _ in }

    /// Adds the image, and waits for the method. Returns whether it was added.
    private func save(for saver: PhotoSaver, failure: (any Error)? = nil) async -> Bool {
        let context = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { context.deallocate() }
        context.initialize(to: 7)
        UIDevice.current.photoSavingError = failure
        UIImageWriteToSavedPhotosAlbum(image, saver, selector, context)
        let isSaved = UIDevice.current.savedPhotos.contains { $0 === image }
        UIDevice.current.photoSavingError = nil
        UIDevice.current.forgetSavedPhotos()
        #expect(saver.heard.isEmpty)
        for _ in 0..<100 where saver.heard.isEmpty { await Task.yield() }
        return isSaved
    }

    @Test func theMethodHearsOfTheEnd() async {
        let saver = PhotoSaver()
        #expect(await save(for: saver))
        #expect(saver.heard == ["5.0 saved 7"])
    }

    @Test func aUserWhoForbidsItIsHeard() async {
        enum Refusal: Error { case forbidden }
        let saver = PhotoSaver()
        #expect(await !save(for: saver, failure: Refusal.forbidden))
        #expect(saver.heard == ["5.0 forbidden 7"])
    }

    @Test func nobodyNeedsToHear() {
        defer { UIDevice.current.forgetSavedPhotos() }
        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        #expect(UIDevice.current.savedPhotos.contains { $0 === image })
    }

    @Test func filmsAreAddedByTheirPaths() throws {
        let film = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mov")
        #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film.path), "There is no such file.")
        try Data().write(to: film)
        defer { try? FileManager.default.removeItem(at: film) }
        #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film.path))
        #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film.deletingPathExtension().appendingPathExtension("txt").path))
        UISaveVideoAtPathToSavedPhotosAlbum(film.path, nil, nil, nil)
        #expect(PhotoLibrary.shared.films == [film.path])
        UIDevice.current.forgetSavedPhotos()
        #expect(PhotoLibrary.shared.films.isEmpty)
    }
}
