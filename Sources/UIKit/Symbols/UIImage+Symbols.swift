import TextLayout

/// Symbols of the system: substitutes, and for names that have none a dashed frame with the name.
extension UIImage {
    /// The size in points of a full-size symbol beside text of 17 points.
    ///
    /// - Source: recorded frames of image views without size constraints: 20 points for 128 of the recorded units.
    static let symbolSide: CGFloat = 20

    /// The names of symbols with a substitute, sorted, without most of their modifiers.
    package static var knownSymbols: [String] { SymbolTable.names }

    /// Creates the symbol with a name, for text of 17 points. A name without a substitute makes a dashed frame with the
    /// name, and is logged once; nil for names that no symbol can have.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates the symbol with a name for the given traits; nil means the current ones. Returns nil for names that no
    /// symbol can have.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: UIImage.Configuration(traits: traitCollection))
    }

    /// Creates the symbol with a name and a configuration. A name without a substitute makes a dashed frame with the
    /// name, and is logged once; nil for names that no symbol can have: parts of letters and digits, with a full stop
    /// between two.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard SymbolTable.isWellFormed(name) else { return nil }
        let values = (configuration as? SymbolConfiguration)?.symbol ?? SymbolValues()
        if !SymbolTable.isKnown(name) { SubstituteLog.shared.report(.symbol(name)) }
        self.init(name, values, configuration?.traits ?? .current)
    }

    private convenience init(_ name: String, _ values: SymbolValues, _ traits: UITraitCollection) {
        let pixel = UITraitCollection.drawingScale
        let side = Self.symbolSide * values.effectiveSize(traits) / 17 / 128
        let proportions = SymbolTable.symbol(named: name)?.glyph.proportions ?? CGSize(width: 128, height: 128)
        let size = CGSize(
            width: (proportions.width * side).roundedUpToPixel(pixel), height: (proportions.height * side).roundedUpToPixel(pixel)
        )
        self.init(symbolNamed: name, size: size, values)
    }

    /// Creates a symbol of a size in points.
    convenience init(symbolNamed name: String, size: CGSize, _ values: SymbolValues = SymbolValues()) {
        var traits = Traits(scale: UITraitCollection.drawingScale)
        traits.symbol = values
        self.init(drawing: SymbolDrawing(name, size: size, weight: values.fontWeight), traits: traits)
    }

    /// The symbol with another size and weight; other images return themselves.
    func symbol(_ values: SymbolValues, _ traits: UITraitCollection?) -> UIImage {
        guard case .drawing(let drawing) = content, let drawing = drawing as? SymbolDrawing else { return self }
        let resized = UIImage(drawing.name, values, traits ?? .current)
        return UIImage(resized.content, traits: self.traits.replacing(symbol: values))
    }

    /// The symbol with the preferred values for its unspecified ones; other images return themselves.
    func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
        guard let preferred, let own = symbolConfiguration else { return self }
        let shown = preferred.applying(own)
        return shown == own ? self : withConfiguration(shown)
    }

    /// Whether only the shape is shown unless the image's place specifies otherwise.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }
}

extension UIImage.Traits {
    fileprivate func replacing(symbol: SymbolValues) -> Self {
        var traits = self
        traits.symbol = symbol
        return traits
    }
}

extension UIImage {
    /// Creates the symbol with a name, whose layers show a part of a whole.
    ///
    /// - Parameter value: 0...1. Ignored: symbols have one layer here.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// The symbol of a plus sign in a circle.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// The symbol of a minus sign in a circle.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// The symbol of three dots in a circle.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// The symbol of a check mark.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// The symbol of a check mark in a circle.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
