import UIKit

extension LintRule {
    static let clippedText = LintRule(
        "clipped-text", .warning, "text that its label cuts",
        meaning: """
            The text ends in an ellipsis, or its last lines are missing. Labels that shrink their text are reported where even the \
            smallest text does not fit, and so are titles of buttons and segments, and texts and placeholders of fields. Text is measured \
            with a stand-in for the system's font whose widths may be off by three per cent: a text that is too wide by less is not \
            reported, nor one in a font of the app's own by less than 15 per cent. A height that lacks only the empty room above \
            and below letters cuts nothing. Keys of translations are not judged, nor labels of one line with an outlet that resist compression \
            less than 750, which are meant to give way, nor the title “Button” of new buttons where one has an image or an outlet. \
            Of a nib or a freeform scene no text is reported that has more room where the root is larger, nor of a collection's item that is \
            narrower than the document draws it, since a delegate gives it its size.
            """,
        example: "a label with numberOfLines = 1, a width of 80 points and the text “Forgot your password?”",
        remedy: "Let the text wrap (numberOfLines = 0), give it room, or let it shrink.",
        traits: .judgesPlaces
    ) { linted in
        linted.shown.flatMap { index -> [LintFault] in
            guard !linted.hasIconFont(index), !linted.isLabelOfCellStyle(index), !linted.mayTruncate(index),
                !linted.isLeftTitle(index), !linted.growsWithRoot(index), !linted.isInNarrowedItem(index)
            else { return [] }
            let doubt = linted.hasForeignFont(index) ? TextRoom.foreignDoubt : TextRoom.doubt
            return linted.texts(of: index).filter { !linted.isKey($0.label.text ?? "", of: index) }.compactMap { text in
                TextRoom(text.label, width: text.width, doubt: doubt, hasHeight: !linted.isContentOfFreeCell(index)).lack.map {
                    linted.fault(at: index, "the \(text.part) of \(linted.name(index)) is cut: \($0)")
                }
            }
        }
    }
}

/// A text that a view shows by a label.
private struct ShownText {
    let part: String
    let label: UILabel
    /// The width that the label may have, in points.
    let width: CGFloat
}

extension LintedScene {
    fileprivate func texts(of index: Int) -> [ShownText] {
        let object = view(index)
        if let label = textLabel(index) {
            return [ShownText(part: object is UIButton ? "title" : "text", label: label, width: label.bounds.width)]
        }
        if let field = object as? UITextField {
            let part = field.hasText ? "text" : "placeholder"
            return labels(in: field, part: part) { min($0.bounds.width, field.textRect(forBounds: field.bounds).width) }
        }
        if let control = object as? UISegmentedControl {
            let natural = control.intrinsicContentSize.width
            guard natural > control.bounds.width,
                (0..<control.numberOfSegments).allSatisfy({ control.widthForSegment(at: $0) == 0 })
            else { return [] }
            let width = control.bounds.width / CGFloat(control.numberOfSegments)
            return labels(in: control, part: "title") { _ in width }.map {
                ShownText(part: "title \($0.label.text!.quoted)", label: $0.label, width: width)
            }
        }
        return []
    }

