import Foundation
import Testing

/// The screen of a program that is built, by `cairn picture`.
@Suite struct ProgramPictureTests {
    private func run(_ arguments: [String]) throws -> (status: Int32, picture: Data, messages: String) {
        let process = Process()
        let products = Bundle.main.bundleURL
        process.executableURL = products.appendingPathComponent("cairn")
        process.arguments = ["picture", products.appendingPathComponent("SampleApp").path, "-o", "-", "--scale", "1"] + arguments
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let picture = output.fileHandleForReading.readDataToEndOfFile()
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, picture, messages)
    }

    @Test func isTheSameInTwoRunsAndAnotherInTheDarkAndAfterATap() throws {
        let (one, two) = (try run([]), try run([]))
        #expect(one.status == 0 && one.picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(one.picture == two.picture)
        #expect(try run(["--appearance", "dark", "--device", "iPad mini"]).picture != one.picture)
        let tapped = try run(["--tap", "187,57"])
        #expect(tapped.status == 0 && tapped.picture != one.picture)
    }

    @Test func aTapOnWhatIsNotThereTellsWhatIs() throws {
        let result = try run(["--tap", "Nothing of the kind"])
        #expect(result.status == 2 && result.picture.isEmpty)
        #expect(result.messages.contains("has nothing with the label 'Nothing of the kind'; there is '"))
    }

    @Test func anAppThatEndsIsToldWithItsLastLines() throws {
        let result = try run(["--argument", "-CairnOrientation", "--argument", "upside-down"])
        #expect(result.status == 2 && result.picture.isEmpty)
        #expect(result.messages.contains("NSInvalidArgumentException"))
    }
}
