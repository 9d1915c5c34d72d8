import InterfaceBuilderCanvas
import InterfaceBuilderDocument

/// The texts that `--help` shows, made from the tables.
@MainActor
enum HelpText {
    static func overview(_ subcommands: [Subcommand]) -> String {
        let verbs = table(subcommands.map { ("cairn \($0.name) \($0.operands)", $0.summary) })
        return """
            Lays out Interface Builder documents of iOS.

            Usage:
            \(verbs)
              cairn help SUBCOMMAND
              cairn help devices
              cairn help man
              cairn help completions bash|zsh|fish
              cairn --version

            Example:
              \(subcommands[0].example.call)
                  \(subcommands[0].example.meaning)

            """
    }

    static func text(of subcommand: Subcommand) -> String {
        let options = subcommand.options.map { ($0.name + ($0.placeholder.map { " \($0)" } ?? ""), $0.summary) }
        return """
            \(subcommand.summary.prefix(1).uppercased() + subcommand.summary.dropFirst()).
            \(subcommand.sightInWords.map { "\($0)\n" } ?? "")
            Usage: cairn \(subcommand.name) [OPTIONS] \(subcommand.operands)

            Options:
            \(table(options + [("--help", "this text")]))
            \(forms(of: subcommand))
            Example:
              \(subcommand.example.call)
                  \(subcommand.example.meaning)

            """
    }

    private static func forms(of subcommand: Subcommand) -> String {
        guard let (title, forms) = subcommand.operandForms else { return "" }
        return "\n\(title):\n\(forms.map { "  \($0)\n" }.joined())"
    }

    /// The screens that `--device` knows.
    static var devices: String {
        let rows = CanvasModel.all.map { model in
            (
                model.id,
                "\(Int(model.size.width))x\(Int(model.size.height)) @\(Int(model.scale))x  \(model.products.joined(separator: ", "))"
            )
        }
        return table(rows) + "\n"
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map { $0.0.count }.max() ?? 0
        return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" }.joined(separator: "\n")
    }
}
