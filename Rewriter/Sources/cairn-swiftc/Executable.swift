import Foundation

/// A program that this one starts.
struct Executable {
    struct Fault: Error, CustomStringConvertible {
        let path: String
        let number: Int32
        var description: String { "\(path) cannot be started: \(String(cString: strerror(number)))" }
    }

    let path: String

    init(_ path: String) { self.path = path }

    /// Becomes the program. Returns only by throwing.
    func replaceThisProcess(_ arguments: [String]) throws -> Never {
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, &words)
        throw Fault(path: path, number: errno)
    }

    /// Runs the program with this one's outputs. Returns its exit status.
    func run(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        do { try process.run() } catch { throw Fault(path: path, number: ENOENT) }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// The program's standard output.
    func output(_ arguments: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardOutput = pipe
        do { try process.run() } catch { throw Fault(path: path, number: ENOENT) }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
