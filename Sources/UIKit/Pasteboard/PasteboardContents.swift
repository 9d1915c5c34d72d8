/// The items of a pasteboard, shared by all objects with its name.
@MainActor
final class PasteboardContents {
    let name: UIPasteboard.Name
    private(set) var changeCount = 0
    private(set) var end: Date?
    private var kept: [[String: Any]] = []

    private init(_ name: UIPasteboard.Name) { self.name = name }

    /// None after the expiration date.
    var items: [[String: Any]] {
        if let end, Date() >= end { set([], until: nil) }
        return kept
    }

    /// The types of all items, each once, in the order of the items.
    var allTypes: [String] {
        var found: [String] = []
        for type in items.flatMap({ $0.keys.sorted() }) where !found.contains(type) { found.append(type) }
        return found
    }

    func set(_ items: [[String: Any]], until end: Date?) {
        kept = items
        self.end = end
        changeCount += 1
    }

    /// Adds representations to the items without changing their identity for observers.
    func complete(_ items: [[String: Any]]) { kept = items }

    // MARK: By names

    private static var known: [UIPasteboard.Name: PasteboardContents] = [:]
    private static var uniqueCount = 0

    static func named(_ name: UIPasteboard.Name) -> PasteboardContents {
        if let contents = known[name] { return contents }
        let contents = PasteboardContents(name)
        known[name] = contents
        return contents
    }

    static func find(_ name: UIPasteboard.Name, creating: Bool) -> PasteboardContents? {
        creating || name == .general ? named(name) : known[name]
    }

    /// A counter makes the names equal in every run.
    static func unique() -> PasteboardContents {
        repeat { uniqueCount += 1 } while known[uniqueName] != nil
        return named(uniqueName)
    }

    private static var uniqueName: UIPasteboard.Name { UIPasteboard.Name("com.apple.UIKit.pboard.unique.\(uniqueCount)") }

    /// Returns whether there was one.
    static func forget(_ name: UIPasteboard.Name) -> Bool {
        guard let contents = known.removeValue(forKey: name) else { return false }
        contents.set([], until: nil)
        return true
    }
}
