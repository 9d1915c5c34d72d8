import LayoutInspection
import UIKit

extension Subcommand {
    /// `cairn fonts`: lists fonts.
    static let fonts = Subcommand(
        name: "fonts", summary: "list which font file serves what, and what is missing", operands: "", options: [.format],
        example: (
            "cairn fonts", "prints a line for each style and script; fails if a file is not installed that every text needs"
        ),
        run: FontsCommand.run)
}

@MainActor
enum FontsCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        let rows = UIFont.uses
        if options.format != .text {
            var list = ReportList(options.format, output)
            list.begin()
            for row in rows { list.add(json(row)) }
            list.end()
            if options.format == .json { output.print("\n") }
            return status(of: rows)
        }
        let width = rows.map(\.use.count).max() ?? 0
        for row in rows {
            output.print(row.use + String(repeating: " ", count: width - row.use.count) + "  " + description(of: row) + "\n")
        }
        return status(of: rows)
    }

    private static func status(of rows: [UIFont.Use]) -> ExitStatus {
        rows.contains { $0.isRequired && !$0.isInstalled } ? .failure : .success
    }

    private static func json(_ row: UIFont.Use) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            for (key, text) in [("use", row.use), ("path", row.path), ("package", row.package)] {
                writer.key(key)
                writer.string(text)
            }
            for (key, value) in [("isInstalled", row.isInstalled), ("isRequired", row.isRequired)] {
                writer.key(key)
                writer.boolean(value)
            }
        }
        return writer.text
    }

    private static func description(of row: UIFont.Use) -> String {
        guard let path = row.path else { return "none: boxes as wide as iOS's characters are drawn" }
        return row.isInstalled ? "\(path) (\(row.package))" : "missing: \(path); install the Debian package \(row.package)"
    }
}
