import Foundation
import Testing

/// The screen of a program that is built, by `cairn picture`.
@Suite struct ProgramPictureTests {
    private func run(_ program: String = "SampleApp", _ arguments: [String] = []) throws -> (
        status: Int32, picture: Data, messages: String
    ) {
        let process = Process()
        let products = Bundle.main.bundleURL
        process.executableURL = products.appendingPathComponent("cairn")
        process.arguments = ["picture", products.appendingPathComponent(program).path, "-o", "-", "--scale", "1"] + arguments
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let picture = output.fileHandleForReading.readDataToEndOfFile()
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, picture, messages)
    }

    @Test func isTheSameInTwoRunsAndAnotherInTheDark() throws {
        let (one, two) = (try run("StartingApp"), try run("StartingApp"))
        #expect(one.status == 0 && one.picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(one.picture == two.picture)
        let other = try run("StartingApp", ["--appearance", "dark", "--device", "iPad mini"])
        #expect(other.status == 0 && other.picture != one.picture)
    }

    @Test func aTapIsOnALabelOrAPoint() throws {
        let one = try run()
        let (tapped, point) = (try run("SampleApp", ["--tap", "Tap Me"]), try run("SampleApp", ["--tap", "187,57"]))
        #expect(tapped.status == 0 && tapped.picture == point.picture && tapped.picture != one.picture)
    }

    @Test func aTapOnWhatIsNotThereTellsWhatIs() throws {
        let result = try run("SampleApp", ["--tap", "Nothing of the kind"])
        #expect(result.status == 2 && result.picture.isEmpty)
        #expect(result.messages.contains("has nothing with the label 'Nothing of the kind'; there is 'Tap Me', 'Label A', "))
    }

    @Test func anAppThatEndsIsToldWithItsLastLines() throws {
        let result = try run("StartingApp", ["--argument", "-CairnOrientation", "--argument", "upside-down"])
        #expect(result.status == 2 && result.picture.isEmpty)
        #expect(result.messages.contains("before it showed a window; the last that it printed:"))
        #expect(result.messages.contains("The option -CairnOrientation does not take the value upside-down"))
    }
}
