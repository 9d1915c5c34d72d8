import Foundation
import SwiftDeclarations
import Testing

@testable import FrameworkList

@Suite struct FrameworkListTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../../").standardizedFileURL.path

    @Test func theRewritersListIsThatOfTheSources() throws {
        let path = Self.root + "/Rewriter/Sources/SourceRewriting/FrameworkDeclarations.swift"
        let isUpToDate = try String(contentsOfFile: path, encoding: .utf8) == FrameworkListCommand.list(below: Self.root).source
        #expect(isUpToDate, "run Scripts/frameworks")
    }

    @Test func listsClassesBelowOthers() {
        let source = SwiftSource(
            "open class View: NSObject {}\nopen class Label: View {}\npublic final class Row: UIKit.View, Rows {}\nclass Own: View {}"
        )
        #expect(FrameworkList(source.declarations).source.contains("\n        View\n          Label Row\n        \"\"\""))
    }

    @Test func listsWhatHasADefault() {
        let source = SwiftSource(
            """
            public protocol Rows { func count() -> Int; func title(of row: Int) -> String; var size: Int { get } }
            extension Rows { public func title(of row: Int) -> String { "" }; public func more() {} }
            public protocol Table: Rows, AnyObject { func end() }
            extension Table { public func end() {} }
            public protocol Required { func needed() }
            protocol Hidden { func end() }
            extension Hidden { func end() {} }
            """)
        let text = FrameworkList(source.declarations).source
        #expect(text.contains("\n        Rows +\n          title(of:)\n        Table: Rows +\n          end()\n        \"\"\""))
        #expect(!text.contains("Required") && !text.contains("Hidden"))
    }
}
