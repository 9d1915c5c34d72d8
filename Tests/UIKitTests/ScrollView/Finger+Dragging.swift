import CairnTesting
import UIKit

extension Finger {
    /// Drags down, or up by a negative way, in half a second, rests as long, lifts, and waits for two seconds.
    func drag(from start: CGPoint, down way: CGFloat, _ clock: TestClock) {
        press(at: start)
        for step in 1...10 {
            clock.advance(frames: 3)
            move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 10))
        }
        clock.advance(by: 0.5)
        lift()
        clock.advance(by: 2)
    }
}
