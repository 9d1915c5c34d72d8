import CairnTesting
import Testing

@testable import UIKit

/// Fingers scroll pages, and the program's changes take time.
///
/// - Source: developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource and uipageviewcontrollerdelegate
@MainActor
struct PageTurnTests {
    private final class Page: UIViewController {
        let number: Int
        let book: Book
        init(_ number: Int, _ book: Book) {
            (self.number, self.book) = (number, book)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { book.log.append("\(number) willAppear") }
        override func viewDidAppear(_ animated: Bool) { book.log.append("\(number) didAppear") }
        override func viewWillDisappear(_ animated: Bool) { book.log.append("\(number) willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { book.log.append("\(number) didDisappear") }
    }

    /// The pages 0 to 2.
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var log: [String] = []
        var asked: [String] = []
        private func number(_ page: UIViewController?) -> Int { (page as? Page)?.number ?? -1 }
        func page(_ number: Int) -> UIViewController? { (0...2).contains(number) ? Page(number, self) : nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            asked.append("before \(number(viewController))")
            return page(number(viewController) - 1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            asked.append("after \(number(viewController))")
            return page(number(viewController) + 1)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            number(pageViewController.viewControllers?.first)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.append("to \(pendingViewControllers.map(number))") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.append("from \(previousViewControllers.map(number)) \(finished) \(completed)") }
    }

    /// A book on a screen of 375 x 667 points, open at a page.
    @MainActor
    private struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let book = Book()
        let pages: UIPageViewController
        let finger: Finger

        init(
            _ number: Int, _ orientation: UIPageViewController.NavigationOrientation = .horizontal, rightToLeft: Bool = false,
            spacing: CGFloat? = nil
        ) {
            pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: orientation,
                options: spacing.map { [.interPageSpacing: $0] })
            if rightToLeft { pages.view.semanticContentAttribute = .forceRightToLeft }
            pages.setViewControllers([Page(number, book)], direction: .forward, animated: false)
            (pages.dataSource, pages.delegate) = (book, book)
            window.rootViewController = pages
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            book.log = []
            finger = Finger(over: window)
        }

        var number: Int? { (pages.viewControllers?.first as? Page)?.number }
        var dot: Int? { pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first?.currentPage }
        func x(_ page: UIViewController?) -> CGFloat? { page?.view.map { $0.convert(CGPoint.zero, to: window).x } }

        func drag(byX x: CGFloat, y: CGFloat = 0) {
            finger.press(at: CGPoint(x: 187, y: 300))
            finger.move(to: CGPoint(x: 187 + x / 2, y: 300 + y / 2))
            finger.move(to: CGPoint(x: 187 + x, y: 300 + y))
        }
        /// Rests, and lifts the finger.
        func lift(_ clock: TestClock) {
            clock.advance(by: 0.2)
            finger.lift()
            clock.advance(by: 2)
        }
    }

    @Test("A finger brings the next page, which stays when it left the old one farther away than near") func forward() {
        TestClock.hold { clock in
            let stage = Stage(1)
            let old = stage.pages.viewControllers?.first
            stage.drag(byX: -210)
            #expect(stage.book.log == ["to [2]", "1 willDisappear", "2 willAppear"] && stage.number == 1)
            #expect(stage.x(old) == -200 && stage.x(stage.pages.children.last) == 175)
            stage.lift(clock)
            #expect(stage.number == 2 && stage.x(stage.pages.viewControllers?.first) == 0 && old?.parent == nil)
            #expect(stage.book.log.dropFirst(3) == ["1 didDisappear", "2 didAppear", "from [1] true true"])
            #expect(stage.dot == 2 && stage.pages.children.count == 1)
        }
    }

    @Test("The page before lies on the other side; from right to left the sides are exchanged", arguments: [false, true])
    func backward(_ rightToLeft: Bool) {
        TestClock.hold { clock in
            let stage = Stage(1, rightToLeft: rightToLeft)
            stage.drag(byX: rightToLeft ? -250 : 250)
            stage.lift(clock)
            #expect(stage.number == 0 && stage.dot == 0)
        }
    }

    @Test("The data source is asked once for each page beside the one that is shown") func askedOnce() {
        TestClock.hold { clock in
            let stage = Stage(0)
            for _ in 0..<2 {
                stage.drag(byX: -100)
                stage.lift(clock)
            }
            #expect(stage.number == 0 && stage.book.asked.sorted() == ["after 0", "before 0"])
            stage.drag(byX: -300)
            stage.lift(clock)
            stage.drag(byX: 100)
            stage.lift(clock)
            #expect(stage.number == 1 && stage.book.asked.sorted() == ["after 0", "after 1", "before 0", "before 1"])
            stage.pages.dataSource = stage.book
            stage.drag(byX: 100)
            stage.lift(clock)
            #expect(stage.book.asked.count == 6, "A data source that is set is asked anew.")
        }
    }

    @Test("A short way leaves the page, of which the delegate hears") func cancelled() {
        TestClock.hold { clock in
            let stage = Stage(1)
            stage.drag(byX: -100)
            stage.lift(clock)
            #expect(stage.number == 1 && stage.x(stage.pages.viewControllers?.first) == 0 && stage.dot == 1)
            #expect(
                stage.book.log == [
                    "to [2]", "1 willDisappear", "2 willAppear", "2 willDisappear", "1 willAppear", "2 didDisappear",
                    "1 didAppear",
                    "from [1] true false",
                ])
            #expect(stage.pages.children.count == 1)
        }
    }

