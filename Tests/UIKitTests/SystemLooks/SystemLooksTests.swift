import CairnTesting
import Testing

@testable import UIKit

/// Programs look like iOS 26 unless another system is chosen.
@MainActor
struct SystemLooksTests {
    /// What iOS 26.1 laid out: 95 of 100 views within half a point, with every number of the others told.
    @Test func measuredScreensAreMadeAnew() {
        let scores = RebuiltScreens.all.map { (name: $0.name, score: $0.measured.score(of: $0.window)) }
        let (right, all) = scores.reduce((0, 0)) { ($0.0 + $1.score.right, $0.1 + $1.score.results.count) }
        let report = scores.map { "\($0.name): \($0.score.report)" }.joined(separator: "\n")
        #expect(Double(right) >= 0.95 * Double(all), "\(right) of \(all)\n\(report)")
    }

    /// A score that could not fall would show nothing.
    @Test func otherLooksDiffer() {
        let wrong = SystemLooks.iOS18.perform {
            RebuiltScreens.all.map { screen in
                screen.window.windowScreen.systemLooks = .iOS18
                return screen.measured.score(of: screen.window).misses.count
            }
        }
        #expect(wrong.allSatisfy { $0 > 0 })
    }

    @Test(
        "A screen brings its looks to views that are in its windows already",
        arguments: [(SystemLooks.iOS12, CGFloat(51)), (.iOS18, 51), (.iOS26, 63)])
    func screens(_ looks: SystemLooks, _ width: CGFloat) {
        let (window, screen, control) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIScreen(), UISwitch())
        window.windowScreen = screen
        window.addSubview(control)
        screen.systemLooks = looks
        window.layoutIfNeeded()
        #expect(screen.systemLooks == looks)
        #expect(control.frame.width == width && control.intrinsicContentSize.width == width - 2)
    }

    @Test func looksCountForViewsOutsideOfWindowsWhileAClosureRuns() {
        let (before, inside) = (UISwitch().frame.size, SystemLooks.iOS18.perform { UISwitch().frame.size })
        #expect(before == CGSize(width: 63, height: 28) && inside == CGSize(width: 51, height: 31))
        #expect(UISwitch().frame.size == before)
    }

    @Test func contentConfigurationsHaveTheFontsOfTheirSystem() {
        #expect(UIListContentConfiguration.cell().secondaryTextProperties.font.pointSize == 15)
        let old = SystemLooks.iOS18.perform { UIListContentConfiguration.cell() }
        #expect(old.secondaryTextProperties.font.pointSize == 12 && old.directionalLayoutMargins.top == 11)
    }

    @Test func fontsThatAProgramSetStayWhenTheLooksChange() {
        let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIScreen())
        screen.systemLooks = .iOS18
        window.windowScreen = screen
        let (own, usual) = (
            UITableViewCell(style: .subtitle, reuseIdentifier: nil), UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        )
        own.detailTextLabel?.font = .systemFont(ofSize: 20)
        for cell in [own, usual] {
            cell.detailTextLabel?.text = "Detail"
            window.addSubview(cell)
        }
        #expect(own.detailTextLabel?.font.pointSize == 20)
        #expect(usual.detailTextLabel?.font.pointSize == 12)
    }

    @Test("A tab bar's three tabs stand on a platter of 274 points in a bar of 83")
    func tabs() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
            return controller
        }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 584, width: 375, height: 83))
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
        let buttons = tabs.tabBar.subviews.filter { $0 is UIControl }.map(\.frame)
        #expect(buttons.first == CGRect(x: 55, y: 4, width: 94, height: 54) && buttons.last?.maxX == 321)
    }

    @Test("A sheet begins at 30 in a window without insets, and its bar is 54 high")
    func sheets() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let (root, sheet) = (UIViewController(), UIViewController())
        sheet.modalPresentationStyle = .pageSheet
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 0, y: 30, width: 375, height: 637))
    }
}
