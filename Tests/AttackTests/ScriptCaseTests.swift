import Foundation
import SeededRandom
import Testing

@testable import Attack

/// Commands that do wrong on purpose with scripts of edits and with sources: the attack tells what is wrong with them.
@MainActor
struct ScriptCaseTests {
    private func editFault(_ script: String, document: String = "<document id=\"a\"/>") throws -> String? {
        var lines = TextFiles()
        lines.add("script", ["remove b"])
        return try FaultyCommand.fault("out=$(dirname \"$last\")\n" + script) { environment in
            try ScriptCase(
                environment: environment, document: Array(document.utf8), script: lines, recordsFrames: false
            ).fault(.all)
        }
    }

    @Test func faultsOfEditsAreFound() throws {
        #expect(try editFault("echo \"$out/script:1:1: error: no\" >&2; exit 2") == nil)
        #expect(try editFault("echo no >&2; exit 2")?.hasPrefix("a message has no place") == true)
        #expect(try editFault("echo x >> \"$last\"; echo no >&2; exit 2") == "the document is changed in its place")
        #expect(
            try editFault("touch \"$out/edited.xib\"; echo no >&2; exit 2")
                == "a document is written although an edit was refused")
        #expect(try editFault("exit 0") == "ends with 0 and writes nothing")
        #expect(try editFault("echo '<a>' > \"$out/edited.xib\"") == "the edited text is no document")
        #expect(try editFault("kill -SEGV $$")?.contains("ended by signal 11") == true)
    }

    /// A document whose id `a` stands on several lines.
    private func repeating(_ count: Int, after start: String = "") -> String {
        "<document type=\"CocoaTouch\">\n\(start)\(String(repeating: "<view id=\"a\"/>\n", count: count))</document>"
    }

    @Test func errorsOfTheDocumentMayMoveToOtherLines() throws {
        func fault(edited: String) throws -> String? {
            try editFault("printf '%s' '\(edited)' > \"$out/edited.xib\"", document: repeating(2))
        }
        let sameErrors = "--dry-run shows something else than what is written"
        #expect(try fault(edited: repeating(2, after: "<label id=\"b\"/>\n")) == sameErrors)
        #expect(try fault(edited: repeating(1)) == sameErrors)
        #expect(
            try fault(edited: repeating(3))
                == "the edited document has an error that it did not have: the id a is used already, on line 2")
    }

    private func sourceFault(_ script: String) throws -> String? {
        var files = TextFiles()
        files.add("A.swift", ["import UIKit", "class A {}"])
        return try FaultyCommand.fault(script) { environment in
            try SourcesCase(environment: environment, rewriter: environment.tool, files: files).fault(.all)
        }
    }

    @Test func faultsOfRewritersAreFound() throws {
        #expect(try sourceFault("exit 0") == nil)
        #expect(try sourceFault("echo \"$last:2:1: error: no\" >&2; exit 1") == nil)
        #expect(try sourceFault("echo \"$last:9:1: error: no\" >&2; exit 1")?.hasPrefix("a message names a line") == true)
        #expect(try sourceFault("echo no >&2; exit 1")?.hasPrefix("a message has no place") == true)
        #expect(try sourceFault("echo $$ >&2; exit 1") == "the second run says something else")
        let overlay =
            "mkdir -p \"$2\"; echo \"{\\\"roots\\\": [{\\\"name\\\": \\\"$last\\\", \\\"external-contents\\\": \\\"$2/A\\\"}]}\" > \"$2/overlay.json\""
        #expect(try sourceFault("\(overlay); printf 'a\\nb\\n' > \"$2/A\"") == nil)
        #expect(try sourceFault("\(overlay); printf 'a\\n' > \"$2/A\"") == "lines do not stay where they were")
        #expect(try sourceFault("\(overlay); printf \"$$\\n\\n\" > \"$2/A\"") == "the second run writes something else")
    }

    @Test func linesAreLeftOut() {
        var files = TextFiles()
        files.add("a", ["1", "2"])
        files.add("b", Array("3\n4\n".utf8))
        #expect(files.pieceCount == 4)
        let kept = files.written(Pieces([1, 2])).map { "\($0.name): \(String(decoding: $0.bytes, as: UTF8.self))" }
        #expect(kept == ["a: 2\n", "b: 3\n"])
    }
}
