import Testing

@testable import SourceRewriting

/// Members that act otherwise on Linux.
@Suite struct ReplacedMemberTests {
    private static let uses: [(String, String)] = [
        ("_ = frame.intersects(other)", "_ = frame._intersects(other)"),
        ("_ = frames.filter(frame.intersects)", "_ = frames.filter(frame._intersects)"),
        ("_ = places.intersects(integersIn: 1..<2)", "_ = places.intersects(integersIn: 1..<2)"),
        ("configuration.waitsForConnectivity = true", "configuration._waitsForConnectivity = true"),
        ("_ = challenge.protectionSpace.serverTrust", "_ = challenge.protectionSpace._serverTrust"),
    ]

    @Test(arguments: uses) func namesOfOurs(_ use: String, _ rewritten: String) {
        let result = RewrittenText("import UIKit\nfunc use() { \(use) }")
        #expect(result.lines[1].contains(rewritten))
    }

    @Test func membersOfTheProjectStay() {
        let own = "import UIKit\nstruct Span { func intersects(_ other: Span) -> Bool { true } }"
        #expect(RewrittenText("import UIKit\nfunc use() { _ = frame.intersects(other) }", own).lines[1].contains(".intersects("))
        let maps = RewrittenText("import UIKit\nimport MapKit\nfunc use() { _ = area.intersects(other) }")
        #expect(maps.lines[2].contains(".intersects("))
    }

    @Test(arguments: ["_ = URLCache(memoryCapacity: 1, diskCapacity: 2)", "_ = HTTPURLResponse()"])
    func initializersOfOurs(_ use: String) {
        #expect(
            RewrittenText("import Foundation\nfunc use() { \(use) }").lines.contains { $0.contains("import RewrittenSources") })
    }
}
