import InterfaceBuilderDocument
import UIKit

extension LintRule {
    static let fixedTextSize = LintRule(
        "fixed-text-size", .note, "a text of fixed height",
        meaning: """
            A constraint gives a text a height in points, so it is cut at larger text sizes, or when a translation takes more lines. It \
            is a note: the text may fit at all sizes that the app supports. A text in a font that does not follow the \
            text size is only reported if it takes several lines and has no room for one more, or does not fit. A text without a word, such as a \
            number, is not, nor a symbol in a font of icons, nor one whose height a program has an outlet to.
            """,
        example: "<constraint firstItem=\"label\" firstAttribute=\"height\" constant=\"21\"/>",
        remedy: "Remove the constraint, or let it say “at least”.",
        scope: .document
    ) { linted in
        linted.shown.compactMap { index in
            guard linted.scene.views[index].element.name == "label", let label = linted.textLabel(index),
                let fixed = linted.sizeConstraints(of: index, .height).first(where: {
                    $0.relation != .greaterThanOrEqual && $0.priority == 1000 && $0.element.outlet == nil
                }), !linted.hasIconFont(index), linted.hasTextStyle(index) || label.mayOutgrow(fixed.constant)
            else { return nil }
            return LintFault(
                message: "\(linted.name(index)) has a text and a fixed height of \(fixed.constant.shortText) points",
                position: fixed.element.position, items: [linted.scene.views[index].id, fixed.id].compactMap { $0 })
        }
    }
}

extension UILabel {
    /// Whether a text with words in a font of one size is higher than a height, or is when it takes a line more than
    /// the several that it takes now.
    fileprivate func mayOutgrow(_ height: Double) -> Bool {
        guard (text ?? "").hasWord else { return false }
        let (line, taken) = (Double(font.lineHeight), Double(textRect(forBounds: bounds, limitedToNumberOfLines: 0).height))
        let lines = (taken / line).rounded()
        let mayGrow = taken > 1.5 * line && (numberOfLines == 0 || lines < Double(numberOfLines))
        return max(line, taken) > height + 1 + Double(TextRoom.emptyRoom * font.pointSize) || mayGrow && taken + line > height + 1
    }
}

extension LintedScene {
    /// Whether a view's font is one of the text styles, which follow the text size.
    fileprivate func hasTextStyle(_ index: Int) -> Bool {
        scene.views[index].element.child(key: "fontDescription")?["style"] != nil
    }
}

extension String {
    /// Whether two letters follow each other.
    fileprivate var hasWord: Bool { zip(self, dropFirst()).contains { $0.isLetter && $1.isLetter } }
}
