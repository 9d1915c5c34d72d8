/// The command's page for `man`, made from the tables.
@MainActor
enum ManPage {
    static func text(_ subcommands: [Subcommand]) -> String {
        var lines = [
            ".TH CAIRN 1 \"\" \"cairn \(CairnVersion.current)\" \"User Commands\"", ".SH NAME",
            "cairn \\- lays out Interface Builder documents of iOS", ".SH SYNOPSIS",
        ]
        for subcommand in subcommands {
            lines += [".B cairn \(subcommand.name)", "[OPTIONS] \(escaped(subcommand.operands))", ".br"]
        }
        lines += [".SH COMMANDS"]
        for subcommand in subcommands { lines += section(subcommand) }
        lines += [
            ".SH EXIT STATUS", ".TP", ".B 0", "done", ".TP", ".B 1", "found what it looks for: findings, differences, decisions",
            ".TP",
            ".B 2", "wrong use, or a file that cannot be read",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ subcommand: Subcommand) -> [String] {
        var lines = [".SS cairn \(subcommand.name) \(escaped(subcommand.operands))", escaped(sentence(subcommand.summary))]
        lines += subcommand.sightInWords.map { [escaped($0)] } ?? []
        for option in subcommand.options {
            lines += [
                ".TP", ".B \(escaped(option.name))" + (option.placeholder.map { " \(escaped($0))" } ?? ""),
                escaped(option.summary),
            ]
        }
        if let (title, forms) = subcommand.operandForms {
            lines += [".PP", "\(title):", ".PP", ".nf", ".RS"] + forms.map(escaped) + [".RE", ".fi"]
        }
        return lines + [
            ".PP", "Example:", ".PP", ".nf", ".RS", escaped(subcommand.example.call), ".RE", ".fi", ".PP",
            escaped(sentence(subcommand.example.meaning)),
        ]
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    /// A text as a line of roff: without a command at its start, and with signs that mean something else there written
    /// as escapes.
    private static func escaped(_ text: String) -> String {
        let line = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n", with: " ")
        return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }
}
