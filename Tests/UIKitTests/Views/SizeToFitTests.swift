import Testing
import UIKit

@MainActor @Suite struct SizeToFitTests {
    private final class FittingView: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 80, height: 20) }
    }

    @Test("The origin stays") func plain() {
        let view = FittingView(frame: CGRect(x: 10, y: 30, width: 40, height: 40))
        view.bounds.origin = CGPoint(x: 5, y: 6)
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 80, height: 20))
        #expect(view.bounds == CGRect(x: 5, y: 6, width: 80, height: 20))
    }

    @Test("A transformed view changes its bounds, whatever its frame looks like") func transformed() {
        let view = FittingView(frame: CGRect(x: 10, y: 30, width: 40, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 80, height: 20))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 30, width: 80, height: 20))
    }
}
