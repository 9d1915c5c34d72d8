import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// The sizes of root views on another screen than the document's.
@MainActor
struct CanvasRootTests {
    /// A controller's view in a document that names no device, as Xcode 5 to 7 wrote them.
    private func size(_ recorded: CGSize, isLandscape: Bool, isFreeform: Bool = false) throws -> CGSize {
        let freeform = isFreeform ? #"<size key="freeformSize" width="320" height="500"/>"# : ""
        let text = """
            <document type="CocoaTouch" toolsVersion="6206.8" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes><scene><objects><viewController id="C"><view key="view" id="V">
            <rect key="frame" y="64" width="\(recorded.width)" height="\(recorded.height)"/></view>\(freeform)
            </viewController></objects></scene></scenes></document>
            """
        var canvas = CanvasConfiguration()
        canvas.isLandscape = isLandscape
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)), on: canvas)
        return layout.layOut(layout.scenes[0]).size
    }

    @Test("A document without a device is turned, also where bars take a part of its screen") func turned() throws {
        #expect(try size(CGSize(width: 320, height: 568), isLandscape: true) == CGSize(width: 568, height: 320))
        #expect(try size(CGSize(width: 375, height: 554), isLandscape: true) == CGSize(width: 667, height: 262))
        #expect(try size(CGSize(width: 568, height: 256), isLandscape: false) == CGSize(width: 320, height: 504))
    }

    @Test("A view that is held so already, or has a size of its own, stays as it is") func kept() throws {
        #expect(try size(CGSize(width: 375, height: 554), isLandscape: false) == CGSize(width: 375, height: 554))
        #expect(try size(CGSize(width: 500, height: 400), isLandscape: true) == CGSize(width: 500, height: 400))
        let sheet = CGSize(width: 320, height: 500)
        #expect(try size(sheet, isLandscape: true, isFreeform: true) == sheet)
    }

    // MARK: Recorded heights

    private func frames(_ toolsVersion: String, _ objects: String) throws -> [String: CGRect] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)"
             targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_1" orientation="portrait"/><objects>\(objects)</objects></document>
            """
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)))
        let scene = layout.layOut(layout.scenes[0])
        #expect(scene.diagnostics.filter { $0.severity == .error }.isEmpty)
        return Dictionary(scene.views.map { ($0.id, $0.frame) }) { first, _ in first }
    }

    /// - Source: recorded frames of Xcode 16: a view between the top of a root of 68 points and the bottom of its safe
    ///   area is 34 points high.
    @Test("A root that is lower than its insets keeps the distance from the home indicator") func lowRoot() throws {
        let frames = try frames(
            "23504",
            """
            <view id="R"><rect key="frame" width="414" height="68"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="A"><rect key="frame"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="S"/><constraints>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" id="1"/>
            <constraint firstItem="A" firstAttribute="bottom" secondItem="S" secondAttribute="bottom" id="2"/>
            <constraint firstItem="A" firstAttribute="leading" secondItem="S" secondAttribute="leading" id="3"/>
            <constraint firstItem="A" firstAttribute="trailing" secondItem="S" secondAttribute="trailing" id="4"/></constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
            """)
        #expect(frames["A"] == CGRect(x: 0, y: 0, width: 414, height: 34))
    }

    /// - Source: recorded frames: contents of such rows fit the row, and not the content view that is recorded with
    ///   them.
    @Test("A content view that is recorded for a row of 44 points is as high as its row") func staleContentView() throws {
        let frames = try frames(
            "6250",
            """
            <tableViewCell id="C"><rect key="frame" width="320" height="105"/>
            <tableViewCellContentView key="contentView" id="V"><rect key="frame" width="320" height="43"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="A"><rect key="frame"/><constraints>
            <constraint firstAttribute="height" constant="85" id="1"/></constraints></view></subviews></tableViewCellContentView>
            <constraints><constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="10" id="2"/>
            <constraint firstItem="V" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="A" secondAttribute="bottom"
             constant="8" id="3"/></constraints></tableViewCell>
            """)
        #expect(frames["V"]?.height == 104 && frames["A"]?.minY == 10 && frames["A"]?.height == 85)
    }
}
