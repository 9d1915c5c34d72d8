import SceneFixtures
import InterfaceBuilderCanvas
import CairnTesting
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// A content of fixed width and of the height its texts need, from code and from a storyboard, upright and turned.
///
/// - Source: the worked example of Notes/specification/auto-layout.md 7.4: the content is as wide as the view and
///   `top inset + top label + 8 + 86 + 8 + bottom label + bottom inset` high.
@MainActor
struct ArticleTests {
    private static func measuredHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// Expects the frames of the worked example, from the texts' own measured heights.
    private func expectLayout(
        _ scroll: UIScrollView, _ labels: (top: UILabel, bottom: UILabel), _ box: UIView, in size: CGSize,
        insets: UIEdgeInsets, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let width = size.width - insets.left - insets.right
        let top = Self.measuredHeight(labels.top, width)
        let bottom = Self.measuredHeight(labels.bottom, width)
        #expect(scroll.frame == CGRect(origin: .zero, size: size), sourceLocation: sourceLocation)
        #expect(
            labels.top.frame == CGRect(x: insets.left, y: insets.top, width: width, height: top), sourceLocation: sourceLocation)
        let boxTop = insets.top + top + 8
        #expect(box.frame == CGRect(x: insets.left, y: boxTop, width: width, height: 86), sourceLocation: sourceLocation)
        let bottomTop = boxTop + 86 + 8
        #expect(
            labels.bottom.frame == CGRect(x: insets.left, y: bottomTop, width: width, height: bottom),
            sourceLocation: sourceLocation)
        let height = bottomTop + bottom + insets.bottom
        #expect(scroll.contentSize == CGSize(width: size.width, height: height), sourceLocation: sourceLocation)
        #expect(labels.top.superview?.frame == CGRect(origin: .zero, size: scroll.contentSize), sourceLocation: sourceLocation)
        #expect(!scroll.hasAmbiguousLayout, sourceLocation: sourceLocation)
    }

    // MARK: In code

    @MainActor
    private struct Screen {
        let controller = ArticleController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

        init(_ text: String) {
            window.traitOverrides.displayScale = 2
            window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            controller.loadViewIfNeeded()
            controller.bottomLabel.text = text
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        func turn() {
            window.frame.size = CGSize(width: window.frame.height, height: window.frame.width)
            window.ownSafeAreaInsets = .zero
            window.layoutIfNeeded()
        }
    }

    private func expectLayout(_ screen: Screen, sourceLocation: SourceLocation = #_sourceLocation) {
        let controller = screen.controller
        expectLayout(
            controller.scrollView, (controller.topLabel, controller.bottomLabel), controller.boxView,
            in: screen.window.bounds.size,
            insets: UIEdgeInsets(top: 60, left: 8, bottom: 8, right: 8), sourceLocation: sourceLocation)
        #expect(screen.window.layoutState.host?.diagnostics.isEmpty == true, sourceLocation: sourceLocation)
    }

    @Test("12.7-V9: in code", arguments: [ArticleText.short, ArticleText.long]) func code(_ text: String) {
        let screen = Screen(text)
        expectLayout(screen)
        screen.turn()
        #expect(screen.window.bounds.size == CGSize(width: 667, height: 375))
        expectLayout(screen)
        screen.turn()
        expectLayout(screen)
    }

    @Test("The long text scrolls up and down only, the short one not at all") func scrolling() {
        let (long, short) = (Screen(ArticleText.long), Screen(ArticleText.short))
        #expect(long.controller.scrollView.contentSize.height > 667)
        #expect(long.controller.scrollView.contentSize.width == long.controller.scrollView.bounds.width)
        #expect(long.controller.scrollView.contentOffset == CGPoint(x: 0, y: -20))
        #expect(short.controller.scrollView.contentSize.height < 667)
        long.controller.scrollView.scrollRectToVisible(CGRect(x: 300, y: 1e6, width: 500, height: 1), animated: false)
        let end = long.controller.scrollView.contentSize.height - 667
        #expect(long.controller.scrollView.contentOffset == CGPoint(x: 0, y: end))
    }

    @Test("Another text is measured, and the content follows") func changedText() {
        let screen = Screen(ArticleText.short)
        screen.controller.bottomLabel.text = ArticleText.long
        screen.window.layoutIfNeeded()
        expectLayout(screen)
        screen.controller.topLabel.text = ArticleText.long
        screen.window.layoutIfNeeded()
        expectLayout(screen)
    }

    @Test("Wider margins of the content narrow the labels") func margins() {
        let screen = Screen(ArticleText.long)
        screen.controller.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 40, right: 30)
        screen.window.layoutIfNeeded()
        let controller = screen.controller
        expectLayout(
            controller.scrollView, (controller.topLabel, controller.bottomLabel), controller.boxView,
            in: screen.window.bounds.size,
            insets: UIEdgeInsets(top: 60, left: 30, bottom: 40, right: 30))
    }

    @Test("In pictures: upright from the start, turned at the end") func pictures() {
        let screen = Screen(ArticleText.long)
        #expect(screen.window.pictureMismatch("article-portrait", scale: 1) == nil)
        screen.turn()
        let scroll = screen.controller.scrollView
        scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
        #expect(screen.window.pictureMismatch("article-landscape-end", scale: 1) == nil)
    }

    // MARK: From a storyboard

    /// The storyboard's scenes: one with the scroll view's own edges, one with its guides.
    private func canvas(_ prefix: String, _ size: CGSize, _ text: String?) throws -> CanvasScene {
        let document = try SceneFixture.document("ScrollingArticle.storyboard")
        let canvas = SceneFixture.layOut(document, scene: prefix == "Art" ? 0 : 1) {
            $0.traits.displayScale = 2
            $0.rootSize = size
        }
        #expect(canvas.diagnostics.isEmpty)
        guard let text else { return canvas }
        try #require(view("\(prefix)-07-bot", in: canvas) as? UILabel).text = text
        canvas.root.layoutIfNeeded()
        return canvas
    }

    private func view(_ id: String, in canvas: CanvasScene) -> UIView? { canvas.scene.viewsByID[id].flatMap { canvas.views[$0] } }

    @Test(
        "From a storyboard", arguments: ["Art", "Arg"],
        [
            (CGSize(width: 375, height: 667), nil), (CGSize(width: 375, height: 667), ArticleText.long),
            (CGSize(width: 667, height: 375), nil), (CGSize(width: 667, height: 375), ArticleText.long),
        ] as [(CGSize, String?)])
    func storyboard(_ prefix: String, _ variant: (size: CGSize, text: String?)) throws {
        let canvas = try canvas(prefix, variant.size, variant.text)
        let scroll = try #require(view("\(prefix)-03-scr", in: canvas) as? UIScrollView)
        let top = try #require(view("\(prefix)-05-top", in: canvas) as? UILabel)
        let bottom = try #require(view("\(prefix)-07-bot", in: canvas) as? UILabel)
        let box = try #require(view("\(prefix)-06-box", in: canvas))
        expectLayout(
            scroll, (top, bottom), box, in: variant.size, insets: UIEdgeInsets(top: 50, left: 15, bottom: 20, right: 15))
        #expect(canvas.diagnostics.isEmpty)
    }

    @Test("The storyboard's picture") func storyboardPicture() throws {
        let canvas = try canvas("Arg", CGSize(width: 375, height: 667), ArticleText.long)
        #expect(canvas.root.pictureMismatch("article-storyboard", scale: 1) == nil)
    }
}