    private func labels(in view: UIView, part: String, width: (UILabel) -> CGFloat) -> [ShownText] {
        view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && !($0.text ?? "").isEmpty }.map {
            ShownText(part: part, label: $0, width: width($0))
        }
    }

    /// Whether a text is no one's to read but the key of a translation: words joined by underscores, or the value of a
    /// runtime attribute.
    fileprivate func isKey(_ text: String, of index: Int) -> Bool {
        let attributes = scene.views[index].element.children(in: "userDefinedRuntimeAttributes")
        return text.contains("_") && !text.contains(where: \.isWhitespace)
            || attributes.contains { $0["value"] == text || $0.child(key: "value")?.text == text }
    }

    /// Whether a label of one line, which a program fills, resists compression less than usual, so that others push it.
    func mayTruncate(_ index: Int) -> Bool {
        guard let label = view(index) as? UILabel, label.numberOfLines == 1, scene.views[index].element.outlet != nil else {
            return false
        }
        return label.contentCompressionResistancePriority(for: .horizontal) < .defaultHigh
    }

    /// Whether a button with an image, or one that a program fills, still has the title of new buttons.
    fileprivate func isLeftTitle(_ index: Int) -> Bool {
        guard let button = view(index) as? UIButton, button.currentTitle == Self.placeholderTitle else { return false }
        return button.currentImage != nil || scene.views[index].element.outlet != nil
    }

    /// Whether a view is in an item of a collection that is narrower than the document draws it.
    fileprivate func isInNarrowedItem(_ index: Int) -> Bool {
        let unit = scene.views[index].unit
        guard let item = canvas.views[unit] as? UICollectionViewCell, let recorded = scene.views[unit].element.recordedFrame
        else { return false }
        return item.bounds.width < recorded.width - 1
    }

    /// Whether a view gets larger where a program makes the root larger than the document does.
    func growsWithRoot(_ index: Int) -> Bool {
        guard let larger = sizesInLargerRoot?[index] else { return false }
        return larger.width > view(index).bounds.width + 1 || larger.height > view(index).bounds.height + 1
    }

    /// Whether a view's font draws pictures for words.
    func hasIconFont(_ index: Int) -> Bool {
        guard hasForeignFont(index), let name = fontName(index)?.lowercased() else { return false }
        return ["icon", "awesome", "glyph", "symbol"].contains(where: name.contains)
    }
}

/// The room that a label has for its text.
@MainActor
struct TextRoom {
    private let label: UILabel
    private let size: CGSize
    /// The part of the text's width by which the measurement may be off.
    private let doubt: CGFloat

    /// Whether the label's height can be judged.
    private let hasHeight: Bool

    init(_ label: UILabel, width: CGFloat, doubt: CGFloat, hasHeight: Bool) {
        self.hasHeight = hasHeight
        self.label = label
        self.doubt = doubt
        size = CGSize(width: width, height: label.bounds.height)
    }

    /// The part of a text's width by which the stand-in for the system's font may be off.
    static let doubt: CGFloat = 0.03
    /// The same of a font that is not at hand.
    static let foreignDoubt: CGFloat = 0.15
    /// The part of the font's size that a line has above capital letters and below the lowest ones, together.
    static let emptyRoom: CGFloat = 0.25
    /// Points, that rounding to pixels may cost.
    private static let rounding: CGFloat = 1

    /// Why the text does not fit; nil where it does, or where there is no room at all.
    var lack: String? {
        guard size.width > 0, size.height > 0 else { return nil }
        return label.numberOfLines == 1 ? lackOfWidth ?? lackOfHeight : lackOfLines ?? lackOfHeight
    }

    private var lackOfWidth: String? {
        let needed = height(lines: 1, width: .greatestFiniteMagnitude).width * smallestScale
        guard needed * (1 - doubt) > size.width + Self.rounding else { return nil }
        return "it takes \(Double(needed).shortText) points on one line and has \(Double(size.width).shortText)"
    }

    private var lackOfLines: String? {
        guard label.numberOfLines > 0, smallestScale == 1 else { return nil }
        let width = size.width * (1 + doubt)
        guard height(lines: 0, width: width).height > height(lines: label.numberOfLines, width: width).height + Self.rounding
        else {
            return nil
        }
        return "it takes more than \(label.numberOfLines) lines"
    }

    private var lackOfHeight: String? {
        guard hasHeight else { return nil }
        let scale = scaleOfHeight
        let needed = height(lines: label.numberOfLines, width: size.width * (1 + doubt) / scale).height * scale
        guard needed > size.height + Self.rounding + Self.emptyRoom * label.font.pointSize else { return nil }
        return "it takes \(Double(needed).shortText) points in height and has \(Double(size.height).shortText)"
    }

    private func height(lines: Int, width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: min(width, 1e6), height: 1e6)
        return label.textRect(forBounds: bounds, limitedToNumberOfLines: lines).size
    }

    /// The scale at which the text's height is judged: the smallest one, but for one line of text that is not too wide,
    /// which the label does not shrink.
    private var scaleOfHeight: CGFloat {
        guard label.numberOfLines == 1 else { return smallestScale }
        return height(lines: 1, width: .greatestFiniteMagnitude).width > size.width ? smallestScale : 1
    }

    /// The smallest scale to which the label may shrink its text; 1 if it may not.
    private var smallestScale: CGFloat { label.adjustsFontSizeToFitWidth ? label.minimumScaleFactor : 1 }
}
