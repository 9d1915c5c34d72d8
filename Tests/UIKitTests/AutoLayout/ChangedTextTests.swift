import Testing
import UIKit

/// Text that wraps at a width constraints fix is measured again when it changes, though the width stays.
@MainActor
@Suite struct ChangedTextTests {
    @Test func heightFollowsTheText() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let label = UILabel()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(label)
        label.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let texts = [("One", 20.5), ("One\nTwo\nThree", 61), ("Different words wrapping themselves", 81.5), ("One", 20.5)]
        for (text, height) in texts {
            label.text = text
            window.layoutIfNeeded()
            #expect(label.frame.size == CGSize(width: 100, height: height))
        }
    }
}
