import UIKit

extension LintRule {
    static let smallTarget = LintRule(
        "small-target", .note, "a button of less than 44 points",
        meaning: """
            Fingers miss what is smaller than 44 by 44 points (Human Interface Guidelines, Buttons). It is a note, since a program may \
            widen the area by point(inside:with:). Controls whose size is the system's, such as switches, are not reported.
            """,
        example: "a button with a fixed width and height of 24 points",
        remedy: "Make the button larger; insets of its content keep the picture small.",
        traits: .judgesPlaces
    ) { linted in
        linted.shown.compactMap { index in
            guard let button = linted.view(index) as? UIButton, button.isEnabled, button.isUserInteractionEnabled else {
                return nil
            }
            let size = button.bounds.size
            guard !button.bounds.isEmpty, min(size.width, size.height) < 44 else { return nil }
            return linted.fault(
                at: index, "\(linted.name(index)) is \(Double(size.width).shortText) x \(Double(size.height).shortText) points")
        }
    }
}
