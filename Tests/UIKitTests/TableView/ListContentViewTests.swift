import Testing
import UIKit

/// The texts of a list's content, and where its parts are.
///
/// - Source: developer.apple.com/documentation/uikit/uilistcontentview and
///   uilistcontentconfiguration/textproperties-swift.struct/texttransform
@MainActor
struct ListContentViewTests {
    private func labels(_ view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    @Test(
        "Letters are changed as the configuration says, and its text is not",
        arguments: [
            (.none, "one TWO three"), (.uppercase, "ONE TWO THREE"), (.lowercase, "one two three"),
            (.capitalized, "One Two Three"),
        ] as [(UIListContentConfiguration.TextProperties.TextTransform, String)])
    func transforms(_ transform: UIListContentConfiguration.TextProperties.TextTransform, _ expected: String) {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("one TWO three", "aB")
        content.textProperties.transform = transform
        let view = UIListContentView(configuration: content)
        let texts = labels(view).filter { !$0.isHidden }.map(\.text)
        #expect(texts == [expected, "aB"])
        #expect((view.configuration as? UIListContentConfiguration)?.text == "one TWO three")
    }

    @Test func guidesAreWhereTheTextsAndThePictureAre() throws {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Text", "Second")
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        let guides = try [view.imageLayoutGuide, view.textLayoutGuide, view.secondaryTextLayoutGuide].map { try #require($0) }
        view.layoutIfNeeded()
        let parts = labels(view).map { $0.convert($0.bounds, to: view) }
        #expect(guides[1].layoutFrame == parts[0] && guides[2].layoutFrame == parts[1])
        #expect(guides[0].layoutFrame.size == CGSize(width: 30, height: 20))
        #expect(guides[0].layoutFrame.maxX <= parts[0].minX && guides[1].layoutFrame.maxY <= guides[2].layoutFrame.minY + 1)
        #expect(guides.allSatisfy { $0.owningView === view })
        // Views of the program stand beside them.
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: guides[1].leadingAnchor),
            badge.topAnchor.constraint(equalTo: guides[1].bottomAnchor),
            badge.widthAnchor.constraint(equalToConstant: 8), badge.heightAnchor.constraint(equalToConstant: 8),
        ])
        view.layoutIfNeeded()
        #expect(badge.frame.origin == CGPoint(x: guides[1].layoutFrame.minX, y: guides[1].layoutFrame.maxY))
    }

    @Test func partsThatAreNotThereHaveNoGuides() {
        var content = UIListContentConfiguration.cell()
        let view = UIListContentView(configuration: content)
        #expect(view.imageLayoutGuide == nil && view.textLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
        content.text = "Text"
        view.configuration = content
        #expect(view.textLayoutGuide != nil && view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
    }
}
