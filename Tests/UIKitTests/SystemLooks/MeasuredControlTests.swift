import Testing

@testable import UIKit

/// Sizes and fonts of controls, rows and bars that logs of iOS 26.1 state and that the screens made anew do not show.
@MainActor
struct MeasuredControlTests {
    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.windowScreen = UIScreen()
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func all<View: UIView>(_: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ([$0] as [UIView]).compactMap { $0 as? View } + all(View.self, in: $0) }
    }

    private func font(_ label: UILabel) -> UIFont? {
        guard let text = label.attributedText, text.length > 0 else { return nil }
        return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    // MARK: Controls

    @Test("A switch's alignment inset is at the right from right to left too") func switchesDoNotMirror() {
        let view = UISwitch()
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    }

    @Test("A segmented control of 33 points has a frame of 34, and the selected title is Medium") func segments() {
        let control = UISegmentedControl(items: ["Small", "Medium"])
        control.selectedSegmentIndex = 0
        let rect = CGRect(x: 0, y: 0, width: 343, height: 33)
        #expect(control.frame(forAlignmentRect: rect).height == 34)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.addSubview(control)
        window.layoutIfNeeded()
        let fonts = all(UILabel.self, in: control).map(font)
        #expect(fonts == [.systemFont(ofSize: 13, weight: .medium), .systemFont(ofSize: 13)])
    }

    @Test("A field without border and a text view of one line, in the body font") func texts() {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.placeholder = "Your name"
        #expect(abs(field.intrinsicContentSize.width - 81) <= 0.5 && field.intrinsicContentSize.height == 22)
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .body)
        view.isScrollEnabled = false
        view.text = "One line"
        #expect(view.intrinsicContentSize.height == 38)
    }

    @Test("Two lines of subheadline take 38 points, and two of Semibold 33 take 79") func twoLines() {
        let label = UILabel()
        label.numberOfLines = 2
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.text = "One\nTwo"
        #expect(label.intrinsicContentSize.height == 38)
        label.font = .systemFont(ofSize: 33, weight: .semibold)
        #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).height == 79)
    }

    @Test(
        "Heights and fonts of configured buttons at scale 3",
        arguments: [
            (UIButton.Configuration.Size.mini, 28.0, 15.0), (.small, 28, 15), (.medium, 34.333, 17), (.large, 50.333, 17),
        ])
    func configuredButtons(size: UIButton.Configuration.Size, height: Double, pointSize: Double) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let screen = UIScreen()
        screen.environment.traits.displayScale = 3
        window.windowScreen = screen
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = size
        configuration.title = "Button"
        let button = UIButton(configuration: configuration)
        window.addSubview(button)
        button.sizeToFit()
        window.layoutIfNeeded()
        #expect(abs(button.intrinsicContentSize.height - height) < 0.01)
        #expect(button.titleLabel?.font.pointSize == CGFloat(pointSize))
    }

    // MARK: Rows

    private final class Sections: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = indexPath.section == 0 ? .disclosureIndicator : .none
            return cell
        }
    }

    @Test("Rows of 52 and headers of 38 that are as wide as the table, 17.5 apart") func insetGroupedTables() throws {
        let controller = Sections(style: .insetGrouped)
        let window = window(controller)
        let table: UITableView = try #require(controller.tableView)
        let headers = (0..<2).map { table.rectForHeader(inSection: $0) }
        #expect(headers.map(\.height) == [38, 38] && headers.map(\.minX) == [0, 0] && headers.map(\.width) == [375, 375])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 52)
        #expect(headers[1].minY - table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY == 17.5)
        let header = try #require(table.headerView(forSection: 1))
        let label = try #require(header.textLabel)
        #expect(label.font == .preferredFont(forTextStyle: .headline) && label.text == "Title")
        #expect(header.contentView.frame.minX == 16 && header.contentView.frame.width == 343)
        #expect(header.convert(label.frame.origin, from: label.superview).y == 12)
        withExtendedLifetime(window) {}
    }

    @Test("Cells' contents have margins of 15 above and below, 16 at the sides and 26.5 less width for an indicator") func cells()
        throws
    {
        let controller = Sections(style: .grouped)
        let window = window(controller)
        let cells = try (0..<2).map { try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: $0))) }
        #expect(abs(cells[0].contentView.frame.width - (375 - 26.5)) <= 0.5)
        #expect(cells[1].contentView.layoutMargins == UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16))
        withExtendedLifetime(window) {}
    }

    // MARK: Bars

    @Test(
        "The large title's place, at two text sizes",
        arguments: [(UIContentSizeCategory.large, 106.0, 41.0), (.accessibilityLarge, 115.5, 57.5)])
    func largeTitles(category: UIContentSizeCategory, bar: Double, line: Double) throws {
        let root = UIViewController()
        root.title = "Reminders"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.traitOverrides.preferredContentSizeCategory = category
        let window = window(navigation)
        let title = try #require(navigation.navigationBar.content.largeTitle)
        let frame = navigation.navigationBar.convert(title.bounds, from: title)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 375, height: bar))
        #expect(frame.minX == 16 && frame.height == line)
        #expect(abs(frame.minY - (category == .large ? 57.5 : 54)) <= 0.5)
        withExtendedLifetime(window) {}
    }

    @Test("The back button stands on a platter of 44 x 44 at 16") func backButtons() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = window(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        let button = try #require(navigation.navigationBar.content.backButton)
        let frame = navigation.navigationBar.convert(button.bounds, from: button)
        #expect(frame.minX == 16 && frame.size == CGSize(width: 44, height: 44))
    }

    @Test("Tabs' titles are Medium 10, the selected one Semibold, 12 points high; a badge is 20 x 20 with 13 points") func tabs()
        throws
    {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<2).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: index)
            return controller
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        let window = window(tabs)
        let labels = all(UILabel.self, in: tabs.tabBar).filter { !$0.isHidden }
        let titles = labels.filter { $0.text == "Tab" }
        #expect(titles.map(font) == [.systemFont(ofSize: 10, weight: .semibold), .systemFont(ofSize: 10, weight: .medium)])
        #expect(titles.allSatisfy { $0.frame.height == 12 })
        let badge = try #require(labels.first { $0.text == "3" })
        #expect(badge.frame.size == CGSize(width: 20, height: 20) && badge.font == .systemFont(ofSize: 13))
        withExtendedLifetime(window) {}
    }

    @Test("A toolbar asks for 48 points") func toolbars() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.windowScreen = UIScreen()
        let bar = UIToolbar()
        window.addSubview(bar)
        #expect(bar.intrinsicContentSize.height == 48)
    }
}
