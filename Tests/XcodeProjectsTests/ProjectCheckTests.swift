import Foundation
import Testing

@testable import XcodeProjects

@Suite struct ProjectCheckTests {
    private func notes(_ texts: String...) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let paths = try texts.enumerated().map { number, text in
            let file = folder.appending(path: "\(number).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }
        return ProjectCheck(of: paths).notes.map { $0.line.replacingOccurrences(of: folder.path + "/", with: "") }
    }

    @Test func tellsTypesAndConstructsOnceWithTheirPlaces() throws {
        let swizzling = "let a = 1\n    method_exchangeImplementations(a, b)\n"
        let lines = try notes(swizzling + "var d: UIManagedDocument?", swizzling, "class A { func b() -> UIManagedDocument {} }")
        #expect(
            lines == [
                "0.swift:2:5: note: method_exchangeImplementations is not supported: methods of a class cannot be exchanged or added "
                    + "when the program runs; another file has it too [construct]",
                "0.swift:3:8: note: no module declares the type UIManagedDocument; another file has it too [type]",
            ])
    }

    @Test func commentsTextsAndOwnTypesAreNoUses() throws {
        let text =
            "// UIManagedDocument\n/* a /* b */ UIFocusDebugger */ let a = \"class_addMethod \\\" UIManagedDocument\"\n"
            + "let b = \"\"\"\n  \"UIManagedDocument\"\n  \"\"\"\n"
        #expect(try notes(text, "class UIZoomTransitionOptions {}\nlet c: UIZoomTransitionOptions? = nil").isEmpty)
    }

    @Test func absentTypesAreInTheListOfSymbols() throws {
        let list = URL(filePath: #filePath).appending(path: "../../../Documentation/Coverage.symbols").standardizedFileURL
        let symbols = Set(try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init))
        #expect(AbsentTypes.all.subtracting(symbols).isEmpty)
    }
}
