import Testing

@testable import UIKit

/// `tintAdjustmentMode` is inherited, and dimmed tints are grey.
///
/// Source: developer.apple.com/documentation/uikit/uiview/tintadjustmentmode
@MainActor
struct TintAdjustmentTests {
    private final class Listener: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha]
    }

    @Test func theNearestModeCounts() {
        let (top, middle, low) = (UIView(), UIView(), UIView())
        top.addSubview(middle)
        middle.addSubview(low)
        #expect(low.tintAdjustmentMode == .normal)
        top.tintAdjustmentMode = .dimmed
        #expect(low.tintAdjustmentMode == .dimmed && middle.tintAdjustmentMode == .dimmed)
        middle.tintAdjustmentMode = .normal
        #expect(low.tintAdjustmentMode == .normal && top.tintAdjustmentMode == .dimmed)
        middle.tintAdjustmentMode = .automatic
        #expect(low.tintAdjustmentMode == .dimmed)
    }

    @Test func dimmedTintsAreGreyAndComeBack() {
        let (top, low) = (UIView(), UIView())
        top.addSubview(low)
        low.tintColor = UIColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.5)
        top.tintAdjustmentMode = .dimmed
        let grey = components(low.tintColor)
        #expect(grey[0] == grey[1] && grey[1] == grey[2] && abs(grey[3] - 0.5) < 0.001 && grey[0] > 0.2 && grey[0] < 0.9)
        top.tintAdjustmentMode = .automatic
        #expect(low.tintColor == UIColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.5))
    }

    @Test func viewsHearOfDimmingOnce() {
        let (top, low, own) = (Listener(), Listener(), Listener())
        top.addSubview(low)
        top.addSubview(own)
        (low.tintColor, own.tintAdjustmentMode) = (.red, .normal)
        for view in [top, low, own] { view.changes = 0 }
        top.tintAdjustmentMode = .dimmed
        #expect([top, low, own].map(\.changes) == [1, 1, 0])
        top.tintAdjustmentMode = .dimmed
        #expect([top, low, own].map(\.changes) == [1, 1, 0])
        own.tintAdjustmentMode = .automatic
        #expect(own.changes == 1 && own.tintAdjustmentMode == .dimmed)
    }
}
