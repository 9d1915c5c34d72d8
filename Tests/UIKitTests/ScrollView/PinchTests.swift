import CairnTesting
import Testing

@testable import UIKit

/// Two fingers zoom the content.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview, on zooming
@MainActor
struct PinchTests {
    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        var told: [String] = []
        /// How often the scroll view had asked for its view when it told the first thing.
        var askedBefore = 0
        func viewForZooming(in scrollView: UIScrollView) -> UIView? {
            if told.isEmpty { askedBefore += 1 }
            return content
        }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { if told.last != "zoom" { told.append("zoom") } }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { told.append("begin") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            told.append("end \(scale)")
        }
    }

    /// 200 x 400 points of content, which fill the window.
    @MainActor
    private struct Zoomed {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let zoomer = Zoomer()
        let upper: Finger
        let lower: Finger

        init(maximum: CGFloat = 4) {
            scroll.delegate = zoomer
            scroll.maximumZoomScale = maximum
            scroll.contentSize = zoomer.content.frame.size
            scroll.addSubview(zoomer.content)
            window.addSubview(scroll)
            window.isHidden = false
            window.layoutIfNeeded()
            (upper, lower) = (Finger(over: window), Finger(over: window))
        }

        /// Puts fingers at two heights, and moves them to others in steps of at most five points each.
        func pinch(_ from: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), steps: Int = 20) {
            upper.press(at: CGPoint(x: 100, y: from.0))
            lower.press(at: CGPoint(x: 100, y: from.1))
            for step in 1...steps {
                let part = CGFloat(step) / CGFloat(steps)
                upper.move(to: CGPoint(x: 100, y: from.0 + (end.0 - from.0) * part))
                lower.move(to: CGPoint(x: 100, y: from.1 + (end.1 - from.1) * part))
            }
        }
        func lift() {
            upper.lift()
            lower.lift()
        }
        /// The height in the zoomed view, in its own coordinates, of a point of the window.
        func place(_ y: CGFloat) -> CGFloat { zoomer.content.convert(CGPoint(x: 100, y: y), from: window).y }
    }

    @Test("The content grows around the fingers") func growing() {
        TestClock.hold { clock in
            let zoomed = Zoomed()
            #expect(zoomed.scroll.pinchGestureRecognizer?.view === zoomed.scroll)
            zoomed.pinch((150, 250), to: (100, 300))
            // The pinch began when the fingers were ten points farther apart, where the first steps brought them.
            let scale = zoomed.scroll.zoomScale
            #expect(abs(scale - 200 / 110) < 0.05 && zoomed.scroll.isZooming)
            // The recognizer counts from where the fingers came down.
            #expect(abs((zoomed.scroll.pinchGestureRecognizer?.scale ?? 0) - 2) < 1e-9)
            #expect(abs(zoomed.place(200) - 200) < 1)
            #expect(abs(zoomed.scroll.contentSize.height - 400 * scale) < 1e-9)
            zoomed.lift()
            #expect(!zoomed.scroll.isZooming && zoomed.zoomer.told == ["begin", "zoom", "end \(scale)"])
            #expect(zoomed.zoomer.askedBefore > 0)
            clock.advance(by: 3)
            #expect(zoomed.scroll.zoomScale == scale)
            let offset = zoomed.scroll.contentOffset
            #expect(zoomed.scroll.limited(offset) == offset && abs(zoomed.place(200) - 200) < 1)
        }
    }

    @Test("Beyond its limits the scale follows less, and goes back", arguments: [true, false])
    func bouncing(_ bounces: Bool) {
        TestClock.hold { clock in
            let zoomed = Zoomed(maximum: 1.5)
            zoomed.scroll.bouncesZoom = bounces
            zoomed.pinch((150, 250), to: (50, 350))
            let scale = zoomed.scroll.zoomScale
            #expect(bounces ? scale > 1.6 && scale < 2.5 : scale == 1.5)
            zoomed.lift()
            #expect(zoomed.scroll.isZoomBouncing == bounces)
            clock.advance(frames: 9)
            if bounces { #expect(abs(zoomed.scroll.zoomScale - (scale + 1.5) / 2) < 1e-6) }
            clock.advance(by: 3)
            #expect(zoomed.scroll.zoomScale == 1.5 && !zoomed.scroll.isZoomBouncing)
            #expect(zoomed.zoomer.told.last == "end 1.5")
        }
    }

    @Test("Fingers that come together make the content smaller than its least scale only for a moment") func shrinking() {
        TestClock.hold { clock in
            let zoomed = Zoomed()
            zoomed.pinch((50, 350), to: (150, 250))
            #expect(zoomed.scroll.zoomScale < 0.9)
            zoomed.lift()
            clock.advance(by: 2)
            #expect(zoomed.scroll.zoomScale == 1 && zoomed.scroll.contentOffset == .zero)
        }
    }

    @Test("A touch does not keep the scale from going back") func touchedWhileBouncing() {
        TestClock.hold { clock in
            let zoomed = Zoomed(maximum: 1.5)
            zoomed.pinch((150, 250), to: (50, 350))
            zoomed.lift()
            clock.advance(frames: 3)
            zoomed.upper.press(at: CGPoint(x: 100, y: 200))
            zoomed.upper.lift()
            clock.advance(by: 2)
            #expect(zoomed.scroll.zoomScale == 1.5)
        }
    }

    @Test("Without a range of scales there is no recognizer") func noRange() {
        TestClock.hold { _ in
            let zoomed = Zoomed(maximum: 1)
            #expect(zoomed.scroll.pinchGestureRecognizer == nil)
            zoomed.pinch((150, 250), to: (50, 350))
            #expect(zoomed.scroll.zoomScale == 1 && zoomed.zoomer.told.isEmpty)
            zoomed.lift()
        }
    }

    @Test("Two fingers that move apart and along zoom and scroll at once") func together() {
        TestClock.hold { clock in
            let zoomed = Zoomed()
            zoomed.scroll.zoomScale = 2
            zoomed.pinch((150, 250), to: (60, 240))
            let (scale, y) = (zoomed.scroll.zoomScale, zoomed.scroll.contentOffset.y)
            #expect(scale > 2.5 && zoomed.scroll.isDragging && y > 200)
            clock.advance(by: 0.2)
            zoomed.lift()
            clock.advance(by: 2)
            #expect(zoomed.scroll.zoomScale == scale)
        }
    }

    @Test("An animated scale takes 0.3 seconds and the offset goes along") func animated() {
        TestClock.hold { clock in
            let zoomed = Zoomed()
            zoomed.scroll.setZoomScale(3, animated: true)
            #expect(zoomed.scroll.zoomScale == 1 && zoomed.scroll.isZoomAnimating && zoomed.zoomer.told == ["begin"])
            clock.advance(frames: 9)
            #expect(abs(zoomed.scroll.zoomScale - 2) < 1e-6 && abs(zoomed.scroll.contentOffset.y - 200) < 1e-3)
            clock.advance(frames: 9)
            #expect(zoomed.scroll.zoomScale == 3 && zoomed.scroll.contentOffset == CGPoint(x: 200, y: 400))
            #expect(zoomed.zoomer.told == ["begin", "zoom", "end 3.0"] && !zoomed.scroll.isZoomAnimating)
            zoomed.scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 200), animated: true)
            clock.advance(by: 1)
            #expect(zoomed.scroll.zoomScale == 2 && zoomed.scroll.contentOffset == .zero)
        }
    }
}
