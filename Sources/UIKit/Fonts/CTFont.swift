/// A font of Core Text. On iOS it is toll-free bridged to `UIFont`; here they are the same type.
///
/// - Source: developer.apple.com/documentation/coretext/ctfont
public typealias CTFont = UIFont

/// Creates a font by its PostScript name, or the system font if there is no font of that name.
///
/// - Parameters:
///   - size: Points; 0 means 12.
///   - matrix: Has no effect: glyphs are not transformed.
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

/// The ascent above the baseline, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetascent(_:)
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// The descent below the baseline, in points; positive.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetdescent(_:)
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// The leading: the distance between lines in addition to ascent and descent, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetleading(_:)
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// The height of capital letters, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetcapheight(_:)
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// The height of a lowercase x, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetxheight(_:)
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// The units per em of the font file.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetunitsperem(_:)
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.textFont.typeface.face.unitsPerEm) }

/// The number of glyphs.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetglyphcount(_:)
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.textFont.typeface.face.glyphCount }

/// A font descriptor. On iOS it is toll-free bridged to `UIFontDescriptor`; here they are the same type.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontdescriptor
public typealias CTFontDescriptor = UIFontDescriptor

/// The symbolic traits of a font, such as bold. On iOS it is a separate type with the same values.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontsymbolictraits
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// The descriptor of a font.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcopyfontdescriptor(_:)
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Creates a descriptor of a PostScript name and a size in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontdescriptorcreatewithnameandsize(_:_:)
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name as String, size: size)
}

/// Creates the font that matches a descriptor.
///
/// - Parameters:
///   - size: Points; 0 for that of the descriptor.
///   - matrix: Has no effect: glyphs are not transformed.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatewithfontdescriptor(_:_:_:)
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Creates the font in another size, with the changes of a descriptor.
///
/// - Parameters:
///   - size: Points; 0 for that of the font.
///   - matrix: Has no effect: glyphs are not transformed.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatecopywithattributes(_:_:_:_:)
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size == 0 ? font.pointSize : size
    guard let attributes else { return font.withSize(size) }
    return UIFont(descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}

/// Creates the font with other symbolic traits; nil if its family has no such font.
///
/// - Parameters:
///   - size: Points; 0 for that of the font.
///   - matrix: Has no effect: glyphs are not transformed.
///   - symTraitMask: The traits to change; the others stay.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatecopywithsymbolictraits(_:_:_:_:_:)
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    let size = size == 0 ? font.pointSize : size
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
}

/// The symbolic traits of a font.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetsymbolictraits(_:)
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }

/// The fonts of the system by their purpose.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontuifonttype
public enum CTFontUIFontType: UInt32, Sendable {
    /// No font.
    case none = 4_294_967_295
    /// The font of user input.
    case user = 0
    /// The monospaced font of user input.
    case userFixedPitch = 1
    case system = 2
    /// The bold system font.
    case emphasizedSystem = 3
    case smallSystem = 4
    /// The bold small system font.
    case smallEmphasizedSystem = 5
    case label = 10
}

/// Creates a system font; nil for ``CTFontUIFontType/none``.
///
/// - Parameters:
///   - size: Points; 0 for the default.
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

/// Creates a font from the data of a font file, which is registered by its names, or a known font with its PostScript
/// name.
///
/// - Parameters:
///   - size: Points; 0 means 12.
///   - matrix: Has no effect: glyphs are not transformed.
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
    /// Whether a font with the name exists.
    fileprivate static func isKnown(_ name: String) -> Bool { FontRequest(kind: .named(name), size: 12).isKnown }
}
