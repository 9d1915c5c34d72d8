import Testing

@testable import UIKit

/// Views that follow their superview by their masks, without constraints.
@MainActor
struct AutoresizingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var mask: UIView.AutoresizingMask
        var side: CGFloat = 30
        var size: CGSize
        /// With y up, as recorded.
        var expected: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
        var scale: CGFloat = 1

        var testDescription: String { "\(mask.rawValue) in \(size.width) x \(size.height)" }
    }

    /// AppKit's frames, whose surplus is shared in proportion and whose edges are then rounded down; ours are not
    /// rounded.
    ///
    /// - Source: values verified on macOS by GNUstep's tests; Notes/specification/auto-layout.md 3. AppKit's y points
    ///   up: its minY margin is the
    ///   margin below, from which it counts what a mask leaves alone.
    nonisolated static let rows: [Row] = [
        Row(
            mask: [.flexibleHeight, .flexibleBottomMargin], size: CGSize(width: 200, height: 150), expected: (10, 22, 30, 68)),
        Row(
            mask: [.flexibleWidth, .flexibleLeftMargin, .flexibleTopMargin], size: CGSize(width: 200, height: 150),
            expected: (35, 10, 105, 30)),
        Row(
            mask: [.flexibleWidth, .flexibleRightMargin, .flexibleTopMargin], size: CGSize(width: 200, height: 150),
            expected: (10, 10, 63, 30)),
        Row(
            mask: [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
            size: CGSize(width: 200, height: 150), expected: (24, 17, 30, 30)),
        Row(
            mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin], size: CGSize(width: 75, height: 100),
            expected: (3, 10, 12, 30)),
        // Only the outcome at 2x is recorded; a view of 20 in a superview that grows by 20 is what gives it.
        Row(
            mask: [.flexibleBottomMargin, .flexibleHeight], side: 20, size: CGSize(width: 100, height: 120),
            expected: (10, 16.5, 20, 33.5), scale: 2),
    ]

    @Test(arguments: rows)
    func sharing(_ row: Row) {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 90 - row.side, width: row.side, height: row.side))
        view.autoresizingMask = row.mask
        superview.addSubview(view)
        superview.frame.size = row.size
        let below = row.size.height - view.frame.maxY
        let (x, width) = flooredSpan(view.frame.minX, view.frame.maxX, row.scale)
        let (y, height) = flooredSpan(below, below + view.frame.height, row.scale)
        #expect((x, y, width, height) == (row.expected.x, row.expected.y, row.expected.width, row.expected.height))
    }

    /// Edges rounded down to pixels, as AppKit does after sharing.
    private func flooredSpan(_ from: CGFloat, _ to: CGFloat, _ scale: CGFloat) -> (CGFloat, CGFloat) {
        let (low, high) = ((from * scale).rounded(.down) / scale, (to * scale).rounded(.down) / scale)
        return (low, high - low)
    }

    @Test("A view comes back when its superview does")
    func reversible() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
        let view = UIView(frame: CGRect(x: 7, y: 11, width: 31, height: 13))
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight]
        superview.addSubview(view)
        for size in [CGSize(width: 333, height: 80), CGSize(width: 20, height: 1000), CGSize(width: 100, height: 90)] {
            superview.bounds.size = size
        }
        #expect(abs(view.frame.minX - 7) < 1e-9 && abs(view.frame.width - 31) < 1e-9 && abs(view.frame.height - 13) < 1e-9)
    }

    @Test("Without a mask, or without autoresizesSubviews, a view stays")
    func rigid() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (plain, masked) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView(frame: superview.bounds))
        masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(plain)
        superview.addSubview(masked)
        superview.frame.size = CGSize(width: 50, height: 60)
        #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(masked.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        superview.autoresizesSubviews = false
        superview.frame.size = CGSize(width: 500, height: 600)
        #expect(masked.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    }
}
