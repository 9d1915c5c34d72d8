extension AttributeTable {
    static let label = AttributeTable(UILabel.self, elements: ["label"], make: { UILabel() }, rows: labelRows)
}

extension AttributeTable {
    private static let labelRows: [AttributeRow<UILabel>] =
        [lines, colors, content].flatMap { $0 }

    private static let content: [AttributeRow<UILabel>] = [
        AttributeRow("text", "attributedText") { reader, label in
            if let text = reader.attributedText("attributedText", font: label.font) {
                label.show(text)
            } else {
                label.text = reader.text("text")
            }
        },
        .key("text", path: \.text),
    ]

    private static let lines: [AttributeRow<UILabel>] = [
        .value(["fontDescription"], \.font, keys: ["font"], absent: UIFont.systemFont(ofSize: 17)) { $0.font("fontDescription") },
        AttributeRow(["numberOfLines"], \.numberOfLines) { reader in reader.integer("numberOfLines").map { max(0, $0) } },
        .word("lineBreakMode", \.lineBreakMode, AttributeReader.lineBreakModes),
        .word("textAlignment", \.textAlignment, AttributeReader.textAlignments),
        .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
        .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .flag(
            "adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation,
            keys: ["allowsDefaultTighteningForTruncation"]),
        .word(
            "baselineAdjustment", \.baselineAdjustment,
            ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
        // Interface Builder writes `NO` for labels that do not shrink their font.
        .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, keys: ["adjustsFontSizeToFitWidth"], absent: true),
        AttributeRow(
            "minimumScaleFactor", "minimumFontSize",
            apply: { reader, label in
                let size = reader.number("minimumFontSize").map { CGFloat($0) / label.font.pointSize }
                guard let factor = reader.number("minimumScaleFactor").map({ CGFloat($0) }) ?? size else { return false }
                label.minimumScaleFactor = min(1, max(0, factor))
                return true
            }, restore: { label, fresh in label.minimumScaleFactor = fresh.minimumScaleFactor }),
        .key("minimumScaleFactor", path: \.minimumScaleFactor), .key("minimumFontSize", path: \.minimumPointSize),
    ]

    private static let colors: [AttributeRow<UILabel>] = [
        .color("textColor", \.textColor),
        .color("highlightedColor", \.highlightedTextColor, keys: ["highlightedTextColor"]),
        .color("shadowColor", \.shadowColor),
        .size("shadowOffset", \.shadowOffset),
        .flag("enabled", \.isEnabled),
        .flag("highlighted", \.isHighlighted),
    ]
}

extension UILabel {
    /// The smallest size of the shrunken font, in points, as the former property `minimumFontSize` stated it.
    fileprivate var minimumPointSize: CGFloat {
        get { minimumScaleFactor * font.pointSize }
        set { minimumScaleFactor = min(1, max(0, newValue / font.pointSize)) }
    }
}
