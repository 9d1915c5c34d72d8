import Foundation

/// Runs poppler's programs on PDF files as child processes, so that no PDF library is linked.
package enum PDFProgram {
    /// The reason why a file cannot be read.
    package enum Failure: Error {
        case noProgram, failed, tookTooLong
    }

    private static let folder = "/usr/bin"
    /// Whether the programs are installed.
    package static var isInstalled: Bool {
        ["pdftocairo", "pdfinfo"].allSatisfy { FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)") }
    }

    private static let longestTime = DispatchTimeInterval.seconds(10)

    /// A page of a PDF file as an SVG document, in the size of its crop box.
    ///
    /// - Parameter page: The page's number, from 1.
    package static func svg(ofPage page: Int = 1, of file: String) throws(Failure) -> [UInt8] {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: output) }
        let path = URL(fileURLWithPath: file).path
        try run("pdftocairo", ["-svg", "-f", "\(page)", "-l", "\(page)", path, output.path], into: nil)
        guard let data = FileManager.default.contents(atPath: output.path), !data.isEmpty else { throw .failed }
        return [UInt8](data)
    }

    /// The lines of `pdfinfo` about a file: the file's properties, and the boxes of the pages in a range.
    package static func lines(about file: String, pages: ClosedRange<Int>? = nil) throws(Failure) -> [Substring] {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: output) }
        guard FileManager.default.createFile(atPath: output.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: output.path)
        else { throw .failed }
        let range = pages.map { ["-box", "-f", "\($0.lowerBound)", "-l", "\($0.upperBound)"] } ?? []
        try run("pdfinfo", range + [URL(fileURLWithPath: file).path], into: handle)
        guard let data = FileManager.default.contents(atPath: output.path) else { throw .failed }
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }

    private static func run(_ program: String, _ arguments: [String], into output: FileHandle?) throws(Failure) {
        let path = "\(folder)/\(program)"
        guard FileManager.default.isExecutableFile(atPath: path) else { throw .noProgram }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output ?? FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw .failed }
        guard ended.wait(timeout: .now() + longestTime) == .success else {
            process.terminate()
            throw .tookTooLong
        }
        guard process.terminationStatus == 0 else { throw .failed }
    }
}
