import Testing

@testable import UIKit

/// Situations that people ask about, each with what iOS does according to its source.
///
/// Systems are iOS 13 to 18 unless a name says otherwise.
@MainActor
@Suite struct AskedSituationTests {
    struct Situation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [Double]
        let source: String
        let measure: @MainActor @Sendable () -> [CGFloat]

        init(_ name: String, _ expected: [Double], _ source: String, _ measure: @escaping @MainActor @Sendable () -> [CGFloat]) {
            (testDescription, self.expected, self.source, self.measure) = (name, expected, source, measure)
        }
    }

    private static func parts(_ frame: CGRect?) -> [CGFloat] { frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [] }
    private static func parts(_ insets: UIEdgeInsets) -> [CGFloat] { [insets.top, insets.left, insets.bottom, insets.right] }
    private static func views(_ name: String, in view: UIView) -> [UIView] {
        view.subviews.flatMap { ("\(type(of: $0))" == name ? [$0] : []) + views(name, in: $0) }
    }

    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let (counts, title): ([Int], String?)
        init(_ counts: [Int], title: String? = nil) { (self.counts, self.title) = (counts, title) }
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
    }

    /// Shows a table on an iPhone 8 and returns it with what must stay.
    private static func makeTable(
        _ style: UITableView.Style, _ rows: Rows, _ generation: SystemGeneration = .iOS13,
        _ prepare: (UITableView) -> Void = { _ in }
    ) -> (UITableView, DeviceWindow) {
        let (device, page) = (DeviceWindow("iPhone 8", generation: generation), UIViewController())
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 500), style: style)
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.delegate) = (rows, rows)
        prepare(table)
        page.view.addSubview(table)
        device.show(page)
        return (table, device)
    }

    private static func inStack(
        _ page: UIViewController, on name: String, isLandscape: Bool = false, inTabs: Bool = false,
        _ generation: SystemGeneration = .iOS13, _ prepare: (UINavigationController) -> Void = { _ in }
    ) -> DeviceWindow {
        let device = DeviceWindow(name, isLandscape: isLandscape, generation: generation)
        let navigation = UINavigationController(rootViewController: page)
        prepare(navigation)
        let tabs = UITabBarController()
        if inTabs { tabs.viewControllers = [navigation] }
        device.show(inTabs ? tabs : navigation)
        return device
    }

    nonisolated static let bars: [Situation] = [
        Situation(
            "large title: bar of 96, offset of -140 on an iPhone X", [0, 44, 375, 96, -140, 140],
            "answers on large titles and contentOffset, iOS 11"
        ) {
            let page = UITableViewController()
            let device = inStack(page, on: "iPhone X") { $0.navigationBar.prefersLargeTitles = true }
            defer { withExtendedLifetime(device) {} }
            return parts(page.navigationController?.navigationBar.frame) + [
                page.tableView.contentOffset.y, page.tableView.adjustedContentInset.top,
            ]
        },
        Situation(
            "large title: content view of 44 above a large title view of 52", [0, 0, 375, 44, 0, 44, 375, 52],
            "public view dumps of iOS 11 and later"
        ) {
            let page = UIViewController()
            page.title = "Title"
            let device = inStack(page, on: "iPhone X") { $0.navigationBar.prefersLargeTitles = true }
            defer { withExtendedLifetime(device) {} }
            let bar = page.navigationController!.navigationBar
            return parts(views("_UINavigationBarContentView", in: bar).first?.frame)
                + parts(views("_UINavigationBarLargeTitleView", in: bar).first?.frame)
        },
        Situation(
            "landscape: bars of 32 on an iPhone 8", [0, 0, 667, 32, 32],
            "Apple's guidelines of iOS 7 to 18; answers on bar heights"
        ) {
            let page = UIViewController()
            let device = inStack(page, on: "iPhone 8", isLandscape: true) { $0.isToolbarHidden = false }
            defer { withExtendedLifetime(device) {} }
            return parts(page.navigationController?.navigationBar.frame) + [page.navigationController?.toolbar.frame.height ?? 0]
        },
        Situation(
            "tab bar of an iPhone X: 83, 53 in landscape", [729, 83, 322, 53], "answers on tab bar heights: 49 + 34, 32 + 21"
        ) {
            [false, true].flatMap { isLandscape -> [CGFloat] in
                let page = UIViewController()
                let device = inStack(page, on: "iPhone X", isLandscape: isLandscape, inTabs: true)
                defer { withExtendedLifetime(device) {} }
                let bar = page.tabBarController!.tabBar
                return [bar.frame.minY, bar.frame.height]
            }
        },
        Situation(
            "search in a bar: 52 more, the bar is 148 with a large title", [148, 192],
            "answers on UISearchController in navigation items, iOS 11"
        ) {
            let page = UITableViewController()
            page.navigationItem.searchController = UISearchController(searchResultsController: nil)
            page.navigationItem.hidesSearchBarWhenScrolling = false
            let device = inStack(page, on: "iPhone X") { $0.navigationBar.prefersLargeTitles = true }
            defer { withExtendedLifetime(device) {} }
            return [page.navigationController!.navigationBar.frame.height, page.tableView.adjustedContentInset.top]
        },
        Situation("safe area between bars on an iPhone 14", [91, 0, 83, 0], "answers: 47 + 44 and 34 + 49") {
            let page = UIViewController()
            let device = inStack(page, on: "iPhone 14", inTabs: true)
            defer { withExtendedLifetime(device) {} }
            return parts(page.view.safeAreaInsets)
        },
        Situation(
            "safe area of an iPhone SE and of an iPad with a button", [20, 0, 0, 0, 20, 0, 0, 0],
            "Apple's guidelines; answers on safe areas"
        ) {
            ["iPhone SE (3rd generation)", "iPad (9th generation)"].flatMap { name -> [CGFloat] in
                let (device, page) = (DeviceWindow(name), UIViewController())
                device.show(page)
                return parts(page.view.safeAreaInsets)
            }
        },
        Situation("safe area of an iPad Pro 11: 24 and 20", [24, 0, 20, 0], "answers on safe areas, iOS 12 and later") {
            let (device, page) = (DeviceWindow("iPad Pro 11\""), UIViewController())
            device.show(page)
            return parts(page.view.safeAreaInsets)
        },
        Situation("landscape: safe area of an iPhone 14 below a bar", [32, 47, 21, 47], "answers on safe areas in landscape") {
            let page = UIViewController()
            let device = inStack(page, on: "iPhone 14", isLandscape: true)
            defer { withExtendedLifetime(device) {} }
            return parts(page.view.safeAreaInsets)
        },
        Situation(
            "opaque bar: the view begins below it, without an inset", [0, 64, 375, 603, 0],
            "developer.apple.com/documentation/uikit/uiviewcontroller/extendedlayoutincludesopaquebars"
        ) {
            let page = UIViewController()
            let device = inStack(page, on: "iPhone 8") { $0.navigationBar.isTranslucent = false }
            defer { withExtendedLifetime(device) {} }
            return parts(page.view.convert(page.view.bounds, to: nil)) + [page.view.safeAreaInsets.top]
        },
        Situation(
            "no extended edges: the same below a translucent bar", [0, 64, 375, 603],
            "developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout"
        ) {
            let page = UIViewController()
            page.edgesForExtendedLayout = []
            let device = inStack(page, on: "iPhone 8")
            defer { withExtendedLifetime(device) {} }
            return parts(page.view.convert(page.view.bounds, to: nil))
        },
        Situation("hidden bar: the status bar's inset is left", [44, 34], "answers on isNavigationBarHidden") {
            let page = UIViewController()
            let device = inStack(page, on: "iPhone X") { $0.isNavigationBarHidden = true }
            defer { withExtendedLifetime(device) {} }
            return [page.view.safeAreaInsets.top, page.view.safeAreaInsets.bottom]
        },
        Situation("title views get 44 points of height at most", [44], "answers on titleView since iOS 11") {
            let (page, image) = (UIViewController(), UIView())
            image.heightAnchor.constraint(equalToConstant: 44).isActive = true
            image.widthAnchor.constraint(equalToConstant: 100).isActive = true
            page.navigationItem.titleView = image
            let device = inStack(page, on: "iPhone X")
            defer { withExtendedLifetime(device) {} }
            return [image.bounds.height]
        },
        Situation(
            "margins of root views: 16 up to 390 points, 20 from 414", [16, 16, 20, 20],
            "developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins; answers"
        ) {
            ["iPhone 8", "iPhone 14", "iPhone 11", "iPhone 14 Pro Max"].map { name in
                let (device, page) = (DeviceWindow(name), UIViewController())
                device.show(page)
                return page.view.layoutMargins.left
            }
        },
    ]

    nonisolated static let lists: [Situation] = [
        Situation(
            "plain table: headers of 28 points, the row directly below", [0, 28, 28], "answers on header heights, up to iOS 14"
        ) {
            let (table, device) = makeTable(.plain, Rows([1, 1], title: "Title"), .iOS7)
            defer { withExtendedLifetime(device) {} }
            let rect = table.rectForHeader(inSection: 0)
            return [
                rect.minY, rect.height, table.rectForRow(at: IndexPath(row: 0, section: 0)).minY,
            ]
        },
        Situation(
            "plain table of iOS 15: 22 points above a header of 28", [50],
            "developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding; answers on 22 points"
        ) {
            let (table, device) = makeTable(.plain, Rows([1], title: "Title"))
            defer { withExtendedLifetime(device) {} }
            return [table.rectForRow(at: IndexPath(row: 0, section: 0)).minY]
        },
        Situation(
            "a text's row: 43.5 high at 2x, label at 16 of 343", [16, 0, 343, 43.5, 375, 43.5],
            "public view dumps of iOS 11 and later"
        ) {
            let (table, device) = makeTable(.plain, Rows([1]))
            defer { withExtendedLifetime(device) {} }
            let cell = table.visibleCells[0]
            return parts(cell.textLabel?.frame) + [cell.contentView.bounds.width, cell.contentView.bounds.height]
        },
        Situation(
            "values of a new table", [-1, -1, -1, -1, -1],
            "developer.apple.com/documentation/uikit/uitableview: automaticDimension since iOS 11"
        ) {
            let table = UITableView()
            return [
                table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedRowHeight,
                table.estimatedSectionHeaderHeight,
            ]
        },
        Situation(
            "values of a new flow layout", [50, 50, 10, 10, 0, 0],
            "developer.apple.com/documentation/uikit/uicollectionviewflowlayout"
        ) {
            let layout = UICollectionViewFlowLayout()
            return [
                layout.itemSize.width, layout.itemSize.height, layout.minimumLineSpacing, layout.minimumInteritemSpacing,
                layout.headerReferenceSize.height, layout.sectionInset.left,
            ]
        },
        Situation(
            "three items of 100 in 375: spread over the line", [0, 137.5, 275],
            "developer.apple.com/documentation/uikit/uicollectionviewflowlayout: spacing grows on full lines"
        ) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 300), collectionViewLayout: layout)
            final class Items: NSObject, UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
            }
            let items = Items()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            view.layoutIfNeeded()
            return (0..<3).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX ?? -1 }
        },
    ]

    nonisolated static let controls: [Situation] = [
        Situation(
            "a slider limits its value, and moves its limits", [1, 0, 5, 5], "developer.apple.com/documentation/uikit/uislider"
        ) {
            let slider = UISlider()
            slider.value = 2
            let first = CGFloat(slider.value)
            slider.value = -1
            let second = CGFloat(slider.value)
            slider.minimumValue = 5
            return [first, second, CGFloat(slider.maximumValue), CGFloat(slider.value)]
        },
        Situation(
            "a stepper counts from 0 to 100 by 1, held and without wrapping", [0, 100, 1, 0, 1, 1, 0, 100],
            "developer.apple.com/documentation/uikit/uistepper"
        ) {
            let stepper = UIStepper()
            let start = [stepper.value, stepper.maximumValue, stepper.stepValue].map { CGFloat($0) }
            let flags = [stepper.wraps, stepper.autorepeat, stepper.isContinuous].map { $0 ? CGFloat(1) : 0 }
            stepper.value = -3
            let low = CGFloat(stepper.value)
            stepper.value = 300
            return start + flags + [low, CGFloat(stepper.value)]
        },
        Situation(
            "segments: none is selected at first; a removed one keeps the others", [-1, 1, 1, -1],
            "developer.apple.com/documentation/uikit/uisegmentedcontrol"
        ) {
            let control = UISegmentedControl(items: ["A", "B", "C"])
            let first = CGFloat(control.selectedSegmentIndex)
            control.selectedSegmentIndex = 1
            control.removeSegment(at: 2, animated: false)
            let second = CGFloat(control.selectedSegmentIndex)
            control.insertSegment(withTitle: "D", at: 2, animated: false)
            let third = CGFloat(control.selectedSegmentIndex)
            control.selectedSegmentIndex = UISegmentedControl.noSegment
            return [first, second, third, CGFloat(control.selectedSegmentIndex)]
        },
        Situation(
            "a page control limits its page", [0, 2, 0], "developer.apple.com/documentation/uikit/uipagecontrol/currentpage"
        ) {
            let control = UIPageControl()
            let first = CGFloat(control.currentPage)
            control.numberOfPages = 3
            control.currentPage = 9
            let second = CGFloat(control.currentPage)
            control.currentPage = -4
            return [first, second, CGFloat(control.currentPage)]
        },
        Situation(
            "a new text view: insets of 8, a padding of 5, scrolling", [8, 0, 8, 0, 5, 1],
            "developer.apple.com/documentation/uikit/uitextview/textcontainerinset"
        ) {
            let view = UITextView()
            return parts(view.textContainerInset) + [view.textContainer.lineFragmentPadding, view.isScrollEnabled ? 1 : 0]
        },
        Situation(
            "priorities of a new label, button, image view and view",
            [250, 250, 750, 250, 250, 750, 250, 250, 750, 250, 250, 750],
            "Apple's Auto Layout guide; developer.apple.com/documentation/uikit/uiview"
        ) {
            ([UILabel(), UIButton(type: .system), UIImageView(), UIView()] as [UIView]).flatMap { view -> [CGFloat] in
                [
                    CGFloat(view.contentHuggingPriority(for: .horizontal).rawValue),
                    CGFloat(view.contentHuggingPriority(for: .vertical).rawValue),
                    CGFloat(view.contentCompressionResistancePriority(for: .horizontal).rawValue),
                ]
            }
        },
        Situation("a new scroll view", [0.998, 1, 1, 0, 0, 1], "developer.apple.com/documentation/uikit/uiscrollview") {
            let view = UIScrollView()
            return [
                view.decelerationRate.rawValue, view.minimumZoomScale, view.maximumZoomScale, view.contentSize.width,
                view.alwaysBounceVertical ? 1 : 0, view.bounces ? 1 : 0,
            ]
        },
        Situation(
            "sizes of new controls", [94, 32, 20, 20, 37, 37, 320, 216],
            "answers on control sizes of iOS 13 and later; developer.apple.com/documentation/uikit/uistepper"
        ) {
            let views: [UIView] = [
                UIStepper(), UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large),
            ]
            let wheels = UIPickerView().sizeThatFits(.zero)
            return views.flatMap { [$0.bounds.width, $0.bounds.height] } + [wheels.width, wheels.height]
        },
        Situation(
            "levels of windows, and a new label's lines", [0, 1000, 2000, 1],
            "developer.apple.com/documentation/uikit/uiwindow/level; uilabel/numberoflines"
        ) {
            [UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) + [CGFloat(UILabel().numberOfLines)]
        },
    ]

    @Test("Bars and safe areas", arguments: bars) func bar(situation: Situation) { check(situation) }
    @Test("Lists", arguments: lists) func list(situation: Situation) { check(situation) }
    @Test("Controls", arguments: controls) func control(situation: Situation) { check(situation) }

    private func check(_ situation: Situation) {
        let found = situation.measure()
        #expect(
            found.count == situation.expected.count && zip(found, situation.expected).allSatisfy { abs($0 - CGFloat($1)) < 0.01 },
            "\(found), where iOS has \(situation.expected): \(situation.source)")
    }
}
