import Testing

@testable import UIKit

/// The readable content guide.
///
/// - Source: Apple's documentation; 672 points is Apple's figure for the default text size.
@MainActor
struct ReadableContentTests {
    private func view(_ width: CGFloat, margins: UIEdgeInsets) -> UIView {
        let window = WindowScene(width, 600).window
        window.layoutMargins = margins
        _ = window.readableContentGuide
        window.layoutIfNeeded()
        return window
    }

    private func sides(_ side: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 10, left: side, bottom: 30, right: side) }

    @Test("1024 wide with margins of 20: 672 points, 176 at each side") func tablet() {
        let view = view(1024, margins: sides(20))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 176, y: 10, width: 672, height: 560))
    }

    @Test("Up to 672 points between the margins it is the margins guide", arguments: [320.0, 375, 712])
    func narrow(_ width: Double) {
        let view = view(CGFloat(width), margins: sides(20))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 20, y: 10, width: width - 40, height: 560))
        #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    }

    @Test("It lies in the middle between unequal margins") func unequal() {
        let view = view(1000, margins: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 28))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 200, y: 0, width: 672, height: 600))
    }

    @Test("It follows width and margins") func follows() {
        let view = view(1024, margins: sides(20))
        view.frame.size.width = 700
        view.layoutIfNeeded()
        #expect(view.readableContentGuide.layoutFrame.minX == 20 && view.readableContentGuide.layoutFrame.width == 660)
        view.layoutMargins = sides(50)
        view.layoutIfNeeded()
        #expect(view.readableContentGuide.layoutFrame.minX == 50 && view.readableContentGuide.layoutFrame.width == 600)
        view.frame.size.width = 1024
        view.layoutIfNeeded()
        #expect(view.readableContentGuide.layoutFrame.minX == 176)
    }

    @Test("It follows a width that constraints decide") func solvedWidth() {
        let scene = WindowScene(1200, 600)
        let box = scene.add(UIView()).spanning(y: (0, 100))
        let width = box.widthAnchor.constraint(equalToConstant: 1024)
        width.isActive = true
        box.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
        box.layoutMargins = sides(20)
        let text = scene.add(UIView(), to: box)
        for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            NSLayoutConstraint.relate(text, attribute, .equal, box.readableContentGuide, attribute)
        }
        scene.layOut()
        #expect(text.frame == CGRect(x: 176, y: 10, width: 672, height: 60))
        width.constant = 600
        scene.layOut()
        #expect(text.frame == CGRect(x: 20, y: 10, width: 560, height: 60))
    }

    @Test("Text sizes whose widths are not known have the default's") func otherSizes() {
        #expect(ReadableWidth.width(for: .large) == 672)
        let view = view(1024, margins: sides(20))
        view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        view.layoutIfNeeded()
        #expect(view.readableContentGuide.layoutFrame.width == 672)
    }
}
