import Foundation

/// Checks that something calls each method of the public delegates' and data sources' protocols, except those of a
/// list. Run in the package's directory.
///
/// Exit status: 0 the list is right, 1 it is not, 2 wrong arguments or a file that cannot be read or understood.
@main
struct UncalledCommand {
    private static let directories = ["Sources/QuartzCore", "Sources/UIKit"]
    private static let listPath = "Notes/Uncalled.symbols"

    static func main() {
        guard CommandLine.arguments.count == 1 else { fail("usage: Scripts/uncalled") }
        do {
            let mistakes = UncalledCheck(try sources(), known: try KnownUncalled(parsing: text(atPath: listPath))).mistakes
            for mistake in mistakes { print("\(listPath): \(mistake)") }
            exit(mistakes.isEmpty ? 0 : 1)
        } catch let problem as KnownUncalled.Problem {
            fail("\(listPath): \(problem)")
        } catch {
            fail(error.localizedDescription)
        }
    }

    private static func sources() throws -> [String] {
        try directories.flatMap { directory in
            try FileManager.default.subpathsOfDirectory(atPath: directory).filter { $0.hasSuffix(".swift") }.sorted()
                .map { try text(atPath: "\(directory)/\($0)") }
        }
    }

    private static func text(atPath path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(2)
    }
}
