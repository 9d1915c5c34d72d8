import Testing

@testable import UIKit

/// Links and telephone numbers that are found in texts, and other services of Foundation.
struct DataDetectorTests {
    private func found(_ types: NSTextCheckingResult.CheckingType.RawValue, in text: String) throws -> [NSTextCheckingResult] {
        let range = NSRange(location: 0, length: (text as NSString).length)
        return try NSDataDetector(types: types).matches(in: text, range: range)
    }

    // The values of `link` and `phoneNumber`, whose names Foundation on Linux marks as deprecated.
    private let link: NSTextCheckingResult.CheckingType.RawValue = 1 << 6
    private let phoneNumber: NSTextCheckingResult.CheckingType.RawValue = 1 << 11

    @Test func linksAreFoundWithoutTheSignsBehindThem() throws {
        let text = "See https://a.b/c(d). Now www.x.org, or mail me@x.com; apple.com/x?y=1! (http://x.y)"
        let urls = try found(link, in: text).map { $0.url?.absoluteString }
        #expect(urls == ["https://a.b/c(d)", "http://www.x.org", "mailto:me@x.com", "http://apple.com/x?y=1", "http://x.y"])
        #expect(try found(link, in: "v1.2.3 at 12:30, e.g. file.swift").isEmpty)
    }

    @Test func telephoneNumbersAreFoundWhereTheyAreAskedFor() throws {
        let text = "call +1 (555) 123-4567 or 030 1234567, see a.com/1234567"
        #expect(try found(phoneNumber | link, in: text).map(\.phoneNumber) == ["+1 (555) 123-4567", "030 1234567", nil])
        #expect(try found(link, in: text).map(\.url?.absoluteString) == ["http://a.com/1234567"])
    }

    @Test func partsOfTextsAreSearched() throws {
        let detector = try NSDataDetector(types: link)
        let text = "a.com b.com c.com"
        let range = NSRange(location: 6, length: 11)
        #expect(detector.firstMatch(in: text, range: range)?.url?.absoluteString == "http://b.com")
        #expect(detector.numberOfMatches(in: text, range: range) == 2)
        #expect(detector.rangeOfFirstMatch(in: text, range: range) == NSRange(location: 6, length: 5))
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
        var seen = 0
        detector.enumerateMatches(in: text, range: range) { _, _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }

    @Test func sharedValuesAreKept() {
        let store = NSUbiquitousKeyValueStore()
        store.set("x", forKey: "text")
        store.set(true, forKey: "flag")
        store.set(Int64(3), forKey: "number")
        store.set(2.5, forKey: "double")
        store.set(Data([1]), forKey: "data")
        store.set([1, 2], forKey: "list")
        store.set(["a": 1], forKey: "dictionary")
        #expect(store.string(forKey: "text") == "x" && store.bool(forKey: "flag") && store.longLong(forKey: "number") == 3)
        #expect(store.double(forKey: "double") == 2.5 && store.data(forKey: "data") == Data([1]) && store.synchronize())
        #expect(store.array(forKey: "list") as? [Int] == [1, 2])
        #expect(store.dictionary(forKey: "dictionary") as? [String: Int] == ["a": 1])
        store.removeObject(forKey: "text")
        #expect(store.object(forKey: "text") == nil && store.dictionaryRepresentation.count == 6)
        #expect(!store.bool(forKey: "none") && NSUbiquitousKeyValueStore.default === NSUbiquitousKeyValueStore.default)
    }

    @Test func bookmarksFindFilesAgain() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        #expect(throws: (any Error).self) { try file.bookmarkData() }
        try Data().write(to: file)
        let bookmark = try file.bookmarkData(options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
        var isStale = true
        let found = try URL(resolvingBookmarkData: bookmark, options: .withoutUI, bookmarkDataIsStale: &isStale)
        #expect(found.path == file.path && !isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: (any Error).self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
    }
}
