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
    /// Whether the tests are built of the sources as they are.
    private var areTestsBuilt = false
    private static let mostKept = 16 << 10

    init(folder: String, sdk: String?, _ web: WebServer, tell: @escaping (State, String) -> Void) {
        (self.folder, self.sdk, self.web, self.tell) = (folder, sdk, web, tell)
    }

    /// Builds and runs the previews; under another look than those of the last run, only runs them. A run that goes on
    /// ends first.
    ///
    /// - Throws: Where there is no package, or no Swift.
    func start(_ look: StudioLook) throws {
        stop()
        let isBuilt = areTestsBuilt && look != self.look
        (self.look, areTestsBuilt) = (look, false)
        if isBuilt, let tests = builtTests {
            return try launch([tests, "--testing-library", "swift-testing"] + Self.filter, in: package, look)
        }
        guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
            throw StudioRefusal("\(folder) has no Package.swift, so that there are no previews to build")
        }
        guard ProgramBuild.inPath("swift") != nil else {
            throw StudioRefusal("previews are built with Swift, and 'swift' is not in PATH; swift.org says how to install it")
        }
        let words = sdk.map { ["test", "--swift-sdk", $0] } ?? ["package", "uikit-test"]
        try launch(["swift"] + words + Self.filter, in: package, look)
    }

    /// The status of a program of tests of which none are previews: `EX_UNAVAILABLE`, which the package manager passes
    /// over.
    private static let noTests = "status 69"
    private static let filter = ["--filter", "PreviewsOf"]

    /// The folder of the package that is built. Beside a package written for iOS, `cairn import --cairn` writes one that
    /// has the plugin.
    private var package: String {
        let imported = folder + "/CairnImport"
        return sdk == nil && FileManager.default.fileExists(atPath: imported + "/Package.swift") ? imported : folder
    }

    /// The program of the package's tests, where the package manager or the plugin put it.
    private var builtTests: String? {
        let products = package + (sdk == nil ? "/.build/uikit/debug" : "/.build/debug")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
        let programs = names.filter { $0.hasSuffix("PackageTests.xctest") }
        return programs.count == 1 ? "\(products)/\(programs[0])" : nil
    }

    /// Starts a command whose output is read.
    private func launch(_ words: [String], in folder: String, _ look: StudioLook) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw StudioRefusal("the system makes no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var environment = ProcessInfo.processInfo.environment
        environment["CAIRN_PREVIEW_LOOK"] = String(decoding: look.json, as: UTF8.self)
        environment["CAIRN_SNAPSHOT_REPORT"] = self.folder + "/" + Self.report
        process = try SpawnedProcess(
            "/usr/bin/env", words, descriptors: [(ends[1], 1), (ends[1], 2)], environment: environment, folder: folder)
        (output, lines) = (ends[0], Data())
        web.watch(output, id: Self.watchIDs.lowerBound)
        tell(.building, words.joined(separator: " "))
    }

    /// Runs the previews again after sources changed, if they are looked at.
    func sourcesChanged() {
        areTestsBuilt = false
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
        let end = process?.wait().flatMap { $0 == Self.noTests ? nil : $0 }
        letGo()
        areTestsBuilt = end == nil
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
