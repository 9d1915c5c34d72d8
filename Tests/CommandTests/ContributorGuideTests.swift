import Foundation
import Testing

/// CONTRIBUTING.md sends its readers to files and folders that exist.
struct ContributorGuideTests {
    private static let root = CommandRun.fixtures.deletingLastPathComponent()

    @Test func pathsExist() throws {
        let guide = try String(contentsOf: Self.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
        let paths = guide.matches(
            of: /\b(?:Rewriter|Plugins|Sources|Tests|Scripts|Documentation|Fixtures|Benchmarks|Examples)\/[\w.+\/-]*\w/
        ).map(
            \.output)
        #expect(paths.count > 20)
        for path in paths where !FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(String(path)).path) {
            Issue.record("\(path) does not exist")
        }
    }

    /// Types that the guide names are declared somewhere in the sources.
    @Test func typesExist() throws {
        let guide = try String(contentsOf: Self.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
        let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| ") }
        let types = Set(rows.flatMap { $0.matches(of: /`([A-Z]\w+)`/).map { String($0.output.1) } }).sorted()
        let files =
            FileManager.default.enumerator(atPath: Self.root.appendingPathComponent("Sources").path)?.compactMap { $0 as? String }
            ?? []
        let names = Set(files.map { ($0 as NSString).lastPathComponent.prefix { $0 != "." && $0 != "+" } }.map(String.init))
        #expect(types.count > 5)
        for type in types where !names.contains(type) { Issue.record("No file or folder in Sources is called \(type)") }
    }
}
