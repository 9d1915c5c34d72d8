import CairnTesting
import Testing

@testable import UIKit

/// Indicators come with fingers and go when the content rests.
@MainActor
struct ScrollIndicatorTests {
    /// 200 x 300 points of 200 x 1000.
    @MainActor
    private struct Shown {
        let scene: ScrollScene
        let finger: Finger
        var scroll: UIScrollView { scene.scroll }

        init(content size: (CGFloat, CGFloat) = (200, 1000)) {
            scene = ScrollScene(content: size)
            scene.window.isHidden = false
            scene.layOut()
            finger = Finger(over: scene.window)
        }

        var indicators: [ScrollIndicator] {
            scroll.subviews.compactMap { $0 as? ScrollIndicator }.filter { $0.alpha > 0 }
        }
        /// The indicators' rectangles in the scroll view's frame.
        var places: [CGRect] {
            indicators.map { $0.frame.offsetBy(dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y) }
        }
        func pull(_ way: CGFloat) {
            finger.press(at: CGPoint(x: 150, y: 190))
            finger.move(to: CGPoint(x: 150, y: 190 + way))
        }
    }

    @Test("A vertical indicator is as long as the part that is seen, and moves with it") func following() throws {
        try TestClock.hold { clock in
            let shown = Shown()
            #expect(shown.indicators.isEmpty)
            shown.pull(-360)
            // The track of 294 points shows 3 tenths; half of the way.
            #expect(shown.scroll.contentOffset.y == 350)
            let place = try #require(shown.places.first)
            #expect(shown.places.count == 1 && place.minX == 194 && place.width == 3)
            #expect(abs(place.minY - (3 + (294 - 88.2) / 2)) < 1e-9 && abs(place.height - 88.2) < 1e-9)
            clock.advance(by: 0.2)
            shown.finger.lift()
            clock.advance(by: 0.3)
            #expect(shown.indicators.count == 1)
            clock.advance(by: 1)
            #expect(shown.scroll.subviews == [shown.scene.content])
        }
    }

    @Test("Beyond the limits the indicator shrinks at its end") func beyond() {
        TestClock.hold { clock in
            let shown = Shown()
            shown.pull(60)
            let beyond = -shown.scroll.contentOffset.y
            #expect(beyond > 20)
            #expect(shown.places.first?.minY == 3 && abs((shown.places.first?.height ?? 0) - (88.2 - beyond)) < 1e-9)
        }
    }

    @Test("Both axes, the insets of the indicators, and what is switched off") func axes() {
        TestClock.hold { clock in
            let shown = Shown(content: (800, 1000))
            shown.scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 5)
            shown.scroll.flashScrollIndicators()
            #expect(shown.places.map(\.origin) == [CGPoint(x: 3, y: 294), CGPoint(x: 189, y: 13)])
            clock.advance(by: 2)
            #expect(shown.indicators.isEmpty)
            shown.scroll.showsHorizontalScrollIndicator = false
            shown.scroll.flashScrollIndicators()
            #expect(shown.places.map(\.origin) == [CGPoint(x: 189, y: 13)])
            clock.advance(by: 2)
        }
    }

    @Test("Content that fits has no indicator; the style and the appearance decide on the colour") func colours() {
        TestClock.hold { clock in
            let fitting = Shown(content: (200, 200))
            fitting.scroll.flashScrollIndicators()
            #expect(fitting.indicators.isEmpty)
            let shown = Shown()
            shown.scroll.indicatorStyle = .white
            shown.scroll.flashScrollIndicators()
            #expect(shown.indicators.first?.backgroundColor == UIColor(white: 1, alpha: 0.35))
            shown.scroll.indicatorStyle = .default
            shown.scroll.flashScrollIndicators()
            let color = shown.indicators.first?.backgroundColor
            #expect(color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 0.35))
            #expect(color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == UIColor(white: 0, alpha: 0.35))
            clock.advance(by: 2)
        }
    }
}
