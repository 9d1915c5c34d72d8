import TextLayout

/// Set-up of fonts by tools, before they make any.
extension UIFont {
    /// Makes the system font come from a file of the user's, in every weight; call before the first font is made.
    ///
    /// - Throws: A `FontError`, whose description names the file, when it is missing or no font.
    package static func replaceSystemFont(path: String) throws {
        try FontTable.shared.replaceSystemFont(path: path)
    }

    /// Makes the font of a program's file available by its PostScript name and its family's.
    ///
    /// - Throws: A `FontError`, whose description names the file, when it is missing or no font.
    package static func registerFont(path: String) throws { try FontTable.shared.register(path: path) }

    /// Takes the font of a file back.
    package static func unregisterFont(path: String) { FontTable.shared.unregister(path: path) }

    /// Whether lines that overflow by no more than a substitute's error are set tighter instead of being cut.
    package static var condensesSubstitutes: Bool {
        get { FontTable.shared.condensesSubstitutes }
        set { FontTable.shared.condensesSubstitutes = newValue }
    }

    /// What a font file serves.
    package struct Use {
        /// In words.
        package let use: String
        /// Nil when no file has the characters.
        package let path: String?
        /// The Debian package; empty without a file.
        package let package: String
        package let isInstalled: Bool
        /// Whether no text can be set without the file.
        package let isRequired: Bool
    }

    /// Which font file serves what.
    package static var uses: [Use] {
        FontTable.shared.uses.map {
            Use(
                use: $0.use, path: $0.path, package: $0.package ?? "", isInstalled: $0.isInstalled, isRequired: $0.isRequired)
        }
    }

    /// Keeps characters, fonts and symbols that have only a substitute out of the program's log, for tools that report
    /// them with their place in a document.
    package static func silenceSubstituteLog() { SubstituteLog.shared.sink = { _ in } }

    /// Checks that every font is installed without which no text can be set.
    ///
    /// - Throws: A `FontError` that names the first missing file and the package that installs it. Without this check,
    ///   the first use of a missing font ends the program with the same words.
    package static func checkInstallation() throws {
        try FontTable.shared.checkInstallation()
    }

    /// Whether any font is installed that text can be set with.
    package static var isAnyInstalled: Bool { FontTable.shared.hasAnyInstalledFont }

    /// Makes other faces stand in for fonts that are not installed, and boxes where none is, instead of ending the
    /// program.
    package static func useStandIns() { FontTable.shared.usesStandIns = true }
}
