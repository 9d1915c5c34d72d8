import Testing

@testable import UIKit

/// Text whose width a document writes down is not left wrapped as narrow as it was for a while.
@MainActor
@Suite struct WrittenWidthTests {
    @Test func linesFollowWhereTheWrittenWidthReturns() {
        let scene = WindowScene()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Three short words"
        label.layoutState.placeholderContentSize = (width: 180, height: 22)
        scene.add(label)
        let narrow = label.widthAnchor.constraint(equalToConstant: 50)
        narrow.isActive = true
        scene.layOut()
        #expect(label.frame.width == 50)
        #expect(label.solvedWidth == 50)
        narrow.isActive = false
        scene.layOut()
        #expect(label.frame.width == 180)
        #expect(label.solvedWidth == nil)
    }

    /// A solution's last digits do not wrap text that has the width it asks for.
    @Test(arguments: [114.66666666666669, 114.66666666666666, 100.1, 33.333333333333336])
    func lastDigitsDoNotWrap(_ width: CGFloat) {
        let scene = WindowScene(scale: 3)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Words that need more than the written width"
        label.layoutState.placeholderContentSize = (width: width, height: 22)
        scene.add(label).spanning(x: nil, y: (0, 22))
        scene.layOut()
        #expect(label.solvedWidth == nil)
    }
}
