import CairnTesting
import Testing

@testable import UIKit

/// Controls go to their new values in time.
///
/// - Source: developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:), uislider and uiprogressview
@MainActor
struct ControlAnimationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func show(_ view: UIView) {
        view.frame.origin = CGPoint(x: 10, y: 10)
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test("The thumb of a switch slides, and the track changes its colour", arguments: [true, false])
    func toggle(_ animated: Bool) throws {
        try TestClock.hold { clock in
            let control = UISwitch()
            show(control)
            let thumb = try #require(control.subviews.last?.subviews.last)
            let start = thumb.frame.minX
            control.setOn(true, animated: animated)
            window.layoutIfNeeded()
            let end = thumb.frame.minX
            clock.advance(by: 0.125)
            let seen = thumb.layer.presentation()?.frame.minX ?? 0
            #expect(control.isOn && end > start && abs(seen - (animated ? (start + end) / 2 : end)) < 0.5)
            clock.advance(by: 0.2)
            #expect(thumb.layer.presentation()?.frame.minX == end)
        }
    }

    @Test("The thumb of a slider and its track go together; its value is there at once") func slider() {
        TestClock.hold { clock in
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
            show(slider)
            let start = slider.currentThumbRect.minX
            slider.setValue(1, animated: true)
            #expect(slider.value == 1 && slider.currentThumbRect.minX == start)
            // A frame after half of the time.
            clock.advance(frames: 8)
            let middle = slider.thumb.frame.minX
            clock.advance(by: 0.2)
            let end = slider.thumb.frame.minX
            #expect(end > start + 100 && 0.5 < (middle - start) / (end - start) && (middle - start) / (end - start) < 0.6)
            slider.setValue(0, animated: false)
            #expect(slider.currentThumbRect.minX == start)
        }
    }

    @Test("A progress goes on from where it is seen") func progress() {
        TestClock.hold { clock in
            let view = UIProgressView(progressViewStyle: .default)
            (view.progressTintColor, view.trackTintColor) = (.black, .white)
            show(view)
            /// The black part of the bar's middle line.
            let part = {
                let picture = view.picture(scale: 1)
                guard let image = picture.cgImage else { return -1.0 }
                let row = image.bitmap.pixels[(2 * image.width * 4)..<(3 * image.width * 4)]
                let dark = stride(from: row.startIndex, to: row.endIndex, by: 4).filter { row[$0] < 128 && row[$0 + 3] > 128 }
                return Double(dark.count) / Double(image.width)
            }
            view.setProgress(1, animated: true)
            #expect(view.progress == 1 && part() == 0)
            clock.advance(by: 0.125)
            #expect(abs(part() - 0.5) < 0.1)
            view.setProgress(0.5, animated: true)
            clock.advance(by: 1)
            #expect(abs(part() - 0.5) < 0.02)
        }
    }

    @Test("Without a run loop the value is seen at once") func withoutRunLoop() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
        show(slider)
        let start = slider.currentThumbRect.minX
        slider.setValue(1, animated: true)
        #expect(slider.currentThumbRect.minX > start + 100)
    }
}
