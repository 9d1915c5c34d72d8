import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// A bar is, in iOS 13 to 18, as high in the canvas's safe area, in its picture and in a program.
@MainActor
struct BarHeightTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var device: String
        var isLandscape = false
        /// The element that asks for the bar, and its place on screen.
        var metrics: String
        var bar: ScreenBars
        var height: CGFloat
        var testDescription: String { "\(metrics) on \(device)\(isLandscape ? " in landscape" : "")" }
    }

    private nonisolated static func toolbar(_ device: String, isLandscape: Bool = false, _ height: CGFloat) -> Case {
        Case(
            device: device, isLandscape: isLandscape, metrics: "simulatedToolbarMetrics", bar: ScreenBars(bottom: .toolbar),
            height: height)
    }

    private nonisolated static func tabBar(_ device: String, isLandscape: Bool = false, _ height: CGFloat) -> Case {
        Case(
            device: device, isLandscape: isLandscape, metrics: "simulatedTabBarMetrics", bar: ScreenBars(bottom: .tabBar),
            height: height)
    }

    private nonisolated static func navigationBar(_ device: String, isLandscape: Bool = false, _ height: CGFloat) -> Case {
        Case(
            device: device, isLandscape: isLandscape, metrics: "simulatedNavigationBarMetrics",
            bar: ScreenBars(top: .navigationBar), height: height)
    }

    /// Those whose pictures once had other heights stand first.
    nonisolated static let cases: [Case] = [
        toolbar("retina6_1", 49), toolbar("retina6_12", isLandscape: true, 32), tabBar("retina6_12", isLandscape: true, 32),
        navigationBar("ipad9_7", 50), navigationBar("ipad11_0rounded", 50), toolbar("retina4_7", 44),
        toolbar("ipad11_0rounded", 44),
        tabBar("retina6_1", 49), tabBar("retina6_1", isLandscape: true, 49), navigationBar("retina6_1", 44),
    ]

    @Test(arguments: cases) func height(_ given: Case) throws {
        var screen = try #require(ScreenEnvironment(device: given.device, isLandscape: given.isLandscape))
        screen.traits.generation = .iOS13
        let program = screen.safeArea(under: given.bar) - screen.safeArea
        let layout = try layout(of: given, on: screen)
        let built = ScenePictures(layout).finished(layout.scenes[0])
        let canvas = built.environment.safeArea - built.environment.screenSafeArea
        let cover = try #require(built.root.subviews.last)
        let bar = try #require(cover.subviews.first { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar })
        let drawn = bar.frame.height - (bar is UITabBar ? screen.safeArea.bottom : 0)
        #expect(program.top + program.bottom == given.height)
        #expect(canvas.top + canvas.bottom == given.height)
        #expect(drawn == given.height)
    }

    private func layout(of given: Case, on screen: ScreenEnvironment) throws -> SceneLayout {
        let orientation = given.isLandscape ? "landscape" : "portrait"
        let text = """
            <document type="CocoaTouch" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="\(given.device)" orientation="\(orientation)"/><scenes><scene><objects><viewController id="C">
            <view key="view" id="V"><rect key="frame" width="\(screen.size.width)" height="\(screen.size.height)"/></view>
            <\(given.metrics) key="simulatedBarMetrics"/></viewController></objects></scene></scenes></document>
            """
        return SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)))
    }
}

/// What one set of insets takes beyond another.
private func - (insets: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
        top: insets.top - other.top, left: insets.left - other.left, bottom: insets.bottom - other.bottom,
        right: insets.right - other.right)
}
