import Testing

@testable import UIKit

/// Text whose width hangs on the height of other text: an edited layout goes through the solutions that a layout made
/// anew goes through, so that both end with the same frames.
@MainActor
struct WidthFromHeightTests {
    /// Two texts: the left one as wide as a constraint tells and as high as its lines, the right one as wide as the
    /// height of the left one allows.
    @MainActor
    private struct Pair {
        let scene = WindowScene(800, 800)
        let left: UILabel, right: UILabel
        let width: NSLayoutConstraint

        init(leftWidth: CGFloat) {
            (left, right) = (UILabel(), UILabel())
            for (label, x) in [(left, 0), (right, 400)] as [(UILabel, CGFloat)] {
                (label.text, label.numberOfLines) = ("The quick brown fox jumps over the lazy dog", 0)
                scene.add(label)
                label.leftAnchor.constraint(equalTo: scene.window.leftAnchor, constant: x).isActive = true
                label.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
            }
            left.setContentHuggingPriority(UILayoutPriority(900), for: .vertical)
            left.setContentCompressionResistancePriority(UILayoutPriority(900), for: .vertical)
            width = left.widthAnchor.constraint(equalToConstant: leftWidth)
            width.isActive = true
        }

        /// Limits the width of the right text to a multiple of the left text's height, and points besides.
        func limit(_ multiplier: CGFloat, _ constant: CGFloat) {
            right.widthAnchor.constraint(lessThanOrEqualTo: left.heightAnchor, multiplier: multiplier, constant: constant)
                .isActive =
                true
        }

        var frames: [CGRect] {
            scene.layOut()
            return [left.frame, right.frame]
        }
    }

    /// In the first solution of a layout made anew the left text has one line, and leaves the right one 5 times the
    /// height of a line.
    @Test("Text whose height decides a width from now on starts over") func newLimit() {
        let (edited, fresh) = (Pair(leftWidth: 100), Pair(leftWidth: 100))
        #expect(edited.frames[1].width > 300)
        for pair in [edited, fresh] { pair.limit(5, 0) }
        #expect(edited.frames == fresh.frames)
        #expect(edited.frames[1].width <= 5 * 20.5)
    }

    /// While the left text has several lines, it leaves the right one little room.
    @Test("Text widens when other text becomes lower and gives it room") func moreRoom() {
        let (edited, fresh) = (Pair(leftWidth: 100), Pair(leftWidth: 390))
        for pair in [edited, fresh] { pair.limit(-4, 500) }
        #expect(edited.frames[1].width < 200)
        edited.width.constant = 390
        #expect(edited.frames == fresh.frames)
        #expect(edited.frames[1].width > 300)
    }
}
