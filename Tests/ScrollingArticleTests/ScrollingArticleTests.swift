import CairnTesting
import Testing
import UIKit

@testable import ScrollingArticle

/// The article is dragged by a finger, in both forms.
///
/// - Source: a widespread recipe: content as wide as the screen, and as high as its texts need.
@MainActor
@Suite(.serialized)
struct ScrollingArticleTests {
    /// The forms of the article, by their tabs.
    enum Form: Int, CaseIterable {
        case code, storyboard
    }

    @MainActor
    private struct Screen {
        let window = UIWindow()
        let scroll: UIScrollView
        let finger: Finger

        init(_ form: Form) throws {
            let tabs = ScrollingArticle.makeRoot()
            tabs.selectedIndex = form.rawValue
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            scroll = try #require(tabs.selectedViewController?.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
            finger = Finger(over: window)
        }

        /// Drags the middle of the screen up or down, in steps of a frame.
        func drag(by way: CGFloat, frames: Int, _ clock: TestClock) {
            let middle = window.bounds.height / 2
            finger.press(at: CGPoint(x: 150, y: middle))
            for frame in 1...frames {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 150, y: middle + way * CGFloat(frame) / CGFloat(frames)))
            }
        }
    }

    private func onPhone(_ form: Form, _ body: (TestClock, Screen) throws -> Void) throws {
        try SimulatedDevice().perform {
            try TestClock.hold { clock in try body(clock, Screen(form)) }
        }
    }

    @Test("The content is as wide as the screen, and higher", arguments: Form.allCases) func size(_ form: Form) throws {
        try onPhone(form) { _, screen in
            #expect(screen.scroll.frame == screen.window.bounds)
            #expect(screen.scroll.contentSize.width == 402 && screen.scroll.contentSize.height > 2 * 874)
        }
    }

    @Test("It follows a finger up and down, and never sideways", arguments: Form.allCases) func dragging(_ form: Form) throws {
        try onPhone(form) { clock, screen in
            let top = -screen.scroll.adjustedContentInset.top
            #expect(top == -62 && screen.scroll.contentOffset == CGPoint(x: 0, y: top))
            screen.drag(by: -200, frames: 20, clock)
            #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: top + 190))
            screen.finger.move(to: CGPoint(x: 300, y: 437 - 150))
            #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: top + 140))
            clock.advance(by: 0.2)
            screen.finger.lift()
            clock.advance(by: 1)
            #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: top + 140))
        }
    }

    @Test("Under the finger, with its indicator", arguments: Form.allCases) func picture(_ form: Form) throws {
        try onPhone(form) { clock, screen in
            screen.drag(by: -110, frames: 20, clock)
            #expect(screen.window.pictureMismatch("dragged-\(form)", scale: 1) == nil)
        }
    }

    @Test("Thrown, it comes to rest by itself; at its end it bounces", arguments: Form.allCases)
    func throwing(_ form: Form) throws {
        try onPhone(form) { clock, screen in
            let top = -screen.scroll.adjustedContentInset.top
            screen.drag(by: -100, frames: 10, clock)
            screen.finger.lift()
            clock.advance(by: 6)
            // 10 points in a frame are 0.6 in a millisecond, which shrink by the factor 0.998 in each.
            let rest = top + 90 + 0.6 * 0.998 / 0.002
            #expect(abs(screen.scroll.contentOffset.y - rest) <= 0.5 && !screen.scroll.isDecelerating)
            let end = screen.scroll.contentSize.height + screen.scroll.adjustedContentInset.bottom - 874
            screen.scroll.contentOffset.y = end - 50
            screen.drag(by: -100, frames: 10, clock)
            #expect(screen.scroll.contentOffset.y > end)
            screen.finger.lift()
            clock.advance(by: 3)
            #expect(screen.scroll.contentOffset.y == end)
        }
    }
}
