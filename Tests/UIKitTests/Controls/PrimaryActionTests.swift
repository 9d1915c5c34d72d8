import CairnTesting
import Testing

@testable import UIKit

/// Controls that were made with a primary action run it when the user changes their value.
///
/// - Source: developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)
@MainActor
struct PrimaryActionTests {
    @MainActor private final class Count {
        var value = 0
        var action: UIAction { UIAction { [unowned self] _ in value += 1 } }
    }

    @Test("A slider, at each step of the finger and at its end") func slider() {
        TestClock.hold { clock in
            let (count, changes) = (Count(), Count())
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34), primaryAction: count.action)
            slider.addAction(changes.action, for: .valueChanged)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            window.addSubview(slider)
            window.isHidden = false
            window.layoutIfNeeded()
            let thumb = slider.currentThumbRect
            let finger = Finger(over: window)
            finger.press(at: CGPoint(x: thumb.midX, y: thumb.midY))
            for step in 1...3 { finger.move(to: CGPoint(x: thumb.midX + CGFloat(step) * 20, y: thumb.midY)) }
            finger.lift()
            #expect(count.value == 4 && changes.value == 4 && slider.value > 0.2)
        }
    }

    @Test("A refresh control, when it was pulled far enough") func refresh() {
        TestClock.hold { clock in
            let count = Count()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            let table = UITableView(frame: window.bounds)
            table.refreshControl = UIRefreshControl(frame: .zero, primaryAction: count.action)
            window.addSubview(table)
            window.isHidden = false
            window.layoutIfNeeded()
            Finger(over: window).drag(from: CGPoint(x: 100, y: 50), down: 330, clock)
            #expect(count.value == 1 && table.refreshControl?.isRefreshing == true)
        }
    }

    @Test("A page control whose progress turned the page") func pages() {
        TestClock.hold { clock in
            let count = Count()
            let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 34), primaryAction: count.action)
            pages.numberOfPages = 3
            let progress = UIPageControlTimerProgress(preferredDuration: 1)
            pages.progress = progress
            progress.resumeTimer()
            clock.advance(by: 1.5)
            #expect(pages.currentPage == 1 && count.value == 1)
        }
    }
}
