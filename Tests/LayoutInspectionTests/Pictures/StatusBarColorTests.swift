import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// The status bar of a picture contrasts with what it stands on: the bar that reaches under it, or else the frontmost
/// view there. So does the home indicator, whose colour on a device follows the content below it.
@MainActor
struct StatusBarColorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        /// Xcode 10, whose canvas gives bars a material, or Xcode 15, whose canvas does not.
        var toolsVersion = "14460.31"
        var isDark = false
        var hasBar = true
        /// The lightness of the root view, from 0 to 1.
        var root: Double
        /// The lightness of the battery.
        var battery: UInt8
        var testDescription: String { name }
    }

    nonisolated static let cases = [
        Case(name: "dark bar over a white root", isDark: true, root: 1, battery: 255),
        Case(name: "light bar over a black root", root: 0, battery: 0),
        Case(name: "white root without a bar", isDark: true, hasBar: false, root: 1, battery: 0),
        Case(name: "black root without a bar", hasBar: false, root: 0, battery: 255),
        Case(name: "clear bar over a white root", toolsVersion: "22505", isDark: true, root: 1, battery: 0),
    ]

    @Test(arguments: cases) func color(_ given: Case) throws {
        let bar = given.hasBar ? #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"# : ""
        let text = """
            <document type="CocoaTouch" toolsVersion="\(given.toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/><scenes><scene><objects><viewController id="C">
            <view key="view" id="V"><rect key="frame" width="414" height="896"/>
            <color key="backgroundColor" white="\(given.root)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </view>\(bar)</viewController></objects></scene></scenes></document>
            """
        var canvas = CanvasConfiguration()
        canvas.isDark = given.isDark
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)), on: canvas)
        let picture = ScenePictures(layout).picture(of: layout.scenes[0]).picture
        #expect(try red(of: picture, at: CGPoint(x: 373, y: 25)) == given.battery)
    }

    @Test("Over dark strips at the edges of a white root") func strips() throws {
        let strip = { (id: String, y: Int) in
            """
            <view id="\(id)"><rect key="frame" x="0.0" y="\(y)" width="414" height="44"/>
            <color key="backgroundColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
            """
        }
        let text = """
            <document type="CocoaTouch" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/><scenes><scene><objects><viewController id="C">
            <view key="view" id="V"><rect key="frame" width="414" height="896"/><subviews>\(strip("a", 0))\(strip("b", 852))</subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </view></viewController></objects></scene></scenes></document>
            """
        var canvas = CanvasConfiguration()
        canvas.showsDevice = true
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)), on: canvas)
        let picture = ScenePictures(layout).picture(of: layout.scenes[0]).picture
        #expect(try red(of: picture, at: CGPoint(x: 207, y: 885)) == 255)
        #expect(try red(of: picture, at: CGPoint(x: 20, y: 885)) == 0)
    }

    private func red(of picture: Picture, at point: CGPoint) throws -> UInt8 {
        let image = try #require(UIImage(data: Data(try picture.data(as: .png)))?.cgImage)
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        let context = try #require(
            CGContext(data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: info))
        let scale = CGFloat(image.width) / 414
        let pixel = try #require(image.cropping(to: CGRect(x: point.x * scale, y: point.y * scale, width: 1, height: 1)))
        context.draw(pixel, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return try #require(context.data).load(as: UInt8.self)
    }
}
