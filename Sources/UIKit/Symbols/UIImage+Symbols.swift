/// Symbols of the system. What is drawn are stand-ins of our own for the most usual names and a rounded square for others.
extension UIImage {
    /// Points, of a symbol of full size beside text of 17 points.
    ///
    /// - Source: recorded frames of image views without size constraints: 20 points for 128 of the recorded units.
    static let symbolSide: CGFloat = 20

    /// The symbol with a name, as large as text of 17 points asks for; names that are not known get a neutral shape.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: UIImage.Configuration(traits: traitCollection))
    }

    /// The symbol with a name; nil only for the empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard !name.isEmpty else { return nil }
        let values = (configuration as? SymbolConfiguration)?.symbol ?? SymbolValues()
        self.init(SymbolTable.symbol(named: name), values, configuration?.traits ?? .current)
    }

    private convenience init(_ symbol: SymbolTable.Symbol?, _ values: SymbolValues, _ traits: UITraitCollection) {
        let pixel = UITraitCollection.drawingScale
        let side = Self.symbolSide * values.effectiveSize(traits) / 17 / 128
        let proportions = symbol?.glyph.proportions ?? CGSize(width: 128, height: 128)
        let size = CGSize(
            width: (proportions.width * side).roundedUpToPixel(pixel), height: (proportions.height * side).roundedUpToPixel(pixel)
        )
        self.init(symbol: symbol, size: size, values)
    }

    /// A symbol of a size in points.
    convenience init(symbol: SymbolTable.Symbol?, size: CGSize, _ values: SymbolValues = SymbolValues()) {
        var traits = Traits(scale: UITraitCollection.drawingScale)
        traits.symbol = values
        self.init(drawing: SymbolDrawing(symbol, size: size, weight: values.fontWeight), traits: traits)
    }

    /// The symbol with other values; the image itself where it is none.
    func symbol(_ values: SymbolValues, _ traits: UITraitCollection?) -> UIImage {
        guard case .drawing(let drawing) = content, let drawing = drawing as? SymbolDrawing else { return self }
        let resized = UIImage(drawing.symbol, values, traits ?? .current)
        return UIImage(resized.content, traits: self.traits.replacing(symbol: values))
    }

    /// A symbol with what is preferred where it says nothing itself; the image itself where it is none.
    func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
        guard let preferred, let own = symbolConfiguration else { return self }
        let shown = preferred.applying(own)
        return shown == own ? self : withConfiguration(shown)
    }

    /// Whether only the shape counts where the image's place does not ask for its colours.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }
}

extension UIImage.Traits {
    fileprivate func replacing(symbol: SymbolValues) -> Self {
        var traits = self
        traits.symbol = symbol
        return traits
    }
}
