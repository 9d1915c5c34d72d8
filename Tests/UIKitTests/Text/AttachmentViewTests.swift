import Testing

@testable import UIKit

/// Text views show attachments by views.
///
/// - Source: developer.apple.com/documentation/uikit/nstextattachmentviewprovider
@MainActor
struct AttachmentViewTests {
    private final class Box: UIView {}
    private final class Boxes: NSTextAttachmentViewProvider {
        override init(
            textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
            location: any NSTextLocation
        ) {
            super.init(
                textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager, location: location)
            tracksTextAttachmentViewBounds = true
        }
        override func loadView() { view = Box(frame: CGRect(x: 0, y: 0, width: 60, height: 40)) }
    }
    private final class Boxed: NSTextAttachment, @unchecked Sendable {
        override func viewProvider(
            for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
        ) -> NSTextAttachmentViewProvider? {
            NSTextAttachmentViewProvider(textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
        }
    }

    private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let font = UIFont.systemFont(ofSize: 17)

    private func show(_ attachment: NSTextAttachment, after text: String = "ab") {
        let whole = NSMutableAttributedString(string: text, attributes: [.font: font])
        whole.append(NSAttributedString(attachment: attachment, attributes: [.font: font]))
        whole.append(NSAttributedString(string: "c", attributes: [.font: font]))
        textView.attributedText = whole
        textView.layoutIfNeeded()
    }

    @Test func registeredClassesMakeViews() throws {
        NSTextAttachment.registerViewProviderClass(Boxes.self, forFileType: "test.box")
        #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "test.box").map { $0 == Boxes.self } == true)
        #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "test.other") == nil)
        let attachment = NSTextAttachment(data: nil, ofType: "test.box")
        show(attachment)
        textView.layoutIfNeeded()
        let view = try #require(textView.subviews.compactMap { $0 as? Box }.first)
        #expect(view.frame.size == CGSize(width: 60, height: 40) && attachment.usesTextAttachmentView)
        let before = textView.layoutManager.location(forGlyphAt: 2)
        #expect(abs(view.frame.minX - (textView.textContainerInset.left + before.x)) < 0.01)
        let line = textView.layoutManager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil)
        #expect(line.height >= 40, "The line is as high as the view.")
        #expect(textView.layoutManager.location(forGlyphAt: 3).x - before.x >= 60)
        textView.text = "none"
        textView.layoutIfNeeded()
        #expect(view.superview == nil && textView.subviews.compactMap { $0 as? Box }.isEmpty)
    }

    @Test func attachmentsMakeTheirOwn() throws {
        let attachment = Boxed(data: nil, ofType: nil)
        attachment.bounds = CGRect(x: 0, y: -5, width: 30, height: 20)
        show(attachment)
        let box = try #require(textView.attachmentViews.first?.view)
        #expect(box.frame.size == CGSize(width: 30, height: 20) && box.superview === textView)
        let place = textView.layoutManager.location(forGlyphAt: 2)
        let line = textView.layoutManager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil)
        let baseline = textView.textContainerInset.top + line.minY + place.y
        #expect(abs(box.frame.maxY - (baseline + 5)) < 0.01, "It hangs 5 points below the baseline.")
        let left = box.frame.minX
        show(attachment, after: "abcdef")
        #expect(textView.attachmentViews.first?.view === box && box.frame.minX > left + 10)
    }

    @Test func attachmentsWithoutViewsAreDrawn() {
        let attachment = NSTextAttachment(data: nil, ofType: "test.plain")
        show(attachment)
        #expect(textView.attachmentViews.isEmpty && !attachment.usesTextAttachmentView)
        NSTextAttachment.registerViewProviderClass(Boxes.self, forFileType: "test.refused")
        let refused = NSTextAttachment(data: nil, ofType: "test.refused")
        refused.allowsTextAttachmentView = false
        show(refused)
        #expect(textView.attachmentViews.isEmpty)
    }
}
