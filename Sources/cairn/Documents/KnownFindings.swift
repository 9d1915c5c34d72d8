import Foundation
import LayoutInspection

/// The findings that an earlier result of `verify` or `lint` tells: what is known need not be told again.
struct KnownFindings {
    /// A finding by its document, scene, cause and objects; its line may have moved since.
    private struct Key: Hashable {
        let document: String
        let scene: String
        let cause: String
        let items: [String]
    }

    private struct Document: Decodable {
        struct Finding: Decodable {
            let scene: String
            private let cause: String?
            private let rule: String?
            let items: [String]
            /// The cause of a finding of `verify`, or the rule of one of `lint`.
            var kind: String { cause ?? rule ?? "" }
        }
        let document: String
        let findings: [Finding]
    }

    private struct Result: Decodable {
        let documents: [Document]
    }

    private struct Summary: Decodable {
        private struct Anything: Decodable {}
        private let summary: Anything
    }

    private var keys: Set<Key> = []

    init() {}

    /// Reads a result in the format json or jsonl.
    ///
    /// - Throws: ``UsageError`` for a file that cannot be read, or that is no such result.
    init(_ file: String) throws(UsageError) {
        let bytes: [UInt8]
        do throws(SystemFault) {
            bytes = try FileSystem.input(file)
        } catch {
            throw .unreadable(file, reason: error.reason)
        }
        if let result = Self.decode(Result.self, Data(bytes)) {
            add(result.documents)
            return
        }
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
            let line = Data(line)
            guard Self.decode(Summary.self, line) == nil else { continue }
            guard let document = Self.decode(Document.self, line) else {
                throw .unreadable(file, reason: "line \(index + 1) is no result of verify or lint in the format json or jsonl")
            }
            add([document])
        }
    }

    /// Nil for what is something else.
    private static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) -> Value? {
        try? JSONDecoder().decode(type, from: data)
    }

    private mutating func add(_ documents: [Document]) {
        for document in documents {
            for found in document.findings {
                keys.insert(
                    Key(document: Self.plain(document.document), scene: found.scene, cause: found.kind, items: found.items))
            }
        }
    }

    func contains(_ finding: FrameFinding, scene: String, of document: String) -> Bool {
        contains(cause: finding.cause.rawValue, items: finding.items, scene: scene, of: document)
    }

    func contains(cause: String, items: [String], scene: String, of document: String) -> Bool {
        keys.contains(Key(document: Self.plain(document), scene: scene, cause: cause, items: items))
    }

    /// A path without what makes no difference, so that `App/Main.xib`, `./App/Main.xib` and the whole path of the same
    /// file are one document.
    private static func plain(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        let below = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
        let parts = below.split(separator: "/").filter { $0 != "." }
        return (below.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
