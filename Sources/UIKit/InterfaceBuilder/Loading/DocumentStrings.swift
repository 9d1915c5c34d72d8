import InterfaceBuilderDocument

/// The localized texts of a document: `<language>.lproj/<document>.strings`, with keys such as `aBc-dE-fgh.text`.
@MainActor
enum DocumentStrings {
    /// The texts for a document in the first of the languages that has a file; none for a document that is itself
    /// localized.
    static func find(forDocumentAt path: String, in languages: [String] = DocumentSearch.languages) -> [String: String] {
        let folder = (path as NSString).deletingLastPathComponent
        let holder = (folder as NSString).lastPathComponent
        guard holder == "Base.lproj" || !holder.hasSuffix(".lproj") else { return [:] }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let resources = holder == "Base.lproj" ? (folder as NSString).deletingLastPathComponent : folder
        let candidates = languages.map { "\(resources)/\($0).lproj/\(name).strings" }
        return candidates.first(where: FileManager.default.fileExists).map(read) ?? [:]
    }

    private static func read(_ path: String) -> [String: String] {
        do throws(RegularFile.Fault) {
            if let strings = try PropertyListFile.values(path) as? [String: String] { return strings }
            LoadingLog.write("The strings are no table of texts by keys; they are left out.", place: path)
        } catch {
            LoadingLog.write("The strings cannot be read (\(error.reason)); they are left out.", place: path)
        }
        return [:]
    }
}
