import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// The safe area: how it is handed down, and where it comes from.
///
/// - Source: Apple's documentation; printed insets in publications; insets of recorded frames.
@MainActor
final class SafeAreaTests {
    /// Made by the test itself: a window as large as the screen follows it, and between the initializer and the test
    /// another one may put a screen of this size in place for a while.
    private lazy var scene = {
        let scene = WindowScene(393, 852, scale: 3)
        scene.window.ownSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        return scene
    }()
    private var window: UIWindow { scene.window }

    private func insets(_ frame: CGRect, in superview: UIView? = nil) -> UIEdgeInsets {
        let view = UIView(frame: frame)
        (superview ?? window).addSubview(view)
        return view.safeAreaInsets
    }

    @Test("Under (59,0,34,0) a view 20 below the top sees 39") func belowTheTop() {
        let view = scene.add(UIView()).pinned(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        scene.layOut()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
    }

    @Test("A view inside the safe area sees nothing of it") func inside() {
        #expect(insets(CGRect(x: 0, y: 59, width: 393, height: 700)) == .zero)
        #expect(insets(CGRect(x: 100, y: 200, width: 10, height: 10)) == .zero)
    }

    @Test("A view that sticks out of the window sees the window's insets, not more") func stickingOut() {
        #expect(
            insets(CGRect(x: 0, y: -100, width: 393, height: 1100)) == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test("Each level sees what its frame reaches under") func levels() {
        let outer = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 832))
        window.addSubview(outer)
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
        #expect(
            insets(CGRect(x: 0, y: 30, width: 393, height: 782), in: outer) == UIEdgeInsets(top: 9, left: 0, bottom: 14, right: 0)
        )
        outer.frame.origin.y = 0
        #expect(outer.subviews[0].safeAreaInsets == UIEdgeInsets(top: 29, left: 0, bottom: 0, right: 0))
    }

    @Test("Outside a window there is no safe area, not even the one a controller adds") func outsideWindows() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(controller.view.safeAreaInsets == .zero)
        window.rootViewController = controller
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 6, bottom: 41, right: 8))
        window.rootViewController = nil
        #expect(controller.view.safeAreaInsets == .zero)
    }

    @Test("A child controller adds to what its view's place gives it") func additional() {
        let (parent, child) = (UIViewController(), UIViewController())
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 19, width: 393, height: 833)
        child.additionalSafeAreaInsets.top = 10
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
        #expect(parent.view.safeAreaInsets.top == 59)
        child.additionalSafeAreaInsets = .zero
        #expect(child.view.safeAreaInsets.top == 40)
    }

    @Test("The guide is the bounds less the insets, and moves with them") func guide() {
        let view = scene.add(UIView()).pinned()
        let content = scene.add(UIView(), to: view)
        for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            NSLayoutConstraint.relate(content, attribute, .equal, view.safeAreaLayoutGuide, attribute)
        }
        scene.layOut()
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
        #expect(content.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
        window.ownSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        scene.layOut()
        #expect(content.frame == CGRect(x: 59, y: 0, width: 275, height: 831))
    }

    @Test("Views hear of changes, higher ones first, and not of what stays") func callbacks() {
        final class View: UIView {
            static nonisolated(unsafe) var heard: [String] = []
            var name = ""
            override func safeAreaInsetsDidChange() { View.heard.append(name) }
        }
        let (outer, inner) = (View(frame: window.bounds), View(frame: window.bounds))
        (outer.name, inner.name) = ("outer", "inner")
        window.addSubview(outer)
        outer.addSubview(inner)
        View.heard = []
        window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(View.heard == ["outer", "inner"])
        window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(View.heard == ["outer", "inner"])
    }

    @Test("A window sees the part of its screen's safe area that it reaches under") func windowOnScreen() throws {
        let screen = UIScreen()
        screen.environment = try #require(ScreenEnvironment(device: "iPhone 15"))
        let window = UIWindow(frame: CGRect(x: 0, y: 400, width: 393, height: 452))
        window.windowScreen = screen
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        window.frame = screen.bounds
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    // MARK: Devices

    struct Device: Sendable, CustomTestStringConvertible {
        var name: String
        var generation = SystemGeneration.iOS13
        var size: CGSize
        var scale: CGFloat
        var top: CGFloat
        var topWithNavigationBar: CGFloat
        var topWithLargeTitle: CGFloat
        var bottom: CGFloat
        var bottomWithTabBar: CGFloat
        var landscape: UIEdgeInsets
        var testDescription: String { "\(name) \(generation)" }
    }

    private nonisolated static func phone(
        _ name: String, generation: SystemGeneration = .iOS13, _ width: CGFloat, _ height: CGFloat,
        _ scale: CGFloat,
        top: CGFloat
    ) -> Device {
        Device(
            name: name, generation: generation, size: CGSize(width: width, height: height), scale: scale, top: top,
            topWithNavigationBar: top + 44, topWithLargeTitle: top + 96, bottom: 34, bottomWithTabBar: 83,
            landscape: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
    }

    private nonisolated static func buttonPhone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat
    ) -> Device {
        Device(
            name: name, size: CGSize(width: width, height: height), scale: scale, top: 20, topWithNavigationBar: 64,
            topWithLargeTitle: 116, bottom: 0, bottomWithTabBar: 49, landscape: .zero)
    }

    /// - Source: for phones with a home indicator, safe areas printed on devices: 44 of the iPhone X, XS and 11 Pro
    ///   with 44 at both sides in landscape, 44 of the XR on iOS 12.1 and 48 later, 47 of the 12 and the 12 Pro Max (on
    ///   its side 47, 21 below), 59 of the 15 (on its side 59 and 21), 62 of the 16 Pro; for the others, recorded
    ///   frames.
    nonisolated static let devices = [
        buttonPhone("iPhone SE", 320, 568, 2), buttonPhone("iPhone 8", 375, 667, 2),
        buttonPhone("iPhone 8 Plus", 414, 736, 3),
        phone("iPhone X", generation: .iOS7, 375, 812, 3, top: 44), phone("iPhone X", 375, 812, 3, top: 44),
        phone("iPhone XS", 375, 812, 3, top: 44), phone("iPhone 11 Pro", 375, 812, 3, top: 44),
        phone("iPhone 12 mini", 375, 812, 3, top: 50), phone("iPhone 13 mini", 375, 812, 3, top: 50),
        phone("iPhone XR", generation: .iOS7, 414, 896, 2, top: 44), phone("iPhone XR", 414, 896, 2, top: 48),
        phone("iPhone 11", 414, 896, 2, top: 48), phone("iPhone XS Max", 414, 896, 3, top: 44),
        phone("iPhone 12", 390, 844, 3, top: 47), phone("iPhone 12 Pro Max", 428, 926, 3, top: 47),
        phone("iPhone 16 Pro", 402, 874, 3, top: 62),
        phone("iPhone 14", 390, 844, 3, top: 47), phone("iPhone 13 Pro Max", 428, 926, 3, top: 47),
        phone("iPhone 15", 393, 852, 3, top: 59), phone("iPhone 15 Pro Max", 430, 932, 3, top: 59),
        Device(
            name: "iPad (9th generation)", size: CGSize(width: 810, height: 1080), scale: 2, top: 20, topWithNavigationBar: 70,
            topWithLargeTitle: 116, bottom: 0, bottomWithTabBar: 49,
            landscape: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        Device(
            name: "iPad Pro 11\"", size: CGSize(width: 834, height: 1194), scale: 2, top: 24, topWithNavigationBar: 74,
            topWithLargeTitle: 120, bottom: 20, bottomWithTabBar: 69,
            landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ]

    private func environment(_ device: String, _ generation: SystemGeneration = .iOS13, isLandscape: Bool = false) throws
        -> ScreenEnvironment
    {
        try #require(ScreenEnvironment(device: device, isLandscape: isLandscape, generation: generation))
    }

    @Test("Screens have their devices' sizes and insets, with and without bars", arguments: devices)
    func device(_ device: Device) throws {
        let screen = UIScreen()
        screen.environment = try environment(device.name, device.generation)
        #expect(screen.bounds.size == device.size && screen.scale == device.scale)
        let window = UIWindow(frame: screen.bounds)
        window.windowScreen = screen
        #expect(window.safeAreaInsets == UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0))
        let bars = screen.environment.safeArea(under: ScreenBars(top: .navigationBar, bottom: .tabBar))
        #expect(bars.top == device.topWithNavigationBar && bars.bottom == device.bottomWithTabBar)
        let large = screen.environment.safeArea(under: ScreenBars(top: .largeTitleBar))
        #expect(large.top == device.topWithLargeTitle && large.bottom == device.bottom)
        let turned = screen.environment.turned()
        screen.environment = try environment(device.name, device.generation, isLandscape: true)
        #expect(turned.size == screen.bounds.size && turned.safeArea == screen.environment.safeArea)
        #expect(window.bounds.size == CGSize(width: device.size.height, height: device.size.width))
        #expect(window.safeAreaInsets == device.landscape)
    }

    @Test("A toolbar instead of a tab bar leaves 83 on a phone with rounded corners; a navigation bar on its side is 32")
    func otherBars() throws {
        let upright = try environment("iPhone 15")
        #expect(upright.safeArea(under: ScreenBars(bottom: .toolbar)).bottom == 83)
        let flat = try environment("iPhone 8", isLandscape: true)
        #expect(flat.safeArea(under: ScreenBars(top: .navigationBar)).top == 32)
        #expect(ScreenEnvironment(device: "a telephone") == nil)
    }
}
