extension UIImage {
    /// The traits that an image is chosen for.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
    open class Configuration: NSObject, @unchecked Sendable {
        let traits: UITraitCollection?

        init(traits: UITraitCollection?) { self.traits = traits }

        /// Creates a configuration for traits; nil means no traits.
        public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }

        /// The traits; nil for none.
        open var traitCollection: UITraitCollection? { traits }

        /// A copy with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            unsafeDowncast(copy(traits: traitCollection), to: Self.self)
        }

        /// A copy with the traits of another configuration over its own.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration?.traits else { return self }
            let merged = traits.map { UITraitCollection(traitsFrom: [$0, other]) } ?? other
            return withTraitCollection(merged)
        }

        func copy(traits: UITraitCollection?) -> UIImage.Configuration { UIImage.Configuration(traits: traits) }
    }

    /// Size and weight of a symbol. Unspecified values are determined by the place where the symbol is shown.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        let symbol: SymbolValues

        init(_ symbol: SymbolValues, traits: UITraitCollection? = nil) {
            self.symbol = symbol
            super.init(traits: traits)
        }

        /// A configuration without values.
        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

        /// Creates a configuration for text of a size.
        ///
        /// - Parameter pointSize: The size of the font beside the symbol, in points.
        public convenience init(pointSize: CGFloat) { self.init(SymbolValues(pointSize: pointSize)) }
        /// Creates a configuration for a weight.
        public convenience init(weight: UIImage.SymbolWeight) { self.init(SymbolValues(weight: weight)) }
        /// Creates a configuration for a scale.
        public convenience init(scale: UIImage.SymbolScale) { self.init(SymbolValues(scale: scale)) }
        /// Creates a configuration for text of a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight))
        }
        /// Creates a configuration for text of a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }
        /// Creates a configuration for text of a style, whose size follows the traits.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolValues(textStyle: textStyle)) }
        /// Creates a configuration for text of a style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(SymbolValues(scale: scale, textStyle: textStyle))
        }
        /// Creates a configuration for text of a font's size; the font's weight is not used.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// Creates a configuration for text of a font's size and a scale; the font's weight is not used.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(SymbolValues(pointSize: font.pointSize, scale: scale))
        }

        /// Creates a configuration for layers in shades of a colour. Symbols here have one layer, which shows the
        /// colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(SymbolValues(palette: [hierarchicalColor])) }
        /// Creates a configuration for layers in colours. Symbols here have one layer, which shows the first.
        public convenience init(paletteColors: [UIColor]) { self.init(SymbolValues(palette: paletteColors)) }
        /// A configuration for monochrome rendering, the only mode of symbols here.
        open class func preferringMonochrome() -> Self { unsafeDowncast(SymbolConfiguration(SymbolValues()), to: Self.self) }
        /// A configuration for the symbol's own colours. Symbols here have none of their own and are drawn in one
        /// colour.
        open class func preferringMulticolor() -> Self { unsafeDowncast(SymbolConfiguration(SymbolValues()), to: Self.self) }
        /// A configuration for shades of the tint colour. Symbols here are drawn in one colour.
        open class func preferringHierarchical() -> Self { unsafeDowncast(SymbolConfiguration(SymbolValues()), to: Self.self) }

        /// A copy with the specified values of another configuration over its own.
        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else { return super.applying(otherConfiguration) }
            let merged = SymbolConfiguration(symbol.merged(with: other.symbol), traits: other.traits ?? traits)
            return unsafeDowncast(merged, to: Self.self)
        }

        override func copy(traits: UITraitCollection?) -> UIImage.Configuration { SymbolConfiguration(symbol, traits: traits) }

        /// A copy without a point size.
        open func configurationWithoutPointSize() -> Self { without { $0.pointSize = nil } }
        /// A copy without a weight.
        open func configurationWithoutWeight() -> Self { without { $0.weight = .unspecified } }
        /// A copy without a scale.
        open func configurationWithoutScale() -> Self { without { $0.scale = .unspecified } }
        /// A copy without a text style.
        open func configurationWithoutTextStyle() -> Self { without { $0.textStyle = nil } }
        /// A copy without a point size and a weight.
        open func configurationWithoutPointSizeAndWeight() -> Self { without { ($0.pointSize, $0.weight) = (nil, .unspecified) } }

        private func without(_ change: (inout SymbolValues) -> Void) -> Self {
            var values = symbol
            change(&values)
            return unsafeDowncast(SymbolConfiguration(values, traits: traits), to: Self.self)
        }

        /// Whether both have the same values and traits.
        open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return symbol == other.symbol && traits == other.traits
        }

        open override var hash: Int { symbol.weight.rawValue }
    }

    /// The size of a symbol relative to the text beside it: small is 0.8, large 1.3 of medium.
    public enum SymbolScale: Int, Sendable {
        /// As in a configuration applied before, otherwise medium.
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The font weight of the same name; the lightest one for ``unspecified``.
        public func fontWeight() -> UIFont.Weight { Self.weights[max(0, rawValue - 1)] }

        private static let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
    }
}

/// The values of a symbol configuration.
struct SymbolValues: Equatable, Sendable {
    var pointSize: CGFloat?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var textStyle: UIFont.TextStyle?
    /// The colours of the layers, from the first one on; symbols here have one layer.
    var palette: [UIColor] = []

    func merged(with other: SymbolValues) -> SymbolValues {
        var merged = self
        if let size = other.pointSize { (merged.pointSize, merged.textStyle) = (size, nil) }
        if let style = other.textStyle { (merged.textStyle, merged.pointSize) = (style, nil) }
        if other.weight != .unspecified { merged.weight = other.weight }
        if other.scale != .unspecified { merged.scale = other.scale }
        if !other.palette.isEmpty { merged.palette = other.palette }
        return merged
    }

    /// The size of the font beside the symbol in points, multiplied with the factor of the scale.
    func effectiveSize(_ traits: UITraitCollection) -> CGFloat { textSize(traits) * factor }

    /// The size of the font beside the symbol in points.
    func textSize(_ traits: UITraitCollection) -> CGFloat {
        let size = pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize } ?? 17
        return max(0, min(size, 10_000))
    }

    /// The size of symbols relative to medium ones.
    ///
    /// - Source: large: recorded frames where medium symbols have 20 points: 26 points at two pixels per point, and
    ///   25.67 at three. Small: not located; chosen so that the sizes differ as they visibly do.
    private var factor: CGFloat {
        switch scale {
        case .small: 0.8
        case .large: 1.28
        default: 1
        }
    }

    var fontWeight: UIFont.Weight { weight == .unspecified ? .regular : weight.fontWeight() }
}
