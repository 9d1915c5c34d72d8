import Foundation
import StudioMessages

/// Runs a package's previews, under the circumstances that a page asks for, into a report of their own.
///
/// Previews are tests (Documentation/Snapshots.md): the package's tests are built, and those of previews run, with the
/// look in the environment, so that they draw and do not compare.
@MainActor
final class PreviewRun {
    enum State: String {
        case building, ended, failed
    }

    /// The folder of the report, relative to the package.
    static let report = ".build/studio-previews"
    /// The ids under which the web server watches the run's output.
    static let watchIDs: ClosedRange<Int64> = 20...21

    private let folder: String
    private let sdk: String?
    private let web: WebServer
    private let tell: (State, String) -> Void
    private var process: SpawnedProcess?
    private var output: Int32 = -1
    private var lines = Data()
    /// The look of the last run; nil before the first one, and then changes of sources start none.
    private var look: StudioLook?
    private static let mostKept = 16 << 10

    init(folder: String, sdk: String?, _ web: WebServer, tell: @escaping (State, String) -> Void) {
        (self.folder, self.sdk, self.web, self.tell) = (folder, sdk, web, tell)
    }

    /// Builds and runs the previews. A run that goes on ends first.
    ///
    /// - Throws: Where there is no package, or no Swift.
    func start(_ look: StudioLook) throws {
        stop()
        guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
            throw StudioRefusal("\(folder) has no Package.swift, so that there are no previews to build")
        }
        guard ProgramBuild.inPath("swift") != nil else {
            throw StudioRefusal("previews are built with Swift, and 'swift' is not in PATH; swift.org says how to install it")
        }
        self.look = look
        // Of a package written for iOS, `cairn import --cairn` writes one beside its sources that has the plugin.
        let imported = folder + "/CairnImport"
        let package = sdk == nil && FileManager.default.fileExists(atPath: imported + "/Package.swift") ? imported : folder
        let filter = ["--filter", "PreviewsOf"]
        let words = sdk.map { ["test", "--swift-sdk", $0] + filter } ?? ["package", "uikit-test"] + filter
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw StudioRefusal("the system makes no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var environment = ProcessInfo.processInfo.environment
        environment["CAIRN_PREVIEW_LOOK"] = String(decoding: look.json, as: UTF8.self)
        environment["CAIRN_SNAPSHOT_REPORT"] = folder + "/" + Self.report
        process = try SpawnedProcess(
            "/usr/bin/env", ["swift"] + words, descriptors: [(ends[1], 1), (ends[1], 2)], environment: environment,
            folder: package
        )
        (output, lines) = (ends[0], Data())
        web.watch(output, id: Self.watchIDs.lowerBound)
        tell(.building, words.joined(separator: " "))
    }

    /// Runs the previews again after sources changed, if they are looked at.
    func sourcesChanged() {
        guard let look else { return }
        do { try start(look) } catch { tell(.failed, "\(error)") }
    }

    /// Reads what the run prints.
    func receive() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = buffer.withUnsafeMutableBytes { read(output, $0.baseAddress!, $0.count) }
        if count > 0 {
            lines.append(contentsOf: buffer[..<count])
            if lines.count > Self.mostKept { lines = Data(lines.suffix(Self.mostKept / 2)) }
            return
        }
        let end = process?.wait()
        letGo()
        let last = String(decoding: lines, as: UTF8.self).split(separator: "\n").suffix(12).joined(separator: "\n")
        end == nil ? tell(.ended, "") : tell(.failed, last)
    }

    func stop() {
        guard let process else { return }
        process.end()
        process.wait()
        letGo()
    }

    private func letGo() {
        web.forget(Self.watchIDs.lowerBound)
        if output >= 0 { close(output) }
        (process, output) = (nil, -1)
    }
}
