import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// The tab bars of documents' pictures in landscape.
@MainActor
struct LandscapeTabTests {
    /// The frames of the first tab's picture and title in a picture of a document.
    private func tab(_ toolsVersion: String, isLandscape: Bool) throws -> (picture: CGRect, title: CGRect) {
        let text = """
            <document type="CocoaTouch" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait"/><scenes><scene><objects><viewController id="C">
            <view key="view" id="V"><rect key="frame" width="393" height="852"/></view>
            <tabBarItem key="tabBarItem" title="Rivers" id="T"/><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
            </viewController></objects></scene></scenes></document>
            """
        var canvas = CanvasConfiguration()
        canvas.isLandscape = isLandscape
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)), on: canvas)
        let built = ScenePictures(layout).finished(layout.scenes[0])
        let bar = try #require(built.root.subviews.last?.subviews.first { $0 is UITabBar })
        let button = try #require(bar.subviews.first { $0 is UIControl })
        let picture = try #require(button.subviews.first { $0 is UIImageView })
        return (picture.frame, try #require(button.subviews.first { $0 is UILabel }).frame)
    }

    @Test("Titles stand beside their pictures", arguments: ["22505", "24093"]) func sideBySide(toolsVersion: String) throws {
        let portrait = try tab(toolsVersion, isLandscape: false)
        #expect(portrait.title.minY > portrait.picture.midY && portrait.title.minX < portrait.picture.maxX)
        let landscape = try tab(toolsVersion, isLandscape: true)
        #expect(landscape.title.minX >= landscape.picture.maxX)
        #expect(abs(landscape.title.midY - landscape.picture.midY) <= 1)
    }

    /// - Source: developer.apple.com/documentation/uikit/uitabbaritem: a tab shows what its item has, and the
    ///   controller's title without one; only Interface Builder's canvas draws a square in place of a picture.
    @Test("On a device a tab has the pictures and titles of its controllers only") func plainTabs() throws {
        let controller = { (id: String, more: String) in
            """
            <scene><objects><viewController id="\(id)" \(more.hasPrefix("title") ? more : "")><view key="view" id="\(id)-v">
            <rect key="frame" width="393" height="852"/></view>\(more.hasPrefix("title") ? "" : more)</viewController></objects></scene>
            """
        }
        let segue = { (id: String) in
            #"<segue destination="\#(id)" kind="relationship" relationship="viewControllers" id="s-\#(id)"/>"#
        }
        let text = """
            <document type="CocoaTouch" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait"/><scenes><scene><objects><tabBarController id="tabs">
            <connections>\(segue("a"))\(segue("b"))</connections></tabBarController></objects></scene>
            \(controller("a", #"<tabBarItem key="tabBarItem" title="Rivers" id="T"/>"#))\(controller("b", #"title="Lakes""#))
            </scenes></document>
            """
        var canvas = CanvasConfiguration()
        canvas.showsDevice = true
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)), on: canvas)
        let built = ScenePictures(layout).finished(layout.scenes[0])
        let bar = try #require(built.root.subviews.last?.subviews.lazy.compactMap { $0 as? UITabBar }.first)
        #expect(bar.items?.map(\.title) == ["Rivers", "Lakes"] && bar.items?.allSatisfy { $0.image == nil } == true)
    }
}
