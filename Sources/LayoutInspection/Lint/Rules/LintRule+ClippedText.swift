import UIKit

extension LintRule {
    static let clippedText = LintRule(
        "clipped-text", .warning, "text that its label cuts",
        meaning: """
            The text ends in an ellipsis, or its last lines are missing. Labels that shrink their text are reported where even the \
            smallest text does not fit. Text is measured with a stand-in for the system's font whose widths may be off by three per cent: \
            a text that is too wide by less is not reported.
            """,
        example: "a label with numberOfLines = 1, a width of 80 points and the text “Forgot your password?”",
        remedy: "Let the text wrap (numberOfLines = 0), give it room, or let it shrink.",
        traits: .judgesPlaces
    ) { linted in
        linted.shown.compactMap { index in
            guard let label = linted.textLabel(index), let reason = TextRoom(label).lack else { return nil }
            return linted.fault(at: index, "the text \(label.text!.quoted) of \(linted.name(index)) is cut: \(reason)")
        }
    }
}

/// The room that a label has for its text.
@MainActor
private struct TextRoom {
    private let label: UILabel
    private let size: CGSize

    init(_ label: UILabel) {
        self.label = label
        size = label.bounds.size
    }

    /// The part of a text's width by which the stand-in for the system's font may be off.
    private static let doubt: CGFloat = 0.03
    /// Points, that rounding to pixels may cost.
    private static let rounding: CGFloat = 1

    /// Why the text does not fit; nil where it does, or where there is no room at all.
    var lack: String? {
        guard size.width > 0, size.height > 0 else { return nil }
        return label.numberOfLines == 1 ? lackOfWidth ?? lackOfHeight : lackOfLines ?? lackOfHeight
    }

    private var lackOfWidth: String? {
        let needed = height(lines: 1, width: .greatestFiniteMagnitude).width * smallestScale
        guard needed * (1 - Self.doubt) > size.width + Self.rounding else { return nil }
        return "it takes \(Double(needed).shortText) points on one line and has \(Double(size.width).shortText)"
    }

    private var lackOfLines: String? {
        guard label.numberOfLines > 0, smallestScale == 1 else { return nil }
        let width = size.width * (1 + Self.doubt)
        guard height(lines: 0, width: width).height > height(lines: label.numberOfLines, width: width).height + Self.rounding
        else {
            return nil
        }
        return "it takes more than \(label.numberOfLines) lines"
    }

    private var lackOfHeight: String? {
        let needed = height(lines: label.numberOfLines, width: size.width * (1 + Self.doubt)).height * scaleOfHeight
        guard needed > size.height + Self.rounding else { return nil }
        return "it takes \(Double(needed).shortText) points in height and has \(Double(size.height).shortText)"
    }

    private func height(lines: Int, width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: min(width, 1e6), height: 1e6)
        return label.textRect(forBounds: bounds, limitedToNumberOfLines: lines).size
    }

    /// How far the label may shrink its text where its height is concerned: only where the text is too wide for its
    /// lines.
    private var scaleOfHeight: CGFloat {
        switch label.numberOfLines {
        case 0: 1
        case 1: height(lines: 1, width: .greatestFiniteMagnitude).width > size.width ? smallestScale : 1
        default: smallestScale
        }
    }

    /// How far the label may shrink its text.
    private var smallestScale: CGFloat { label.adjustsFontSizeToFitWidth ? label.minimumScaleFactor : 1 }
}