    @Test("Where there is no page the last one is pulled, and nobody hears of it") func end() {
        TestClock.hold { clock in
            let stage = Stage(2)
            stage.drag(byX: -210)
            let x = stage.x(stage.pages.viewControllers?.first) ?? 0
            #expect(-200 < x && x < 0)
            stage.lift(clock)
            #expect(stage.number == 2 && stage.book.log.isEmpty && stage.x(stage.pages.viewControllers?.first) == 0)
        }
    }

    @Test("Pages lie above each other where they scroll up and down") func vertical() {
        TestClock.hold { clock in
            let stage = Stage(0, .vertical)
            stage.drag(byX: -300)
            stage.lift(clock)
            #expect(stage.number == 0)
            stage.drag(byX: 0, y: -290)
            stage.finger.move(to: CGPoint(x: 187, y: -100))
            stage.lift(clock)
            #expect(stage.number == 1)
        }
    }

    @Test("Room between pages is seen while they scroll, and is no part of them", arguments: [false, true])
    func spacing(_ isVertical: Bool) {
        TestClock.hold { clock in
            let stage = Stage(1, isVertical ? .vertical : .horizontal, spacing: 20)
            let old = stage.pages.viewControllers?.first
            // The dots take 37 points.
            let place = CGRect(x: 0, y: 0, width: 375, height: 630)
            #expect(old?.view.convert(old?.view.bounds ?? .zero, to: nil) == place)
            stage.drag(byX: isVertical ? 0 : -210, y: isVertical ? -210 : 0)
            let new = stage.pages.children.last
            let (from, to) = (old?.view.convert(CGPoint.zero, to: nil), new?.view.convert(CGPoint.zero, to: nil))
            #expect(from == (isVertical ? CGPoint(x: 0, y: -200) : CGPoint(x: -200, y: 0)))
            #expect(to == (isVertical ? CGPoint(x: 0, y: 450) : CGPoint(x: 195, y: 0)))
            if isVertical { stage.finger.move(to: CGPoint(x: 187, y: -100)) }
            stage.lift(clock)
            #expect(stage.number == 2 && new?.view.convert(new?.view.bounds ?? .zero, to: nil) == place)
            stage.pages.setViewControllers([Page(1, stage.book)], direction: .reverse, animated: true)
            clock.advance(by: 1)
            #expect(stage.number == 1 && stage.x(stage.pages.viewControllers?.first) == 0)
        }
    }

    /// - Source: public view dumps, and answers on the progress of a turn: the offset less the width, over the width.
    @Test("Programs find the scroll view, whose page is in the middle of three places, and may be its delegate")
    func scrollView() throws {
        final class Progress: NSObject, UIScrollViewDelegate {
            var seen: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                seen.append((scrollView.contentOffset.x - scrollView.bounds.width) / scrollView.bounds.width)
            }
        }
        try TestClock.hold { clock in
            let (stage, progress) = (Stage(1), Progress())
            #expect("\(type(of: stage.pages.view!))" == "_UIPageViewControllerContentView")
            let scroll = try #require(stage.pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
            #expect("\(type(of: scroll))" == "_UIQueuingScrollView" && scroll.isPagingEnabled)
            #expect(scroll.contentOffset == CGPoint(x: 375, y: 0) && scroll.contentSize.width == 1125)
            scroll.delegate = progress
            stage.drag(byX: -210)
            #expect(progress.seen.last.map { abs($0 - 200 / 375) < 1e-6 } == true)
            stage.lift(clock)
            #expect(stage.number == 2 && scroll.contentOffset.x == 375)
        }
    }

    @Test("Without a data source fingers turn nothing") func noDataSource() {
        TestClock.hold { clock in
            let stage = Stage(1)
            stage.pages.dataSource = nil
            stage.drag(byX: -250)
            stage.lift(clock)
            #expect(stage.number == 1 && stage.book.log.isEmpty)
        }
    }

    @Test("The program's change scrolls in its direction, and the delegate does not hear of it") func program() {
        TestClock.hold { clock in
            let stage = Stage(1)
            let old = stage.pages.viewControllers?.first
            var finished: Bool?
            stage.pages.setViewControllers([Page(0, stage.book)], direction: .reverse, animated: true) { finished = $0 }
            #expect(stage.book.log == ["1 willDisappear", "0 willAppear"] && stage.number == 0 && finished == nil)
            clock.advance(by: 0.15)
            let x = stage.x(old) ?? 0
            #expect(0 < x && x < 375 && stage.x(stage.pages.viewControllers?.first) == x - 375)
            clock.advance(by: 1)
            #expect(finished == true && stage.book.log.dropFirst(2) == ["1 didDisappear", "0 didAppear"])
            #expect(stage.x(stage.pages.viewControllers?.first) == 0 && stage.dot == 0 && old?.parent == nil)
        }
    }

    @Test("Pages that were turned are gone") func memory() {
        TestClock.hold { clock in
            let stage = Stage(0)
            weak var page: UIViewController?
            for _ in 0..<10 {
                page = stage.pages.viewControllers?.first
                stage.drag(byX: -250)
                stage.lift(clock)
                #expect(page == nil && stage.number == 1)
                stage.drag(byX: 250)
                stage.lift(clock)
            }
            #expect(stage.number == 0)
        }
    }
}
