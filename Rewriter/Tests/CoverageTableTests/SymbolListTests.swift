import Testing

@testable import CoverageTable

struct SymbolListTests {
    @Test func frameworksGroupsAndNotes() throws {
        let list = try SymbolList(parsing: "// Comment\n# Kit\n\n## View\nView\n// More\nView.f(_:)  -- partial: not g\n# Art\n")
        let symbols = [
            SymbolList.Symbol(name: "View"), SymbolList.Symbol(name: "View.f(_:)", shortcoming: "not g"),
        ]
        #expect(
            list.frameworks == [
                SymbolList.Framework(name: "Kit", groups: [SymbolList.Group(name: "View", symbols: symbols)]),
                SymbolList.Framework(name: "Art"),
            ])
        #expect(list.names == ["View", "View.f(_:)"])
    }

    @Test(arguments: [
        ("## View", SymbolList.Problem.groupWithoutFramework(line: 1)),
        ("# Kit\nView", .symbolWithoutGroup(line: 2)),
        ("# Kit\n## View\nView\nView", .repeatedSymbol("View", line: 4)),
        ("# Kit\n## View\nView - partial: no", .malformedSymbol("View - partial: no", line: 3)),
        ("# Kit\n## View\n  -- partial: no", .malformedSymbol("  -- partial: no", line: 3)),
    ])
    func problems(_ text: String, _ problem: SymbolList.Problem) {
        #expect(throws: problem) { try SymbolList(parsing: text) }
    }
}
