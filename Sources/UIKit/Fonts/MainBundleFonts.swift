/// The fonts in the Info.plist of the main bundle. A program registers them at launch; its tests have its Info.plist,
/// but do not launch it.
enum MainBundleFonts {
    /// Registers the fonts once; the value is whether there are any. A launching program reports files that are not
    /// fonts.
    static let areRegistered: Bool = {
        let bundle = Bundle.main
        let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
        let folder = bundle.resourcePath ?? bundle.bundlePath
        let paths = names.map { "\(folder)/\(($0 as NSString).lastPathComponent)" }.filter(FileManager.default.fileExists)
        for path in paths { try? UIFont.registerFont(path: path) }
        return !paths.isEmpty
    }()
}
