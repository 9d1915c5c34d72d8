import Foundation

/// Interface Builder documents that tests read.
public enum DocumentFolders {
    /// The project's own documents, in order of their paths.
    public static let fixtures = documents(
        below: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures"))

    /// The documents of a folder that `CAIRN_CORPUS` names, in order of their paths; none where it names none.
    public static let corpus =
        ProcessInfo.processInfo.environment["CAIRN_CORPUS"].map { documents(below: URL(fileURLWithPath: $0)) } ?? []

    private static func documents(below folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let documents = (files?.compactMap { $0 as? URL } ?? []).filter { ["storyboard", "xib"].contains($0.pathExtension) }
        return documents.sorted { $0.path < $1.path }
    }
}
