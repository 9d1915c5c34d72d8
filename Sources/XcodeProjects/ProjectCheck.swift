import Foundation
import InterfaceBuilderDocument

/// What the sources of a project use and nothing has here: types of frameworks that are there otherwise, and constructs
/// that need Objective-C. Each is told once, at its first place, with the number of files.
package struct ProjectCheck {
    private struct Use {
        let path: String
        let position: SourcePosition
        var files = 1
    }

    private var uses: [String: Use] = [:]
    private var declared: Set<String> = []

    /// Reads the sources of a project.
    ///
    /// - Complexity: O(bytes)
    package init(of paths: [String]) {
        for path in paths {
            guard let bytes = try? RegularFile.contents(path) else { continue }
            read(Array(bytes), of: path)
        }
    }

    private static let reasons: [String: String] = {
        var reasons: [String: String] = [:]
        for name in UnsupportedNames.swizzling { reasons[name] = UnsupportedNames.reasonOfSwizzling }
        for name in UnsupportedNames.listing { reasons[name] = UnsupportedNames.reasonOfListing }
        for name in UnsupportedNames.forwarding {
            reasons[String(name.prefix { $0 != "(" })] = UnsupportedNames.reasonOfForwarding
        }
        return reasons
    }()

    private static let keywords: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "actor"]

    private mutating func read(_ bytes: [UInt8], of path: String) {
        var (words, last, seen) = (SwiftWords(bytes), "", Set<String>())
        while let (word, position) = words.next() {
            if Self.keywords.contains(last) { declared.insert(word) }
            last = word
            guard AbsentTypes.all.contains(word) || Self.reasons[word] != nil, seen.insert(word).inserted else { continue }
            if uses[word] == nil { uses[word] = Use(path: path, position: position) } else { uses[word]?.files += 1 }
        }
    }

    /// A note for each name, constructs first, in the order of their names.
    package var notes: [ImportNote] {
        let names = uses.keys.filter { !declared.contains($0) }.sorted()
        return (names.filter { Self.reasons[$0] != nil } + names.filter { Self.reasons[$0] == nil }).compactMap(note)
    }

    private func note(_ name: String) -> ImportNote? {
        guard let use = uses[name] else { return nil }
        let others =
            use.files == 1 ? "" : use.files == 2 ? "; another file has it too" : "; \(use.files - 1) other files have it too"
        let message = Self.reasons[name].map { "\(name) is not supported: \($0)" } ?? "no module declares the type \(name)"
        return ImportNote(
            id: Self.reasons[name] == nil ? "type" : "construct", message: message + others, path: use.path,
            position: use.position)
    }
}

/// The words of a Swift source outside of comments and texts, with their places.
private struct SwiftWords {
    private let bytes: [UInt8]
    private var place = 0
    private var (line, lineStart) = (1, 0)

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> (String, SourcePosition)? {
        while place < bytes.count {
            let byte = bytes[place]
            if Self.isOfWord(byte) { return takeWord() }
            switch byte {
            case UInt8(ascii: "/") where follows("//"): skipLine()
            case UInt8(ascii: "/") where follows("/*"): skipComment()
            case UInt8(ascii: "\"") where follows("\"\"\""):
                place += 3
                skipText(to: "\"\"\"")
            case UInt8(ascii: "\""):
                place += 1
                skipText(to: "\"")
            default: advance()
            }
        }
        return nil
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80
    }

    private mutating func takeWord() -> (String, SourcePosition) {
        let start = place
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
        let position = SourcePosition(line: line, column: start - lineStart + 1)
        return (String(decoding: bytes[start..<place], as: UTF8.self), position)
    }

    private func follows(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func advance() {
        if bytes[place] == 0x0A { (line, lineStart) = (line + 1, place + 1) }
        place += 1
    }

    private mutating func skipLine() {
        while place < bytes.count, bytes[place] != 0x0A { advance() }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if follows("/*") { depth += 1 } else if follows("*/") { depth -= 1 }
            let isMark = follows("/*") || follows("*/")
            for _ in 0..<(isMark ? 2 : 1) where place < bytes.count { advance() }
        } while depth > 0 && place < bytes.count
    }

    /// Skips a text behind its first mark; one of a single line ends with the line.
    private mutating func skipText(to mark: String) {
        while place < bytes.count, !follows(mark), mark.count > 1 || bytes[place] != 0x0A {
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { advance() }
            advance()
        }
        for _ in mark.utf8 where place < bytes.count { advance() }
    }
}
