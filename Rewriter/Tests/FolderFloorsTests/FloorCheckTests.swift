import SwiftDeclarations
import Testing

@testable import FolderFloors

struct FloorCheckTests {
    private static let document =
        "# Folders\n```\n 2  Bars, Lists\n 1  Views + Gestures\n    Views names Bar  Window.bar is open\n 0  Colours\n```"

    /// A folder for each floor, with sources in which no arrow points up.
    private static let sources = [
        "Bars/Bar.swift": "open class Bar: View {}\nfunc fill(_ color: Color) {}",
        "Bars/View+Height.swift": "extension View { var barHeight: Int { 44 } }\nextension Int { var inBars: Int { self } }",
        "Lists/List.swift": "class List: View { struct Row {} }",
        "Views/View.swift": "open class View { open var recognizer: Recognizer?\n open func draw() {} }",
        "Views/Window.swift": "open class Window: View {\n    open var bar: Bar?\n}",
        "Gestures/Recognizer.swift": "open class Recognizer { weak var view: View? }\nextension View { func attach() {} }",
        "Colours/Color.swift": "struct Color {}",
    ]

    @Test func nothingPointsUp() throws {
        let check = try check(Self.sources)
        #expect(check.arrowsUp == [])
        #expect(check.mistakes == [])
    }

    /// A source in a folder, and the arrows up that it adds: the line, the name and the folder it belongs to.
    @Test(arguments: [
        ("Views/New.swift", "struct New {\n    let bar: Bar\n}", ["2 Bar Bars"]),
        ("Views/New.swift", "class New { var a = [List.Row]() }", ["1 List Lists"]),
        ("Bars/New.swift", "func f(_ a: Any) -> Bool {\n    a is List\n}", ["2 List Lists"]),
        ("Colours/New.swift", "func f(_ view: View) {}", ["1 View Views"]),
        ("Views/New.swift", "extension List: Hashable {}", ["1 List Lists"]),
        ("Views/New.swift", "var rows: [List: Int] = [:]", ["1 List Lists"]),
        // Functions and members that extensions add count as types do.
        ("Views/New.swift", "func f() { fill(Color()) }", ["1 fill Bars"]),
        ("Views/New.swift", "func f(_ view: View) -> Int { view.barHeight }", ["1 barHeight Bars"]),
        ("Views/New.swift", "extension View { var double: Int { 2 * barHeight } }", ["1 barHeight Bars"]),
        ("Gestures/New.swift", "let a = 1.inBars", ["1 inBars Bars"]),
        // Not what the file, or its folder, means by the word itself; labels, comments and literals mean nothing.
        ("Views/New.swift", "extension View { func f(barHeight: Int) -> Int { barHeight } }", []),
        ("Views/New.swift", "struct New { class List {}\n var list: List }", []),
        ("Views/New.swift", "f(Bar: 1) // Bar\nlet a = \"Bar\"", []),
        // A tie is for open declarations only.
        (
            "Views/New.swift",
            "open class New {\n    open var a: Bar?\n    open var b: Int {\n        let c: Bar? = a\n        return 1\n    }\n}",
            ["4 Bar Bars"]
        ),
        // The parameters of an open function may stand on lines of their own; what is behind them may not be named.
        (
            "Views/New.swift",
            "open class New {\n    open func a(\n        _ b: Bar\n    ) -> Bar? {\n        let c: Bar = b\n        return c\n    }\n}",
            ["5 Bar Bars"]
        ),
        ("Views/New.swift", "open class New { open var rows: List? }", ["1 List Lists"]),
        ("Colours/New.swift", "open class New { open var bar: Bar? }", ["1 Bar Bars"]),
    ])
    func arrowsUp(path: String, source: String, arrows: [String]) throws {
        let check = try check(Self.sources.merging([path: source]) { $1 })
        #expect(check.arrowsUp.map { "\($0.line) \($0.name) \($0.targets.joined(separator: " "))" } == arrows)
        #expect(check.arrowsUp.allSatisfy { $0.path == path })
    }

    @Test func arrowsAreTold() throws {
        let check = try check(Self.sources.merging(["Colours/New.swift": "\nlet a = Bar()"]) { $1 })
        #expect(check.arrowsUp.map(\.description) == ["Colours/New.swift:2: Colours names Bar of Bars"])
    }

    @Test func drawingAndFoldersAgree() throws {
        var sources = Self.sources.merging(["Extra/New.swift": "", "Beside.swift": "let bar = Bar()"]) { $1 }
        sources["Lists/List.swift"] = nil
        sources["Views/Window.swift"] = nil
        #expect(
            try check(sources).mistakes == [
                "the folder Extra has no floor", "no folder is called Lists", "no open declaration of Views names Bar",
            ])
    }

    private func check(_ sources: [String: String]) throws -> FloorCheck {
        let files = sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, source: SwiftSource($0.value)) }
        return FloorCheck(files, plan: try FloorPlan(parsing: Self.document, heading: "Folders"))
    }
}
