import UIKit

extension LintRule {
    static let emptyButton = LintRule(
        "empty-button", .warning, "a button that shows nothing",
        meaning: """
            The button has neither a title nor an image nor a background, so nobody finds it. Buttons are left out that lie over \
            something or fill their superview, as areas for touches do, those with a class of their own or an outlet, whose content a \
            program may set, and those that take no touches.
            """,
        example: "<button id=\"b\" buttonType=\"system\"><state key=\"normal\"/></button>",
        remedy: "Give the button a title or an image, or remove it.",
        traits: .judgesPlaces
    ) { linted in
        linted.shown.filter(linted.isEmptyButton).map { index in
            linted.fault(at: index, "\(linted.name(index)) has neither a title nor an image")
        }
    }
}

extension LintedScene {
    fileprivate func isEmptyButton(_ index: Int) -> Bool {
        let element = scene.views[index].element
        guard isTransparentButton(index), view(index).isUserInteractionEnabled, element["customClass"] == nil,
            element.outlet == nil, !view(index).bounds.isEmpty,
            let parent = view(index).superview
        else { return false }
        let frame = view(index).frame
        let fills = frame.width >= 0.9 * parent.bounds.width && frame.height >= 0.9 * parent.bounds.height
        return !fills && !shown.contains { $0 != index && !isView(index, in: $0) && isDrawn($0) && meets($0, index) }
    }

    private func isDrawn(_ index: Int) -> Bool {
        hasContent(index) && !isTransparentButton(index) || view(index) is UIImageView || drawsBackground(index)
            || scene.views[index].element["customClass"] != nil
    }

    private func meets(_ one: Int, _ other: Int) -> Bool { frameInRoot(one).intersects(frameInRoot(other)) }
}
