import InterfaceBuilderDocument

extension LintRule {
    static let fixedTextSize = LintRule(
        "fixed-text-size", .note, "a text of fixed height",
        meaning: """
            A constraint gives a text a height in points, so it is cut at larger text sizes and in languages whose letters are higher. It \
            is a note: the text may fit at all sizes that the app supports. A text without a word, such as a number, in a font that does not \
            follow the text size is not reported.
            """,
        example: "<constraint firstItem=\"label\" firstAttribute=\"height\" constant=\"21\"/>",
        remedy: "Remove the constraint, or let it say “at least”.",
        scope: .document
    ) { linted in
        linted.shown.compactMap { index in
            guard linted.scene.views[index].element.name == "label", let label = linted.textLabel(index),
                label.adjustsFontForContentSizeCategory || linted.hasTextStyle(index) || (label.text ?? "").hasWord
            else { return nil }
            let fixed = linted.sizeConstraints(of: index, .height).first {
                $0.relation != .greaterThanOrEqual && $0.priority == 1000
            }
            return fixed.map {
                LintFault(
                    message: "\(linted.name(index)) has a text and a fixed height of \($0.constant.shortText) points",
                    position: $0.element.position, items: [linted.scene.views[index].id, $0.id].compactMap { $0 })
            }
        }
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
