extension AttributeTable {
    static let stackView = AttributeTable(
        UIStackView.self, elements: ["stackView"], make: { UIStackView() },
        rows: [
            .word("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical]),
            .word(
                "distribution", \.distribution,
                [
                    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
                ]),
            // On either axis documents write `top` and `bottom` for leading and trailing.
            .word(
                "alignment", \.alignment,
                [
                    "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
                    "bottom": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
                ]),
            AttributeRow(["spacing", "spacingType"], \.spacing) { reader in
                let isSystem = reader.value("spacingType", ["standard": true, "custom": false]) ?? false
                return isSystem ? UIStackView.spacingUseSystem : reader.number("spacing").map { CGFloat($0) }
            },
            .flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
            // The margins of a stack view take effect if the document sets any.
            AttributeRow("layoutMargins", "directionalLayoutMargins") { reader, stack in
                let margins = reader.margins
                stack.setMargins(margins)
                stack.isLayoutMarginsRelativeArrangement = margins != nil
            },
            .key("layoutMarginsRelativeArrangement", path: \.isLayoutMarginsRelativeArrangement),
        ])
}
