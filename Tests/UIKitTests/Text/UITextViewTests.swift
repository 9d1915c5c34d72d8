import Testing
import UIKit

@MainActor @Suite struct UITextViewTests {
    private func textView(_ text: String, width: CGFloat = 0) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test func defaultsAreApples() {
        let view = UITextView()
        #expect(view.text == "")
        #expect(view.font == nil)
        #expect(view.isEditable)
        #expect(view.isSelectable)
        #expect(view.isScrollEnabled)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.clipsToBounds)
        #expect(view.backgroundColor == .systemBackground)
    }

    @Test func onlyViewsThatDoNotScrollAreAsLargeAsTheirText() {
        let view = textView("Text")
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        view.isScrollEnabled = false
        let label = UILabel()
        label.text = "Text"
        let text = label.intrinsicContentSize
        #expect(view.intrinsicContentSize == CGSize(width: text.width + 10, height: text.height + 16))
    }

    @Test func textWrapsInsideTheInsetsAndThePadding() {
        let label = UILabel()
        label.text = "one two three four"
        label.numberOfLines = 0
        let view = textView("one two three four")
        let wrapped = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(
            view.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: wrapped.width + 10, height: wrapped.height + 16))
        view.textContainer.lineFragmentPadding = 0
        view.textContainerInset = .zero
        #expect(view.sizeThatFits(CGSize(width: 100, height: 0)) == wrapped)
    }

    /// Recorded heights: 38 points for a line of body text, 82 for three; the last line's leading counts, as it does
    /// not in labels.
    @Test(arguments: [("a", 38.0), ("a\nb\nc", 82)]) func heightsInBodyText(_ text: String, _ height: CGFloat) {
        let view = textView(text)
        view.font = .preferredFont(forTextStyle: .body)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == height)
    }

    @Test func contentIsAsHighAsTheText() {
        let view = textView("a\nb\nc\nd", width: 200)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 200, height: 81.5 + 16))
        view.text = "a"
        window.layoutIfNeeded()
        #expect(view.contentSize.height == 20.5 + 16)
    }

    @Test func viewsThatDoNotScrollWrapAtTheWidthThatLayoutFinds() {
        let view = textView("The quick brown fox jumps over the lazy dog")
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 480))
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: window.topAnchor),
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(view.frame.width == 160)
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 160, height: 0)).height)
        #expect(view.frame.height > 60)
    }

    @Test func typingChangesTheTextAtTheSelection() {
        let view = textView("ad")
        view.selectedRange = NSRange(location: 1, length: 0)
        view.insertText("bc")
        #expect(view.text == "abcd")
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.deleteBackward()
        #expect(view.text == "abd")
        view.selectedRange = NSRange(location: 0, length: 2)
        view.deleteBackward()
        #expect(view.text == "d")
        view.deleteBackward()
        #expect(view.text == "d")
        view.insertText("👩‍🚀")
        view.deleteBackward()
        #expect(view.text == "d")
        view.selectedRange = NSRange(location: 50, length: 50)
        view.insertText("!")
        #expect(view.text == "d!")
    }

    @Test func propertiesApplyThroughout() {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        view.font = .systemFont(ofSize: 12)
        view.textAlignment = .right
        let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == UIFont.systemFont(ofSize: 12))
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
        #expect(view.textAlignment == .right)
    }
}
