import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// Recorded frames that the constraints contradict are mended together with those that hang on them.
@MainActor
struct FrameFixTests {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><viewLayoutGuide key="safeArea" id="safe"/></view>
        </objects></document>
        """

    /// Three labels one below the other, with their frames recorded.
    private func column() throws -> InterfaceDocument {
        let edits = [
            "add label one to root text=One", "add label two to root text=Two", "add label three to root text=Three",
            "constrain one.top = root.top + 40 id top", "constrain two.top = one.bottom + 8",
            "constrain three.top = two.bottom + 8",
            "constrain one.leading = root.leading + 20", "constrain two.leading = one.leading",
            "constrain three.leading = two.leading",
        ]
        let empty = try InterfaceDocument(bytes: Array(Self.text.utf8))
        return try empty.applying(edits.map { try DocumentEdit(parsing: $0) }).recordingFrames(changedSince: empty)
    }

    private func findings(_ document: InterfaceDocument) -> [LintFinding] {
        let lint = DocumentLint(document, rules: [.misplaced])
        return lint.scenes.flatMap(lint.findings)
    }

    @Test("A constant that was changed alone moves all that hangs on it")
    func chain() throws {
        let column = try column()
        #expect(findings(column).isEmpty)
        let edit = try DocumentEdit(parsing: "set top.constant 60")
        let moved = try column.applying([edit])
        let found = findings(moved)
        #expect(!found.isEmpty)
        let (mended, done) = moved.mending(found)
        #expect(done == found && findings(mended).isEmpty)
        #expect(mended.tree.source == moved.recordingFrames(changedSince: column).tree.source)
    }

    @Test("A text that no constraint gives a width any more gets the width of its content")
    func content() throws {
        let edits = ["constrain root.trailing = three.trailing + 20 id wide"]
        let column = try column()
        let wide = try column.applying(edits.map { try DocumentEdit(parsing: $0) }).recordingFrames(changedSince: column)
        let narrow = try wide.applying([try DocumentEdit(parsing: "remove wide")])
        let found = findings(narrow)
        #expect(found.flatMap(\.items).contains("three"))
        let (mended, _) = narrow.mending(found)
        #expect(findings(mended).isEmpty)
    }

    @Test("Frames that hang on a text's measured width take it over, so that a second run has nothing to mend")
    func measuredContents() throws {
        let edits = [
            "add label one to root text=One", "add button two to root title=Two", "constrain one.top = root.top + 40",
            "constrain two.top = one.bottom + 8", "constrain one.leading = root.leading + 20",
            "constrain two.leading = one.leading", "constrain two.width = one.width",
            "constrain root.trailing = one.trailing + 20 id wide",
        ]
        let empty = try InterfaceDocument(bytes: Array(Self.text.utf8))
        let wide = try empty.applying(edits.map { try DocumentEdit(parsing: $0) }).recordingFrames(changedSince: empty)
        let narrow = try wide.applying([try DocumentEdit(parsing: "remove wide")])
        let (mended, done) = narrow.mending(findings(narrow))
        #expect(!done.isEmpty && findings(mended).isEmpty)
        #expect(mended.mending(findings(mended)).document.tree.source == mended.tree.source)
    }
}
