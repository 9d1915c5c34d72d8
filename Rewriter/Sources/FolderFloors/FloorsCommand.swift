import Foundation
import SwiftDeclarations

/// Checks that the folders of UIKit name only what their floor or a lower one declares, as `ARCHITECTURE.md` draws the
/// floors. Run in the package's directory.
///
/// Exit status: 0 no arrow points up, 1 some do or the drawing has other folders, 2 wrong arguments or a file that
/// cannot be read or understood.
@main
struct FloorsCommand {
    private static let directory = "Sources/UIKit"
    private static let drawingPath = "ARCHITECTURE.md"
    private static let heading = "UIKit's folders"

    static func main() {
        guard CommandLine.arguments.count == 1 else { fail("usage: Scripts/floors") }
        do {
            exit(try report() ? 0 : 1)
        } catch let problem as FloorPlan.Problem {
            fail("\(drawingPath): \(problem)")
        } catch {
            fail(error.localizedDescription)
        }
    }

    /// Prints what is wrong. Returns whether nothing is.
    private static func report() throws -> Bool {
        let plan = try FloorPlan(parsing: text(atPath: drawingPath), heading: heading)
        let check = FloorCheck(try sourceFiles(), plan: plan)
        for arrow in check.arrowsUp { print("\(directory)/\(arrow)") }
        for mistake in check.mistakes { print("\(drawingPath): \(mistake)") }
        return check.arrowsUp.isEmpty && check.mistakes.isEmpty
    }

    private static func sourceFiles() throws -> [SourceFile] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: directory).filter { $0.hasSuffix(".swift") }.sorted()
        return zip(paths, SwiftSource.reading(try paths.map { try text(atPath: "\(directory)/\($0)") })).map(SourceFile.init)
    }

    private static func text(atPath path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(2)
    }
}
