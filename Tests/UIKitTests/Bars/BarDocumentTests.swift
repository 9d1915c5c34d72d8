import SceneFixtures
import InterfaceBuilderCanvas
import Foundation
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// Bars in documents are UIKit's, with the items the document has.
@MainActor
struct BarDocumentTests {
    private func view<V: UIView>(_ id: String, in scene: CanvasScene) throws -> V {
        try #require(scene.scene.viewsByID[id].flatMap { scene.views[$0] } as? V)
    }

    private static let bars = """
        <subviews>
        <navigationBar contentMode="scaleToFill" largeTitles="YES" translucent="NO" id="nav">
        <rect key="frame" x="0.0" y="0.0" width="320" height="96"/>
        <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="21"/>
        <color key="textColor" systemColor="systemBlueColor"/></textAttributes>
        <items><navigationItem title="Title" prompt="Above" largeTitleDisplayMode="never" id="item">
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="left"/>
        <rightBarButtonItems><barButtonItem title="One" style="done" enabled="NO" tag="7" id="one"/>
        <barButtonItem style="plain" id="two"><view key="customView" contentMode="scaleToFill" id="custom">
        <rect key="frame" x="0.0" y="0.0" width="60" height="20"/></view></barButtonItem></rightBarButtonItems>
        </navigationItem></items></navigationBar>
        <toolbar contentMode="scaleToFill" barStyle="black" id="tools"><rect key="frame" x="0.0" y="200" width="320" height="44"/>
        <items><barButtonItem systemItem="add" id="a"/><barButtonItem systemItem="flexibleSpace" id="b"/>
        <barButtonItem width="42" systemItem="fixedSpace" id="c"/><barButtonItem systemItem="unheardOf" id="d"/></items></toolbar>
        <tabBar contentMode="scaleToFill" id="tabs"><rect key="frame" x="0.0" y="431" width="320" height="49"/>
        <items><tabBarItem systemItem="search" id="t1"/><tabBarItem title="Other" badgeValue="3" tag="2" id="t2"/></items></tabBar>
        <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" text="this" showsCancelButton="YES" id="search">
        <rect key="frame" x="0.0" y="300" width="320" height="56"/></searchBar>
        </subviews>
        """

    private func layOut() throws -> CanvasScene { SceneFixture.layOut(try SceneFixture.xib(Self.bars)) }

    @Test func navigationBar() throws {
        let scene = try layOut()
        let bar: UINavigationBar = try view("nav", in: scene)
        #expect(bar.prefersLargeTitles && !bar.isTranslucent && bar.frame.height == 96)
        #expect(bar.barTintColor?.cgColor.components?.prefix(3) == [1, 0, 0])
        #expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize == 21)
        let item = try #require(bar.topItem)
        #expect(item.title == "Title" && item.prompt == "Above" && item.largeTitleDisplayMode == .never)
        #expect(item.leftBarButtonItem?.systemItem == .cancel)
        let right = try #require(item.rightBarButtonItems)
        #expect(right.map(\.title) == ["One", nil] && right[0].style == .done && !right[0].isEnabled && right[0].tag == 7)
        #expect(right[1].customView?.bounds.size == CGSize(width: 60, height: 20))
        #expect(right[1].customView?.isDescendant(of: bar) == true)
    }

    /// - Source: developer.apple.com/documentation/uikit/uinavigationbar/standardappearance, and documents of Xcode 12
    ///   to 16.
    @Test func appearances() throws {
        let color =
            #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        let scene = SceneFixture.layOut(
            try SceneFixture.xib(
                """
                <subviews>
                <navigationBar contentMode="scaleToFill" id="nav"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <navigationBarAppearance key="standardAppearance">\(color)<nil key="shadowColor"/>
                <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="21"/>
                </textAttributes></navigationBarAppearance>
                <navigationBarAppearance key="scrollEdgeAppearance"/>
                <navigationBarAppearance key="compactScrollEdgeAppearance">\(color)</navigationBarAppearance></navigationBar>
                <toolbar contentMode="scaleToFill" id="tools"><rect key="frame" x="0.0" y="200" width="320" height="44"/>
                <toolbarAppearance key="standardAppearance">\(color)</toolbarAppearance>
                <toolbarAppearance key="compactAppearance">\(color)</toolbarAppearance></toolbar>
                <tabBar contentMode="scaleToFill" id="tabs"><rect key="frame" x="0.0" y="431" width="320" height="49"/>
                <tabBarAppearance key="scrollEdgeAppearance">\(color)</tabBarAppearance></tabBar>
                </subviews>
                """))
        let (bar, tools): (UINavigationBar, UIToolbar) = (try view("nav", in: scene), try view("tools", in: scene))
        let (tabs, red): (UITabBar, UIColor) = (try view("tabs", in: scene), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.standardAppearance.backgroundColor == red && bar.standardAppearance.shadowColor == nil)
        #expect((bar.standardAppearance.titleTextAttributes[.font] as? UIFont)?.pointSize == 21)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .some(nil) && bar.compactAppearance == nil)
        #expect(bar.compactScrollEdgeAppearance?.backgroundColor == red)
        #expect(tools.standardAppearance.backgroundColor == red && tools.scrollEdgeAppearance == nil)
        #expect(tools.compactAppearance?.backgroundColor == red)
        #expect(tabs.scrollEdgeAppearance?.backgroundColor == red)
    }

    @Test func otherBars() throws {
        let scene = try layOut()
        let (toolbar, tabs): (UIToolbar, UITabBar) = (try view("tools", in: scene), try view("tabs", in: scene))
        #expect(toolbar.barStyle == .black)
        #expect(toolbar.items?.map(\.systemItem) == [.add, .flexibleSpace, .fixedSpace, nil] && toolbar.items?[2].width == 42)
        #expect(scene.diagnostics.contains { $0.message.hasPrefix("systemItem=\"unheardOf\" of barButtonItem is not known") })
        #expect(tabs.items?.map(\.title) == ["Search", "Other"] && tabs.items?[1].badgeValue == "3" && tabs.items?[1].tag == 2)
        let search: UISearchBar = try view("search", in: scene)
        #expect(search.searchBarStyle == .minimal && search.text == "this" && search.placeholder == "Find")
        #expect(search.showsCancelButton)
    }

    @Test("A controller's items are its own") func controllerItems() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
            <scenes><scene sceneID="s"><objects><viewController id="c">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <navigationItem key="navigationItem" title="Home" id="n">
            <barButtonItem key="rightBarButtonItem" systemItem="done" id="d"/></navigationItem>
            <tabBarItem key="tabBarItem" title="Tab" id="t"/></viewController></objects></scene></scenes></document>
            """
        let scene = SceneFixture.layOut(try InterfaceDocument(bytes: Array(text.utf8)))
        let controller = try #require(scene.controller)
        #expect(controller.navigationItem.title == "Home" && controller.tabBarItem.title == "Tab")
        #expect(controller.navigationItem.rightBarButtonItem?.shownTitle == "Done")
    }

    @Test("Programs get the items' objects, with what leads to them") func loaded() throws {
        let views = LoadedDocument.nib(
            "<view id=\"R\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"480\"/>\(Self.bars)</view>"
        ).instantiate(withOwner: nil, options: nil)
        let root = try #require(views.first as? UIView)
        let bar = try #require(root.subviews.first as? UINavigationBar)
        #expect(bar.topItem?.rightBarButtonItems?.first?.title == "One")
        #expect(bar.topItem?.rightBarButtonItems?[1].customView?.bounds.width == 60)
    }
}
