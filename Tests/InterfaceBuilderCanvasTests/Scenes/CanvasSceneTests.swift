import SceneFixtures
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing
import UIKit

/// The rules of the canvas, from the measured facts about documents.
@MainActor
struct CanvasSceneTests {
    @Test func safeAreaAndStackOfAController() throws {
        let scene = SceneFixture.layOut(try SceneFixture.document("SignIn.storyboard")) {
            $0.safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            $0.traits.displayScale = 3
        }
        #expect(scene.frame("stk-Si-gn1") == "20 99 353 80")
        #expect(scene.frame("bot-Si-gn1") == "0 46 353 34")
        #expect(scene.diagnostics.isEmpty)
    }

    /// Heights and margins of recorded frames: bars of a view's own, and a root view that preserves its superview's
    /// margins.
    @Test func barsAndPreservedMargins() throws {
        let document = try SceneFixture.document("Parts.storyboard")
        func layOut(_ index: Int) -> CanvasScene {
            SceneFixture.layOut(document, scene: index) {
                $0.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
                ($0.screenSafeArea, $0.presenter.toolsVersion) = ($0.safeArea, .xcode15)
            }
        }
        let bars = layOut(0)
        #expect(bars.frame("par-Ow-003") == "0 47 390 96")
        #expect(bars.frame("par-Ow-005") == "0 761 390 83")
        #expect(bars.frame("par-Ow-006") == "0 712 390 49")
        #expect(layOut(1).frame("par-Ke-003") == "16 47 358 763")
    }

    @Test func stacksAndPlacedViews() throws {
        let scene = SceneFixture.layOut(try SceneFixture.document("Stacks.xib"))
        // margins 5, 3; placeholder 100 x 40; a hidden view and a resting spinner vanish; standard spacing is 8
        #expect(scene.frame("sta-ck-pla") == "5 3 100 40")
        #expect(scene.frame("sta-ck-swi") == "5 51 51 31")
        #expect(scene.frame("sta-ck-ver") == "0 0 375 89")
        // nothing determines its size; half of the root's bottom, at 2x
        #expect(scene.frame("sta-ck-weak") == "10 333.5 240 128")
        #expect(scene.frame("sta-ck-fix") == "7 300 33 44")
        #expect(scene.frame("sta-ck-mask") == "275 600 100 67")
        #expect(scene.frame("sta-ck-con") == "0 0 60 50")
        #expect(scene.isHidden(view: 3) && scene.isHidden(view: 4) && !scene.isHidden(view: 2))
    }

    @Test func masksFollowTheRootToAnotherSize() throws {
        let scene = SceneFixture.layOut(try SceneFixture.document("Stacks.xib")) { $0.rootSize = CGSize(width: 320, height: 568) }
        #expect(scene.frame("sta-ck-roo") == "0 0 320 568")
        #expect(scene.frame("sta-ck-mask") == "220 501 100 67")
        #expect(scene.frame("sta-ck-vis") == "260 259 60 50")
    }

    @Test func cellsAreLaidOutByThemselves() throws {
        let document = try SceneFixture.document("Cells.storyboard")
        let rows = try InsetTable(
            """
            file\tscene\tview\tkind\tedge\tinset\thow
            f\tcel-Co-001\tcel-Cv-001\tmargin\tleft\t20\tinferred
            f\tcel-Co-001\tcel-Cv-001\tmargin\tright\t20\tinferred
            f\tcel-Co-001\tcel-Cv-001\tmargin\ttop\t11\trule
            f\tcel-Co-001\tcel-Cv-001\tmargin\tbottom\t9\timplausible
            """
        ).rows(file: "f", scene: "cel-Co-001")
        let scene = SceneFixture.layOut(document) { $0.insets = rows }
        #expect(scene.frame("cel-Ce-001") == "0 50 414 60")
        #expect(scene.frame("cel-In-001") == "20 11 374 38")
        #expect(SceneFixture.layOut(document, scene: 1).frame("cel-In-002") == "5 5 40 40")
    }

    @Test func recordedLeafSizes() throws {
        let contents = """
            <subviews><label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="L"><rect key="frame" width="77" height="33"/></label>
            <slider translatesAutoresizingMaskIntoConstraints="NO" id="S"><rect key="frame" width="118" height="31"/></slider></subviews>
            <constraints><constraint firstItem="L" firstAttribute="top" secondItem="R" secondAttribute="top" constant="5" id="1"/>
            <constraint firstItem="L" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="6" id="2"/>
            <constraint firstItem="S" firstAttribute="top" secondItem="L" secondAttribute="bottom" constant="10" id="3"/>
            <constraint firstItem="S" firstAttribute="leading" secondItem="L" secondAttribute="leading" id="4"/></constraints>
            """
        let scene = SceneFixture.layOut(try SceneFixture.xib(contents)) { $0.leafSizes = .recorded }
        #expect(scene.frame("L") == "6 5 77 33")
        // a slider's frame reaches 2 points beyond its alignment rectangle at the sides, 1 below
        #expect(scene.frame("S") == "4 48 118 31")
    }

    @Test func marginsOfXibsAreAControllers() throws {
        let contents = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame"/></view></subviews>
            <constraints><constraint firstItem="V" firstAttribute="leading" secondItem="R" secondAttribute="leadingMargin" id="1"/>
            <constraint firstAttribute="trailingMargin" secondItem="V" secondAttribute="trailing" id="2"/>
            <constraint firstItem="V" firstAttribute="top" secondItem="R" secondAttribute="topMargin" id="3"/>
            <constraint firstAttribute="bottomMargin" secondItem="V" secondAttribute="bottom" id="4"/></constraints>
            """
        #expect(SceneFixture.layOut(try SceneFixture.xib(contents)).frame("V") == "16 0 288 480")
        let wide = SceneFixture.layOut(try SceneFixture.xib(contents)) { $0.rootSize = CGSize(width: 414, height: 480) }
        #expect(wide.frame("V") == "20 0 374 480")
    }

    @Test func edgesOfAScrollViewMeanItsContent() throws {
        let contents = """
            <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="S"><rect key="frame"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame"/>
            <constraints><constraint firstAttribute="height" constant="900" id="0"/></constraints></view></subviews>
            <constraints><constraint firstItem="V" firstAttribute="leading" secondItem="S" secondAttribute="leadingMargin" id="1"/>
            <constraint firstItem="V" firstAttribute="top" secondItem="S" secondAttribute="top" constant="4" id="2"/>
            <constraint firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="3"/>
            <constraint firstItem="V" firstAttribute="width" secondItem="S" secondAttribute="width" constant="-50" id="4"/></constraints>
            </scrollView></subviews>
            <constraints><constraint firstItem="S" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="5"/>
            <constraint firstItem="S" firstAttribute="top" secondItem="R" secondAttribute="top" id="6"/>
            <constraint firstAttribute="trailing" secondItem="S" secondAttribute="trailing" id="7"/>
            <constraint firstAttribute="bottom" secondItem="S" secondAttribute="bottom" id="8"/></constraints>
            """
        let scene = SceneFixture.layOut(try SceneFixture.xib(contents))
        #expect(scene.frame("S") == "0 0 320 480")
        #expect(scene.frame("V") == "8 4 270 900")
    }
}
