import TextLayout

/// Font set-up by tools, before they create any font.
extension UIFont {
    /// Replaces the system font by a user's file, in every weight; call it before the first font is created.
    ///
    /// - Throws: A `FontError`, whose description names the file, if it is missing or not a font.
    package static func replaceSystemFont(path: String) throws {
        try FontTable.shared.replaceSystemFont(path: path)
    }

    /// Registers the font of a program's file under its PostScript name and its family's.
    ///
    /// - Throws: A `FontError`, whose description names the file, if it is missing or not a font.
    package static func registerFont(path: String) throws { try FontTable.shared.register(path: path) }

    /// Unregisters the font of a file.
    package static func unregisterFont(path: String) { FontTable.shared.unregister(path: path) }

    /// Whether lines that overflow by no more than a substitute's error are condensed instead of being truncated.
    package static var condensesSubstitutes: Bool {
        get { FontTable.shared.condensesSubstitutes }
        set { FontTable.shared.condensesSubstitutes = newValue }
    }

    /// The use of a font file.
    package struct Use {
        /// A description.
        package let use: String
        /// The path; nil if no file has the characters.
        package let path: String?
        /// The Debian package; empty without a file.
        package let package: String
        package let isInstalled: Bool
        /// Whether the file is required for setting text.
        package let isRequired: Bool
    }

    /// The uses of the font files.
    package static var uses: [Use] {
        FontTable.shared.uses.map {
            Use(
                use: $0.use, path: $0.path, package: $0.package ?? "", isInstalled: $0.isInstalled, isRequired: $0.isRequired)
        }
    }

    /// Disables the log of substituted characters, fonts and symbols, for tools that report them with their position in
    /// a document.
    package static func silenceSubstituteLog() { SubstituteLog.shared.sink = { _ in } }

    /// Checks that all required fonts are installed.
    ///
    /// - Throws: A `FontError` that names the first missing file and the package that installs it. Without this check,
    ///   the first use of a missing font ends the program with the same message.
    package static func checkInstallation() throws {
        try FontTable.shared.checkInstallation()
    }

    /// Whether any font for setting text is installed.
    package static var isAnyInstalled: Bool { FontTable.shared.hasAnyInstalledFont }

    /// Replaces fonts that are not installed by others, or by boxes if none is, instead of ending the program.
    package static func useStandIns() { FontTable.shared.usesStandIns = true }
}
