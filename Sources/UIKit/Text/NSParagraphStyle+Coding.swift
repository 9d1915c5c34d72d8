/// Archiving of paragraph styles: all values, including tab stops and lists.
extension NSParagraphStyle: NSSecureCoding {
    /// Whether secure coding is supported: true.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the values.
    public func encode(with coder: NSCoder) { values.encode(with: coder) }
}

extension NSParagraphStyle.Values {
    private typealias Values = Self

    private enum Key {
        static let alignment = "NSAlignment"
        static let lineBreakMode = "NSLineBreakMode"
        static let writingDirection = "NSWritingDirection"
        static let hyphenationFactor = "NSHyphenationFactor"
        static let usesDefaultHyphenation = "NSUsesDefaultHyphenation"
        static let tightens = "NSAllowsTighteningForTruncation"
        static let strategy = "NSLineBreakStrategy"
        static let tabStops = "NSTabStops"
        static let textLists = "NSTextLists"
    }

    private static var lengths: [(key: String, path: WritableKeyPath<Values, CGFloat>)] {
        [
            ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing), ("NSHeadIndent", \.headIndent),
            ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
            ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
            ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
            ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
    }

    func encode(with coder: NSCoder) {
        for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
        coder.encode(alignment.rawValue, forKey: Key.alignment)
        coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
        coder.encode(baseWritingDirection.rawValue, forKey: Key.writingDirection)
        coder.encode(Double(hyphenationFactor), forKey: Key.hyphenationFactor)
        coder.encode(usesDefaultHyphenation, forKey: Key.usesDefaultHyphenation)
        coder.encode(allowsDefaultTighteningForTruncation, forKey: Key.tightens)
        coder.encode(Int(bitPattern: lineBreakStrategy), forKey: Key.strategy)
        if let tabStops { coder.encode(tabStops as NSArray, forKey: Key.tabStops) }
        coder.encode(textLists as NSArray, forKey: Key.textLists)
    }

    init(coder: NSCoder) {
        self.init()
        for (key, path) in Self.lengths { self[keyPath: path] = coder.decodeLength(forKey: key) }
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Key.lineBreakMode)) ?? .byWordWrapping
        baseWritingDirection = NSWritingDirection(rawValue: coder.decodeInteger(forKey: Key.writingDirection)) ?? .natural
        hyphenationFactor = Float(coder.decodeLength(forKey: Key.hyphenationFactor))
        usesDefaultHyphenation = coder.decodeBool(forKey: Key.usesDefaultHyphenation)
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: Key.tightens)
        lineBreakStrategy = UInt(bitPattern: coder.decodeInteger(forKey: Key.strategy))
        tabStops = coder.decodeValue(of: [NSArray.self, NSTextTab.self], forKey: Key.tabStops)
        textLists = coder.decodeValue(of: [NSArray.self, NSTextList.self], forKey: Key.textLists) ?? []
    }
}
