import CairnTesting
import Testing

@testable import UIKit

/// Pages that curl: transitions of views, partial curls of presentations, and pages of page view controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uiview/animationoptions/transitioncurlup,
///   uimodaltransitionstyle/partialcurl ("one corner of the current view curls up to reveal the modal view underneath")
///   and uipageviewcontroller/transitionstyle-swift.enum/pagecurl.
@MainActor
struct PageCurlTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let root = UIViewController()

    init() {
        root.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        window.traitOverrides.userInterfaceStyle = .light
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Red, green and blue of what is seen at points of the window, whose pictures have them the other way round.
    private func seen(_ points: [(CGFloat, CGFloat)]) -> [[UInt8]] {
        guard let image = window.picture(scale: 1).cgImage, let data = image.dataProvider?.data else { return [] }
        let bytes = Array(data as Data)
        return points.map { x, y in
            let start = Int(y) * image.bytesPerRow + Int(x) * 4
            return bytes[start..<start + 3].reversed()
        }
    }
    private let red: [UInt8] = [255, 0, 0]
    private let blue: [UInt8] = [0, 0, 255]
    private let corners: [(CGFloat, CGFloat)] = [(2, 2), (198, 398)]

    private func plain(_ color: UIColor) -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = color
        return page
    }

    @Test("A curl up folds the old look away from the lower corner, over itself and with its back up") func curlingUp() {
        TestClock.hold { clock in
            var ends: [Bool] = []
            UIView.transition(with: root.view, duration: 1, options: [.transitionCurlUp, .curveLinear]) {
                root.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            } completion: {
                ends.append($0)
            }
            #expect(seen(corners) == [red, red])
            clock.advance(by: 0.4)
            let half = seen(corners + [(100, 235)])
            #expect(half[0] != blue && half[1] == blue && half[2] != blue && half[2] != half[0])
            clock.advance(by: 0.61)
            #expect(seen(corners) == [blue, blue] && ends == [true])
        }
    }

    @Test("A curl down unfolds the new look over the old one") func curlingDown() {
        TestClock.hold { clock in
            UIView.transition(with: root.view, duration: 1, options: [.transitionCurlDown, .curveLinear]) {
                root.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
            clock.advance(by: 0.6)
            #expect(seen(corners) == [blue, red])
            clock.advance(by: 0.5)
            #expect(seen(corners) == [blue, blue])
        }
    }

    @Test("A partial curl stays until the dismissal, which unfolds the page") func partialCurl() {
        TestClock.hold { clock in
            let page = plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            (page.modalPresentationStyle, page.modalTransitionStyle) = (.fullScreen, .partialCurl)
            root.present(page, animated: true)
            clock.advance(by: SystemTransition.presentationDuration + 0.1)
            #expect(!page.isBeingPresented && root.view.isHidden)
            #expect(seen(corners) == [red, blue])
            clock.advance(by: 10)
            #expect(seen(corners) == [red, blue])
            root.dismiss(animated: true)
            clock.advance(by: SystemTransition.presentationDuration / 10)
            #expect(seen(corners) == [red, blue])
            clock.advance(by: SystemTransition.presentationDuration)
            #expect(seen(corners) == [red, red] && page.view.window == nil && window.layer.animationKeys() == nil)
            root.present(page, animated: true)
            clock.advance(by: 1)
            root.dismiss(animated: false)
            #expect(seen(corners) == [red, red] && window.layer.animationKeys() == nil)
        }
    }

    @Test("A partial curl that does not fill the screen raises") func partialCurlOfASheet() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (window, root, sheet) = (UIWindow(), UIViewController(), UIViewController())
                window.rootViewController = root
                window.makeKeyAndVisible()
                sheet.modalTransitionStyle = .partialCurl
                root.present(sheet, animated: false)
            }
        }
    }

    @Test("A page that the program turns curls from its free edge", arguments: [true, false]) func turningPages(_ forward: Bool) {
        TestClock.hold { clock in
            let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
            let (first, second) = (
                plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            )
            book.setViewControllers([first], direction: .forward, animated: false)
            window.rootViewController = book
            window.layoutIfNeeded()
            var ends: [Bool] = []
            book.setViewControllers([second], direction: forward ? .forward : .reverse, animated: true) { ends.append($0) }
            clock.advance(by: 0.25)
            #expect(seen(corners) == (forward ? [red, blue] : [blue, red]) && ends == [])
            clock.advance(by: 0.3)
            #expect(seen(corners) == [blue, blue] && ends == [true])
            #expect(book.children == [second] && first.view.window == nil)
            #expect(second.view.convert(CGPoint.zero, to: window) == .zero)
        }
    }

    /// Three pages, one after the other.
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var pages: [UIViewController] = []
        var heard: [String] = []
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 < pages.count - 1 ? pages[$0 + 1] : nil } }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { heard.append("will \(pages.firstIndex(of: pendingViewControllers[0]) ?? -1)") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { heard.append("did \(pages.firstIndex(of: previousViewControllers[0]) ?? -1) \(finished) \(completed)") }
    }

    /// Drags along a row of the window, and rests.
    private func drag(_ finger: Finger, from start: CGFloat, to end: CGFloat, _ clock: TestClock) {
        finger.press(at: CGPoint(x: start, y: 200))
        for step in 1...10 {
            clock.advance(frames: 2)
            finger.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: 200))
        }
        clock.advance(by: 0.3)
    }

    @Test("A finger curls a page as far as it goes, and the page goes on or back when it leaves") func fingers() {
        TestClock.hold { clock in
            let (book, pages) = (UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal), Book())
            pages.pages = [
                plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
                plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
            ]
            (book.dataSource, book.delegate) = (pages, pages)
            book.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
            window.rootViewController = book
            window.layoutIfNeeded()
            #expect(book.gestureRecognizers.count == 2 && book.gestureRecognizers.allSatisfy { $0.view === book.view })
            let finger = Finger(over: window)
            drag(finger, from: 20, to: 180, clock)
            finger.lift()
            #expect(pages.heard == [])

            drag(finger, from: 190, to: 90, clock)
            #expect(pages.heard == ["will 1"] && seen(corners) == [red, blue])
            clock.advance(by: 3)
            #expect(seen(corners) == [red, blue])
            finger.move(to: CGPoint(x: 150, y: 200))
            clock.advance(by: 0.3)
            finger.lift()
            clock.advance(by: 1)
            #expect(pages.heard == ["will 1", "did 0 true false"])
            #expect(book.viewControllers == [pages.pages[0]] && seen(corners) == [red, red] && pages.pages[1].view.window == nil)

            pages.heard = []
            drag(finger, from: 190, to: 40, clock)
            finger.lift()
            clock.advance(by: 1)
            #expect(pages.heard == ["will 1", "did 0 true true"] && book.viewControllers == [pages.pages[1]])
            #expect(seen(corners) == [blue, blue] && book.children == [pages.pages[1]] && pages.pages[0].view.window == nil)
            drag(finger, from: 20, to: 180, clock)
            finger.lift()
            clock.advance(by: 1)
            #expect(book.viewControllers == [pages.pages[0]] && seen(corners) == [red, red])
        }
    }

    @Test("A tap at the free edge turns to the next page, one at the spine to the page before, and one in the middle turns none")
    func taps() {
        TestClock.hold { clock in
            let (book, pages) = (UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal), Book())
            pages.pages = [
                plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
            ]
            (book.dataSource, book.delegate) = (pages, pages)
            book.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
            window.rootViewController = book
            window.layoutIfNeeded()
            window.tap(at: CGPoint(x: 100, y: 200))
            window.tap(at: CGPoint(x: 10, y: 200))
            clock.advance(by: 1)
            #expect(pages.heard == [])
            window.tap(at: CGPoint(x: 190, y: 200))
            clock.advance(by: 0.2)
            #expect(pages.heard == ["will 1"] && seen(corners) == [red, blue])
            clock.advance(by: 1)
            #expect(pages.heard == ["will 1", "did 0 true true"] && book.viewControllers == [pages.pages[1]])
            #expect(seen(corners) == [blue, blue])
            window.tap(at: CGPoint(x: 10, y: 200))
            clock.advance(by: 1)
            #expect(book.viewControllers == [pages.pages[0]] && seen(corners) == [red, red])
        }
    }
}
