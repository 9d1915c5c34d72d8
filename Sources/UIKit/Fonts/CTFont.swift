/// A font of Core Text. On iOS it and `UIFont` can stand for each other; here they are one type.
///
/// - Source: developer.apple.com/documentation/coretext/ctfont
public typealias CTFont = UIFont

/// Makes a font by its PostScript name, or the system's font where none has that name.
///
/// - Parameters:
///   - size: Points; 12 where it is 0.
///   - matrix: Ignored here: letters are not transformed.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatewithname(_:_:_:)
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    let size = size == 0 ? 12 : size
    return UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}

/// The size of a font, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetsize(_:)
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// The PostScript name of a font.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcopypostscriptname(_:)
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }

/// The name of a font's family.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcopyfamilyname(_:)
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }

/// How far a font reaches above the baseline, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetascent(_:)
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// How far a font reaches below the baseline, in points; positive.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetdescent(_:)
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// The distance between lines beside ascent and descent, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetleading(_:)
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// The height of capital letters, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetcapheight(_:)
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// The height of a lower-case x, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetxheight(_:)
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// How many of the units of the font's file are an em.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetunitsperem(_:)
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.textFont.typeface.face.unitsPerEm) }

/// The number of glyphs.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetglyphcount(_:)
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.textFont.typeface.face.glyphCount }

/// A description of fonts. On iOS it and `UIFontDescriptor` can stand for each other; here they are one type.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontdescriptor
public typealias CTFontDescriptor = UIFontDescriptor

/// Whether a font is bold, slanted and the like. On iOS it is a type of its own with the same numbers.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontsymbolictraits
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// The description of a font.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcopyfontdescriptor(_:)
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Makes a description of a PostScript name and a size in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontdescriptorcreatewithnameandsize(_:_:)
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name as String, size: size)
}

/// Makes the font that a description finds.
///
/// - Parameters:
///   - size: Points; 0 for that of the description.
///   - matrix: Ignored here: letters are not transformed.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatewithfontdescriptor(_:_:_:)
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Makes the same font in another size, with what a description changes.
///
/// - Parameters:
///   - size: Points; 0 for that of the font.
///   - matrix: Ignored here: letters are not transformed.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatecopywithattributes(_:_:_:_:)
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size == 0 ? font.pointSize : size
    guard let attributes else { return font.withSize(size) }
    return UIFont(descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}

/// Makes the same font with other traits; nil if its family has none with them.
///
/// - Parameters:
///   - size: Points; 0 for that of the font.
///   - matrix: Ignored here: letters are not transformed.
///   - symTraitMask: The traits that change; the others stay.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatecopywithsymbolictraits(_:_:_:_:_:)
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    let size = size == 0 ? font.pointSize : size
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
}

/// Whether a font is bold, slanted and the like.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetsymbolictraits(_:)
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }

/// The fonts of the system by their purpose.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontuifonttype
public enum CTFontUIFontType: UInt32, Sendable {
    /// No font.
    case none = 4_294_967_295
    /// A font that users write in.
    case user = 0
    /// The same with letters of one width.
    case userFixedPitch = 1
    case system = 2
    /// Bold.
    case emphasizedSystem = 3
    case smallSystem = 4
    /// Bold.
    case smallEmphasizedSystem = 5
    case label = 10
}

/// Makes a font of the system; nil for ``CTFontUIFontType/none``.
///
/// - Parameters:
///   - size: Points; 0 for the usual one.
///   - language: Has no effect.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreateuifontforlanguage(_:_:_:)
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    let size = size == 0 ? 12 : size
    return switch uiType {
    case .none: nil
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: size)
    case .user, .system, .smallSystem, .label: .systemFont(ofSize: size)
    }
}

/// Makes a font of a file's bytes, which becomes available by its names, or one that has its PostScript name already.
///
/// - Parameters:
///   - size: Points; 12 where it is 0.
///   - matrix: Ignored here: letters are not transformed.
///   - attributes: Has no effect.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatewithgraphicsfont(_:_:_:_:)
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let name = (graphicsFont.postScriptName ?? "") as String
    if !UIFont.isKnown(name) { CTFontManagerRegisterGraphicsFont(graphicsFont, nil) }
    return CTFontCreateWithName(name as CFString, size, matrix)
}

extension UIFont {
    /// Whether a font has a name.
    fileprivate static func isKnown(_ name: String) -> Bool { FontRequest(kind: .named(name), size: 12).isKnown }
}
