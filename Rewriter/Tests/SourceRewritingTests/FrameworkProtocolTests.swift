import Foundation
import Testing

@testable import SourceRewriting

/// The list of optional requirements is that of the frameworks' sources.
@Suite struct FrameworkProtocolTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../../").standardizedFileURL

    /// The optional requirements that the sources of the frameworks declare, a protocol a line.
    private static func declared() -> [String] {
        let folders = FrameworkProtocols.modules.map { root.appending(path: "Sources/" + $0) }
        let files = folders.flatMap { folder in
            (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? [])
                .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        }
        // A protocol's default implementations stand in its file.
        let sources = files.compactMap { FileManager.default.contents(atPath: $0.path) }.filter {
            $0.range(of: Data("public protocol ".utf8)) != nil
        }
        let index = ProjectIndex(parsing: sources.map { SourceRewriter.Input(path: "", bytes: Array($0)) })
        return index.all.compactMap { name, record in
            guard record.kind == .protocol else { return nil }
            let defaults = Set(record.methods.filter(\.isInExtension).map(\.fullName))
            let optional = Set(record.methods.filter { !$0.isInExtension }.map(\.fullName)).intersection(defaults).sorted()
            return optional.isEmpty ? nil : ([name] + optional).joined(separator: " ")
        }
    }

    @Test func theListIsThatOfTheSources() {
        let listed = FrameworkProtocols.optional.map { ([$0.name] + $0.methods).joined(separator: " ") }
        let declared = Self.declared()
        #expect(declared.filter { !listed.contains($0) } == [])
        #expect(listed.filter { !declared.contains($0) } == [])
        let isInOrder = listed == declared
        #expect(isInOrder)
    }
}
