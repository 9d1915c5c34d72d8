import Foundation
import Testing

@testable import InterfaceBuilderDocument

/// Frames that Interface Builder 8 recorded as insets.
///
/// - Source: documents of Xcode 8: `<frame key="frameInset">` has the near edge and the length of a view that does not
///   stretch, both edges of one that does, and leaves out what is 0.
struct InsetFrameTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var insets: String
        var mask: String
        var frame: CGRect
        var testDescription: String { "\(insets), \(mask)" }
    }

    static let cases = [
        Case(
            insets: #"minX="16" minY="72" width="343" height="347""#, mask: #"flexibleMaxX="YES" flexibleMaxY="YES""#,
            frame: CGRect(x: 16, y: 72, width: 343, height: 347)),
        Case(insets: #"width="66" height="100""#, mask: "", frame: CGRect(x: 0, y: 0, width: 66, height: 100)),
        Case(
            insets: #"height="44""#, mask: #"widthSizable="YES" flexibleMaxY="YES""#,
            frame: CGRect(x: 0, y: 0, width: 375, height: 44)),
        Case(
            insets: #"minX="16" minY="101" height="200" maxX="16""#, mask: #"widthSizable="YES" flexibleMaxY="YES""#,
            frame: CGRect(x: 16, y: 101, width: 343, height: 200)),
        Case(
            insets: #"width="80" height="30" maxX="20" maxY="10""#, mask: #"flexibleMinX="YES" flexibleMinY="YES""#,
            frame: CGRect(x: 275, y: 627, width: 80, height: 30)),
        Case(
            insets: "", mask: #"widthSizable="YES" heightSizable="YES""#, frame: CGRect(x: 0, y: 0, width: 375, height: 667)),
    ]

    @Test(arguments: cases) func frame(_ given: Case) throws {
        let document = try DocumentFixture.xib(
            """
            <view id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v"><frame key="frameInset" \(given.insets)/>
            <autoresizingMask key="autoresizingMask" \(given.mask)/></view></subviews></view>
            """)
        #expect(document.elementsByID["v"]?.recordedFrame == given.frame)
        let scene = try #require(document.scenes().first)
        #expect(scene.views.map(\.id) == ["r", "v"] && scene.diagnostics.isEmpty)
    }

    @Test("A view in a view that fills its superview by insets") func nested() throws {
        let document = try DocumentFixture.xib(
            """
            <view id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <view id="a"><frame key="frameInset" minX="10" maxX="5"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
            <view id="b"><frame key="frameInset" minX="1" maxX="2"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></subviews></view>
            </subviews></view>
            """)
        #expect(document.elementsByID["b"]?.recordedFrame == CGRect(x: 1, y: 0, width: 357, height: 667))
    }
}
