import Foundation

/// The report of a run of tests: a folder with a page, the results, and pictures.
public struct SnapshotRun: Sendable {
    /// The name of the page in the folder.
    package static let page = "index.html"
    /// The name of the results in the folder, a script that the page loads: a page that is opened as a file may load
    /// nothing else.
    package static let script = "results.js"

    /// The results, one for each snapshot, the latest of it, in the order of files, tests and assertions.
    public let results: [SnapshotResult]

    /// These results.
    public init(_ results: [SnapshotResult]) {
        var latest: [String: Int] = [:]
        for (index, result) in results.enumerated() { latest[result.stored] = index }
        self.results = results.enumerated().filter { latest[$1.stored] == $0 }.map { $1 }.sorted {
            ($0.file, $0.line, $0.stored) < ($1.file, $1.line, $1.stored)
        }
    }

    /// Reads the report in a folder.
    ///
    /// - Throws: What the file system says where the folder has no results.
    public init(folder: URL) throws {
        let text = try String(contentsOf: folder.appendingPathComponent(Self.script), encoding: .utf8)
        self.init(text.split(separator: "\n").compactMap(SnapshotResult.init))
    }

    /// Joins the reports of parts of a run, such as those of several machines, to one report in another folder, with
    /// their pictures. The same results give the same bytes, however they were spread.
    ///
    /// - Returns: The joined run.
    /// - Throws: ``ForeignPicture`` where a result names a picture outside of its report, before anything is written;
    ///   what the file system says where a report cannot be read, or the other folder not be written.
    @discardableResult
    public static func join(_ reports: [URL], into folder: URL) throws -> SnapshotRun {
        let runs = try reports.map { try SnapshotRun(folder: $0) }
        let joined = SnapshotRun(runs.flatMap(\.results))
        let pictures = try zip(reports, runs).flatMap { report, run in
            try run.pictures.map { (path: $0, file: try ownFile($0, of: report)) }
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for picture in pictures {
            let copy = folder.appendingPathComponent(picture.path)
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contentsOf: picture.file).write(to: copy, options: .atomic)
        }
        let script = "// joined\n" + joined.results.map(\.script).joined()
        try Data(script.utf8).write(to: folder.appendingPathComponent(Self.script), options: .atomic)
        try Data(SnapshotPage.html.utf8).write(to: folder.appendingPathComponent(page), options: .atomic)
        return joined
    }

    /// A result names a picture that is no file of its report.
    public struct ForeignPicture: Error, Hashable, Sendable {
        /// The path as the result has it.
        public let path: String

        /// The error for a path.
        public init(path: String) { self.path = path }
    }

    /// The paths of the pictures that results name.
    private var pictures: [String] { results.flatMap { [$0.expected, $0.actual] }.compactMap { $0 } }

    /// A file in a report, which no link and no path leads out of.
    private static func ownFile(_ path: String, of report: URL) throws -> URL {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        let file = report.appendingPathComponent(path).resolvingSymlinksInPath()
        let root = report.resolvingSymlinksInPath().path
        guard !names.contains(where: { ["", ".", ".."].contains($0) || $0.contains("\0") }), file.path.hasPrefix(root + "/")
        else {
            throw ForeignPicture(path: path)
        }
        return file
    }

    /// How many snapshots ended in a way.
    public func count(_ status: SnapshotResult.Status) -> Int { results.count { $0.status == status } }

    /// The recorded files beside those of the run that nothing uses, by their paths: files of tests that ran and did
    /// not ask for them, and of source files and tests that are not there any more.
    ///
    /// Tests that were left out of the run keep their files, as long as the source has a function of their name.
    public var orphans: [URL] {
        let used = Set(results.flatMap { result in result.kinds.map { "\(result.stored).\($0)" } })
        let ran = Set(results.map { URL(fileURLWithPath: $0.stored).deletingLastPathComponent().path + "/" + $0.test })
        let folders = Set(results.map { URL(fileURLWithPath: $0.stored).deletingLastPathComponent().deletingLastPathComponent() })
        return folders.flatMap { Self.files(in: $0) }.filter { file in
            guard !used.contains(file.path) else { return false }
            let test = file.deletingPathExtension().lastPathComponent.prefix { $0 != "." && $0 != "@" }
            let folder = file.deletingLastPathComponent()
            if test.hasPrefix(Self.preview) { return ran.contains { $0.hasPrefix("\(folder.path)/\(Self.preview)") } }
            return ran.contains("\(folder.path)/\(test)") || !Self.hasTest(String(test), of: folder)
        }.sorted { $0.path < $1.path }
    }

    /// The name of tests of previews, which are in no source file.
    private static let preview = "preview_"

    /// The snapshots in the folders of source files.
    private static func files(in folder: URL) -> [URL] {
        let manager = FileManager.default
        let folders = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return folders.flatMap { (try? manager.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? [] }.filter {
            ["png", "txt"].contains($0.pathExtension)
        }
    }

    /// Whether the source file of a folder of snapshots has a function of a name.
    private static func hasTest(_ test: String, of folder: URL) -> Bool {
        let source = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            folder.lastPathComponent + ".swift")
        guard let text = try? String(contentsOf: source, encoding: .utf8) else { return false }
        // Names in back quotes have characters that names of files have not.
        return ["func \(test)(", "func \(test)<", "func `"].contains { text.contains($0) }
    }
}
