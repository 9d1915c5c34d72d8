import Foundation

/// Turns PDF files into SVG with the program `pdftocairo` as a child process, so that no PDF library is linked.
enum PDFConversion {
    private static let program = "/usr/bin/pdftocairo"
    private static let longestTime = DispatchTimeInterval.seconds(10)

    /// The first page of a PDF file as an SVG document.
    ///
    /// - Throws: ``AssetPictureError``.
    static func svg(ofFirstPage file: String) throws -> [UInt8] {
        guard FileManager.default.isExecutableFile(atPath: program) else { throw AssetPictureError.noPDFProgram }
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: output) }
        try run(["-svg", "-f", "1", "-l", "1", URL(fileURLWithPath: file).path, output.path])
        guard let data = FileManager.default.contents(atPath: output.path), !data.isEmpty else {
            throw AssetPictureError.pdfFailed
        }
        return [UInt8](data)
    }

    private static func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        guard ended.wait(timeout: .now() + longestTime) == .success else {
            process.terminate()
            throw AssetPictureError.pdfTookTooLong
        }
        guard process.terminationStatus == 0 else { throw AssetPictureError.pdfFailed }
    }
}
