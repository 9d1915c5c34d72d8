import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import SceneFixtures
import Testing
import UIKit

/// Where views lie that are centred in containers of odd width, with one pixel a point.
@MainActor
struct OddCenterTests {
    /// The frame of a view of 30 by 20 points, or as given, that is centred in a container of 81 by 51 points.
    private func frame(
        version: Double = 10116, scale: CGFloat = 1, container: Int = 81,
        view: String = #"<constraint id="w" firstAttribute="width" constant="30"/>"#,
        centering: String = #"firstItem="V" firstAttribute="centerX" secondItem="C" secondAttribute="centerX""#, more: String = ""
    ) throws -> String {
        let document = try SceneFixture.xib(
            """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="C"><rect key="frame"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame"/><constraints>
            \(view)<constraint id="h" firstAttribute="height" constant="20"/></constraints></view></subviews><constraints>
            <constraint id="W" firstAttribute="width" constant="\(container)"/><constraint id="H" firstAttribute="height" constant="51"/>
            <constraint id="x" \(centering)/>\(more)
            <constraint id="y" firstItem="V" firstAttribute="centerY" secondItem="C" secondAttribute="centerY"/></constraints></view></subviews>
            <constraints><constraint id="l" firstItem="C" firstAttribute="leading" secondItem="R" secondAttribute="leading"/>
            <constraint id="t" firstItem="C" firstAttribute="top" secondItem="R" secondAttribute="top"/></constraints>
            """)
        let scene = SceneFixture.layOut(document) { environment in
            environment.traits.displayScale = scale
            environment.toolsVersion = ToolsVersion(number: version)
        }
        return scene.frame("V")
    }

    /// Recorded: 30 points in 81 begin at 25 with Xcode 7.2 and 7.3.
    @Test(arguments: [(9499.0, "26"), (9531, "25"), (10116, "25"), (11000, "26")])
    func theyLieHalfAPointToTheLeft(version: Double, x: String) throws {
        #expect(try frame(version: version) == "\(x) 16 30 20")
        let reversed = #"firstItem="C" firstAttribute="centerX" secondItem="V" secondAttribute="centerX""#
        #expect(try frame(version: version, centering: reversed) == "\(x) 16 30 20")
    }

    /// Recorded: 322 points between a leading edge of 17 and the centre of 357.
    @Test func widthsFollow() throws {
        let leading = """
            <constraint id="e" firstItem="V" firstAttribute="leading" secondItem="C" secondAttribute="leading" constant="17"/>
            """
        #expect(try frame(container: 357, view: "", more: leading) == "17 16 322 20")
        #expect(try frame(version: 8191, container: 357, view: "", more: leading) == "17 16 323 20")
    }

    @Test func othersAreRoundedAsAllFramesAre() throws {
        #expect(try frame(container: 80, view: #"<constraint id="w" firstAttribute="width" constant="31"/>"#) == "25 16 31 20")
        #expect(try frame(scale: 2) == "25.5 15.5 30 20")
        let optional = #"firstItem="V" firstAttribute="centerX" secondItem="C" secondAttribute="centerX" priority="900""#
        #expect(try frame(centering: optional) == "26 16 30 20")
    }

    /// Both edges and the centre are stated, which would contradict each other if the centre moved.
    @Test func statedEdgesStay() throws {
        let edges = """
            <constraint id="e" firstItem="V" firstAttribute="leading" secondItem="C" secondAttribute="leading" constant="20"/>
            <constraint id="f" firstItem="C" firstAttribute="trailing" secondItem="V" secondAttribute="trailing" constant="20"/>
            """
        #expect(try frame(view: "", more: edges) == "20 16 41 20")
    }
}
