import InterfaceBuilderDocument
import UIKit

extension LintRule {
    static let smallTarget = LintRule(
        "small-target", .note, "a button with a side of less than 44 points",
        meaning: """
            Fingers miss what is smaller than 44 by 44 points (Human Interface Guidelines, Buttons). It is a note, since a program may \
            widen the area by point(inside:with:). The finding names the sides that are too small. Controls whose size is the system's, such \
            as switches, are not reported, nor sides that only the content decides of a button of a class or in a font of the app's own or \
            without a title and an image or with the title “Button” that Interface Builder gives it, nor sides that follow from the size that a nib's or a collection's \
            root has in the document only, nor \
            a side that lacks two points of 44 where the other one has 88 or more. A button without a title, an action, a segue and an outlet is no \
            target where the scene's other buttons have some: it is there to be seen. Nor is one reported that lies in a larger button \
            with the same action.
            """,
        example: "a button with a fixed width and height of 24 points",
        remedy: "Make the button larger; insets of its content keep the picture small.",
        traits: .judgesPlaces
    ) { linted in
        linted.shown.compactMap { index in
            guard let button = linted.view(index) as? UIButton, button.isEnabled, button.isUserInteractionEnabled,
                !button.bounds.isEmpty, !linted.isInBar(index), !linted.isOnlyShown(index),
                !linted.liesInTwin(index)
            else { return nil }
            let small = linted.smallSides(index, button.bounds.size).map { "\(Double($0.points).shortText) points \($0.word)" }
            return small.isEmpty ? nil : linted.fault(at: index, "\(linted.name(index)) is \(small.joined(separator: " and "))")
        }
    }
}

extension LintedScene {
    /// The title that Interface Builder gives new buttons.
    static let placeholderTitle = "Button"
    /// The priority with which content usually resists to be made smaller.
    private static let contentPriority = 750.0

    /// Whether a button lies in another one of at least 44 by 44 points that does the same.
    fileprivate func liesInTwin(_ index: Int) -> Bool {
        func actions(_ index: Int) -> Set<[String?]> {
            let actions = scene.views[index].element.children(in: "connections").filter { $0.name == "action" }
            return Set(actions.map { [$0["selector"], $0["destination"], $0["eventType"]] })
        }
        let own = actions(index)
        guard !own.isEmpty else { return false }
        return shown.contains { other in
            other != index && view(other) is UIButton && min(view(other).bounds.width, view(other).bounds.height) >= 44
                && frameInRoot(other).contains(frameInRoot(index)) && actions(other) == own
        }
    }

    /// The sides of a button that are too small for a finger, as far as the document decides them.
    fileprivate func smallSides(_ index: Int, _ size: CGSize) -> [(points: CGFloat, word: String)] {
        let button = view(index) as? UIButton
        let title = button?.shownTitle ?? ""
        let isEmpty = title.isEmpty && button?.currentImage == nil && button?.configuration?.image == nil
        let isUnsure =
            hasForeignFont(index) || scene.views[index].element["customClass"] != nil || isEmpty
            || title == Self.placeholderTitle
        let larger = sizesInLargerRoot?[index] ?? size
        return [
            (size.width, size.height, larger.width, "wide", .width), (size.height, size.width, larger.height, "high", .height),
        ].compactMap { (side, other, inLargerRoot, word, attribute: DocumentConstraint.Attribute) in
            guard abs(inLargerRoot - side) < 1 else { return nil }
            // A side of 44 points may lose a part of a pixel by rounding.
            let least: CGFloat = other >= 88 ? 42 : 43.5
            let isSure =
                !isUnsure
                || sizeConstraints(of: index, attribute).contains {
                    $0.priority > Self.contentPriority && $0.relation != .greaterThanOrEqual
                }
            return side < least && isSure ? (side, word) : nil
        }
    }
}
