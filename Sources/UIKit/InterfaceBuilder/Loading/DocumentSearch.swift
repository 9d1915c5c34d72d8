/// Finds documents by name in the resources of bundles.
@MainActor
enum DocumentSearch {
    /// The path of a document and its bundle; nil if there is none.
    ///
    /// Without a bundle, or in the main bundle, which `Bundle(for:)` returns here too, the resource bundles beside the
    /// program are searched as well: the package manager puts a target's resources there.
    static func find(_ name: String, extension type: String, in bundle: Bundle?) -> (path: String, bundle: Bundle)? {
        for candidate in ResourceBundles.searched(for: bundle) {
            if let path = path(name, type, in: candidate) { return (path, candidate) }
        }
        return nil
    }

    // MARK: Bundles

    /// The module of a package manager's resource bundle: `Shop` for `Market_Shop.resources`.
    static func module(of bundle: Bundle) -> String? {
        let name = (bundle.bundlePath as NSString).lastPathComponent
        guard name.hasSuffix(".resources"), let line = name.lastIndex(of: "_") else { return nil }
        return String(name[name.index(after: line)...].dropLast(".resources".count))
    }

    // MARK: Files

    private static func path(_ name: String, _ type: String, in bundle: Bundle) -> String? {
        let folder = bundle.resourcePath ?? bundle.bundlePath
        return variants(of: name).lazy.flatMap { name in folders(in: folder).map { "\($0)/\(name).\(type)" } }
            .first(where: FileManager.default.fileExists)
    }

    /// The names for the idiom come first.
    private static func variants(of name: String) -> [String] {
        let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
        return ["\(name)~\(isPad ? "ipad" : "iphone")", name]
    }

    /// The folder, then its folders of the preferred languages, then `Base.lproj`.
    private static func folders(in folder: String) -> [String] {
        [folder] + languages.map { "\(folder)/\($0).lproj" } + ["\(folder)/Base.lproj"]
    }

    /// The languages under `AppleLanguages` in the user defaults, each followed by its plain form; English otherwise,
    /// so that loading does not depend on the machine.
    static var languages: [String] {
        let chosen = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? ["en"]
        return chosen.flatMap { language in [language, String(language.prefix { $0 != "-" && $0 != "_" })] }
    }
}
