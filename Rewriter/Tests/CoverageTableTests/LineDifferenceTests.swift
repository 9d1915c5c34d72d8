import Testing

@testable import CoverageTable

struct LineDifferenceTests {
    @Test(arguments: [
        ("a\nb\n", "a\nb\n", []),
        ("a\nb\nc\n", "a\nx\nc\n", ["2: + x", "2: - b"]),
        ("a\n", "a\nb\n", ["2: + b"]),
        ("a", "a\n", ["2: + "]),
    ])
    func lines(_ old: String, _ new: String, _ lines: [String]) {
        #expect(LineDifference(from: old, to: new).lines == lines)
    }
}
