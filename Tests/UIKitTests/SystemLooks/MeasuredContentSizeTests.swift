import Testing
import UIKit

/// Intrinsic content sizes that logs of iOS 26.1 state beside the frames, on a screen of two pixels a point, where they
/// are not the frame's size.
@MainActor
struct MeasuredContentSizeTests {
    private func isNear(_ size: CGSize, _ width: Double, _ height: Double, within points: Double = 0.5) -> Bool {
        abs(size.width - width) <= points && abs(size.height - height) <= 0.5
    }

    private func window(showing view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.windowScreen = UIScreen()
        window.addSubview(view)
        window.layoutIfNeeded()
        return window
    }

    /// A button has whole points, so that it is a point off where its title is half a point off.
    @Test(
        "System buttons in the body font and their titles",
        arguments: [
            ("Sheet Medium", 110.0, 110.0), ("Sheet Large", 92, 92), ("Alert", 37, 36.5), ("Action Sheet", 98, 97.5),
            ("Popover", 63, 63),
        ])
    func buttons(title: String, width: Double, titleWidth: Double) throws {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.frame = CGRect(x: 20, y: 0, width: 335, height: 44)
        let window = window(showing: button)
        defer { withExtendedLifetime(window) {} }
        #expect(isNear(button.intrinsicContentSize, width, 33, within: 1), "\(button.intrinsicContentSize)")
        let label = try #require(button.titleLabel)
        #expect(isNear(label.intrinsicContentSize, titleWidth, 20.5), "\(label.intrinsicContentSize)")
    }

    @Test("A text view that does not scroll is as wide as its line, with padding, in a frame of another size") func textView() {
        let view = UITextView(frame: CGRect(x: 16, y: 0, width: 343, height: 70))
        view.font = .preferredFont(forTextStyle: .body)
        view.isScrollEnabled = false
        view.text = "Notes about this account."
        let window = window(showing: view)
        defer { withExtendedLifetime(window) {} }
        #expect(isNear(view.intrinsicContentSize, 206, 38), "\(view.intrinsicContentSize)")
    }

    @Test(
        "Labels that are laid out wider than their text",
        arguments: [
            ("Morning briefing", 343.0, CGSize(width: 131.5, height: 20.5)),
            ("Studio notes", 343, CGSize(width: 100.5, height: 20.5)),
            ("Stories", 327, CGSize(width: 56.5, height: 20.5)), ("Today", 327, CGSize(width: 48, height: 20.5)),
        ])
    func titles(text: String, width: Double, size: CGSize) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        #expect(isNear(contentSize(of: label, width: width), size.width, size.height))
    }

    /// The label's intrinsic content size once constraints gave it a width.
    private func contentSize(of label: UILabel, width: Double) -> CGSize {
        let box = UIView(frame: CGRect(x: 16, y: 0, width: width, height: 200))
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor), label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        return withExtendedLifetime(window(showing: box)) { label.intrinsicContentSize }
    }
}
