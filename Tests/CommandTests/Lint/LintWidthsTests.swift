import Foundation
import Testing

@testable import cairn

/// `cairn lint --widths`.
@MainActor
struct LintWidthsTests {
    /// Two buttons, 160 points wide at the left and 147.5 at the right of a view, each 20 points from its edge: they
    /// share more than a point where the view is less than 160 + 147.5 + 40 - 1 points wide.
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="R"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="20" y="20" width="160" height="50"/>\
        <state key="normal" title="One"/></button>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="207.5" y="20" width="147.5" height="50"/>\
        <state key="normal" title="Two"/></button></subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="a" firstAttribute="width" constant="160" id="c3"/>
        <constraint firstItem="b" firstAttribute="width" constant="147.5" id="c4"/>
        <constraint firstItem="a" firstAttribute="height" constant="50" id="c5"/>
        <constraint firstItem="b" firstAttribute="height" constant="50" id="c6"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="c7"/>
        <constraint firstItem="R" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" id="c8"/>
        </constraints></view></objects></document>
        """

    @Test func anOverlapHasTheWidthsAtWhichItShows() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(Self.text.utf8).write(to: file)
        #expect(CommandRun("lint", "--rule", "overlapping-views", file.path).status == .success)
        let run = CommandRun("lint", "--rule", "overlapping-views", "--widths", "320-1366", file.path)
        #expect(run.status == .found)
        #expect(run.output.contains("; at widths from 320 to 343.5 points of the root view [overlapping-views]"))
        let json = CommandRun("lint", "--rule", "overlapping-views", "--widths", "320-1366", "--format", "jsonl", file.path)
        #expect(json.output.contains(#""widths": [[320, 343.5]]"#))
    }

    @Test(arguments: ["320", "400-300", "0-100", "320-99999", "a-b"])
    func otherRangesAreRefused(_ text: String) {
        #expect(CommandRun("lint", "--widths", text, CommandRun.fixture("SignIn.storyboard")).status == .failure)
    }
}
