/// An error of Core Foundation; `NSError` here.
public typealias CFError = NSError

/// How far a font is made available. All fonts are available to the program alone here.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process, persistent, session

    /// The old name of ``persistent``.
    public static var user: CTFontManagerScope { .persistent }
}

/// Makes the font of a file available by its PostScript name and its family's.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: Not followed; the font is available to the program alone.
///   - error: Gets the reason, where there is one and the function returns false.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do {
        try UIFont.registerFont(path: fontURL.path)
        return true
    } catch let problem {
        let reason = NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
            userInfo: [NSLocalizedDescriptionKey: String(describing: problem)])
        error?.pointee = Unmanaged.passRetained(reason)
        return false
    }
}

/// Makes a font that was read from bytes available by its PostScript name and its family's. The bytes are written into
/// a temporary file, from which text is drawn.
///
/// - Parameter error: Gets the reason, where there is one and the function returns false.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerregistergraphicsfont(_:_:)
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).otf")
    do {
        try font.data.write(to: file)
    } catch let problem {
        error?.pointee = Unmanaged.passRetained(problem as NSError)
        return false
    }
    return CTFontManagerRegisterFontsForURL(file, .process, error)
}

/// Takes the font of a file back. Returns true.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerunregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    UIFont.unregisterFont(path: fontURL.path)
    return true
}
