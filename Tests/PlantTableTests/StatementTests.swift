import Foundation
import Testing

/// The tables of `Notes/statements.md`, whose tests must exist.
struct StatementTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func everyStatementHasItsTest() throws {
        let page = try String(contentsOf: Self.root.appendingPathComponent("Notes/statements.md"), encoding: .utf8)
        var (tests, count) = ("", 0)
        for line in page.split(separator: "\n") {
            if let file = line.split(separator: "`").first(where: { $0.hasSuffix(".swift") }) {
                tests = try String(contentsOf: Self.root.appendingPathComponent(String(file)), encoding: .utf8)
            }
            guard line.hasPrefix("| "), let names = line.dropLast().split(separator: "|").last, names != " test " else {
                continue
            }
            for name in names.split(separator: "`") where name.allSatisfy(\.isLetter) {
                count += 1
                #expect(tests.contains("func \(name)("), "no test is named \(name)")
            }
        }
        #expect(count > 30)
    }
}
