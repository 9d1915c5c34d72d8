import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Two states of a document, and which change moved what.
@MainActor
struct LayoutComparisonTests {
    private static let label = """
        <label id="L" text="one" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="16" y="20" width="30" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    private static let box = """
        <view id="B" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="16" y="48" width="100" height="40"/></view>
        """
    private static let constraints = """
        <constraint id="a" firstItem="L" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20"/>
        <constraint id="b" firstItem="L" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="16"/>
        <constraint id="c" firstItem="B" firstAttribute="top" secondItem="L" secondAttribute="bottom" constant="8"/>
        <constraint id="d" firstItem="B" firstAttribute="leading" secondItem="L" secondAttribute="trailing" constant="8"/>
        <constraint id="e" firstItem="B" firstAttribute="width" constant="100"/>
        <constraint id="f" firstItem="B" firstAttribute="height" constant="40"/>
        """

    private func layout(
        _ subviews: String = label + box, _ constraints: String = constraints, version: String = "21701", isMarked: Bool = false
    ) throws -> SceneLayout {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><device id="retina3_5" orientation="portrait"/><objects>
            <view id="R"\(isMarked ? #" misplaced="YES""# : "")><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
            \(subviews)</subviews><constraints>\(constraints)</constraints></view></objects></document>
            """
        return SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)))
    }

    private func differences(to new: SceneLayout, isComplete: Bool = false) throws -> [SceneDifference] {
        LayoutComparison(try layout(), new, isComplete: isComplete).differences
    }

    @Test("Nothing is different between a document and itself, nor where another version only marked and recorded it")
    func noise() throws {
        #expect(try differences(to: layout()) == [])
        #expect(try differences(to: layout(version: "22154", isMarked: true)) == [])
        let complete = try differences(to: layout(isMarked: true), isComplete: true)
        #expect(complete.count == 1 && complete[0].views.map(\.id) == ["R"])
        #expect(complete[0].views[0].properties.map(\.name) == ["misplaced"])
    }

    @Test("Views that repeat an id are compared one by one")
    func repeatedIDs() throws {
        let repeated =
            Self.label + Self.box.replacing(#"id="B""#, with: #"id="L""#) + Self.box.replacing(#"id="B""#, with: #"id="R""#)
        #expect(LayoutComparison(try layout(repeated), try layout(repeated)).differences == [])
        let views = LayoutComparison(try layout(repeated), try layout(Self.label)).differences.flatMap(\.views)
        #expect(views.map(\.id) == ["L", "R"] && views.allSatisfy { $0.newFrame == nil })
    }

    @Test("A constant moves what follows, and is told as the cause")
    func constant() throws {
        let new = try layout(Self.label + Self.box, Self.constraints.replacing(#"constant="20""#, with: #"constant="44""#))
        let scene = try #require(differences(to: new).first)
        #expect(scene.views.map(\.id) == ["L", "B"] && scene.views.allSatisfy(\.isMoved))
        #expect(scene.views.map { $0.newFrame!.minY - $0.oldFrame!.minY } == [24, 24])
        #expect(scene.constraints.map(\.id) == ["a"])
        for view in scene.views {
            #expect(
                view.cause?.hasPrefix("the top of UILabel “one” (L, line 3) = the top of UIView (R, line 2) + 44, on line")
                    == true)
            #expect(
                view.cause?.contains(
                    "; it was the top of UILabel “one” (L, line 3) = the top of UIView (R, line 2) + 20, on line") == true)
        }
    }

    @Test("A longer text moves what hangs on it")
    func text() throws {
        let new = try layout(Self.label.replacing(#"text="one""#, with: #"text="a longer one""#) + Self.box)
        let scene = try #require(differences(to: new).first)
        #expect(scene.views.map(\.id) == ["L", "B"] && scene.constraints.isEmpty)
        #expect(scene.views[0].properties == [.init(name: "text", old: "one", new: "a longer one")])
        #expect(
            scene.views[1].cause?.hasSuffix("by its hugging: text is “a longer one” instead of “one”") == true
                || scene.views[1].cause?.hasSuffix("by its compression resistance: text is “a longer one” instead of “one”")
                    == true
        )
        #expect(scene.text.contains("  UILabel “a longer one” (L, line 3): text is “a longer one” instead of “one”\n"))
    }

    @Test("Constraints and views that come and go")
    func comingAndGoing() throws {
        let width = #"<constraint id="e" firstItem="B" firstAttribute="width" constant="100"/>"#
        let wider = #"<constraint id="x" firstItem="B" firstAttribute="width" constant="120"/>"#
        let resized = try #require(
            differences(to: layout(Self.label + Self.box, Self.constraints.replacing(width, with: wider))).first)
        #expect(resized.views.map(\.id) == ["B"] && resized.views[0].cause?.hasSuffix("is new") == true)
        #expect(resized.constraints.map(\.id) == ["x", "e"] && resized.constraints.map { $0.old == nil } == [true, false])
        let lines = Self.constraints.split(separator: "\n").filter { !$0.contains(#""B""#) }.joined(separator: "\n")
        let gone = try #require(differences(to: layout(Self.label, lines)).first)
        #expect(gone.views.map(\.id) == ["B"] && gone.views[0].newFrame == nil && gone.text.contains(") is gone\n"))
        let back = try #require(LayoutComparison(layout(Self.label, lines), layout()).differences.first)
        #expect(back.views.map(\.id) == ["B"] && back.views[0].oldFrame == nil)
    }

    @Test("A cause of several moves is told once")
    func sharedCause() throws {
        let new = try layout(Self.label + Self.box, Self.constraints.replacing(#"constant="20""#, with: #"constant="44""#))
        let lines = try #require(differences(to: new).first).text.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.contains("; it was the top of") }.count == 1)
        #expect(lines.contains("    because of the same as UILabel “one” (L, line 3)"))
    }

    @Test("A constraint that is gone accounts for a move rather than the frame that the document then records")
    func goneConstraint() throws {
        let moved = Self.box.replacing(#"y="48""#, with: #"y="0.0""#)
        let lines = Self.constraints.split(separator: "\n").filter { !$0.contains(#"id="c""#) }.joined(separator: "\n")
        let scene = try #require(differences(to: layout(Self.label + moved, lines)).first)
        #expect(scene.views.map(\.id) == ["B"])
        let cause = "the top of UIView (B, line 4) = the bottom of UILabel “one” (L, line 3) + 8, on line 6 is gone"
        #expect(scene.views[0].cause == cause)
        // Another change, which moves the label, is not what the box lacks.
        let both = try #require(
            differences(to: layout(Self.label + moved, lines.replacing(#"constant="20""#, with: #"constant="44""#))).first)
        #expect(both.views.first { $0.id == "B" }?.cause == cause)
    }

    @Test("The order of views and their superview are told")
    func order() throws {
        let swapped = try #require(differences(to: layout(Self.box + Self.label)).first)
        #expect(swapped.views.map(\.id) == ["R"])
        #expect(
            swapped.views[0].properties == [
                .init(
                    name: "the order of its views", old: "UILabel “one” (L), UIView (B)", new: "UIView (B), UILabel “one” (L)",
                    areNames: true)
            ])
        let other = Self.constraints.replacing(#"constant="20""#, with: #"constant="44""#)
        let causes = try #require(differences(to: layout(Self.box + Self.label, other)).first).views.compactMap(\.cause)
        #expect(!causes.isEmpty && causes.allSatisfy { !$0.contains("order") })
        let nested = Self.box.replacing("</view>", with: "<subviews>\(Self.label)</subviews></view>")
        let moved = try #require(differences(to: layout(nested)).first)
        let label = try #require(moved.views.first { $0.id == "L" })
        #expect(label.properties == [.init(name: "the superview", old: "UIView (R)", new: "UIView (B)", areNames: true)])
    }

    @Test("A view with another id is the same where class and place are")
    func ids() throws {
        let new = try layout(
            Self.label + Self.box.replacing(#"id="B""#, with: #"id="Z""#), Self.constraints.replacing(#""B""#, with: #""Z""#))
        #expect(try differences(to: new).flatMap(\.views).isEmpty)
    }

    @Test("Documents and scenes that only one side has")
    func wholeScenes() throws {
        let layout = try layout()
        #expect(LayoutComparison(nil, layout).differences.map(\.presence) == [.added])
        #expect(LayoutComparison(layout, nil).differences.map(\.presence) == [.removed])
        #expect(LayoutComparison(nil, layout).differences[0].text == "scene UIView (R) is new\n")
    }
}
