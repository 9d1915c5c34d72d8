/// The fonts that the Info.plist of the main bundle names. A program makes them available as it starts; a test of it
/// has its Info.plist and does not start it.
enum MainBundleFonts {
    /// Makes the fonts available once; whether there are any. A program tells of files that are no fonts when it
    /// starts.
    static let areRegistered: Bool = {
        let bundle = Bundle.main
        let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
        let folder = bundle.resourcePath ?? bundle.bundlePath
        let paths = names.map { "\(folder)/\(($0 as NSString).lastPathComponent)" }.filter(FileManager.default.fileExists)
        for path in paths { try? UIFont.registerFont(path: path) }
        return !paths.isEmpty
    }()
}
