import CairnTesting
import Testing
import UIKit

/// Taps on links and attachments in text views.
@MainActor @Suite struct TextItemTests {
    private final class Reader: NSObject, UITextViewDelegate {
        var urls: [(URL, NSRange)] = []
        var attachments: [NSTextAttachment] = []

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            if interaction == .invokeDefaultAction { urls.append((URL, characterRange)) }
            return false
        }

        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
        ) -> Bool {
            attachments.append(textAttachment)
            return false
        }
    }

    private final class Chooser: NSObject, UITextViewDelegate {
        var chosen: [NSRange] = []
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
            UIAction { _ in self.chosen.append(textItem.range) }
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UITextView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    private let reader = Reader()
    private let picture = NSTextAttachment()

    init() {
        window.isHidden = false
        window.addSubview(view)
        picture.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        let text = NSMutableAttributedString(string: "see ")
        text.append(NSAttributedString(string: "there", attributes: [.link: "https://example.org/a"]))
        text.append(NSAttributedString(attachment: picture))
        view.attributedText = text
        view.isEditable = false
        view.delegate = reader
    }

    private func tap(character index: Int) throws {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: index))
        let range = try #require(view.position(from: start, offset: 1).flatMap { view.textRange(from: start, to: $0) })
        let rect = view.firstRect(for: range)
        window.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    }

    @Test("A tap on a link asks the delegate with its place and its characters") func link() throws {
        try tap(character: 6)
        #expect(reader.urls.map(\.0.absoluteString) == ["https://example.org/a"])
        #expect(reader.urls.map(\.1) == [NSRange(location: 4, length: 5)])
        #expect(!view.isFirstResponder)
    }

    @Test("A tap on an attachment asks the older method, too") func attachment() throws {
        try tap(character: 9)
        #expect(reader.attachments.count == 1 && reader.attachments.first === picture)
    }

    @Test("Other text and text that is edited or not selectable has no items") func noItems() throws {
        try tap(character: 1)
        view.isEditable = true
        try tap(character: 6)
        (view.isEditable, view.isSelectable) = (false, false)
        try tap(character: 6)
        #expect(reader.urls.isEmpty && reader.attachments.isEmpty)
    }

    @Test("The delegate may give another action, which runs instead") func primaryAction() throws {
        let chooser = Chooser()
        view.delegate = chooser
        try tap(character: 4)
        #expect(chooser.chosen == [NSRange(location: 4, length: 5)])
    }
}
