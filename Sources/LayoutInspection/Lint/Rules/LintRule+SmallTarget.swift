import UIKit

extension LintRule {
    static let smallTarget = LintRule(
        "small-target", .note, "a button with a side of less than 44 points",
        meaning: """
            Fingers miss what is smaller than 44 by 44 points (Human Interface Guidelines, Buttons). It is a note, since a program may \
            widen the area by point(inside:with:). The finding names the sides that are too small. Controls whose size is the system's, such as switches, are not reported.
            """,
        example: "a button with a fixed width and height of 24 points",
        remedy: "Make the button larger; insets of its content keep the picture small.",
        traits: .judgesPlaces
    ) { linted in
        linted.shown.compactMap { index in
            guard let button = linted.view(index) as? UIButton, button.isEnabled, button.isUserInteractionEnabled,
                !button.bounds.isEmpty, !linted.isInBar(index)
            else { return nil }
            let sides = [(button.bounds.width, "wide"), (button.bounds.height, "high")]
            // A side of 44 points may lose a part of a pixel by rounding.
            let small = sides.filter { $0.0 < 43.5 }.map { "\(Double($0.0).shortText) points \($0.1)" }
            return small.isEmpty ? nil : linted.fault(at: index, "\(linted.name(index)) is \(small.joined(separator: " and "))")
        }
    }
}
