import SwiftDeclarations
import Testing

@testable import CoverageTable

struct CoverageReportTests {
    private static let list =
        "# Kit\n## View\nView\nView.frame  -- partial: no units\nView.alpha  -- partial: unseen\n## Space\nSpace.bounds"

    @Test func statuses() throws {
        let report = try report(Self.list, "public class View { public var frame = 1 }")
        #expect(
            report.frameworks.first?.sections.first?.entries == [
                CoverageReport.Entry(symbol: "View", status: .done),
                CoverageReport.Entry(symbol: "View.frame", status: .partial, shortcoming: "no units"),
                CoverageReport.Entry(symbol: "View.alpha", status: .missing),
            ])
        #expect(CoverageReport.Status.allCases.map(report.count) == [1, 0, 1, 2])
    }

    /// Members count by their names, initializers and operators by those of their types; what stands in comments and
    /// texts does not.
    @Test func whatNoTestNamesIsUntried() throws {
        let list = "# Kit\n## View\nView\nView.init(size:)\nView.frame\nView.show(_:)\nView.Kind.plain\nView.==(_:_:)"
        let source = """
            public class View {
                public enum Kind { case plain }
                public init(size: Int) {}
                public var frame = 1
                public func show(_ other: Int) {}
                public static func == (a: View, b: View) -> Bool { true }
            }
            """
        func untried(_ test: String) throws -> [String] {
            try report(list, source, test).frameworks[0].sections[0].entries.filter { $0.status == .untried }.map(\.symbol)
        }
        #expect(
            try untried("")
                == ["View", "View.init(size:)", "View.frame", "View.show(_:)", "View.Kind.plain", "View.==(_:_:)"])
        #expect(try untried("View(size: 1).frame") == ["View.show(_:)", "View.Kind.plain"])
        #expect(try untried("let a: View; show(.plain) // .frame") == ["View.frame"])
        #expect(try untried("let a: View = \"a.show(1)\"; frame") == ["View.frame", "View.show(_:)", "View.Kind.plain"])
    }

    @Test func unlistedDeclarationsAreTold() throws {
        let report = try report(Self.list, "public class View { public var sparkle = 1 }\npublic func g() {}\nfunc h() {}")
        #expect(report.unlisted == ["View.sparkle", "g()"])
    }

    /// `Label` repeats what `View` has, overrides what a superclass elsewhere has, and conforms to known protocols.
    @Test func whatIsInheritedNeedsNoLineOfItsOwn() throws {
        let report = try report(
            Self.list + "\nLabel",
            """
            public class View {}
            public class Label: View, Hashable {
                public var frame: Int { 1 }
                public override var description: String { "" }
                public func hash(into hasher: inout Hasher) {}
                public static func == (a: Label, b: Label) -> Bool { true }
            }
            """)
        #expect(report.unlisted == [])
    }

    private static let tabled = "public class View { public var frame = 1; public var sparkle = 1 }"

    @Test func fullTable() throws {
        let lines = try report(Self.list, Self.tabled).fullTable.split(separator: "\n")
        for line in [
            "| Kit | 1 | 0 | 1 | 2 |", "| **all** | 1 | 0 | 1 | 2 |", "| `View` | done |", "| `View.frame` | partial: no units |",
            "| `View.alpha` | missing |", "- `View.sparkle`",
        ] {
            #expect(lines.contains { $0 == line }, "\(line)")
        }
    }

    /// A framework of a single group has no table of its groups; the last row of a table is filled up.
    @Test func summary() throws {
        let lines = try report(Self.list + "\n# Other\n## All\nOther", Self.tabled).summary.split(separator: "\n")
        for line in [
            "| Kit | 1 | 0 | 1 | 2 |", "| Other | 0 | 0 | 0 | 1 |", "| **all** | 1 | 0 | 1 | 3 |",
            "| View: 1/0/1/1 | Space: 0/0/0/1 |  |  |",
        ] {
            #expect(lines.contains { $0 == line }, "\(line)")
        }
        #expect(lines.count { $0.hasPrefix("## Groups") } == 1)
        #expect(lines.last?.hasSuffix(": 1.") == true)
    }

    private func report(_ list: String, _ source: String, _ test: String = "View") throws -> CoverageReport {
        CoverageReport(
            try SymbolList(parsing: list), declared: DeclaredSymbols(SwiftSource(source).declarations),
            tested: TestedNames([SwiftSource(test)]))
    }
}
