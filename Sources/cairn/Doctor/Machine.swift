import Foundation

/// The properties of the machine that the command may read.
struct Machine {
    var environment = ProcessInfo.processInfo.environment

    /// The path of a program in one of the folders of `PATH`.
    func program(_ name: String) -> String? {
        (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").lazy.map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    /// The first line that a program prints; nil where it fails or prints nothing within ten seconds.
    func firstLine(of program: String, _ arguments: [String]) -> String? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardOutput = pipe
        do { try process.run() } catch { return nil }
        let longestTime = 10.0
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        var bytes: [UInt8] = []
        let end = Date(timeIntervalSinceNow: longestTime)
        while !bytes.contains(UInt8(ascii: "\n")), Descriptor.readable([descriptor], until: end)[0],
            let more = Descriptor.read(from: descriptor), !more.isEmpty
        {
            bytes += more
        }
        process.terminate()
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.isEmpty ? nil : line
    }

    /// The folders in which the package manager keeps SDKs.
    var sdkFolders: [String] {
        let home = environment["HOME"].map { [$0 + "/.config", $0] } ?? []
        let settings = [environment["XDG_CONFIG_HOME"].map { $0 + "/swiftpm" }, home.first.map { $0 + "/swiftpm" }]
        return (settings + [home.last.map { $0 + "/.swiftpm" }]).compactMap { $0.map { $0 + "/swift-sdks" } }
    }
}
