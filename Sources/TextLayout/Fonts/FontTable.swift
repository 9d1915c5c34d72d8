import Synchronization

/// The available fonts: the file for each family, weight and slant.
///
/// The table is fixed apart from fonts that a program registers. The machine's fonts are not searched, so that the same
/// text has the same size everywhere; a file that is not installed is an error that names its package.
package final class FontTable: Sendable {
    /// The table of all fonts of the process.
    package static let shared = FontTable()

    private struct Opened {
        var systemFile: FontFile?
        var typefaces: [Key: Typeface] = [:]
        var files: [(file: FontFile, weight: Int?, opened: OpenedFontFile)] = []
        var fallbacks: [Bool: [Typeface]] = [:]
        var condensesSubstitutes = true
        var programFonts: [ProgramFont] = []
        var usesStandIns = false

        func opened(_ file: FontFile, _ weight: Int?) -> OpenedFontFile? {
            files.first { $0.file == file && $0.weight == weight }?.opened
        }
    }

    private struct Key: Hashable {
        var file: FontFile
        var treatment: FontTreatment
    }

    private let opened = Mutex(Opened())

    package init() {}

    /// Checks that every required file of the table is installed.
    ///
    /// - Throws: ``FontError/missingFile(path:package:)`` for the first missing file.
    package func checkInstallation() throws(FontError) {
        for file in FontFile.all { try file.checkExistence() }
    }

    /// Whether any file of the table for the styles of text is installed.
    package var hasAnyInstalledFont: Bool { FontFile.all.contains(where: \.isInstalled) }

    /// Whether another face replaces a file of the table that is not installed, and boxes if no file is; false by
    /// default.
    package var usesStandIns: Bool {
        get { opened.withLock { $0.usesStandIns } }
        set { opened.withLock { $0.usesStandIns = newValue } }
    }

    /// Replaces the file of the system font, in every weight, from now on.
    ///
    /// Existing fonts keep their face. In a variable font the weight axis follows the requested weight; other fonts
    /// have one weight only.
    ///
    /// - Parameter path: A TrueType or OpenType file; nil restores the default substitute.
    /// - Throws: ``FontError`` if the file is missing or unusable; the current font stays then.
    package func replaceSystemFont(path: String?) throws(FontError) {
        let file = path.map { FontFile(path: $0, package: "that has it") }
        if let file { _ = try typeface(file, .plain) }
        opened.withLock { $0.systemFile = file }
    }

    /// Whether the program replaced the system font's file.
    package var isSystemFontReplaced: Bool { opened.withLock { $0.systemFile != nil } }

    /// The fonts that the program registered, in the order of registration.
    var programFonts: [ProgramFont] {
        get { opened.withLock { $0.programFonts } }
        set { opened.withLock { $0.programFonts = newValue } }
    }

    /// Whether lines that overflow by no more than a substitute's error are condensed instead of being truncated; see
    /// ``Condensing`` for the limits.
    package var condensesSubstitutes: Bool {
        get { opened.withLock { $0.condensesSubstitutes } }
        set { opened.withLock { $0.condensesSubstitutes = newValue } }
    }

    /// The system font.
    ///
    /// - Parameters:
    ///   - pointSize: Points; negative and non-finite values count as 0.
    ///   - style: The weight, slant and design.
    /// - Throws: ``FontError`` if its file is not installed.
    package func systemFont(ofSize pointSize: Double, style: SystemFontStyle = .init()) throws(FontError) -> TextFont {
        let size = Self.usableSize(pointSize)
        let isReplaced = isSystemFontReplaced
        return TextFont(
            typeface: try systemTypeface(style, pointSize: size), pointSize: size, metrics: .system(style, pointSize: size),
            tracking: Self.tracking(pointSize: size, style, isReplaced: isReplaced) * size,
            isSubstitute: !isReplaced)
    }

    /// The tracking in ems.
    private static func tracking(pointSize: Double, _ style: SystemFontStyle, isReplaced: Bool) -> Double {
        guard style.design != .monospaced, style.design != .serif else { return 0 }
        let tracking = TrackingTable.tracking(pointSize: pointSize, sizing: style.sizing)
        return isReplaced ? tracking : tracking + FittedAdvances.sizeCorrection(pointSize: pointSize, sizing: style.sizing)
    }

    private func systemTypeface(_ style: SystemFontStyle, pointSize: Double) throws(FontError) -> Typeface {
        switch style.design {
        case .monospaced: return try tableTypeface(.monospaced(style.weight, italic: style.isItalic), .plain)
        case .serif: return try tableTypeface(.serif(style.weight, italic: style.isItalic), .plain)
        case .standard, .rounded: return try standardTypeface(style, pointSize: pointSize, tabularDigits: false)
        case .monospacedDigits: return try standardTypeface(style, pointSize: pointSize, tabularDigits: true)
        }
    }

    private func standardTypeface(
        _ style: SystemFontStyle, pointSize: Double, tabularDigits: Bool
    ) throws(FontError) -> Typeface {
        let features = FontTreatment.steadyFeatures + (tabularDigits ? [.on("tnum")] : [])
        if let file = opened.withLock({ $0.systemFile }) {
            return try typeface(file, FontTreatment(features: features, weightAxis: style.weight.openTypeWeight))
        }
        if style.sizing == .helveticaNeue {
            let isBold = style.weight >= .semibold
            let treatment = FontTreatment(features: features, advances: .helveticaNeue(isBold: isBold))
            return try tableTypeface(.inter(isBold ? .bold : .regular, italic: style.isItalic), treatment)
        }
        let displayShare = FittedAdvances.displayShare(pointSize: pointSize, sizing: style.sizing)
        let treatment = FontTreatment(features: features, advances: .fitted(style.weight, displayShare: displayShare))
        return try tableTypeface(.inter(style.weight, italic: style.isItalic), treatment)
    }

    /// The fallback faces for characters that a font's own face lacks, in order.
    ///
    /// Faces that are not installed are omitted; ``checkInstallation()`` and ``SubstituteLog`` report them.
    func fallbacks(bold: Bool) -> [Typeface] {
        if let known = opened.withLock({ $0.fallbacks[bold] }) { return known }
        let weights: [FontWeight] = bold ? [.bold, .regular] : [.regular]
        let styles = weights.flatMap { [FontFile.inter($0, italic: false), .manyScripts($0)] }
        let found = (styles + ScriptFont.all.map { bold ? $0.bold : $0.regular }).compactMap(installedTypeface)
        opened.withLock { $0.fallbacks[bold] = found }
        return found
    }

    /// The code points of a text that no installed face has, without duplicates, in the order of the text.
    ///
    /// - Complexity: O(n); Latin letters are not looked up.
    package func missingScalars(in text: String) -> [UInt32] {
        let rare = text.unicodeScalars.lazy.map(\.value).filter { $0 > 0x24F && !UnicodeText.isDefaultIgnorable($0) }
        guard !rare.isEmpty else { return [] }
        let system = opened.withLock { $0.systemFile }.flatMap(installedTypeface)
        let faces = (system.map { [$0] } ?? []) + fallbacks(bold: false)
        var seen: Set<UInt32> = []
        return rare.filter { scalar in seen.insert(scalar).inserted && !faces.contains { $0.covers(scalar) } }
    }

    /// The face of emoji in colours; nil if it is not installed.
    var colorEmoji: Typeface? { Self.hasColorEmoji ? installedTypeface(.colorEmoji) : nil }

    private static let hasColorEmoji = FontFile.colorEmoji.isInstalled

    /// Whether a text has an emoji that is drawn as an outline of one colour.
    ///
    /// - Complexity: O(n); Latin letters are not looked up.
    package func lacksColors(in text: String) -> Bool {
        !Self.hasColorEmoji && text.unicodeScalars.contains { $0.value > 0x24F && UnicodeText.isEmoji($0.value) }
    }

    /// The face of a file; nil if the file is not installed or not a font.
    private func installedTypeface(_ file: FontFile) -> Typeface? {
        do { return try typeface(file, .plain) } catch { return nil }
    }

    /// The typeface of a file of the table, or of its replacement if that is allowed.
    func tableTypeface(_ file: FontFile, _ treatment: FontTreatment) throws(FontError) -> Typeface {
        do {
            return try typeface(file, treatment)
        } catch {
            guard case .missingFile = error, usesStandIns else { throw error }
            return try typeface(Self.standIn(for: file), treatment)
        }
    }

    /// The system font, or else any installed font, regular or bold; boxes without any.
    private static func standIn(for file: FontFile) -> FontFile {
        let weight = file.isBold ? FontWeight.bold : .regular
        let preferred = [FontFile.inter(weight, italic: false), .manyScripts(weight), .serif(weight, italic: false)]
        return (preferred + FontFile.all).first(where: \.isInstalled) ?? BoxFont.file
    }

    func typeface(_ file: FontFile, _ treatment: FontTreatment) throws(FontError) -> Typeface {
        let key = Key(file: file, treatment: treatment)
        if let known = opened.withLock({ $0.typefaces[key] }) { return known }
        let new = Typeface(file, opened: try openedFile(file, weight: treatment.weightAxis), treatment: treatment)
        return opened.withLock {
            if let raced = $0.typefaces[key] { return raced }
            $0.typefaces[key] = new
            return new
        }
    }

    private func openedFile(_ file: FontFile, weight: Int?) throws(FontError) -> OpenedFontFile {
        if let known = opened.withLock({ $0.opened(file, weight) }) { return known }
        let new = try OpenedFontFile(file, weight: weight)
        return opened.withLock {
            if let raced = $0.opened(file, weight) { return raced }
            $0.files.append((file, weight, new))
            return new
        }
    }

    static func usableSize(_ pointSize: Double) -> Double {
        pointSize.isFinite && pointSize > 0 ? pointSize : 0
    }
}
