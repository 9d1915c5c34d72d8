import Testing

@testable import UIKit

/// - Source: Apple's documentation of UINavigationBar, UINavigationItem and UIBarButtonItem; heights of recorded
///   frames.
@MainActor
struct NavigationBarTests {
    private let scene = WindowScene(375, 667)
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))

    init() {
        scene.window.traitOverrides.values.generation = .iOS13
        scene.window.addSubview(bar)
    }

    private func item(_ title: String) -> UINavigationItem { UINavigationItem(title: title) }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }.filter { !($0.text ?? "").isEmpty }
    }

    private func label(_ text: String) throws -> UILabel {
        let labels = labels(in: bar)
        return try #require(labels.first { $0.text == text }, "\(text) is not among \(labels.map(\.text))")
    }

    @Test("44 high, 96 with a large title, 74 with a prompt; no width of its own") func sizes() {
        bar.items = [item("Title")]
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
        bar.prefersLargeTitles = true
        #expect(bar.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 96))
        bar.topItem?.largeTitleDisplayMode = .never
        bar.topItem?.prompt = "Prompt"
        #expect(bar.intrinsicContentSize.height == 74)
    }

    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/attributedtitle
    @Test("A title with attributes wins over the plain one, and has the bar's for those it lacks") func attributedTitle() throws {
        let item = item("Plain")
        var title = AttributedString("Rich")
        title.foregroundColor = UIColor.red
        item.attributedTitle = title
        bar.items = [item]
        bar.layoutIfNeeded()
        let attributes = try label("Rich").attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.foregroundColor] as? UIColor == .red && (attributes?[.font] as? UIFont)?.pointSize == 17)
        #expect(labels(in: bar).allSatisfy { $0.text != "Plain" })
        item.attributedTitle = nil
        bar.layoutIfNeeded()
        #expect(try label("Plain").text == "Plain")
        #expect(item.searchBarPlacementBarButtonItem === item.searchBarPlacementBarButtonItem)
        #expect(item.overflowPresentationSource == nil && item.searchBarPlacementAllowsToolbarIntegration)
    }

    @Test("Automatic titles are as large as the one below") func automaticTitles() {
        bar.prefersLargeTitles = true
        let (first, second) = (item("A"), item("B"))
        bar.items = [first, second]
        #expect(bar.intrinsicContentSize.height == 96)
        first.largeTitleDisplayMode = .never
        #expect(bar.intrinsicContentSize.height == 44)
        second.largeTitleDisplayMode = .always
        #expect(bar.intrinsicContentSize.height == 96)
    }

    @Test("A title is in the middle, and moves aside for long buttons") func titlePlace() throws {
        let top = item("Title")
        bar.items = [top]
        scene.layOut()
        #expect(try abs(label("Title").frame.midX - 187.5) <= 0.5 && abs(label("Title").frame.midY - 22) <= 0.5)
        top.leftBarButtonItem = UIBarButtonItem(title: "A very long title of a button")
        scene.layOut()
        let (button, title) = (try label("A very long title of a button"), try label("Title"))
        #expect(title.frame.minX >= button.convert(button.bounds, to: bar).maxX && title.frame.maxX <= 359)
    }

    @Test("Buttons stand at the margins, the first of a list outermost") func buttons() throws {
        let top = item("Title")
        top.leftBarButtonItem = UIBarButtonItem(title: "L")
        top.rightBarButtonItems = [UIBarButtonItem(title: "R"), UIBarButtonItem(title: "S")]
        bar.items = [top]
        scene.layOut()
        func place(_ text: String) throws -> CGRect { try label(text).convert(label(text).bounds, to: bar) }
        #expect(try abs(place("L").minX - 16) <= 0.5 && abs(place("R").maxX - 359) <= 0.5)
        #expect(try place("S").maxX < place("R").minX)
        bar.semanticContentAttribute = .forceRightToLeft
        scene.layOut()
        #expect(try abs(place("L").maxX - 359) <= 0.5 && abs(place("R").minX - 16) <= 0.5)
    }

    @Test("The back button has the title below it, another one, none, or gives way to left buttons") func backButton() throws {
        let (first, second) = (item("First"), item("Second"))
        bar.items = [first, second]
        scene.layOut()
        #expect(try label("First").superview is UIControl)
        first.backButtonTitle = "Home"
        scene.layOut()
        #expect(labels(in: bar).map(\.text).contains("Home"))
        first.backButtonDisplayMode = .minimal
        scene.layOut()
        #expect(labels(in: bar).map(\.text) == ["Second"])
        first.backBarButtonItem = UIBarButtonItem(title: "Item")
        scene.layOut()
        #expect(labels(in: bar).map(\.text).contains("Item"))
        second.hidesBackButton = true
        scene.layOut()
        #expect(labels(in: bar).map(\.text) == ["Second"])
        second.hidesBackButton = false
        second.leftBarButtonItem = UIBarButtonItem(title: "Left")
        scene.layOut()
        #expect(Set(labels(in: bar).map(\.text)) == ["Second", "Left"])
    }

    @Test("A back title that leaves the title no room becomes Back") func longBackTitle() throws {
        bar.items = [item("A title of considerable length before"), item("Second")]
        scene.layOut()
        #expect(try label("Back").superview is UIControl)
    }

    // MARK: Delegates and taps

    private final class Listener: NSObject, UINavigationBarDelegate {
        var notes: [String] = []
        var allows = true
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { notes.append("pop \(item.title!)") }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            notes.append("push \(item.title!)")
        }
    }

    @Test("Items come and go as the delegate lets them; the back button pops") func delegate() {
        let listener = Listener()
        bar.delegate = listener
        bar.items = [item("A")]
        bar.pushItem(item("B"), animated: true)
        #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
        listener.allows = false
        #expect(bar.popItem(animated: true) == nil && bar.items?.count == 2)
        listener.allows = true
        scene.window.isHidden = false
        scene.layOut()
        scene.window.tap(at: CGPoint(x: 30, y: 42))
        #expect(bar.items?.map(\.title) == ["A"] && listener.notes == ["push B", "pop B"])
    }

    @Test("Buttons run their action with themselves as sender, or call a method of the target") func actions() throws {
        final class Target: UIResponder {
            var calls: [String] = []
            override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
                calls.append("\(aSelector!) \((object as? UIBarButtonItem)?.title ?? "?")")
                return nil
            }
        }
        let target = Target()
        var sender: AnyObject?
        let top = item("Title")
        top.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Do") { sender = $0.sender as AnyObject? })
        top.rightBarButtonItem = UIBarButtonItem(title: "Call", style: .plain, target: target, action: "call:")
        bar.items = [top]
        scene.window.isHidden = false
        scene.layOut()
        scene.window.tap(try label("Do"))
        #expect(sender === top.leftBarButtonItem)
        scene.window.tap(try label("Call"))
        #expect(target.calls == ["call: Call"])
    }

    @Test("A disabled or hidden item does nothing") func disabled() throws {
        var count = 0
        let button = UIBarButtonItem(title: "Do", primaryAction: nil)
        button.primaryAction = UIAction(title: "Do") { _ in count += 1 }
        let top = item("Title")
        top.rightBarButtonItem = button
        bar.items = [top]
        button.isEnabled = false
        scene.window.isHidden = false
        scene.layOut()
        scene.window.tap(try label("Do"))
        #expect(count == 0)
        button.isHidden = true
        scene.layOut()
        #expect(labels(in: bar).map(\.text) == ["Title"])
    }

    @Test("Views in items keep their size, or get what their constraints say") func customViews() {
        let (fixed, constrained) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)), UIView().sized(40, 20))
        constrained.translatesAutoresizingMaskIntoConstraints = false
        let top = item("Title")
        top.titleView = constrained
        top.rightBarButtonItem = UIBarButtonItem(customView: fixed)
        bar.items = [top]
        scene.layOut()
        #expect(fixed.convert(fixed.bounds, to: bar) == CGRect(x: 309, y: 7, width: 50, height: 30))
        #expect(constrained.convert(constrained.bounds, to: bar) == CGRect(x: 167.5, y: 12, width: 40, height: 20))
    }

    // MARK: Toolbars

    @Test("Flexible room pushes items apart; fixed room is as wide as it says") func toolbar() {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 375, height: 44))
        scene.window.addSubview(toolbar)
        toolbar.items = [
            UIBarButtonItem(customView: views[0]), .fixedSpace(30), UIBarButtonItem(customView: views[1]), .flexibleSpace(),
            UIBarButtonItem(customView: views[2]),
        ]
        scene.layOut()
        #expect(views.map { $0.convert($0.bounds, to: toolbar).minX } == [16, 86, 319])
        #expect(views.map { $0.convert($0.bounds, to: toolbar).minY } == [12, 12, 12])
    }
}
