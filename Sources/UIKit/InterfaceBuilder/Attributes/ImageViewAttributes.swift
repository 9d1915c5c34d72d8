extension AttributeTable {
    static let imageView = AttributeTable(
        UIImageView.self, elements: ["imageView"], make: { UIImageView() },
        rows: [
            .image("image", \.image),
            .image("highlightedImage", \.highlightedImage),
            .flag("highlighted", \.isHighlighted),
            .flag(
                "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory),
            .value(["preferredSymbolConfiguration"], \.preferredSymbolConfiguration) { reader in
                reader.child("preferredSymbolConfiguration").map { UIImage.SymbolConfiguration($0.symbolValues) }
            },
        ])

    static let visualEffectView = AttributeTable(
        UIVisualEffectView.self, elements: ["visualEffectView"], make: { UIVisualEffectView() },
        rows: [
            AttributeRow("blurEffect", "vibrancyEffect") { reader, view in
                let vibrancy = reader.first("vibrancyEffect")
                let blur = reader.first("blurEffect") ?? vibrancy?.first("blurEffect")
                guard let style = blur?.value("style", blurStyles) else { return }
                let effect = UIBlurEffect(style: style)
                view.effect = vibrancy == nil ? effect : UIVibrancyEffect(blurEffect: effect)
            }
        ])

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
