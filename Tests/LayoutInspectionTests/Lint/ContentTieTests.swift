import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// A tie of priorities in a stack view is told where it decides something.
@MainActor
struct ContentTieTests {
    private func ties(_ edits: [String], trailing: String = "safe.trailing = stack.trailing + 20") throws -> [[String]] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><viewLayoutGuide key="safeArea" id="safe"/></view>
            </objects></document>
            """
        let stack = [
            "add stackView stack to root spacing=8", "add label one to stack text=One", "add label two to stack text=Two",
            "constrain stack.top = root.top + 40", "constrain stack.leading = safe.leading + 20", "constrain \(trailing)",
        ]
        let empty = try InterfaceDocument(bytes: Array(text.utf8))
        let document = try empty.applying((stack + edits).map { try DocumentEdit(parsing: $0) })
        let lint = DocumentLint(document.recordingFrames(changedSince: empty), rules: [.contentTie])
        return lint.scenes.flatMap(lint.findings).map(\.items)
    }

    @Test func stretchedViews() throws {
        let found = try ties([])
        #expect(found.count == 1 && Set(found[0]) == ["one", "two"])
        #expect(try ties(["set one.horizontalHuggingPriority 250"]) == [], "one of them hugs less")
        #expect(try ties(["constrain one.width = 100"]) == [], "a constraint decides")
        #expect(try ties(["set stack.distribution fillEqually"]) == [])
        #expect(try ties([], trailing: "safe.trailing >= stack.trailing + 20") == [], "nothing is stretched")
        #expect(
            try ties(["add label three to stack text=Three", "set three.horizontalHuggingPriority 200"]) == [],
            "a third one gives way")
    }

    @Test func shrunkViews() throws {
        let long = ["one", "two"].map { "set \($0).text \"A text that is much longer than half of the screen is wide\"" }
        #expect(try ties(long).map { Set($0) } == [["one", "two"]])
        #expect(try ties(long + ["set two.horizontalCompressionResistancePriority 749"]) == [])
    }
}
