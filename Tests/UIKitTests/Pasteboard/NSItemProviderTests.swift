import Testing

@testable import UIKit

/// What item providers offer, and what can be made of it.
@MainActor
struct NSItemProviderTests {
    private struct Failure: Error {}

    /// Waits for an answer that comes in a later turn.
    private func answer<Value>(_ ask: (@escaping (Value?, (any Error)?) -> Void) -> Void) async throws -> Value? {
        var (value, failure, isThere): (Value?, (any Error)?, Bool) = (nil, nil, false)
        ask { (value, failure, isThere) = ($0, $1, true) }
        #expect(!isThere)
        for _ in 0..<100 where !isThere { await Task.yield() }
        #expect(isThere)
        if let failure { throw failure }
        return value
    }

    @Test func anObjectIsOfferedInItsTypes() async throws {
        let provider = NSItemProvider(object: "text" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
        let text = try await answer { _ = provider.loadObject(ofClass: String.self, completionHandler: $0) }
        #expect(text == "text")
        let data = try await answer {
            _ = provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text", completionHandler: $0)
        }
        #expect(data == Data("text".utf8))
    }

    @Test func linksAndImagesAreRead() async throws {
        let link = NSItemProvider(object: URL(fileURLWithPath: "/file") as NSURL)
        #expect(link.registeredTypeIdentifiers == ["public.file-url"])
        let url = try await answer { _ = link.loadObject(ofClass: URL.self, completionHandler: $0) }
        #expect(url?.path == "/file")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let provider = NSItemProvider(object: image)
        let read = try await answer { _ = provider.loadObject(ofClass: UIImage.self, completionHandler: $0) }
        #expect((read as? UIImage)?.cgImage?.width == image.cgImage?.width)
    }

    @Test func textsKeepTheirAttributesInTheProgram() async throws {
        let text = NSAttributedString(string: "text", attributes: [.font: UIFont.systemFont(ofSize: 31)])
        let provider = NSItemProvider(object: text)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        let read = try await answer { _ = provider.loadObject(ofClass: NSAttributedString.self, completionHandler: $0) }
        #expect((read as? NSAttributedString)?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 31))
        let plain = NSItemProvider(object: "text" as NSString)
        let made = try await answer { _ = plain.loadObject(ofClass: NSAttributedString.self, completionHandler: $0) }
        #expect((made as? NSAttributedString)?.string == "text")
    }

    @Test func whatIsNotOfferedIsAnError() async {
        let provider = NSItemProvider(object: "text" as NSString)
        do {
            _ = try await answer { _ = provider.loadObject(ofClass: UIImage.self, completionHandler: $0) }
            Issue.record("There is no image.")
        } catch {
            let error = error as NSError
            #expect(error.domain == NSItemProvider.errorDomain && error.code == -1000)
        }
    }

    @Test func bytesThatAreNotWhatTheirTypeSaysAreAnError() async {
        let provider = NSItemProvider(item: Data("no image".utf8) as NSData, typeIdentifier: "public.png")
        await #expect(throws: (any Error).self) {
            _ = try await answer { _ = provider.loadObject(ofClass: UIImage.self, completionHandler: $0) }
        }
    }

    @Test func theFirstTypeThatConformsIsLoaded() async throws {
        let provider = NSItemProvider()
        for type in ["public.png", "public.jpeg"] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { end in
                end(Data(type.utf8), nil)
                return nil
            }
        }
        let item = try await answer { provider.loadItem(forTypeIdentifier: "public.image", completionHandler: $0) }
        #expect((item as? NSData).map { $0 as Data } == Data("public.png".utf8))
    }

    @Test func aRegisteredErrorIsPassedOn() async {
        let provider = NSItemProvider()
        provider.registerItem(forTypeIdentifier: "public.data") { end, _, _ in end?(nil, Failure()) }
        await #expect(throws: Failure.self) {
            _ = try await answer { provider.loadItem(forTypeIdentifier: "public.data", completionHandler: $0) }
        }
    }

    @Test func filesAreOfferedByTheirNames() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".json")
        #expect(NSItemProvider(contentsOf: file) == nil)
        try Data("{}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers == ["public.json"])
        #expect(provider.suggestedName == file.deletingPathExtension().lastPathComponent)
        let data = try await answer {
            _ = provider.loadDataRepresentation(forTypeIdentifier: "public.json", completionHandler: $0)
        }
        #expect(data == Data("{}".utf8))
    }

    @Test func copiesOfferTheSame() throws {
        let provider = NSItemProvider(object: "text" as NSString)
        let copy = try #require(provider.copy() as? NSItemProvider)
        provider.registerObject("other" as NSString, visibility: .all)
        #expect(copy !== provider && copy.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    }

    @Test func filesAreOpenedWhereTheyAreOrCopied() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("pears.txt")
        try Data("pears".utf8).write(to: file)
        for isInPlace in [true, false] {
            let provider = NSItemProvider()
            provider.registerFileRepresentation(
                forTypeIdentifier: "public.plain-text", fileOptions: isInPlace ? .openInPlace : [], visibility: .all
            ) { end in
                end(file, isInPlace, nil)
                return nil
            }
            #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
            #expect(
                provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace) == isInPlace)
            #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.image"))
            var isSame: Bool?
            let opened = try await answer { end in
                _ = provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") {
                    isSame = $1
                    end($0, $2)
                }
            }
            let found = try #require(opened)
            #expect(isSame == isInPlace && (found == file) == isInPlace)
            #expect(try Data(contentsOf: found) == Data("pears".utf8))
            if !isInPlace { try FileManager.default.removeItem(at: found) }
            let read = try await answer { (end: @escaping (Data?, (any Error)?) -> Void) in
                _ = provider.loadFileRepresentation(forTypeIdentifier: "public.text") { copy, error in
                    end(copy.flatMap { try? Data(contentsOf: $0) }, error)
                }
            }
            #expect(read == Data("pears".utf8))
        }
    }

    @Test func previewsAreMadeByAHandlerOrAreTheImage() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let provider = NSItemProvider(object: image)
        let preview = try await answer { end in
            provider.loadPreviewImage(options: nil) { end($0 as? UIImage, $1) }
        }
        #expect(preview?.size == image.size)
        let small = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        provider.previewImageHandler = { end, _, _ in end?(small, nil) }
        var handled: UIImage?
        provider.loadPreviewImage(options: nil) { item, _ in handled = item as? UIImage }
        #expect(handled === small)
    }
}
