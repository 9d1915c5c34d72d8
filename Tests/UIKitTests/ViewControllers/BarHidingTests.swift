import CairnTesting
import Testing

@testable import UIKit

/// Bars that a navigation controller hides by itself.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/hidesbarsonswipe, hidesbarsontap,
///   hidesbarswhenkeyboardappears and hidesbarswhenverticallycompact
@MainActor
@Suite(.serialized)
struct BarHidingTests {
    @MainActor
    private struct Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let list = UITableViewController(style: .plain)
        let source = RowSource([40])
        let stack: UINavigationController
        let clock: TestClock
        let finger: Finger

        init(_ clock: TestClock) {
            self.clock = clock
            stack = UINavigationController(rootViewController: list)
            list.tableView.dataSource = source
            list.tableView.rowHeight = 50
            list.toolbarItems = [UIBarButtonItem(title: "Share")]
            window.rootViewController = stack
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            finger = Finger(over: window)
        }

        var bars: [Bool] { [!stack.isNavigationBarHidden, !stack.isToolbarHidden] }
        func drag(_ way: CGFloat) { finger.drag(from: CGPoint(x: 150, y: 400), down: way, clock) }
        func tap(at point: CGPoint = CGPoint(x: 150, y: 500)) {
            window.tap(at: point)
            clock.advance(by: 1)
        }
    }

    @Test("A finger that drags up hides the bars in time, and one that drags down shows them, the toolbar if it has items")
    func swipes() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.stack.isToolbarHidden = false
            screen.drag(-100)
            #expect(screen.bars == [true, true] && !screen.stack.barHideOnSwipeGestureRecognizer.isEnabled)
            screen.stack.hidesBarsOnSwipe = true
            screen.finger.press(at: CGPoint(x: 150, y: 400))
            screen.finger.move(to: CGPoint(x: 150, y: 380))
            #expect(screen.bars == [false, false])
            clock.advance(by: TimeInterval(UINavigationController.hideShowBarDuration) / 2)
            let seen = screen.stack.navigationBar.layer.presentation()?.frame.minY ?? 0
            #expect(seen < 0 && seen > -screen.stack.navigationBar.frame.height)
            screen.finger.move(to: CGPoint(x: 150, y: 360))
            screen.finger.lift()
            clock.advance(by: 1)
            #expect(screen.stack.navigationBar.isHidden && screen.list.view.safeAreaInsets.top == 0)
            screen.drag(100)
            #expect(screen.bars == [true, true] && !screen.stack.navigationBar.isHidden)
            screen.list.toolbarItems = nil
            screen.drag(-100)
            #expect(screen.bars == [false, true])
        }
    }

    @Test("Opaque bars hide, too, and the view takes their place") func opaque() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            let bar = screen.stack.navigationBar
            bar.isTranslucent = false
            screen.stack.hidesBarsOnSwipe = true
            screen.window.layoutIfNeeded()
            var top: CGFloat { screen.list.view.convert(CGPoint(x: 0, y: screen.list.view.bounds.minY), to: screen.window).y }
            var end: CGFloat { bar.convert(bar.bounds, to: screen.window).maxY }
            #expect(top == end && top > 40)
            screen.drag(-100)
            #expect(!screen.bars[0] && top == 0 && screen.list.view.bounds.height == 667)
            screen.drag(100)
            #expect(screen.bars[0] && top == end)
        }
    }

    @Test("A drag to the side leaves the bars") func sideways() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.stack.hidesBarsOnSwipe = true
            screen.finger.press(at: CGPoint(x: 150, y: 400))
            screen.finger.move(to: CGPoint(x: 50, y: 390))
            screen.finger.lift()
            clock.advance(by: 1)
            #expect(screen.bars == [true, false])
        }
    }

    @Test("A tap that nothing else takes hides the bars, and the next one shows them") func taps() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            let content = UIViewController()
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
            content.view.addSubview(button)
            screen.stack.setViewControllers([content], animated: false)
            screen.stack.hidesBarsOnTap = true
            screen.tap()
            #expect(screen.bars == [false, false])
            screen.tap(at: CGPoint(x: 150, y: 320))
            #expect(screen.bars == [false, false])
            screen.tap()
            #expect(screen.bars == [true, false])
            screen.tap(at: CGPoint(x: 150, y: 20))
            #expect(screen.bars == [true, false])
            screen.stack.setViewControllers([screen.list], animated: false)
            screen.tap()
            #expect(screen.bars == [true, false] && screen.list.tableView.indexPathForSelectedRow != nil)
        }
    }

    @Test("The keyboard hides the bars, and a tap after it shows them") func keyboard() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.stack.setViewControllers([UIViewController()], animated: false)
            screen.stack.hidesBarsWhenKeyboardAppears = true
            UIScreen.main.keyboardHeight = 300
            clock.advance(by: 1)
            #expect(screen.bars[0] == false)
            UIScreen.main.keyboardHeight = nil
            clock.advance(by: 1)
            #expect(screen.bars[0] == false)
            screen.tap()
            #expect(screen.bars[0] == true)
            screen.tap()
            #expect(screen.bars[0] == true)
        }
    }

    @Test("Compact height hides the bars, and a tap where they would be shows them") func compactHeight() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.window.traitOverrides.verticalSizeClass = .regular
            screen.stack.setViewControllers([UIViewController()], animated: false)
            screen.stack.hidesBarsWhenVerticallyCompact = true
            screen.window.layoutIfNeeded()
            #expect(screen.bars[0] == true)
            screen.window.traitOverrides.verticalSizeClass = .compact
            clock.advance(by: 1)
            #expect(screen.bars[0] == false)
            screen.tap()
            #expect(screen.bars[0] == false)
            screen.tap(at: CGPoint(x: 150, y: 10))
            #expect(screen.bars[0] == true)
            screen.window.traitOverrides.verticalSizeClass = .regular
            clock.advance(by: 1)
            #expect(screen.bars[0] == true)
        }
    }

    @Test("A controller with recognizers for its bars is gone when nobody has it") func memory() {
        weak var stack: UINavigationController?
        do {
            let made = UINavigationController(rootViewController: UIViewController())
            (made.hidesBarsOnSwipe, made.hidesBarsOnTap, made.hidesBarsWhenKeyboardAppears) = (true, true, true)
            made.loadViewIfNeeded()
            #expect(made.barHideOnTapGestureRecognizer.view === made.view)
            stack = made
        }
        #expect(stack == nil)
    }
}
