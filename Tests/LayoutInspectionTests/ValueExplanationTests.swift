import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Why a value of a view is what it is.
@MainActor
struct ValueExplanationTests {
    /// A view of 320 x 480 points with some subviews and constraints, given as `id view attribute other attribute
    /// constant priority`.
    private func layout(_ subviews: String, _ constraints: [String]) throws -> SceneLayout {
        let list = constraints.map { text in
            let words = text.split(separator: " ").map(String.init)
            let other = words[3] == "-" ? "" : #" secondItem="\#(words[3])" secondAttribute="\#(words[4])""#
            let relation = words.count > 7 ? #" relation="\#(words[7])""# : ""
            return """
                <constraint id="\(words[0])" firstItem="\(words[1])" firstAttribute="\(words[2])"\(other) constant="\(words[5])" \
                priority="\(words[6])"\(relation)/>
                """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><device id="retina3_5" orientation="portrait"/><objects>
            <view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
            \(subviews)</subviews><constraints>\(list.joined())</constraints></view></objects></document>
            """
        return SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)))
    }

    private func view(_ id: String) -> String {
        #"<view id="\#(id)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="10" height="10"/></view>"#
    }

    private func explain(_ layout: SceneLayout, _ view: String, _ value: ValueExplanation.Value) throws -> ValueExplanation {
        try #require(layout.explain(value, ofView: view, in: layout.scenes[0]))
    }

    @Test("A sum is decided by what both its parts have in common only")
    func edges() throws {
        let layout = try layout(
            view("A"),
            [
                "r A right R right -20 1000", "w A width - - 100 1000", "t A top R top 8 1000", "h A height - - 30 1000",
            ])
        #expect(try explain(layout, "A", .width).decides.map(\.id) == ["w"])
        #expect(try explain(layout, "A", .left).decides.compactMap(\.id).sorted() == ["r", "w"])
        let right = try explain(layout, "A", .right)
        #expect(right.points == 300 && right.decides.map(\.id) == ["r"] && !right.isAmbiguous)
        #expect(try explain(layout, "A", .bottom).decides.map(\.id) == ["t", "h"])
    }

    @Test("An edge may be decided where neither the place nor the size is")
    func edgesOfOpenViews() throws {
        let slider = view("A").replacing("<view", with: "<slider").replacing("</view>", with: "</slider>")
        let layout = try layout(slider, ["r A right R right -20 1000"])
        #expect(try !explain(layout, "A", .right).isAmbiguous)
        #expect(try explain(layout, "A", .left).isAmbiguous && explain(layout, "A", .width).isAmbiguous)
    }

    @Test("What gives way first is the least important of what can, and inequalities tell how far they are")
    func changes() throws {
        let layout = try layout(
            view("A") + view("B"),
            [
                "a A left R left 0 1000", "b B left A right 0 1000", "c B right R right 0 1000", "d A width - - 100 750",
                "e B width - - 200 250", "f A width - - 130 1000 lessThanOrEqual", "t A top R top 0 1000", "u B top R top 0 1000",
                "h A height - - 30 1000", "i B height - - 30 1000",
            ])
        let width = try explain(layout, "A", .width)
        #expect(width.points == 100 && width.decides.map(\.id) == ["d"])
        #expect(width.limits.map(\.id) == ["f"] && width.limits[0].slack == 30)
        #expect(width.changes.map(\.points) == [1, -1] && width.changes.allSatisfy(\.isPossible))
        #expect(width.changes[0].givesWay.map(\.id) == ["d"])
        #expect(width.changes[1].givesWay.map(\.id) == ["d", "e"])
        #expect(width.changes[1].givesWay.map(\.priority) == [750, 250])
        let left = try explain(layout, "A", .left)
        #expect(left.changes.allSatisfy { !$0.isPossible && $0.givesWay.map(\.id) == ["a"] })
    }

    @Test("Contents, stack views and views placed by their frames are told as such")
    func kinds() throws {
        let layout = try layout(
            """
            <stackView id="S" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
            <label id="L" text="one" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="320" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <label id="M" text="two" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="28.5" width="320" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></stackView>
            <view id="F"><rect key="frame" x="7" y="300" width="40" height="50"/></view>
            """,
            ["a S top R top 10 1000", "b S leading R leading 0 1000", "c S trailing R trailing 0 1000"])
        let top = try explain(layout, "M", .top)
        #expect(
            top.decides.map(\.kind) == [.contentSize, .stackView, .stackView]
                || top.decides.map(\.kind) == [.stackView, .stackView, .contentSize])
        #expect(Set(top.decides.compactMap(\.id)) == ["L", "S"])
        let frame = try explain(layout, "F", .width)
        #expect(frame.points == 40 && frame.decides.map(\.kind) == [.frame] && frame.decides.map(\.id) == ["F"])
        #expect(layout.explain(.width, ofView: "none", in: layout.scenes[0]) == nil)
    }

    @Test("Nothing decides what is open, and the text says so")
    func openValues() throws {
        let layout = try layout(view("A"), ["a A left R left 0 1000", "h A height - - 30 1000", "w A width - - 30 1000"])
        let top = try explain(layout, "A", .top)
        #expect(top.isAmbiguous && top.text.contains("which other values would do as well as"))
        let width = try explain(layout, "A", .width)
        #expect(
            width.text.hasPrefix(
                """
                A.width = 30
                  decided by the width of UIView (A, line 3) = 30, on line 3
                  one point more contradicts:
                """))
    }
}
