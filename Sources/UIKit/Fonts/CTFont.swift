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
