extension AttributeTable {
    static let label = AttributeTable(UILabel.self, elements: ["label"], make: { UILabel() }, rows: labelRows)
}

extension AttributeTable {
    private static let labelRows: [AttributeRow<UILabel>] =
        [lines, colors, content].flatMap { $0 }

    private static let content: [AttributeRow<UILabel>] = [
        AttributeRow("text", "attributedText") { reader, label in
            if let text = reader.attributedText("attributedText", font: label.font) {
                label.attributedText = text
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
        .word(
            "baselineAdjustment", \.baselineAdjustment,
            ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
        // Interface Builder writes `NO` for labels that do not shrink their font.
        .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, keys: ["adjustsFontSizeToFitWidth"], absent: true),
        AttributeRow("minimumScaleFactor", "minimumFontSize") { reader, label in
            if let factor = reader.number("minimumScaleFactor", in: 0...1) {
                label.minimumScaleFactor = CGFloat(factor)
            } else if let size = reader.number("minimumFontSize") {
                label.minimumScaleFactor = min(1, max(0, CGFloat(size) / label.font.pointSize))
            }
        },
        .key("minimumScaleFactor", path: \.minimumScaleFactor),
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
