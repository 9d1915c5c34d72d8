import Testing

@testable import UIKit

/// Where tabs' titles stand, and which of a bar's three appearances they have.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarappearance; developer.apple.com/videos/play/wwdc2019/224.
@MainActor
struct TabTitlePlaceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var device: String
        var isLandscape: Bool
        var style: UITabBarItemAppearance.Style
        var testDescription: String { "\(device)\(isLandscape ? " in landscape" : ""): \(style)" }
    }

    private nonisolated static let cases = [
        Case(device: "retina4_7", isLandscape: false, style: .stacked),
        Case(device: "retina4_7", isLandscape: true, style: .compactInline),
        Case(device: "retina6_12", isLandscape: false, style: .stacked),
        Case(device: "retina6_12", isLandscape: true, style: .compactInline),
        Case(device: "retina5_5", isLandscape: true, style: .inline),
        Case(device: "ipad9_7", isLandscape: false, style: .inline),
        Case(device: "ipad9_7", isLandscape: true, style: .inline),
    ]

    /// A bar whose styles differ in the colours of their titles, pictures and badges.
    private let tabs = UITabBarController()

    init() {
        let appearance = UITabBarAppearance()
        for style in [UITabBarItemAppearance.Style.stacked, .inline, .compactInline] {
            let (look, color) = (UITabBarItemAppearance(style: style), Self.color(style))
            look.normal.titleTextAttributes = [.foregroundColor: color]
            (look.normal.iconColor, look.normal.badgeBackgroundColor) = (color, color)
            switch style {
            case .stacked: appearance.stackedLayoutAppearance = look
            case .inline: appearance.inlineLayoutAppearance = look
            case .compactInline: appearance.compactInlineLayoutAppearance = look
            }
        }
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        tabs.viewControllers = ["First", "A much longer title", "Third"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: Self.square, tag: 0)
            controller.tabBarItem.badgeValue = "1"
            return controller
        }
    }

    private static let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 18)).image { $0.fill($0.format.bounds) }

    private static func color(_ style: UITabBarItemAppearance.Style) -> UIColor {
        switch style {
        case .stacked: .red
        case .inline: .green
        case .compactInline: .blue
        }
    }

    /// The parts of the second tab, which is not selected.
    private func parts() throws -> (button: UIView, picture: UIImageView, title: UILabel, badge: UILabel) {
        let buttons = tabs.tabBar.subviews.filter { $0 is UITabBarButton }
        let button = try #require(buttons.count == 3 ? buttons[1] : nil)
        let labels = button.subviews.compactMap { $0 as? UILabel }
        let picture = try #require(button.subviews.first { $0 is UIImageView } as? UIImageView)
        return (button, picture, try #require(labels.first), try #require(labels.last))
    }

    private func expectStyle(_ style: UITabBarItemAppearance.Style) throws {
        let (button, picture, title, badge) = try parts()
        let color = title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == Self.color(style))
        #expect(picture.tintColor == Self.color(style) && badge.backgroundColor == Self.color(style))
        #expect(!badge.isHidden && badge.frame.minX < picture.frame.maxX && badge.frame.maxX > picture.frame.maxX)
        guard style != .stacked else { return #expect(title.frame.minY >= picture.frame.maxY) }
        #expect(title.frame.minX > picture.frame.maxX && title.frame.minX >= badge.frame.maxX - 0.5)
        #expect(abs(title.frame.midY - button.bounds.midY) <= 0.5 && abs(picture.frame.midY - button.bounds.midY) <= 0.5)
        #expect(abs((picture.frame.minX + title.frame.maxX) / 2 - button.bounds.midX) <= 0.5)
    }

    @Test("The size classes decide about the place and the appearance", arguments: cases, [SystemGeneration.iOS13, .iOS26])
    func style(_ given: Case, generation: SystemGeneration) throws {
        let device = DeviceWindow(given.device, isLandscape: given.isLandscape, generation: generation)
        device.show(tabs)
        let (button, picture, title, badge) = try parts()
        if tabs.tabBar.isAtTop {
            // Tabs at the top of a tablet show their titles alone.
            #expect(picture.image == nil && badge.frame.midX > title.frame.midX)
        } else {
            try expectStyle(given.style)
        }
        #expect(button.bounds.insetBy(dx: -0.5, dy: -0.5).contains(title.frame.union(picture.frame)))
        if given.style != .stacked { #expect(title.frame.width >= title.intrinsicContentSize.width - 0.5) }
    }

    @Test("A bar of 32 points has pictures and titles side by side within it") func lowBar() throws {
        let device = DeviceWindow("retina6_12", isLandscape: true)
        device.show(tabs)
        let (button, _, title, _) = try parts()
        #expect(button.frame.height == 31 && tabs.tabBar.frame.height == 32 + device.window.safeAreaInsets.bottom)
        #expect(button.bounds.contains(title.frame))
    }

    @Test("Titles move when the device is turned") func turned() throws {
        let device = DeviceWindow("retina4_7")
        device.show(tabs)
        try expectStyle(.stacked)
        device.turn("retina4_7", isLandscape: true)
        device.window.layoutIfNeeded()
        try expectStyle(.compactInline)
        device.turn("retina4_7", isLandscape: false)
        device.window.layoutIfNeeded()
        try expectStyle(.stacked)
    }

    @Test("From right to left the picture is at the right of its title") func mirrored() throws {
        let device = DeviceWindow("retina4_7", isLandscape: true)
        device.show(tabs)
        let (picture, title) = (try parts().picture.frame, try parts().title.frame)
        device.window.traitOverrides.layoutDirection = .rightToLeft
        device.window.layoutIfNeeded()
        let mirrored = try parts()
        #expect(abs(mirrored.picture.frame.minX - (mirrored.button.bounds.width - picture.maxX)) <= 0.5)
        #expect(abs(mirrored.title.frame.minX - (mirrored.button.bounds.width - title.maxX)) <= 0.5)
        #expect(mirrored.badge.frame.minX >= mirrored.title.frame.maxX - 0.5)
        #expect(mirrored.badge.frame.maxX > mirrored.picture.frame.minX)
    }

    @Test("A title without room is cut, and one without a picture stands in the middle") func extremes() throws {
        let device = DeviceWindow("retina4_7", isLandscape: true)
        tabs.viewControllers?[1].tabBarItem.title = String(repeating: "long ", count: 30)
        device.show(tabs)
        var (button, picture, title, _) = try parts()
        #expect(abs(picture.frame.minX) <= 0.5 && abs(title.frame.maxX - button.bounds.maxX) <= 0.5)
        tabs.viewControllers?[1].tabBarItem.title = "Short"
        tabs.viewControllers?[1].tabBarItem.image = nil
        device.window.layoutIfNeeded()
        (button, picture, title, _) = try parts()
        #expect(abs(title.frame.midX - button.bounds.midX) <= 0.5)
    }
}
