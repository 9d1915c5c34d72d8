import InterfaceBuilderDocument

/// Colours, images and how views show their content.
extension SceneBuilder {
    func applyAppearance(of element: MarkupElement, to made: UIView) {
        if let color = color(of: element, "backgroundColor") { made.backgroundColor = color }
        if let color = color(of: element, "tintColor") { made.tintColor = color }
        // Controls and texts draw themselves anew at every size, whatever the document says.
        if made.contentMode != .redraw, let mode = value(of: "contentMode", of: element, Self.contentModes) {
            made.contentMode = mode
        }
        made.isOpaque = flag("opaque", of: element) ?? true
        made.isUserInteractionEnabled = flag("userInteractionEnabled", of: element) ?? true
        if let control = made as? UIControl { applyControlState(of: element, to: control) }
    }

    func applyImages(of element: MarkupElement, to view: UIImageView) {
        view.image = image(of: element, "image")
        view.highlightedImage = image(of: element, "highlightedImage")
        view.isHighlighted = element.flag("highlighted") ?? false
    }

    // MARK: Colours

    /// The colour an element has under a key; nil when the document leaves it to the view.
    func color(of element: MarkupElement, _ key: String) -> UIColor? {
        variedChild(key, named: "color", of: element).map(color)
    }

    /// The colour of a `<color>` element; clear, with a note, when it is not known.
    private func color(_ element: MarkupElement) -> UIColor {
        if let color = DocumentColor(element).flatMap(color) { return color }
        if element["catalog"] == "System", let color = element["name"].flatMap(Self.catalogColor) { return color }
        let name = ["name", "systemColor", "cocoaTouchSystemColor", "colorSpace"].compactMap(element.attribute).first
        noteUnknown(name.map { "\($0.name)=\"\($0.value)\"" } ?? "a value without components", of: element, at: name)
        return .clear
    }

    private func color(_ color: DocumentColor) -> UIColor? {
        switch color {
        case .named(let name): namedColor(name)
        case .system(let name, let fallback):
            UIColor.systemColor(named: name) ?? (document.resources.systemColors[name] ?? fallback).flatMap(Self.recorded)
        default: Self.recorded(color)
        }
    }

    /// The colour of a catalogue, else the value that the document records, which is enough where only frames are asked for.
    private func namedColor(_ name: String) -> UIColor? {
        let recorded = document.resources.namedColors[name].flatMap(Self.recorded)
        if let recorded, !environment.showsImages { return recorded }
        return environment.pictures?.color(named: name) ?? recorded
    }

    /// A colour that resources give as a value; names that lead to further names are not followed.
    private static func recorded(_ color: DocumentColor) -> UIColor? {
        switch color {
        case .named: nil
        case .system(let name, let fallback): UIColor.systemColor(named: name) ?? fallback.flatMap(recorded)
        case .rgb(let red, let green, let blue, let alpha, .displayP3):
            UIColor(displayP3Red: share(red), green: share(green), blue: share(blue), alpha: share(alpha))
        case .rgb(let red, let green, let blue, let alpha, _):
            UIColor(red: share(red), green: share(green), blue: share(blue), alpha: share(alpha))
        case .white(let white, let alpha, _): UIColor(white: share(white), alpha: share(alpha))
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
            UIColor(
                red: share(1 - cyan) * share(1 - black), green: share(1 - magenta) * share(1 - black),
                blue: share(1 - yellow) * share(1 - black), alpha: share(alpha))
        }
    }

    private static func share(_ component: Double) -> CGFloat { min(1, max(0, CGFloat(component))) }

    /// Colours of the Mac's catalogue, which the texts of iOS documents name now and then.
    private static func catalogColor(_ name: String) -> UIColor? {
        switch name {
        case "textColor", "controlTextColor": .label
        case "textBackgroundColor", "controlBackgroundColor", "windowBackgroundColor": .systemBackground
        default: UIColor.systemColor(named: name)
        }
    }

    // MARK: Images

    /// The image an element names, by attribute or reference: the picture beside the document, or what stands for it, at the size
    /// the document records.
    func image(of element: MarkupElement, _ key: String) -> UIImage? {
        let reference = variedChild(key, named: "imageReference", of: element)
        guard let name = reference?["image"] ?? element.varied(key, scene.traits) else { return nil }
        let image = image(named: name, symbolConfiguration(of: element, key, reference))
        switch reference?["renderingMode"] {
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    private func symbolConfiguration(of element: MarkupElement, _ key: String, _ reference: MarkupElement?) -> MarkupElement? {
        guard key == "image" else { return reference }
        return element.children("preferredSymbolConfiguration").first ?? reference
    }

    private func image(named name: String, _ configuration: MarkupElement?) -> UIImage? {
        let resource = document.resources.images[name]
        if let resource, resource.isSymbol { return symbol(resource, configuration) }
        if let resource, !environment.showsImages { return UIImage(drawing: PlaceholderDrawing(size: resource.size, name: name)) }
        if let picture = environment.pictures?.picture(named: name, size: resource?.size, traits: environment.traits) {
            return picture
        }
        if !environment.isCanvas { reportMissingImage(name) }
        return resource.map { UIImage(drawing: PlaceholderDrawing(size: $0.size, name: name)) }
    }

    /// Apple's words; what stands for the image keeps the size that the document records, for layout's sake.
    private func reportMissingImage(_ name: String) {
        built.report(
            DocumentDiagnostic(
                id: "missing-image", severity: .warning,
                message: "Could not load the \"\(name)\" image referenced from a nib in the bundle", position: nil))
    }

    private func symbol(_ resource: DocumentResources.Image, _ configuration: MarkupElement?) -> UIImage {
        var values = SymbolValues()
        if let weight = configuration?["weight"].flatMap({ Self.symbolWeights[$0] }) { values.weight = weight }
        return UIImage(symbol: SymbolTable.symbol(named: resource.name), size: symbolSize(resource, configuration), values)
            .withRenderingMode(.alwaysTemplate)
    }

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// Documents record symbols with their longer side 64 or 128; on the canvas they are set like text of 17 points.
    ///
    /// - Source: recorded frames of image views without size constraints: 20 points for 128.
    private func symbolSize(_ image: DocumentResources.Image, _ configuration: MarkupElement?) -> CGSize {
        let longer = max(image.size.width, image.size.height)
        guard longer > 0 else { return .zero }
        let pointSize = configuration?.length("pointSize").map { CGFloat($0) } ?? 17
        let scale = (longer > 64 ? 128 : 64) / (UIImage.symbolSide * pointSize / 17)
        let pixel = environment.traits.displayScale
        return CGSize(
            width: (image.size.width / scale).roundedUpToPixel(pixel), height: (image.size.height / scale).roundedUpToPixel(pixel)
        )
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
        "TopLeft": .topLeft, "topRight": .topRight, "TopRight": .topRight, "bottomLeft": .bottomLeft, "BottomLeft": .bottomLeft,
        "bottomRight": .bottomRight, "BottomRight": .bottomRight,
    ]
}
