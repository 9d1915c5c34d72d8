import Foundation
import Testing

@testable import UIKit

/// Insets, margins, guides and views of whole screens, as public logs and view dumps of devices and simulators print
/// them.
@MainActor
struct RecordedScreenTests {
    private func insets(_ device: String, isLandscape: Bool = false) -> UIEdgeInsets {
        let (window, controller) = (DeviceWindow(device, isLandscape: isLandscape), UIViewController())
        window.show(controller)
        return controller.view.safeAreaInsets
    }

    /// - Source: logs of iOS 11 (375 x 812), 14 to 16 (390 x 844, 428 x 926) and 18.3.1 (402 x 874); constants of iOS
    ///   17 (393 x 852 in landscape).
    @Test("Safe areas of plain root controllers") func safeAreas() {
        #expect(insets("iPhone X") == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(insets("iPhone 12") == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(insets("iPhone 16 Pro") == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        #expect(insets("iPhone 15 Pro", isLandscape: true) == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    }

    /// - Source: a log of iOS 14 to 16 (428 x 926).
    @Test("While a turn begins, size and insets are those before it") func turning() {
        final class Page: UIViewController {
            var seen: (CGSize, UIEdgeInsets)?
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                seen = (view.bounds.size, view.window?.safeAreaInsets ?? .zero)
            }
        }
        let (device, page) = (DeviceWindow("iPhone 12 Pro Max"), Page())
        device.show(page)
        device.turn("iPhone 12 Pro Max", isLandscape: true)
        device.window.layoutIfNeeded()
        #expect(page.seen?.0 == CGSize(width: 428, height: 926))
        #expect(page.seen?.1 == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(device.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }

    /// - Source: conflict logs of iOS 14 and 15 (428 x 926) and of iOS 14: `V:|-(91)-`, `-(83)-|`, and a constraint of the
    ///   guide in its general form.
    @Test("The safe area between a navigation and a tab bar, and its guide in descriptions") func guide() {
        let (device, page, tabs) = (DeviceWindow("iPhone 12 Pro Max"), UIViewController(), UITabBarController())
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        device.show(tabs)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
        let button = UIButton()
        page.view.addSubview(button)
        let constraint = page.view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 312)
        let name = "UILayoutGuide:\(LayoutText.address(page.view.safeAreaLayoutGuide))'UIViewSafeAreaLayoutGuide'"
        #expect("\(constraint)".contains(" \(name).bottom == UIButton:\(LayoutText.address(button)).bottom + 312 "))
    }

    /// - Source: a trace of iOS 12 (414 x 736): `UIViewLayoutMarginsGuide` {{20, 64}, {374, 672}}.
    @Test("The margins of a root view below a bar, 414 points wide") func margins() {
        let (device, page) = (DeviceWindow("iPhone 8 Plus", generation: .iOS7), UIViewController())
        device.show(UINavigationController(rootViewController: page))
        #expect(page.view.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 64, width: 374, height: 672))
    }

    /// - Source: a dump of iOS 8.1 (414 points wide): views of 40 and 44 points are 20 from the edges.
    @Test("Views at both ends of a bar, 414 points wide") func viewsInBars() throws {
        let (device, page) = (DeviceWindow("iPhone 8 Plus", generation: .iOS7), UIViewController())
        let (left, right) = (
            UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        )
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
        let navigation = UINavigationController(rootViewController: page)
        device.show(navigation)
        let bar = navigation.navigationBar
        #expect(left.convert(left.bounds, to: bar) == CGRect(x: 20, y: 2, width: 40, height: 40))
        #expect(right.convert(right.bounds, to: bar) == CGRect(x: 350, y: 0, width: 44, height: 44))
    }

    /// - Source: a dump of iOS 13 or 14 (375 x 667): a grouped table with a header of 155 and a footer of 309.5 points.
    @Test("Headers and footers follow the table's width, and their content views have no mask") func headers() throws {
        let (device, source) = (DeviceWindow("iPhone 8"), SectionViewSource())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .grouped)
        (table.dataSource, table.delegate) = (source, source)
        device.window.addSubview(table)
        device.window.isHidden = false
        device.window.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        let footer = try #require(table.footerView(forSection: 0))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 155))
        #expect(footer.frame == CGRect(x: 0, y: 215, width: 375, height: 309.5))
        for view in [header, footer] {
            #expect(view.autoresizingMask == .flexibleWidth && view.contentView.autoresizingMask == [])
            #expect("\(type(of: view.contentView))" == "_UITableViewHeaderFooterContentView")
            #expect(view.contentView.frame == view.bounds)
        }
    }

    /// - Source: notes and dumps of iOS 11 to 14: a slider asks for 30 points, a field without a border for 22, whose
    ///   placeholder is a point lower.
    @Test("Contents of sliders and of fields without a border") func controls() throws {
        let device = DeviceWindow("iPhone 8")
        let (slider, field) = (UISlider(), UITextField(frame: CGRect(x: 0, y: 0, width: 245, height: 22)))
        (field.font, field.placeholder) = (.systemFont(ofSize: 17), "Text")
        for view in [slider, field] as [UIView] { device.window.addSubview(view) }
        field.layoutIfNeeded()
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
        #expect(field.intrinsicContentSize.height == 22)
        let placeholder = try #require(field.subviews.first { ($0 as? UILabel)?.text == "Text" })
        #expect(placeholder.frame == CGRect(x: 0, y: 1, width: 245, height: 20.5))
    }

    /// - Source: a dump of iOS 26 (3 pixels a point): a slider keeps the size of 80 x 20; its thumb is 37 x 24.
    @Test("The thumb of a slider of iOS 26 is in its middle") func slider() throws {
        let device = DeviceWindow("iPhone 16 Pro", generation: .iOS26)
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        device.window.addSubview(slider)
        slider.layoutIfNeeded()
        #expect(slider.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
        #expect(slider.subviews.contains { $0.frame == CGRect(x: 0, y: -2, width: 37, height: 24) })
    }
}

/// A row of 60 points between views of 155 and 309.5.
private final class SectionViewSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    override init() { super.init() }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 155 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 309.5 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
}
