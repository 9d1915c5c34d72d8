import TextLayout

/// Conversion of descriptors' attributes and traits into a font request and back.
extension FontRequest {
    /// Creates a request from the attributes of a descriptor; without a name or family it is for the system font.
    init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        let textStyle = attributes[.textStyle].flatMap { $0 as? UIFont.TextStyle ?? ($0 as? String).map(UIFont.TextStyle.init) }
        let size = attributes[.size].flatMap(CGFloat.init(attribute:))
        if let textStyle, attributes[.name] == nil, attributes[.family] == nil {
            self = UIFont.preferredFont(forTextStyle: textStyle).request
            self.size = size ?? self.size
        } else {
            self.init(kind: Self.kind(attributes), size: size ?? 0, textStyle: textStyle)
        }
        apply(traits: attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:])
        apply(features: attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? [])
    }

    /// Keeps the features, and applies that of number spacing by its Core Text numbers: 6, with the selector 0 for
    /// monospaced digits.
    private mutating func apply(features settings: [[UIFontDescriptor.FeatureKey: Any]]) {
        features = settings.map { $0.compactMapValues { CGFloat(attribute: $0).map { Int($0) } } }
        guard features.contains([.type: 6, .selector: 0]), case .system(var style) = kind, style.design == .standard else {
            return
        }
        style.design = .monospacedDigits
        kind = .system(style)
    }

    private static func kind(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Kind {
        let family = attributes[.family] as? String
        let familyAndFace = family.map { family in
            (attributes[.face] as? String).map { family.filter { $0 != " " } + "-" + $0.filter { $0 != " " } } ?? family
        }
        guard let name = attributes[.name] as? String ?? familyAndFace else { return .system(SystemFontStyle()) }
        return SystemFontStyle(fontName: name).map(Kind.system) ?? .substitute(name)
    }

    private mutating func apply(traits: [UIFontDescriptor.TraitKey: Any]) {
        if let weight = traits[.weight].flatMap({ ($0 as? UIFont.Weight)?.rawValue ?? CGFloat(attribute: $0) }),
            case .system(var style) = kind
        {
            style.weight = FontWeight(nearestTo: Double(weight))
            kind = .system(style)
        }
        let symbolic = traits[.symbolic].flatMap {
            $0 as? UIFontDescriptor.SymbolicTraits ?? ($0 as? UInt32).map(UIFontDescriptor.SymbolicTraits.init)
        }
        if let symbolic, let changed = withSymbolicTraits(symbolic) { self = changed }
    }

    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The traits as numbers.
    var traits: [UIFontDescriptor.TraitKey: Any] {
        [.symbolic: NSNumber(value: symbolicTraits.rawValue), .weight: NSNumber(value: style.weight.normalized)]
    }

    /// The request for the font of the same family with exactly these of the bold, italic and monospaced traits; nil if
    /// there is none.
    func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> FontRequest? {
        let (bold, italic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
        var result = self
        switch kind {
        case .system(var style):
            if bold != isBold { style.weight = bold ? .bold : .regular }
            style.isItalic = italic
            if traits.contains(.traitMonoSpace) { style.design = .monospaced }
            result.kind = .system(style)
        case .named(let name), .substitute(let name):
            guard traits.contains(.traitMonoSpace) == false || isMonospaced else { return nil }
            let words = (bold ? "Bold" : "") + (italic ? "Italic" : "")
            let family = name.prefix { $0 != "-" }
            result.kind = .substitute(words.isEmpty ? String(family) : family + "-" + words)
        }
        return result
    }
}

extension CGFloat {
    /// Converts an attribute of any numeric type.
    init?(attribute: Any) {
        guard let number = attribute as? NSNumber else { return nil }
        self.init(number.doubleValue)
    }
}
