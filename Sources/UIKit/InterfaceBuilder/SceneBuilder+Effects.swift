import InterfaceBuilderDocument

extension SceneBuilder {
    func applyEffect(of element: MarkupElement, to view: UIVisualEffectView) {
        let vibrancy = element.child("vibrancyEffect")
        let blur = element.child("blurEffect") ?? vibrancy?.child("blurEffect")
        guard let blur, let style = value(of: "style", of: blur, Self.blurStyles) else { return }
        let effect = UIBlurEffect(style: style)
        view.effect = vibrancy == nil ? effect : UIVibrancyEffect(blurEffect: effect)
    }

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
