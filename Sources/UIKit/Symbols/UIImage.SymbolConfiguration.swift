extension UIImage {
    /// The traits that an image is for.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
    open class Configuration: NSObject, @unchecked Sendable {
        let traits: UITraitCollection?

        init(traits: UITraitCollection?) { self.traits = traits }

        public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }

        open var traitCollection: UITraitCollection? { traits }

        /// The configuration with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            unsafeDowncast(copy(traits: traitCollection), to: Self.self)
        }

        /// This configuration where the other says nothing.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration?.traits else { return self }
            let merged = traits.map { UITraitCollection(traitsFrom: [$0, other]) } ?? other
            return withTraitCollection(merged)
        }

        func copy(traits: UITraitCollection?) -> UIImage.Configuration { UIImage.Configuration(traits: traits) }
    }

    /// How large and heavy a symbol is. What is not said comes from where the symbol is shown.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        let symbol: SymbolValues

        init(_ symbol: SymbolValues, traits: UITraitCollection? = nil) {
            self.symbol = symbol
            super.init(traits: traits)
        }

        /// Says nothing.
        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

        /// - Parameter pointSize: The size of the font that the symbol goes with, in points.
        public convenience init(pointSize: CGFloat) { self.init(SymbolValues(pointSize: pointSize)) }
        public convenience init(weight: UIImage.SymbolWeight) { self.init(SymbolValues(weight: weight)) }
        public convenience init(scale: UIImage.SymbolScale) { self.init(SymbolValues(scale: scale)) }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight))
        }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolValues(textStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(SymbolValues(scale: scale, textStyle: textStyle))
        }
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// The size and weight of a font.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(SymbolValues(pointSize: font.pointSize, scale: scale))
        }

        /// The other configuration, and this one where it says nothing.
        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else { return super.applying(otherConfiguration) }
            let merged = SymbolConfiguration(symbol.merged(with: other.symbol), traits: other.traits ?? traits)
            return unsafeDowncast(merged, to: Self.self)
        }

        override func copy(traits: UITraitCollection?) -> UIImage.Configuration { SymbolConfiguration(symbol, traits: traits) }

        open func configurationWithoutPointSize() -> Self { without { $0.pointSize = nil } }
        open func configurationWithoutWeight() -> Self { without { $0.weight = .unspecified } }
        open func configurationWithoutScale() -> Self { without { $0.scale = .unspecified } }
        open func configurationWithoutTextStyle() -> Self { without { $0.textStyle = nil } }
        open func configurationWithoutPointSizeAndWeight() -> Self { without { ($0.pointSize, $0.weight) = (nil, .unspecified) } }

        private func without(_ change: (inout SymbolValues) -> Void) -> Self {
            var values = symbol
            change(&values)
            return unsafeDowncast(SymbolConfiguration(values, traits: traits), to: Self.self)
        }

        open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return symbol == other.symbol && traits == other.traits
        }

        open override var hash: Int { symbol.weight.rawValue }
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        /// As a configuration applied before says, else medium.
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        public func fontWeight() -> UIFont.Weight { Self.weights[max(0, rawValue - 1)] }

        private static let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
    }
}

/// What a symbol configuration says.
struct SymbolValues: Equatable, Sendable {
    var pointSize: CGFloat?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var textStyle: UIFont.TextStyle?

    func merged(with other: SymbolValues) -> SymbolValues {
        var merged = self
        if let size = other.pointSize { (merged.pointSize, merged.textStyle) = (size, nil) }
        if let style = other.textStyle { (merged.textStyle, merged.pointSize) = (style, nil) }
        if other.weight != .unspecified { merged.weight = other.weight }
        if other.scale != .unspecified { merged.scale = other.scale }
        return merged
    }

    /// The size of the font that the symbol goes with, in points, with its scale.
    func effectiveSize(_ traits: UITraitCollection) -> CGFloat {
        let size = pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize } ?? 17
        return max(0, min(size, 10_000)) * factor
    }

    /// Small and large symbols beside medium ones.
    ///
    /// - Source: large: recorded frames of image views without size constraints, 26 points where medium ones have 20. Small: not located;
    ///   chosen so that the sizes differ as they visibly do.
    private var factor: CGFloat {
        switch scale {
        case .small: 0.8
        case .large: 1.3
        default: 1
        }
    }

    var fontWeight: UIFont.Weight { weight == .unspecified ? .regular : weight.fontWeight() }
}
