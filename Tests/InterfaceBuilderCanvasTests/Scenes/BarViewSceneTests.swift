import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import SceneFixtures
import Testing
import UIKit

/// Views of a document in bars: their constraints place them in the bar, and nothing of the document around it.
///
/// - Source: bars size views by constraints since iOS 11: Apple's session "Updating Your App for iOS 11" (WWDC 2017).
@MainActor
struct BarViewSceneTests {
    private let view = """
        <view key="customView" contentMode="scaleToFill" id="custom"><rect key="frame" x="97.5" y="9" width="160" height="36"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <subviews><label text="Tides" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="0.0" y="0.0" width="160" height="36"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label></subviews><constraints>
        <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" id="k1"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="custom" secondAttribute="top" id="k2"/>
        <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" id="k3"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="custom" secondAttribute="leading" id="k4"/>
        </constraints></view>
        """

    @Test("A toolbar with a view keeps its height", arguments: [false, true]) func toolbar(isDevice: Bool) throws {
        let text = """
            <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="0.0" y="623" width="375" height="44"/>
            <items><barButtonItem systemItem="flexibleSpace" id="i1"/><barButtonItem style="plain" id="i2">\(view)</barButtonItem>
            <barButtonItem systemItem="flexibleSpace" id="i3"/></items></toolbar></subviews><constraints>
            <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="bar" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c3"/>
            </constraints></view></objects></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8))
        let scene = SceneFixture.layOut(document) { environment in
            environment.traits.displayScale = 2
            environment.presenter = ScenePresenter(toolsVersion: .xcode16, isDevice: isDevice)
        }
        #expect(scene.diagnostics.isEmpty)
        let bar = try #require(scene.views[1] as? UIToolbar)
        #expect(bar.frame.maxY == 667 && (44...50).contains(bar.frame.height))
        let custom = try #require(bar.items?[1].customView)
        let place = custom.convert(custom.bounds, to: bar)
        #expect(abs(place.midY - bar.bounds.midY) <= 0.5 && abs(place.midX - bar.bounds.midX) <= 0.5)
        let size = custom.subviews[0].intrinsicContentSize
        #expect(abs(place.width - size.width) <= 0.5 && abs(place.height - size.height) <= 0.5)
    }
}
