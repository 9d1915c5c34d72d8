/// The scope of a font's registration. Here fonts are always registered for the process only.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process, persistent, session

    /// The former name of ``persistent``.
    public static var user: CTFontManagerScope { .persistent }
}

/// Registers the font of a file under its PostScript name and its family's.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: Has no effect; the font is registered for the process only.
///   - error: Receives the error if the function returns false.
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

/// Registers a font read from data under its PostScript name and its family's. The data is written to a temporary file,
/// from which text is drawn.
///
/// - Parameter error: Receives the error if the function returns false.
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

/// Unregisters the font of a file. Returns true.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerunregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    UIFont.unregisterFont(path: fontURL.path)
    return true
}
