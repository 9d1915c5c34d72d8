import TextLayout

/// Archiving of fonts: the request is stored, so that a registered font, or that of a text style, is found again by its
/// name.
extension UIFont: NSSecureCoding {
    /// Whether secure coding is supported; true.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the font's names, style and size.
    public func encode(with coder: NSCoder) { request.encode(with: coder) }
}

extension FontRequest {
    private enum Key {
        static let name = "UIFontName"
        static let isKnown = "UIFontIsKnown"
        static let weight = "UIFontWeight"
        static let isItalic = "UIFontItalic"
        static let design = "UIFontDesign"
        static let size = "UIFontPointSize"
        static let textStyle = "UIFontTextStyle"
        static let usualSize = "UIFontUsualSize"
        static let lineDistance = "UIFontLineDistance"
    }

    func encode(with coder: NSCoder) {
        switch kind {
        case .system(let style):
            coder.encode(style.weight.rawValue, forKey: Key.weight)
            coder.encode(style.isItalic, forKey: Key.isItalic)
            coder.encode(style.design.rawValue as NSString, forKey: Key.design)
        case .named(let name), .substitute(let name):
            coder.encode(name as NSString, forKey: Key.name)
            coder.encode(kind == .named(name), forKey: Key.isKnown)
        }
        coder.encode(Double(size), forKey: Key.size)
        if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: Key.textStyle) }
        if let usualSize { coder.encode(Double(usualSize), forKey: Key.usualSize) }
        if let lineDistance { coder.encode(Double(lineDistance), forKey: Key.lineDistance) }
    }

    /// Decodes a request; nil if the archive has none.
    init?(coder: NSCoder) {
        guard coder.containsValue(forKey: Key.size), let kind = Self.kind(coder) else { return nil }
        self.init(kind: kind, size: coder.decodeLength(forKey: Key.size))
        textStyle = coder.decodeText(forKey: Key.textStyle).map(UIFont.TextStyle.init)
        if coder.containsValue(forKey: Key.usualSize) { usualSize = coder.decodeLength(forKey: Key.usualSize) }
        if coder.containsValue(forKey: Key.lineDistance) { lineDistance = coder.decodeLength(forKey: Key.lineDistance) }
    }

    private static func kind(_ coder: NSCoder) -> Kind? {
        if let name = coder.decodeText(forKey: Key.name) {
            return coder.decodeBool(forKey: Key.isKnown) ? .named(name) : .substitute(name)
        }
        guard let weight = FontWeight(rawValue: coder.decodeInteger(forKey: Key.weight)),
            let design = coder.decodeText(forKey: Key.design).flatMap(SystemFontStyle.Design.init)
        else { return nil }
        return .system(SystemFontStyle(weight: weight, isItalic: coder.decodeBool(forKey: Key.isItalic), design: design))
    }
}
