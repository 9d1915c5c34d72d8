import Foundation

/// Writes the table of the canvas's rules in `Documentation/Conformance.md`, or with `--check` says whether it is up to
/// date. With `trials` it lays documents out with one rule left out at a time. Run in the package's directory.
///
/// Exit status: 0 done or up to date, 1 out of date, 2 wrong arguments or a file that cannot be read or written.
@main
struct CanvasRulesCommand {
    private static let page = "Documentation/Conformance.md"

    static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            switch arguments.first {
            case nil: try write(updatedPage())
            case "--check" where arguments.count == 1: exit(try isUpToDate() ? 0 : 1)
            case "trials" where arguments.count > 2:
                guard let trials = CanvasRuleTrials(leafSizes: arguments[1]) else { fallthrough }
                for path in arguments.dropFirst(2) { try trials.run(path) }
            default: fail("usage: Scripts/canvas-rules [--check | trials recorded|measured FILE...]")
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func isUpToDate() throws -> Bool {
        if try updatedPage() == pageText() { return true }
        print("The table of the canvas's rules in \(page) is out of date; run Scripts/canvas-rules and commit the result.")
        return false
    }

    private static func pageText() throws -> String { try String(contentsOfFile: page, encoding: .utf8) }
    private static func updatedPage() throws -> String { try CanvasRuleTable.replaced(in: pageText()) }
    private static func write(_ text: String) throws { try text.write(toFile: page, atomically: true, encoding: .utf8) }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("canvas-rules: \(message)\n".utf8))
        exit(2)
    }
}
