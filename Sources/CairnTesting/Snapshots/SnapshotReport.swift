import Foundation
import LayoutInspection

/// The report of the run that this process belongs to: a folder with a page, results and pictures.
///
/// Each assertion appends its result to a file, so that the report survives a crash of the process. Processes that
/// `swift test` starts one after another or in parallel add to the same report; each run begins a new one.
@MainActor
final class SnapshotReport {
    /// The environment variable with the folder's path; `none` for no report.
    static let variable = "CAIRN_SNAPSHOT_REPORT"

    private static var reports: [String: SnapshotReport] = [:]

    /// The report in a folder, or that of a test's package; nil if none is wanted. By default it is in
    /// `.build/snapshots` of the test's package, or of the current folder.
    static func containing(_ place: TestPlace, folder: URL?) -> SnapshotReport? {
        let wish = ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        if folder == nil && wish == "none" { return nil }
        let folder =
            folder ?? wish.map { URL(fileURLWithPath: $0) } ?? package(of: place).appendingPathComponent(".build/snapshots")
        if let known = reports[folder.path] { return known }
        let report = SnapshotReport(folder)
        reports[folder.path] = report
        return report
    }

    private static func package(of place: TestPlace) -> URL {
        var folder = URL(fileURLWithPath: "\(place.filePath)").deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
            folder.deleteLastPathComponent()
        }
        return URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    }

    let folder: URL
    /// The reason why the report cannot be written; printed with the first result, since a test must not fail because
    /// of it.
    private var failure: (any Error)?

    private init(_ folder: URL) {
        self.folder = folder
        do { try begin() } catch { tell(error) }
    }

    /// Adds a result.
    func add(_ result: SnapshotResult) {
        guard failure == nil else { return }
        do { try append(result.script) } catch { tell(error) }
    }

    /// Puts a picture into the report: a recorded file by a link, if the file system supports them, or bytes.
    ///
    /// - Returns: The path of the copy in the report.
    func keep(_ file: URL, as name: String) -> String? {
        let copy = folder.appendingPathComponent(name)
        try? FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: copy)
        do {
            do { try FileManager.default.linkItem(at: file, to: copy) } catch {
                try FileManager.default.copyItem(at: file, to: copy)
            }
            return name
        } catch {
            tell(error)
            return nil
        }
    }

    func keep(_ bytes: [UInt8], as name: String) -> String? {
        let copy = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: copy, options: .atomic)
            return name
        } catch {
            tell(error)
            return nil
        }
    }

    private func tell(_ error: any Error) {
        if failure == nil { FileHandle.standardError.write(Data("snapshots: no report is written: \(error)\n".utf8)) }
        failure = error
    }

    // MARK: Runs

    /// Begins a new report, unless another process of the same run already did.
    private func begin() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lock = open(folder.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        defer { close(lock) }
        flock(lock, LOCK_EX)
        let heading = "// run \(Self.run)\n"
        let known = (try? String(contentsOf: script, encoding: .utf8)) ?? ""
        if known.hasPrefix(heading) { return }
        try? FileManager.default.removeItem(at: folder.appendingPathComponent("pictures"))
        try Data(heading.utf8).write(to: script, options: .atomic)
        try Data(SnapshotPage.html.utf8).write(to: folder.appendingPathComponent(SnapshotRun.page), options: .atomic)
    }

    private var script: URL { folder.appendingPathComponent(SnapshotRun.script) }

    private func append(_ text: String) throws {
        let file = open(script.path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(file) }
        // A single call, so that lines of several processes do not mix.
        let bytes = Array(text.utf8)
        guard write(file, bytes, bytes.count) == bytes.count else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// The identity of a run, equal in all its processes: the name that the environment gives it, or the `swift test`
    /// process that started them. A process that something else started is a run of its own.
    private static var run: String {
        if let name = ProcessInfo.processInfo.environment["CAIRN_SNAPSHOT_RUN"], !name.isEmpty { return name }
        let parent = getppid()
        let name = (try? String(contentsOfFile: "/proc/\(parent)/comm", encoding: .utf8)) ?? ""
        let isSwift = name.hasPrefix("swift-test") || name.hasPrefix("swift-package")
        return isSwift ? "\(parent) \(start(of: parent))" : "\(getpid()) \(start(of: getpid()))"
    }

    /// The start time of a process, in ticks since the machine started.
    private static func start(of process: pid_t) -> String {
        let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // The second field is the program's name in parentheses, which may contain spaces.
        let words = line.split(separator: ")").last?.split(separator: " ") ?? []
        return words.count > 19 ? String(words[19]) : ""
    }
}
