import Testing

@testable import SourceRewriting

@Suite struct RewrittenNameTests {
    @Test func pathsGiveNamesOfTheirOwn() {
        let paths = ["/p/UIView/Pins.swift", "/p/UIView+Pins.swift", "/p/UIView%2BPins.swift", "p/UIView/Pins.swift"]
        #expect(RewrittenName.of(paths[0]) == "+p+UIView+Pins.swift")
        #expect(Set(paths.map(RewrittenName.of)).count == paths.count)
    }

    @Test func longPathsGiveNamesThatFitAFile() {
        let folders = (0..<40).map { "/folder\($0)" }.joined()
        let names = ["/a", "/b"].map { RewrittenName.of($0 + folders + "/\u{E9}.swift") }
        #expect(names.allSatisfy { $0.utf8.count <= 255 && $0.hasSuffix("+\u{E9}.swift") })
        #expect(names[0] != names[1])
        #expect(RewrittenName.of(String(repeating: "\u{1F600}", count: 999)).utf8.count <= 255)
    }
}
