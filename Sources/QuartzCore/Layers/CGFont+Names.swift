import TextLayout

extension CGFont {
    /// The font with a PostScript name or family name; nil for names that iOS does not know.
    ///
    /// The fonts of iOS are read from the files of their substitutes, whose names they have. QuartzCore declares the
    /// initializer, since font names are resolved above Core Graphics: programs that import Core Graphics alone do not
    /// find it.
    public convenience init?(_ name: CFString) {
        guard let path = FontTable.shared.file(ofFontNamed: String(name)), let data = FileManager.default.contents(atPath: path),
            let provider = CGDataProvider(data: data as CFData)
        else { return nil }
        self.init(provider)
    }
}
