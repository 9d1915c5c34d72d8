import UIKit

extension LintRule {
    static let lowContrast = LintRule(
        "low-contrast", .warning, "text that stands out too little from its background",
        meaning: """
            The contrast of the text's colour to the background is below 4.5 to 1, or 3 to 1 for text of 18 points and more and bold text \
            of 14 points and more (Web Content Accessibility Guidelines 2.2, criterion 1.4.3). Texts over images or translucent \
            views and attributed texts are not judged.
            """,
        example: "a label of 13 points in #999999 on white, a contrast of 2.85 to 1",
        remedy: "Choose a darker or a lighter colour; the system's label colours follow the appearance."
    ) { linted in
        linted.shown.compactMap { index in
            guard let contrast = linted.contrast(ofTextAt: index), contrast.ratio < contrast.least - 0.005 else { return nil }
            let numbers = "\(contrast.ratio.shortText) to 1, at least \(contrast.least.shortText) to 1 is needed"
            return linted.fault(at: index, "the text of \(linted.name(index)) has a contrast of \(numbers)")
        }
    }
}

extension LintedScene {
    /// The contrast of a label's text to what is behind it, and the least that is wanted; nil where either is not one
    /// known colour.
    fileprivate func contrast(ofTextAt index: Int) -> (ratio: Double, least: Double)? {
        guard let label = view(index) as? UILabel, textLabel(index) != nil, label.isEnabled, !label.bounds.isEmpty else {
            return nil
        }
        // Attributed texts have colours of their own, one for each run.
        if scene.views[index].element["usesAttributedText"] == "YES" { return nil }
        guard let text = Luminance(label.textColor, label), let back = background(behind: index) else { return nil }
        let isLarge = label.font.pointSize >= 18 || (label.font.pointSize >= 14 && label.font.isBold)
        return (text.contrast(to: back), isLarge ? 3 : 4.5)
    }

    /// The one opaque colour behind a view's text; nil where a sibling before it may cover that colour.
    private func background(behind index: Int) -> Luminance? {
        var here = index
        while true {
            let object = view(here)
            if let colour = object.backgroundColor, colour.resolvedColor(with: object.traitCollection).cgColor.alpha > 0 {
                return object.alpha == 1 ? Luminance(colour, object) : nil
            }
            guard object.alpha == 1, !(object is UIImageView), !(object is UIVisualEffectView) else { return nil }
            guard let parent = scene.views[here].parent else { return Luminance(.systemBackground, object) }
            if isCovered(here, in: parent) { return nil }
            here = parent
        }
    }

    /// Whether a sibling that is drawn before a view meets it.
    private func isCovered(_ index: Int, in parent: Int) -> Bool {
        shown.contains { $0 < index && scene.views[$0].parent == parent && view($0).frame.intersects(view(index).frame) }
    }
}

/// The relative luminance of an opaque colour.
///
/// - Source: Web Content Accessibility Guidelines 2.2, definition of relative luminance.
@MainActor
private struct Luminance {
    private let value: Double

    /// Nil for a colour that lets something through.
    init?(_ color: UIColor, _ view: UIView) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha == 1
        else { return nil }
        let linear = [red, green, blue].map { channel -> Double in
            let channel = Double(min(max(channel, 0), 1))
            return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        value = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    func contrast(to other: Luminance) -> Double {
        (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
    }
}

extension UIFont {
    fileprivate var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
