import BuildPlanning
import Foundation

/// The inputs of a run: the plan, the program itself, and each file with its size and date. A run with the same inputs
/// changes nothing.
struct RunStamp {
    private let path: String
    private let text: String

    /// - Parameters:
    ///   - plan: The plan as it was given.
    ///   - files: The files that the plan names.
    ///   - output: The folder of the results, in which the stamp of the last run is.
    init(plan: Data, files: [String], output: String) throws {
        path = output + "/stamp"
        let program = try Self.line(of: "/proc/self/exe")
        text = try ([program] + files.map(Self.line)).joined(separator: "\n") + "\n" + String(decoding: plan, as: UTF8.self)
    }

    private static func line(of file: String) throws -> String {
        let resolved = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        guard let values = try? FileManager.default.attributesOfItem(atPath: resolved) else {
            throw RewriteCommand.Fault.unreadable(file)
        }
        let date = (values[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(file) \(values[.size] ?? 0) \(date)"
    }

    /// Whether the last run that came to its end read the same.
    var isThatOfLastRun: Bool { FileManager.default.contents(atPath: path) == Data(text.utf8) }

    /// Forgets the last run, before its results are replaced.
    func forgetLastRun() throws {
        if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }

    /// Keeps the stamp of a run whose results stand, for the next one.
    func keep() throws { try WholeFile(path).write(Data(text.utf8)) }
}
