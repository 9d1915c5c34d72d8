import TextLayout

extension CGFont {
    /// The font with a PostScript name or a family's; nil for names that iOS does not know.
    ///
    /// Fonts that iOS has are read from the files of their stand-ins, whose names they have. QuartzCore declares the
    /// initializer, since fonts have no names below it: programs that import Core Graphics alone do not find it.
    public convenience init?(_ name: CFString) {
        guard let path = FontTable.shared.file(ofFontNamed: String(name)), let data = FileManager.default.contents(atPath: path),
            let provider = CGDataProvider(data: data as CFData)
        else { return nil }
        self.init(provider)
    }
}
