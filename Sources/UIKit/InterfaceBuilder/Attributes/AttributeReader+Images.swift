import InterfaceBuilderDocument

extension AttributeReader {
    /// The image that an attribute or reference names: the picture beside the document, or a placeholder, at the size
    /// that the document records.
    ///
    /// - Parameter symbolScale: The scale that the view gives symbols whose size the document does not state.
    package func image(_ key: String, symbolScale: UIImage.SymbolScale = .unspecified) -> UIImage? {
        let reference = child(key, named: "imageReference")
        guard let name = reference?["image"] ?? self[key] else { return nil }
        var values = symbolValues(key, reference)
        if values.scale == .unspecified && values.pointSize == nil { values.scale = symbolScale }
        let image = image(named: name, values, isInSystemCatalog: (reference ?? self)["catalog"] == "system")
        guard let mode = reference?.value("renderingMode", Self.renderingModes) else { return image }
        return image?.withRenderingMode(mode)
    }

    private static let renderingModes: [String: UIImage.RenderingMode] = [
        "automatic": .automatic, "template": .alwaysTemplate, "original": .alwaysOriginal,
    ]

    /// - Parameter isInSystemCatalog: Whether the reference says that the image is a symbol; documents that do not list
    ///   their images say so nowhere else.
    private func image(named name: String, _ values: SymbolValues, isInSystemCatalog: Bool) -> UIImage? {
        let (environment, resource) = (context.environment, context.document.resources.images[name])
        if resource?.isSymbol ?? isInSystemCatalog {
            if !SymbolTable.isKnown(name) { noteSubstitute(.symbol(name)) }
            let recorded = resource?.size ?? SymbolTable.symbol(named: name)?.glyph.proportions ?? CGSize(width: 128, height: 128)
            return UIImage(symbolNamed: name, size: symbolSize(name, recorded, values), values)
                .withRenderingMode(.alwaysTemplate)
        }
        let size = resource.map(shownSize)
        let placeholder = size.map { UIImage(drawing: PlaceholderDrawing(size: $0, name: name)) }
        if let placeholder, !environment.showsImages { return placeholder }
        if let picture = environment.pictures?.picture(named: name, size: size, traits: environment.traits) { return picture }
        if context.rules.reportsMissingImages { reportMissingImage(name) }
        return placeholder
    }

    /// The size in points at which an image is shown.
    private func shownSize(_ image: DocumentResources.Image) -> CGSize {
        let scale = context.rules.imageScale(context.document.resources)
        return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }

    /// Reports with Apple's message. The placeholder keeps the size recorded in the document, so that layout is the
    /// same.
    private func reportMissingImage(_ name: String) {
        context.findings.report(
            DocumentDiagnostic(
                id: "missing-image", severity: .warning,
                message: "Could not load the \"\(name)\" image referenced from a nib in the bundle", position: nil))
    }

    // MARK: Symbols

    /// The configuration that the element prefers for its symbol, with the scale of the reference to the image.
    private func symbolValues(_ key: String, _ reference: AttributeReader?) -> SymbolValues {
        let values = (key == "image" ? first("preferredSymbolConfiguration") : nil)?.symbolValues ?? SymbolValues()
        guard let scale = reference?.value("symbolScale", Self.symbolScales) else { return values }
        return values.merged(with: SymbolValues(scale: scale))
    }

    /// The values of a symbol configuration: explicit numbers, or those of a font.
    var symbolValues: SymbolValues {
        var values = SymbolValues()
        values.pointSize = number("pointSize").map { CGFloat($0) } ?? font("fontDescription")?.pointSize
        values.weight = value("weight", Self.symbolWeights) ?? .unspecified
        values.scale = value("scale", Self.symbolScales) ?? .unspecified
        return values
    }

    /// Documents record symbols with their longer side 64 or 128; on the canvas they are set like text of 17 points.
    ///
    /// - Source: recorded frames of image views without size constraints: 20 points for 128.
    ///   `SymbolTable.recordedSides` has the others.
    private func symbolSize(_ name: String, _ recorded: CGSize, _ values: SymbolValues) -> CGSize {
        let longer = max(recorded.width, recorded.height)
        guard longer > 0 else { return .zero }
        let traits = context.environment.traits
        let usual = SymbolTable.recordedSides[name] ?? UIImage.symbolSide
        let side = usual * values.effectiveSize(UITraitCollection(values: traits)) / 17
        let scale = side / (longer > 64 ? 128 : 64)
        return CGSize(
            width: (recorded.width * scale).roundedUpToPixel(traits.displayScale),
            height: (recorded.height * scale).roundedUpToPixel(traits.displayScale))
    }

    private static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
