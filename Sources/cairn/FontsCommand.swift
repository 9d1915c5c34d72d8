import UIKit

extension Subcommand {
    /// `cairn fonts`: lists fonts.
    static let fonts = Subcommand(
        name: "fonts", summary: "list which font file serves what, and what is missing", operands: "", options: [],
        example: (
            "cairn fonts", "prints a line for each style and script; fails if a file is not installed that every text needs"
        ),
        run: FontsCommand.run)
}

@MainActor
enum FontsCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        let rows = UIFont.uses
        let width = rows.map(\.use.count).max() ?? 0
        for row in rows {
            output.print(row.use + String(repeating: " ", count: width - row.use.count) + "  " + description(of: row) + "\n")
        }
        return rows.contains { $0.isRequired && !$0.isInstalled } ? .failure : .success
    }

    private static func description(of row: UIFont.Use) -> String {
        guard let path = row.path else { return "none: boxes as wide as iOS's characters are drawn" }
        return row.isInstalled ? "\(path) (\(row.package))" : "missing: \(path); install the Debian package \(row.package)"
    }
}
