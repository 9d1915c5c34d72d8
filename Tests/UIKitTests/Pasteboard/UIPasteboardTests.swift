import Testing
import UIKit

/// Pasteboards keep what was copied, and tell of changes.
@MainActor
struct UIPasteboardTests {
    private let pasteboard = UIPasteboard.withUniqueName()

    @Test func keepsTextsAndTellsTheirType() {
        pasteboard.string = "Pear"
        #expect(pasteboard.string == "Pear" && pasteboard.hasStrings && pasteboard.numberOfItems == 1)
        #expect(pasteboard.types == ["public.utf8-plain-text"])
        #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("Pear".utf8))
        pasteboard.strings = ["Fig", "Plum"]
        #expect(pasteboard.string == "Fig" && pasteboard.strings == ["Fig", "Plum"])
        pasteboard.string = nil
        #expect(pasteboard.string == nil && !pasteboard.hasStrings && pasteboard.items.isEmpty)
    }

    @Test func keepsLinksColorsAndImages() throws {
        let link = try #require(URL(string: "https://example.org/a"))
        pasteboard.url = link
        #expect(pasteboard.url == link && pasteboard.hasURLs && !pasteboard.hasStrings)
        pasteboard.color = .red
        #expect(pasteboard.color == .red && pasteboard.hasColors && !pasteboard.hasURLs)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        pasteboard.image = image
        #expect(pasteboard.image === image && pasteboard.hasImages)
        let file = try #require(pasteboard.data(forPasteboardType: "public.png"))
        pasteboard.setData(file, forPasteboardType: "public.png")
        #expect(pasteboard.image?.size == CGSize(width: 4 * image.scale, height: 3 * image.scale))
    }

    @Test func findsItemsByTypes() {
        pasteboard.items = [["public.utf8-plain-text": "a", "org.example.note": "A"], ["public.url": "https://example.org"]]
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 1))
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.jpeg"]) == nil)
        #expect(pasteboard.types(forItemSet: nil) == [["org.example.note", "public.utf8-plain-text"], ["public.url"]])
        #expect(pasteboard.contains(pasteboardTypes: ["org.example.note"]))
        #expect(!pasteboard.contains(pasteboardTypes: ["org.example.note"], inItemSet: nil))
        #expect(pasteboard.values(forPasteboardType: "public.url", inItemSet: IndexSet(integer: 2)) == nil)
        #expect(pasteboard.url == URL(string: "https://example.org"))
        pasteboard.addItems([["org.example.note": "B"]])
        #expect(pasteboard.values(forPasteboardType: "org.example.note", inItemSet: nil) as? [String] == ["A", "B"])
    }

    @Test func sharesItemsByName() throws {
        let name = UIPasteboard.Name("org.example.shared")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = try #require(UIPasteboard(name: name, create: true))
        first.string = "kept"
        #expect(UIPasteboard(name: name, create: false)?.string == "kept")
        #expect(UIPasteboard.withUniqueName().name != pasteboard.name)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil && first.string == nil)
        #expect(UIPasteboard(name: .general, create: false)?.name == UIPasteboard.general.name)
    }

    @Test func countsAndPostsChanges() {
        pasteboard.string = "before"
        let count = pasteboard.changeCount
        nonisolated(unsafe) var told: [[String]?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
        ) { note in
            told.append(note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String])
            told.append(note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String])
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        pasteboard.url = URL(string: "https://example.org")
        #expect(pasteboard.changeCount == count + 1 && told == [["public.url"], ["public.utf8-plain-text"]])
    }

    @Test func forgetsItemsAfterTheirTime() {
        pasteboard.setItems([["public.utf8-plain-text": "now"]], options: [.expirationDate: Date(timeIntervalSinceNow: 3600)])
        #expect(pasteboard.string == "now")
        pasteboard.setItems([["public.utf8-plain-text": "gone"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(pasteboard.string == nil && pasteboard.numberOfItems == 0)
    }

    @Test func objectsPutWhatTheyOffer() async throws {
        let late = NSItemProvider()
        late.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .all) { end in
            DispatchQueue.main.async { end(Data("<b>".utf8), nil) }
            return nil
        }
        let providers = [NSItemProvider(object: "Pear" as NSString), late]
        let count = pasteboard.changeCount
        pasteboard.setItemProviders(providers, localOnly: true, expirationDate: nil)
        for _ in 0..<400 where pasteboard.string == nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(pasteboard.string == "Pear" && pasteboard.changeCount == count + 1)
        for _ in 0..<400 where pasteboard.items[1].isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(pasteboard.data(forPasteboardType: "public.html", inItemSet: IndexSet(integer: 1)) == [Data("<b>".utf8)])
        #expect(pasteboard.changeCount == count + 1)
        pasteboard.setItemProviders(providers, localOnly: true, expirationDate: Date(timeIntervalSinceNow: -1))
        #expect(pasteboard.items.isEmpty)
    }

    @Test func pasteboardsThatAreGivenUpAreTold() {
        let name = UIPasteboard.Name("org.example.gone")
        _ = UIPasteboard(name: name, create: true)
        var told = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { told += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        UIPasteboard.remove(withName: name)
        UIPasteboard.remove(withName: name)
        UIPasteboard.remove(withName: .general)
        #expect(told == 1)
    }

    @Test func theGeneralPasteboardOutlivesTheProgram() {
        #expect(UIPasteboard.general.isPersistent && !pasteboard.isPersistent)
    }

    @Test func typesOfKindsAreThoseThatTheValuesAreReadFrom() throws {
        for type in UIPasteboard.typeListString {
            pasteboard.setValue("Fig", forPasteboardType: type)
            #expect(pasteboard.hasStrings)
        }
        for type in UIPasteboard.typeListURL {
            pasteboard.setValue("https://example.org", forPasteboardType: type)
            #expect(pasteboard.hasURLs)
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        for type in UIPasteboard.typeListImage {
            pasteboard.setValue(image, forPasteboardType: type)
            #expect(pasteboard.hasImages)
        }
        for type in UIPasteboard.typeListColor {
            pasteboard.setValue(UIColor.red, forPasteboardType: type)
            #expect(pasteboard.hasColors)
        }
    }

    @Test func patternsAreFoundInTheText() async throws {
        pasteboard.string = "https://example.org/pears"
        let found = try await withCheckedThrowingContinuation { done in
            pasteboard.detectPatterns(for: [.probableWebURL, .number]) { done.resume(with: $0) }
        }
        #expect(found == [.probableWebURL])
    }

    @Test func objectsBecomeItems() async {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.setObjects(["one" as NSString, "two" as NSString])
        #expect(pasteboard.numberOfItems == 2)
        for _ in 0..<100 where pasteboard.strings?.count != 2 { await Task.yield() }
        #expect(pasteboard.strings == ["one", "two"])
        pasteboard.setObjects([NSURL(string: "https://example.com")].compactMap { $0 }, localOnly: true, expirationDate: nil)
        for _ in 0..<100 where pasteboard.url == nil { await Task.yield() }
        #expect(pasteboard.url?.host == "example.com" && pasteboard.numberOfItems == 1)
    }
}
