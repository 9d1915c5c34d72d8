import InterfaceBuilderDocument

/// How large and heavy documents want symbols.
extension SceneBuilder {
    /// What the place of a symbol prefers, with the scale that the image itself asks for.
    func symbolValues(of element: MarkupElement, _ key: String, _ reference: MarkupElement?) -> SymbolValues {
        let preferred = key == "image" ? element.children("preferredSymbolConfiguration").first : nil
        let values = preferred.map(symbolValues) ?? SymbolValues()
        guard let scale = reference.flatMap({ value(of: "symbolScale", of: $0, Self.symbolScales) }) else { return values }
        return values.merged(with: SymbolValues(scale: scale))
    }

    /// What a symbol configuration says: numbers of its own, or those of a font.
    func symbolValues(_ configuration: MarkupElement) -> SymbolValues {
        var values = SymbolValues()
        values.pointSize = number("pointSize", of: configuration).map { CGFloat($0) } ?? font(of: configuration)?.pointSize
        values.weight = value(of: "weight", of: configuration, Self.symbolWeights) ?? .unspecified
        values.scale = value(of: "scale", of: configuration, Self.symbolScales) ?? .unspecified
        return values
    }

    /// Documents record symbols with their longer side 64 or 128; on the canvas they are set like text of 17 points.
    ///
    /// - Source: recorded frames of image views without size constraints: 20 points for 128.
    func symbolSize(_ image: DocumentResources.Image, _ values: SymbolValues) -> CGSize {
        let longer = max(image.size.width, image.size.height)
        guard longer > 0 else { return .zero }
        let side = UIImage.symbolSide * values.effectiveSize(UITraitCollection(values: environment.traits)) / 17
        let scale = side / (longer > 64 ? 128 : 64)
        let pixel = environment.traits.displayScale
        return CGSize(
            width: (image.size.width * scale).roundedUpToPixel(pixel), height: (image.size.height * scale).roundedUpToPixel(pixel)
        )
    }

    private static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
